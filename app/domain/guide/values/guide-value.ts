import type { DatedFigure } from "~/domain/costs/dated-figure";

import type { Figure, Unit } from "./unit";

/** What may stand behind a name: `years` are whole ones; `number` is any figure without the sign of its unit. */
export type Argument = "eur" | "percent" | "years" | "number";

/** What texts may name in braces. */
export type GuideValue = {
  /** What stands behind the name, in this order; nothing for a figure of law, tariff or market. */
  readonly takes: readonly Argument[];
  /** Whether more of the last of them may follow. */
  readonly more?: true;
  readonly unit: Unit;
  /** The figures of ours that it comes from, each with its law or publication and the day it was read. */
  readonly sources: readonly DatedFigure[];
  /** @returns null where it cannot be said: a price that nobody asks here */
  readonly of: (...given: number[]) => Figure | null;
};

/** A figure that stands as it was read. */
export function standing(
  unit: Unit,
  figure: Figure,
  ...sources: DatedFigure[]
): Omit<GuideValue, "of"> & { readonly of: () => Figure } {
  return { takes: [], unit, sources, of: () => figure };
}

/** A figure worked out from what stands behind its name. */
export function workedOut(
  takes: readonly Argument[],
  unit: Unit,
  of: GuideValue["of"],
  ...sources: DatedFigure[]
): GuideValue {
  return { takes, unit, sources, of };
}
