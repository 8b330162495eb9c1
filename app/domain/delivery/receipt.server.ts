import type { AgencyIdentity } from "~/domain/agency/agency";
import { askedLines } from "~/domain/enquiries/asked/lines.server";
import type { EnquiryKind } from "~/domain/enquiries/enquiry";
import type { RenderedMail } from "~/domain/mail/mail";
import { carriesLink, greetableName, oneLine, quoted } from "~/domain/mail/mail-text";
import { timeInBarcelona } from "~/i18n/barcelona-time";
import { formatDay, formatTime } from "~/i18n/format";
import { href } from "~/i18n/href";
import { textsIn } from "~/i18n/instances.server";
import type { Language } from "~/i18n/languages";
import { mailTextsIn } from "~/i18n/mail.server";

import type { ToldEnquiry } from "./told-enquiry.repository.server";

// What each form promises, as its own page says it.
const promises: Record<EnquiryKind, "reply" | "contact" | "time" | "selection"> = {
  contact: "reply",
  valuation: "contact",
  "premium-valuation": "contact",
  "search-brief": "selection",
  viewing: "time",
  quote: "reply",
  development: "reply",
  consultation: "reply",
};

/**
 * Tells a visitor in their language that the message arrived, what it said and until when it is answered. What carries a
 * link is not repeated: nobody has shown yet that the address is the sender's own, and we carry no links to strangers.
 */
export function receiptMail(
  enquiry: ToldEnquiry,
  agency: AgencyIdentity,
  language: Language,
  siteUrl: string,
): Pick<RenderedMail, "subject" | "text"> {
  const t = mailTextsIn(language);
  const name = greetableName(enquiry.firstName);
  const subject = t(`receipt.subject.${enquiry.kind}`);
  // A home that was sold while the form was being filled in is not shown any more.
  const promise = enquiry.home?.status === "sold" ? "reply" : promises[enquiry.kind];
  const text = [
    name === undefined ? t("receipt.greeting.nameless") : t("receipt.greeting", { name }),
    [t("receipt.thanks", { agency: agency.name, received: subject }), t(`receipt.promise.${promise}`)].join("\n"),
    [t("receipt.sent"), ...said(enquiry, language)].join("\n"),
    t("receipt.reply", { phone: agency.phone }),
    [
      t("receipt.regards"),
      ...(agency.agent ? [agency.agent.name] : []),
      agency.name,
      t("receipt.register", { name: agency.legalName, number: agency.registerNumber }),
      agency.phone,
      agency.email,
    ].join("\n"),
    [t("receipt.privacy"), `${siteUrl}${href(language, "/privacy-policy")}`].join("\n"),
    t("receipt.notYou"),
  ].join("\n\n");
  return { subject, text };
}

function said(enquiry: ToldEnquiry, language: Language): string[] {
  const t = mailTextsIn(language);
  const site = textsIn(language);
  const { receivedAt, message } = enquiry;
  const lines = [
    t("receipt.received", {
      day: formatDay(language, receivedAt),
      time: formatTime(language, timeInBarcelona(new Date(receivedAt))),
    }),
    ...askedLines(enquiry, language)
      .map(({ name, value }) => `${name}${name.endsWith("?") ? "" : ":"} ${oneLine(value, 500)}`)
      .filter((line) => !carriesLink(line)),
    ...(enquiry.phone ? [`${site("field.phone")}: ${oneLine(enquiry.phone, 60)}`] : []),
  ];
  if (message === "" || carriesLink(message)) return lines;
  return [...lines, `${site("field.message")}:`, quoted(message)];
}
