import type { FilterName } from "./property-search";

/**
 * How many homes each choice of a filter leads to while all other filters stay as they are, by `bedrooms:2`. The choice `all` is the
 * filter taken away; one that is there or not has `all` and `yes`.
 */
export type ChoiceCounts = Readonly<Record<`${FilterName}:${string}`, number>>;

/** @returns the homes behind a choice; 0 for one that was not counted */
export function homesBehind(counts: ChoiceCounts, filter: FilterName, choice: string | number): number {
  return counts[`${filter}:${choice}`] ?? 0;
}
