/** Looks up a phrase of a duration; the panel's own texts do, and its script beside them. */
type Say = (key: "clock.days" | "clock.hours", values: { count?: number; hours?: number; minutes?: string }) => string;

const minutesOfDay = 24 * 60;

/** How long: `2 h 05 m`, from two days on `3 days`. */
export function duration(say: Say, minutes: number): string {
  if (minutes >= 2 * minutesOfDay) return say("clock.days", { count: Math.floor(minutes / minutesOfDay) });
  return say("clock.hours", { hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, "0") });
}
