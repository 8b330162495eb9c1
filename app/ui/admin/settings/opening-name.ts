import type { Opening } from "~/domain/enquiries/replying/reply-template";
import type { AdminText } from "~/i18n/admin";

/** What a template opens for, as the staff read it. */
export function openingName(t: AdminText, opening: Opening): string {
  if (opening === "viewing-without-times") return t("settings.reply.opensFor.withoutTimes");
  if (opening === "viewing-to-book") return t("settings.reply.opensFor.toBook");
  return t(`kind.${opening}`);
}
