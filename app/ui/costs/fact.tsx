import type { ReactNode } from "react";

import type { DatedFigure } from "~/domain/costs/dated-figure";

import { FigureSource } from "./figure-source";

type FactProps = { id: string; title: string; figures: readonly DatedFigure[]; day: string; children: ReactNode };

/** One law or habit under its own heading, with its source at the end. */
export function Fact({ id, title, figures, day, children }: FactProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="text-title-2">
        {title}
      </h3>
      <div className="mt-3 space-y-3 text-base text-stone-700">{children}</div>
      <FigureSource figures={figures} day={day} className="mt-3" />
    </section>
  );
}
