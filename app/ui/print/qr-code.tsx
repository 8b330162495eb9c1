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
      className={`bg-plaster-0 fill-none stroke-ink [print-color-adjust:exact] ${className}`}
    >
      <path d={darkRuns(data)} />
    </svg>
  );
}

/** The dark squares of each row as strokes along its middle, one square wide, each from where the one before it ended. */
function darkRuns(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) => {
      const runs = row
        .map((isDark) => (isDark ? "1" : "0"))
        .join("")
        .matchAll(/1+/g);
      let end = 0;
      return [...runs].map(({ 0: { length }, index }) => {
        const move = end === 0 ? `M${index} ${y + 0.5}` : `m${index - end} 0`;
        end = index + length;
        return `${move}h${length}`;
      });
    })
    .flat()
    .join("");
}
