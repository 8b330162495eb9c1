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
  const rows = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={`bg-plaster-0 fill-ink [print-color-adjust:exact] ${className}`}
    >
      <path d={rows.join("")} />
    </svg>
  );
}
