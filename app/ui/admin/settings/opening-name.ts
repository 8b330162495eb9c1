import type { Opening } from "~/domain/enquiries/replying/reply-template";
import type { AdminText } from "~/i18n/admin";

/** What a template opens for, as the staff read it. */
export function openingName(t: AdminText, opening: Opening): string {
  return opening === "viewing-without-times" ? t("settings.reply.opensFor.withoutTimes") : t(`kind.${opening}`);
}
