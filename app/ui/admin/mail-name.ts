import type { AdminText } from "~/i18n/admin";

const templates = [
  "new-enquiry",
  "reminder-20h",
  "reminder-24h",
  "receipt",
  "reply",
  "appointment-confirmed",
  "appointment-moved",
  "appointment-cancelled",
  "appointment-reminder",
  "appointment-address",
  "confirm-booking",
  "many-enquiries",
  "booking-moved",
  "booking-cancelled",
  "confirm-account",
  "account-exists",
  "reset-password",
  "invitation",
  "access-given",
  "mail-test",
] as const;

/** What a mail is called where the panel speaks of it; one of an older version goes by its own word. */
export function mailName(t: AdminText, { template }: { template: string }): string {
  const known = templates.find((each) => each === template);
  return known ? t(`status.mail.${known}`) : template;
}
