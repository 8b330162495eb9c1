import { eixampleGrid, nameLines, type PlanBlock as Shape, type Point } from "~/domain/places/city-plan";

/**
 * A neighbourhood of the plan as the page names it; `homesLabel` is its number of homes in words, "2 homes", or blank. `label` is the name of a link
 * that leads elsewhere than to the neighbourhood; both names stand in it.
 */
export type PlanNeighborhood = { slug: string; name: string; href: string; homesLabel: string; label?: string };

/** A line that keeps its width however the drawing is scaled. */
export const hairline = { vectorEffect: "non-scaling-stroke" } as const;

// The drawing is the same at every width. In a narrow column, where a unit is under half a pixel, names and pins grow.
export const grown = "scale-145 @xl:scale-100";

type BlockProps = { block: Shape; neighborhood?: PlanNeighborhood; isCurrent: boolean; gridId: string };

/** A neighbourhood's block, drawn as the city is there, with its name; a link where the page knows it. */
export function PlanBlock({ block, neighborhood, isCurrent, gridId }: BlockProps) {
  const fill = isCurrent ? "fill-mar-700" : "fill-plaster-0 group-hover:fill-mar-100";
  const stroke = isCurrent
    ? "group-focus-visible:stroke-terra-300"
    : "stroke-plaster-300 group-focus-visible:stroke-mar-700";
  const isGrid = block.slug === "eixample";
  const shape = (
    <>
      {isGrid && <StreetGrid id={gridId} fill={fill} />}
      {isGrid && <path d={block.path} className={isCurrent ? "fill-mar-600" : "fill-plaster-200"} />}
      <path
        d={block.path}
        fill={isGrid ? `url(#${gridId})` : undefined}
        className={`transition-colors ${isGrid ? "" : fill} ${stroke} group-focus-visible:stroke-3`}
        {...hairline}
      />
    </>
  );
  if (!neighborhood) return <g aria-hidden="true">{shape}</g>;
  return (
    <a
      id={`plan-${block.slug}`}
      href={neighborhood.href}
      aria-label={neighborhood.label ?? [neighborhood.name, neighborhood.homesLabel].filter(Boolean).join(", ")}
      aria-current={isCurrent ? "true" : undefined}
      className="group outline-none"
    >
      {shape}
      {block.label.leader && <Leader {...block.label.leader} isCurrent={isCurrent} />}
      <Name block={block} neighborhood={neighborhood} isCurrent={isCurrent} />
    </a>
  );
}

function StreetGrid({ id, fill }: { id: string; fill: string }) {
  const { origin, pitch, turnDegrees } = eixampleGrid;
  return (
    <pattern
      id={id}
      width={pitch}
      height={pitch}
      patternUnits="userSpaceOnUse"
      patternTransform={`translate(${origin.x.toFixed(2)} ${origin.y.toFixed(2)}) rotate(${turnDegrees})`}
    >
      <path d="M4.4 1.5H21.6L24.5 4.4V21.6L21.6 24.5H4.4L1.5 21.6V4.4Z" className={fill} />
    </pattern>
  );
}

function Leader({ path, from, isCurrent }: { path: string; from: Point; isCurrent: boolean }) {
  return (
    <>
      <path d={path} className={`fill-none ${isCurrent ? "stroke-mar-700" : "stroke-stone-500"}`} {...hairline} />
      {!isCurrent && <circle cx={from.x} cy={from.y} r={3} className="fill-stone-500" />}
    </>
  );
}

function Name({ block, neighborhood, isCurrent }: Omit<BlockProps, "gridId"> & { neighborhood: PlanNeighborhood }) {
  const { x, y, inside } = block.label;
  const lines = nameLines(neighborhood.name);
  const first = inside ? -12 : -7;
  const nameColour = isCurrent ? (inside ? "fill-plaster-0" : "fill-mar-700") : "fill-ink";
  const countColour = isCurrent && inside ? "fill-mar-100" : "fill-stone-600";
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={grown} textAnchor={inside ? "middle" : "start"}>
        {!inside && <rect x={-8} y={-30} width={112} height={56} className="fill-transparent" />}
        {lines.map((line, index) => (
          <text
            key={line}
            y={inside ? first + index * 23 : first - (lines.length - 1 - index) * 23}
            fontSize={22}
            className={`font-serif ${nameColour} group-hover:underline group-focus-visible:underline`}
          >
            {line}
          </text>
        ))}
        {/* Without a space here, name and number would be read as one word: "Gràcia1 home". */}{" "}
        <text y={inside ? first + lines.length * 22 : 19} fontSize={18} className={countColour}>
          {neighborhood.homesLabel}
        </text>
      </g>
    </g>
  );
}
