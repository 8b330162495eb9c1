import { dayInBarcelona } from "~/i18n/barcelona-time";

import type { ConstructionState } from "./development";

/** A quarter of a year, "2025-Q4". */
export type Quarter = { year: number; quarter: 1 | 2 | 3 | 4 };

/**
 * When a building is ready. `overdue`: the date has passed and nobody said that the works are finished, so the date proves
 * nothing any more and the page must not promise it.
 */
export type Completion = { state: "expected" | "finished" | "overdue"; date: Quarter | null };

const written = /^(?<year>[12]\d{3})-Q(?<quarter>[1-4])$/;

export function readQuarter(text: string | null): Quarter | null {
  const parts = written.exec(text ?? "")?.groups;
  const quarter = ([1, 2, 3, 4] as const).find((each) => String(each) === parts?.quarter);
  return parts && quarter ? { year: Number(parts.year), quarter } : null;
}

export function writeQuarter({ year, quarter }: Quarter): string {
  return `${year}-Q${quarter}`;
}

/** Whether the last day of the quarter is behind us by the calendar of Barcelona. */
export function hasPassed({ year, quarter }: Quarter, now: Date): boolean {
  const firstDayAfter = quarter === 4 ? `${year + 1}-01-01` : `${year}-${String(quarter * 3 + 1).padStart(2, "0")}-01`;
  return dayInBarcelona(now) >= firstDayAfter;
}

/** A finished building keeps its date only once that has passed: one ready early was not completed in the future. */
export function completionOf(constructionState: ConstructionState, date: Quarter | null, now: Date): Completion {
  const isPast = date !== null && hasPassed(date, now);
  if (constructionState === "finished") return { state: "finished", date: isPast ? date : null };
  return { state: isPast ? "overdue" : "expected", date };
}
