import type { AgencyIdentity } from "~/domain/agency/agency";
import type { Asked } from "~/domain/enquiries/asked/asked.schema";
import { askedLines } from "~/domain/enquiries/asked/lines.server";
import type { EnquiryKind } from "~/domain/enquiries/enquiry";
import type { RenderedMail } from "~/domain/mail/mail";
import { oneLine } from "~/domain/mail/mail-text";
import { formatDay } from "~/i18n/format";
import { href } from "~/i18n/href";
import type { Language } from "~/i18n/languages";
import { mailTextsIn } from "~/i18n/mail.server";
import { formatClockHour } from "~/i18n/time-span";

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
 * Tells a visitor in their language that a message arrived, what was chosen in its form, and until when it is answered. Nothing that
 * was typed stands in it, no name either: nobody has shown yet that the address is the sender's own, and a stranger's words would
 * leave as ours. The sender has just read them on the page after the form.
 */
export function receiptMail(
  enquiry: ToldEnquiry,
  agency: AgencyIdentity,
  language: Language,
  siteUrl: string,
): Pick<RenderedMail, "subject" | "text"> {
  const t = mailTextsIn(language);
  const { home, receivedAt } = enquiry;
  const subject = t(`receipt.subject.${enquiry.kind}`);
  // A home that was sold while the form was being filled in is not shown any more.
  const promise = home?.status === "sold" ? "reply" : promises[enquiry.kind];
  const text = [
    t("receipt.greeting.nameless"),
    [t("receipt.thanks", { agency: agency.name, received: subject }), t(`receipt.promise.${promise}`)].join("\n"),
    [
      t("receipt.received", {
        day: formatDay(language, receivedAt),
        time: formatClockHour(language, receivedAt),
      }),
      ...askedLines({ kind: enquiry.kind, asked: withoutTyped(enquiry.asked) }, language).map(
        ({ name, value }) => `${name}${name.endsWith("?") ? "" : ":"} ${oneLine(value, 500)}`,
      ),
    ].join("\n"),
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

/** What was chosen among our own words, and days; numbers too are typed. */
function withoutTyped({ propertyAddress: _address, area: _area, bedrooms, bathrooms, ...chosen }: Asked): Asked {
  return {
    ...chosen,
    ...(typeof bedrooms === "number" ? {} : { bedrooms }),
    ...(typeof bathrooms === "number" ? {} : { bathrooms }),
  };
}
