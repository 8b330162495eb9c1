import { encode } from "uqr";

type Props = {
  /** What a telephone reads: an absolute address. */
  text: string;
  /** Read out in place of the picture. */
  label: string;
  className?: string;
};

// The white edge that scanners need, four modules wide (ISO/IEC 18004).
const border = 4;

/** A QR code as one path, sharp at any size on paper. A quarter of it may be spoilt and it is still read. */
export function QrCode({ text, label, className = "" }: Props) {
  const { data, size } = encode(text, { ecc: "Q", border });
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={`bg-plaster-0 fill-ink [print-color-adjust:exact] ${className}`}
    >
      <path d={darkRuns(data)} />
    </svg>
  );
}

/** The dark squares that touch each other in a row as one bar: half as many words as a square each. */
function darkRuns(rows: readonly (readonly boolean[])[]): string {
  const bars = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const width = (end < 0 ? row.length : end) - x;
      return [`M${x} ${y}h${width}v1h-${width}z`];
    }),
  );
  return bars.join("");
}
