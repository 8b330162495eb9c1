import { useAdminText } from "~/i18n/admin";
import { dayInBarcelona } from "~/i18n/barcelona-time";
import { formatDay, formatWeekday } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";
import { formatTimeSpan } from "~/i18n/time-span";

type Times = { startsAt: string; endsAt: string };

/** `10:00 to 10:45`, by Barcelona's clock; an end after midnight with its day. */
export function useRange() {
  const { t } = useAdminText();
  return (times: Times) => t("diary.range", formatTimeSpan(defaultLanguage, times));
}

/** `Saturday, 28 November 2026`. @param iso a UTC time or a date, ISO 8601 */
export function dayWithName(iso: string): string {
  return `${formatWeekday(defaultLanguage, iso)}, ${formatDay(defaultLanguage, iso)}`;
}

/** The day on which an appointment begins, `2026-11-23`. */
export function dayOf({ startsAt }: Pick<Times, "startsAt">): string {
  return dayInBarcelona(new Date(startsAt));
}
