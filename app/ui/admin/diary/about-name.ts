import type { Appointment } from "~/domain/diary/appointment";
import type { AdminText } from "~/i18n/admin";

/** What an appointment is about: the home, or the development and its unit. */
export function aboutName(t: AdminText, { title, unitName }: NonNullable<Appointment["about"]>): string {
  return unitName === null ? title : t("diary.about.unit", { building: title, unit: unitName });
}
