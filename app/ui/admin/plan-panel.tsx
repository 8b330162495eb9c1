import type { ReactNode } from "react";

// Blocks of the Eixample seen north-up, 112 wide on streets of 28, their corners cut by an eighth.
const block = "M14 0H98L112 14V98L98 112H14L0 98V14Z";
const street = 28;
const step = 112 + street;

// Every eleventh block of a row is built, each row six further on: no two built ones touch.
const built = Array.from({ length: 14 }, (_, row) =>
  Array.from({ length: 14 }, (_, column) => ({ row, column })).filter(
    ({ column }) => (column - 7 - 6 * row) % 11 === 0,
  ),
).flat();

/** The city plan beside the sign-in; the one place where the mark's pattern stands behind words. */
export function PlanPanel({ children }: { children: ReactNode }) {
  return (
    <div data-surface="deep" className="relative overflow-hidden bg-mar-900 p-8 text-plaster-0 max-lg:h-44 lg:p-12">
      <svg
        viewBox="0 0 700 900"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
        aria-hidden="true"
      >
        <defs>
          <pattern
            id="city-blocks"
            // A street's half around each block: its lines would be cut at the edge of the tile otherwise.
            x={-street / 2}
            y={-street / 2}
            width={step}
            height={step}
            patternUnits="userSpaceOnUse"
            patternTransform="translate(350 450) rotate(45)"
          >
            <path d={block} transform={`translate(${street / 2} ${street / 2})`} className="fill-none stroke-mar-700" />
          </pattern>
        </defs>
        <rect width="700" height="900" fill="url(#city-blocks)" />
        <g transform="translate(350 450) rotate(45)" className="fill-mar-700">
          {built.map(({ row, column }) => (
            <path
              key={`${row} ${column}`}
              d={block}
              transform={`translate(${column * step - 700} ${row * step - 700})`}
            />
          ))}
        </g>
      </svg>
      {children}
    </div>
  );
}
