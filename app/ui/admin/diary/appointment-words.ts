import { useAdminText } from "~/i18n/admin";
import { dayInBarcelona, timeInBarcelona } from "~/i18n/barcelona-time";
import { formatDay, formatWeekday } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";

type Times = { startsAt: string; endsAt: string };

/** `10:00 to 10:45`, by Barcelona's clock. */
export function useRange() {
  const { t } = useAdminText();
  return ({ startsAt, endsAt }: Times) =>
    t("diary.range", { from: timeInBarcelona(new Date(startsAt)), to: timeInBarcelona(new Date(endsAt)) });
}

/** `Saturday, 28 November 2026`. @param iso a UTC time or a date, ISO 8601 */
export function dayWithName(iso: string): string {
  return `${formatWeekday(defaultLanguage, iso)}, ${formatDay(defaultLanguage, iso)}`;
}

/** The day on which an appointment begins, `2026-11-23`. */
export function dayOf({ startsAt }: Pick<Times, "startsAt">): string {
  return dayInBarcelona(new Date(startsAt));
}
