import { folded } from "~/i18n/fold";

/** What is asked of an appointment to see whether somebody can be at both. Times are ISO 8601, UTC. */
export type Slot = { startsAt: string; endsAt: string; place: string; goes: number | null };

export type ClashKind = "overlap" | "travel";

const minute = 60_000;

/**
 * Why the person who goes cannot be at both: they overlap, or the time between two places is shorter than the way. Undefined
 * where they can, or where it is not said who goes.
 * @param travel minutes between two places
 */
export function clashOf(one: Slot, other: Slot, travel: number): ClashKind | undefined {
  if (one.goes === null || one.goes !== other.goes) return undefined;
  const [first, second] = one.startsAt <= other.startsAt ? [one, other] : [other, one];
  const gap = Date.parse(second.startsAt) - Date.parse(first.endsAt);
  if (gap < 0) return "overlap";
  return isElsewhere(one.place, other.place) && gap < travel * minute ? "travel" : undefined;
}

/** A call has no place, and nobody travels to it. */
function isElsewhere(one: string, other: string): boolean {
  return one !== "" && other !== "" && folded(one).trim() !== folded(other).trim();
}
