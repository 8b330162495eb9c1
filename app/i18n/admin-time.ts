import type { AdminText } from "./admin";
import { dayInBarcelona, timeInBarcelona } from "./barcelona-time";
import { formatDay } from "./format";
import { defaultLanguage } from "./languages";

export { duration } from "./duration";

const minutesOfDay = 24 * 60;

/** When, by Barcelona's clock: `21:40 today`, `09:05, 18 November 2026`. @param iso ISO 8601, UTC */
export function moment(t: AdminText, iso: string, now: Date): string {
  const at = new Date(iso);
  const said = { time: timeInBarcelona(at) };
  const days = daysBetween(now, at);
  if (days === 0) return t("clock.today", said);
  if (days === -1) return t("clock.yesterday", said);
  if (days === 1) return t("clock.tomorrow", said);
  return t("clock.onDay", { ...said, day: formatDay(defaultLanguage, iso) });
}

function daysBetween(from: Date, to: Date): number {
  const midnight = (date: Date) => Date.parse(dayInBarcelona(date));
  return Math.round((midnight(to) - midnight(from)) / (minutesOfDay * 60_000));
}
