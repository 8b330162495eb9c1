import type { Asked } from "~/domain/enquiries/asked/asked.schema";
import type { PartOfDay } from "~/domain/enquiries/asked/viewing";
import { dayInBarcelona, fromBarcelona, wallClockInBarcelona } from "~/i18n/barcelona-time";

import { clashOf, type Slot } from "./clashes";
import { daysLater } from "./diary-search";

/** The hours that a part of the day means, from the first to the last at which something may begin. */
const hours: Record<PartOfDay | "any", { from: string; to: string }> = {
  morning: { from: "10:00", to: "12:00" },
  midday: { from: "13:00", to: "14:30" },
  afternoon: { from: "16:00", to: "18:00" },
  evening: { from: "18:30", to: "20:00" },
  any: { from: "10:00", to: "18:00" },
};

const step = 30;

type Options = {
  /** Who goes. */ goes: number | null;
  place: string;
  /** How long it takes, in minutes. */ length: number;
  /** What the diary holds already. */ taken: readonly Slot[];
  /** Minutes between two places. */ travel: number;
};

/**
 * When somebody asked to come, as times that are free: in each wish the first from half hour to half hour, or its first
 * where none is. A day that has passed is offered no more. Each as a field holds it: `2026-11-28T10:00`.
 */
export function wishedTimes(asked: Asked, { length, taken, travel, ...slot }: Options, now: Date): string[] {
  const times = [
    { day: asked.firstDay, part: asked.firstPart },
    { day: asked.secondDay, part: asked.secondPart },
  ].flatMap(({ day, part }) => {
    if (day === undefined && part === undefined) return [];
    const offered = timesOf(day ?? daysLater(dayInBarcelona(now), 1), part ?? "any").filter((at) => at > now);
    const free = offered.find((at) => {
      const wished = { ...slot, startsAt: at.toISOString(), endsAt: after(at, length).toISOString() };
      return !taken.some((other) => clashOf(wished, other, travel));
    });
    const at = free ?? offered[0];
    return at ? [wallClockInBarcelona(at)] : [];
  });
  return [...new Set(times)];
}

function timesOf(day: string, part: PartOfDay | "any"): Date[] {
  const { from, to } = hours[part];
  const last = fromBarcelona(`${day}T${to}`);
  const times: Date[] = [];
  for (let at = fromBarcelona(`${day}T${from}`); at && last && at <= last; at = after(at, step)) times.push(at);
  return times;
}

function after(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * 60_000);
}
