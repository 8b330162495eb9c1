/** Ids of a table, both ends included. */
export type MapRange = { from: number; to: number };

/**
 * A block of as many ids as a part of the map of the site holds, counted from 1: the first has the ids from 1. A page stays in its
 * block whatever comes and goes around it. `updatedAt`: of what changed last in it, ISO 8601 UTC.
 */
export type MapBlock = { number: number; updatedAt: string };

export function rangeOfBlock(number: number, size: number): MapRange {
  return { from: (number - 1) * size + 1, to: number * size };
}
