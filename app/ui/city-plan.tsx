import { useId } from "react";

import {
  avenues,
  eixampleGrid,
  landmarks,
  landscape,
  nameLines,
  placePins,
  planBlocks,
  view,
  type PlanBlock,
  type Point,
} from "~/domain/places/city-plan";

/** A neighbourhood of the plan as the page names it; `homesLabel` is its number of homes in words, "2 homes". */
export type PlanNeighborhood = { slug: string; name: string; href: string; homesLabel: string };

/** A home that gets a pin: WGS84 degrees, already rounded where the owner keeps the exact place private. */
export type PlanHome = {
  id: number;
  title: string;
  priceLabel: string;
  href: string;
  latitude: number;
  longitude: number;
};

type CityPlanProps = {
  neighborhoods: readonly PlanNeighborhood[];
  homes: readonly PlanHome[];
  current?: string;
  texts: { title: string; description: string };
  className?: string;
};

const hairline = { vectorEffect: "non-scaling-stroke" } as const;

// The drawing is the same at every width. In a narrow column, where a unit is under half a pixel, names and pins grow.
const grown = "scale-145 @xl:scale-100";

/**
 * The site's own plan of Barcelona: each neighbourhood a link, each home a pin. `current` is the slug of the
 * neighbourhood that the page is about. From 350 px of width no lettering is under 11 px and no pin's target under 24 px.
 */
export function CityPlan({ neighborhoods, homes, current, texts, className = "" }: CityPlanProps) {
  const id = useId().replaceAll(":", "");
  return (
    <div className={`@container w-full ${className}`}>
      <svg
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        role="group"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
        className="h-auto w-full bg-plaster-100"
      >
        <title id={`${id}-title`}>{texts.title}</title>
        <desc id={`${id}-description`}>{texts.description}</desc>
        <Landscape />
        {planBlocks.map((block) => (
          <Block
            key={block.slug}
            block={block}
            neighborhood={neighborhoods.find(({ slug }) => slug === block.slug)}
            isCurrent={block.slug === current}
            gridId={`${id}-grid`}
          />
        ))}
        <Avenues />
        <Landmarks current={current} />
        {placePins(homes).map(({ home, at }) => (
          <Pin key={home.id} home={home} at={at} />
        ))}
      </svg>
    </div>
  );
}

function Landscape() {
  return (
    <g aria-hidden="true" className="pointer-events-none fill-none">
      <path d={landscape.sea} className="fill-mar-50" />
      <path d={landscape.shore} className="stroke-mar-300" {...hairline} />
      {landscape.hills.map((contour) => (
        <path key={contour} d={contour} className="stroke-plaster-300" {...hairline} />
      ))}
    </g>
  );
}

// Drawn as a plan draws streets: two hairlines with the ground between them, cut through the blocks.
function Avenues() {
  return (
    <g aria-hidden="true" className="pointer-events-none fill-none">
      <path d={Object.values(avenues).join("")} strokeWidth={8} className="stroke-plaster-300" />
      <path d={Object.values(avenues).join("")} strokeWidth={6} className="stroke-plaster-100" />
    </g>
  );
}

function Landmarks({ current }: { current?: string }) {
  return (
    <g aria-hidden="true" lang="ca" className="pointer-events-none">
      {landmarks.map(({ name, label, summit, on }) => (
        <g key={name} className={on !== undefined && on === current ? "fill-mar-100" : "fill-stone-600"}>
          {summit && <path d="M0-6 6 5H-6Z" transform={`translate(${summit.x.toFixed(1)} ${summit.y.toFixed(1)})`} />}
          <text x={label.x} y={label.y} fontSize={15} textAnchor="middle" className="hidden @2xl:block">
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}

type BlockProps = { block: PlanBlock; neighborhood?: PlanNeighborhood; isCurrent: boolean; gridId: string };

function Block({ block, neighborhood, isCurrent, gridId }: BlockProps) {
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
      href={neighborhood.href}
      aria-label={`${neighborhood.name}, ${neighborhood.homesLabel}`}
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
        <text y={inside ? first + lines.length * 22 : 19} fontSize={18} className={countColour}>
          {neighborhood.homesLabel}
        </text>
      </g>
    </g>
  );
}

function Pin({ home, at }: { home: PlanHome; at: Point }) {
  return (
    <g transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
      <a href={home.href} className="group outline-none">
        <title>{`${home.title}, ${home.priceLabel}`}</title>
        <g className={grown}>
          <circle r={20} className="fill-transparent" />
          <circle
            r={13}
            className="fill-none stroke-2 group-focus-visible:fill-plaster-0 group-focus-visible:stroke-mar-700"
            {...hairline}
          />
          <path
            d="M-1.6-7.9H1.6L7.9-1.6V1.6L1.6 7.9H-1.6L-7.9 1.6V-1.6Z"
            className="fill-terra-600 stroke-plaster-0 stroke-2 group-hover:fill-terra-700"
            {...hairline}
          />
        </g>
      </a>
    </g>
  );
}
