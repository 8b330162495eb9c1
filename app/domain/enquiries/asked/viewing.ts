import { displayId } from "~/domain/properties/property";
import { dayInBarcelona } from "~/i18n/barcelona-time";

/** When on a day a visitor could come. */
export const partsOfDay = ["morning", "midday", "afternoon", "evening"] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** The days on which a viewing can be asked for, first and last, as `2026-11-22`. */
export type ViewingDays = { first: string; last: string };

const weekday = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", weekday: "long" });

/** From tomorrow, as the calendar stands in Barcelona, to a year later: further away a year was mistyped. */
export function viewingDays(now: Date): ViewingDays {
  const today = dayInBarcelona(now);
  return { first: daysAfter(today, 1), last: daysAfter(today, 365) };
}

type Wishes = { firstDay?: string; firstPart?: PartOfDay; secondDay?: string; secondPart?: PartOfDay };

/** Which home is meant and when the visitor could come, in the words that the agent reads. */
export function viewingDetails(home: { id: number; title: string }, wishes: Wishes): Record<string, string> {
  const [first, second] = [wish(wishes.firstDay, wishes.firstPart), wish(wishes.secondDay, wishes.secondPart)].filter(
    (said) => said !== undefined,
  );
  return {
    Home: `${displayId(home.id)} ${home.title}`,
    ...(first ? { "Wished time": first } : {}),
    ...(second ? { "Or else": second } : {}),
  };
}

function wish(day: string | undefined, part: PartOfDay | undefined): string | undefined {
  if (!day && !part) return undefined;
  return `${day ? `${weekday.format(new Date(day))} ${day}` : "any day"}, ${part ?? "any time"}`;
}

function daysAfter(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
