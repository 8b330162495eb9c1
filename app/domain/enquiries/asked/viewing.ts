import { dayInBarcelona } from "~/i18n/barcelona-time";

/** When on a day a visitor could come. */
export const partsOfDay = ["morning", "midday", "afternoon", "evening"] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** The days on which a viewing can be asked for, first and last, as `2026-11-22`. */
export type ViewingDays = { first: string; last: string };

/** From tomorrow, as the calendar stands in Barcelona, to a year later: further away a year was mistyped. */
export function viewingDays(now: Date): ViewingDays {
  const today = dayInBarcelona(now);
  return { first: daysAfter(today, 1), last: daysAfter(today, 365) };
}

function daysAfter(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
