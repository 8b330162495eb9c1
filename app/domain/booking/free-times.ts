import { weekdays, type WeekHours } from "~/domain/agency/opening-hours";
import { clashOf, type Slot } from "~/domain/diary/clashes";
import { daysLater } from "~/domain/diary/diary-search";
import { fromBarcelona } from "~/i18n/barcelona-time";

import type { FreeDay } from "./booking";

const minute = 60_000;
/** Nothing in the diary lasts longer. */
const longest = 12 * 60 * minute;
/** A list of every quarter of an hour helps nobody choose. */
const leastStep = 30;

type Asked = {
  hours: WeekHours;
  /** The first and the last day that are offered, as `2026-11-28`. */
  first: string;
  last: string;
  /** Before this nothing is offered. */
  from: Date;
  /** How long it takes, in minutes. */
  length: number;
  goes: number;
  place: string;
  /** What the diary holds already. */
  taken: readonly Slot[];
  /** Minutes between two places. */
  travel: number;
};

/**
 * When who goes could come: within the opened hours by Barcelona's clocks, one time after the other, without what overlaps with
 * the diary or leaves no time for the way. Days without one are left out. In the night of March the hour that is left out is
 * offered by nobody; of the hour that October has twice, the first.
 */
export function freeTimes(asked: Asked): FreeDay[] {
  const days: FreeDay[] = [];
  for (let day = asked.first; day <= asked.last; day = daysLater(day, 1)) {
    const times = timesOf(day, asked);
    if (times.length > 0) days.push({ day, times });
  }
  return days;
}

function timesOf(day: string, { hours, from, length, goes, place, taken, travel }: Asked): string[] {
  const starts = hours[weekdayOf(day)].flatMap(({ opens, closes }) => startsIn(day, opens, closes, length));
  const [first, last] = [starts[0], starts.at(-1)];
  if (!first || !last) return [];
  const near = taken.filter(
    ({ startsAt, endsAt }) =>
      Date.parse(endsAt) > first.getTime() - longest && Date.parse(startsAt) < last.getTime() + longest,
  );
  return starts
    .filter((at) => at >= from)
    .map((at) => ({ startsAt: at.toISOString(), endsAt: after(at, length).toISOString(), place, goes }))
    .filter((slot) => !near.some((other) => clashOf(slot, other, travel)))
    .map(({ startsAt }) => startsAt);
}

function startsIn(day: string, opens: string, closes: string, length: number): Date[] {
  const end = momentOn(day, minutesOf(closes));
  const step = Math.max(length, leastStep);
  const starts: Date[] = [];
  for (let at = minutesOf(opens); at < minutesOf(closes); at += step) {
    const start = fromBarcelona(`${day}T${clock(at)}`);
    if (start && end && after(start, length) <= end) starts.push(start);
  }
  return starts;
}

/** What the clocks show at that time, or the first moment after an hour that they leave out. */
function momentOn(day: string, minutes: number): Date | null {
  return (
    fromBarcelona(`${day}T${clock(minutes)}`) ?? fromBarcelona(`${day}T${clock((Math.floor(minutes / 60) + 1) * 60)}`)
  );
}

function weekdayOf(day: string) {
  return weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? "monday";
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

function clock(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function after(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * minute);
}
