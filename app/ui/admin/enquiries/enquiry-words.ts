import type { EnquirySummary } from "~/domain/enquiries/inbox/received-enquiry";
import type { AdminText } from "~/i18n/admin";
import { formatArea } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";

/** What a message is about: the home of ours, else the sender's own, else how its text begins. */
export function enquirySubject(t: AdminText, { home, ownHome, firstLine }: EnquirySummary): string {
  if (home !== null) return home;
  const { address, bedrooms, area } = ownHome;
  const parts = [
    address,
    bedrooms === null ? "" : t("enquiries.ownHome.bedrooms", { count: bedrooms }),
    area === null ? "" : formatArea(defaultLanguage, area),
  ];
  return parts.filter((part) => part !== "").join(", ") || firstLine;
}
