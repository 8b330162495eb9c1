import type { ReactNode } from "react";

import { avenues, landmarks, landscape, planBlocks, view, type Point } from "~/domain/places/city-plan";
import { placePins } from "~/domain/places/city-plan-pins";

import { grown, hairline, PlanBlock, type PlanNeighborhood } from "./city-plan-block";

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
  /** Further marks, in plan units. */
  children?: ReactNode;
};

/**
 * The site's own plan of Barcelona: each neighbourhood a link, each home a pin. `current` is the slug of the
 * neighbourhood that the page is about. From 350 px of width no lettering is under 11 px and no pin's target under 24 px.
 */
export function CityPlan({ neighborhoods, homes, current, texts, children }: CityPlanProps) {
  const id = "city-plan";
  return (
    <div className="@container w-full">
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
          <PlanBlock
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
        {children}
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
