import { type DatedFigure, isDue } from "./dated-figure";
import * as further from "./further-figures";
import * as mortgage from "./mortgage-figures";
import * as tariffs from "./tariff-figures";
import * as taxes from "./tax-figures";

const figures = { ...taxes, ...tariffs, ...mortgage, ...further } satisfies Record<string, DatedFigure>;
export type FigureName = keyof typeof figures;

/** The figures whose sources are due to be read again, so that the agent is told before anybody is told them. */
export function figuresToReview(now: Date): (DatedFigure & { name: FigureName })[] {
  const day = now.toISOString().slice(0, 10);
  return figureNames
    .filter((name) => isDue(figures[name], day))
    .map((name) => {
      const { source, effectiveFrom, checked, reviewBy, certainty }: DatedFigure = figures[name];
      return { name, source, effectiveFrom, checked, reviewBy, certainty };
    });
}

const figureNames: readonly FigureName[] = Object.keys(figures).filter((name) => isFigureName(name));

function isFigureName(name: string): name is FigureName {
  return Object.hasOwn(figures, name);
}
