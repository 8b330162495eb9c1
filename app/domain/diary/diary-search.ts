import { readPageNumber } from "~/domain/fields/address-number";
import { readDay } from "~/domain/fields/day.schema";
import { dayInBarcelona, fromBarcelona } from "~/i18n/barcelona-time";

import { diaryPath } from "./appointment";

export const diaryViews = ["list", "day", "week", "past"] as const;
export type DiaryView = (typeof diaryViews)[number];

/** What the address of the diary asks for. @param day `2026-11-23`; of a week any of its days */
export type DiarySearch = { view: DiaryView; day: string; page: number };

export const appointmentsPerPage = 40;

/** What it does not know is left out: the list from today. */
export function readDiarySearch(params: URLSearchParams, now: Date): DiarySearch {
  const view = diaryViews.find((known) => known === params.get("view")) ?? "list";
  return { view, day: readDay(params.get("day") ?? "") ?? dayInBarcelona(now), page: readPageNumber(params) };
}

/** The address of a search. */
export function diarySearchPath({ view, day, page = 1 }: Partial<DiarySearch>): string {
  const params = new URLSearchParams();
  if (view !== undefined && view !== "list") params.set("view", view);
  if (day !== undefined) params.set("day", day);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query === "" ? diaryPath : `${diaryPath}?${query}`;
}

/** The day a number of days later: `2026-11-23` and 7 give `2026-11-30`. */
export function daysLater(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The seven days of the week that a day lies in, from Monday. */
export function weekOf(day: string): string[] {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, number) => daysLater(day, number - sinceMonday));
}

/** When a day begins in Barcelona. Its midnight is left out by no change of the clocks. */
export function startOfDay(day: string): Date {
  return fromBarcelona(`${day}T00:00`) ?? new Date(`${day}T00:00:00Z`);
}
