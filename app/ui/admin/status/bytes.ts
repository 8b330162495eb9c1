const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

const formats = units.map(
  (unit) => new Intl.NumberFormat("en-GB", { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 1 }),
);

/** A size as people say it: `12.4 MB`, in thousands as disks are sold. */
export function formatBytes(bytes: number): string {
  const step = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  return formats[step]?.format(bytes / 1000 ** step) ?? "";
}
