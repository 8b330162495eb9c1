import type { Db } from "~/db/database";
import type { AgencyIdentity } from "~/domain/agency/agency";
import { agencyIdentity } from "~/domain/agency/agency.server";
import { replyClock } from "~/domain/enquiries/answering/reply-clock";
import { findReplyOfMail } from "~/domain/enquiries/replying/replies.server";
import {
  appointmentTemplates,
  type AppointmentTemplate,
  bookingTemplates,
  type BookingTemplate,
  type EnquiryTemplate,
  enquiryTemplates,
  type LinkTemplate,
  linkTemplates,
  type RenderedMail,
} from "~/domain/mail/mail";
import { mailbox } from "~/domain/mail/mail-text";
import { findSentMail, type LeasedMail } from "~/domain/mail/outbox.server";
import { adminText } from "~/i18n/admin.server";
import { defaultLanguage } from "~/i18n/languages";

import { accountMail, testMail } from "./account-mail.server";
import { manyEnquiriesMail, newEnquiryMail, reminderMail } from "./agent-mail.server";
import { appointmentMail } from "./appointment-mail.server";
import { bookingMail } from "./booking-mail.server";
import { confirmBookingMail } from "./confirm-booking-mail.server";
import { receiptMail } from "./receipt.server";
import { replyMail } from "./reply-mail.server";
import { findToldEnquiry, type ToldEnquiry } from "./told-enquiry.repository.server";

export type Rendered =
  | { ok: true; mail: RenderedMail }
  /** What it would say is no longer so. */
  | { ok: false; reason: "needless" }
  /** It can never leave. */
  | { ok: false; reason: "unusable"; said: string };

type Written = Pick<RenderedMail, "to" | "subject" | "text" | "replyTo" | "inReplyTo" | "calendar">;

/** Writes a mail as things stand when it leaves: to the address that the agent has now, and not at all where it is needless. */
export async function renderMail(db: Db, mail: LeasedMail, siteUrl: string, now: Date): Promise<Rendered> {
  const { template } = mail;
  const isForVisitor =
    template === "reply" ||
    template === "confirm-booking" ||
    isOneOf(enquiryTemplates, template) ||
    isOneOf(appointmentTemplates, template);
  const agency = await agencyIdentity(db, isForVisitor ? mail.language : defaultLanguage);
  const agent = agency.email;
  if (isOneOf(enquiryTemplates, template)) {
    const enquiry = mail.enquiry_id === null ? undefined : await findToldEnquiry(db, mail.enquiry_id);
    if (!enquiry || isNeedless(template, enquiry, now)) return { ok: false, reason: "needless" };
    switch (template) {
      case "new-enquiry":
        return addressed(mail, agency, { to: agent, ...newEnquiryMail(enquiry, siteUrl, now) });
      case "reminder-20h":
        return addressed(mail, agency, { to: agent, ...reminderMail(enquiry, 20, siteUrl, now) });
      case "reminder-24h":
        return addressed(mail, agency, { to: agent, ...reminderMail(enquiry, 24, siteUrl, now) });
      case "receipt":
        return addressed(mail, agency, {
          to: mail.recipient,
          ...receiptMail(enquiry, agency, mail.language, siteUrl),
        });
    }
  }
  if (template === "confirm-booking") {
    const written = await confirmBookingMail(db, mail, agency, siteUrl, now);
    if (!written) return { ok: false, reason: "needless" };
    return addressed(mail, agency, { to: mail.recipient, ...written });
  }
  if (template === "many-enquiries") return addressed(mail, agency, { to: agent, ...manyEnquiriesMail(siteUrl) });
  if (template === "reply") {
    const reply = await findReplyOfMail(db, mail.id);
    if (!reply) return { ok: false, reason: "needless" };
    // Somebody's words: they are not dropped without a word, as a receipt is.
    if (reply.isSpam) return { ok: false, reason: "unusable", said: adminText("mail.unsent.spam") };
    const written = replyMail(reply, agency, { language: mail.language, siteUrl });
    // It stands below the receipt that the visitor has already.
    const receipt = mail.enquiry_id === null ? undefined : await findSentMail(db, mail.enquiry_id, "receipt");
    const inReplyTo = receipt && messageIdOf(receipt, agency.email);
    return addressed(mail, agency, { to: mail.recipient, inReplyTo, ...written });
  }
  if (isOneOf(appointmentTemplates, template)) {
    const written = await appointmentMail(db, { ...mail, template }, agency, siteUrl, now);
    if (!written) return { ok: false, reason: "needless" };
    return addressed(mail, agency, { to: mail.recipient, ...written });
  }
  if (isOneOf(bookingTemplates, template)) {
    const written = await bookingMail(db, { ...mail, template }, siteUrl, now);
    if (!written) return { ok: false, reason: "needless" };
    return addressed(mail, agency, { to: agent, ...written });
  }
  const to = mail.recipient || agent;
  if (isOneOf(linkTemplates, template)) {
    return addressed(mail, agency, { to, ...accountMail(template, mail.payload, agency.name, siteUrl) });
  }
  if (template === "mail-test") return addressed(mail, agency, { to, ...testMail(agency.name, siteUrl) });
  return { ok: false, reason: "unusable", said: adminText("mail.unsent.unknown", { template }) };
}

/** Nothing is written about spam; no reminder of what is answered; no promise that was kept or broken already. */
function isNeedless(template: EnquiryTemplate, enquiry: ToldEnquiry, now: Date): boolean {
  if (enquiry.state === "spam") return true;
  if (template === "new-enquiry") return false;
  const clock = replyClock({ receivedAt: enquiry.receivedAt, answeredAt: enquiry.answer?.at ?? null }, now);
  return clock.state === "answered" || (clock.state === "late" && template !== "reminder-24h");
}

function addressed(mail: LeasedMail, agency: AgencyIdentity, written: Written): Rendered {
  const to = mailbox(written.to);
  const from = mailbox(agency.email);
  if (to === undefined || from === undefined) {
    return { ok: false, reason: "unusable", said: adminText("mail.unsent.address") };
  }
  return {
    ok: true,
    mail: {
      ...written,
      id: mail.id,
      template: mail.template,
      messageId: messageIdOf(mail, from),
      from: { name: agency.name, address: from },
      to,
      isReceipt: mail.template === "receipt" || mail.template === "confirm-booking",
      isByHand: mail.template === "reply",
      createdAt: mail.created_at,
    },
  };
}

function messageIdOf(mail: Pick<LeasedMail, "id" | "created_at">, from: string): string {
  return `<${mail.id}.${Date.parse(mail.created_at)}@${from.slice(from.indexOf("@") + 1)}>`;
}

function isOneOf<Template extends EnquiryTemplate | LinkTemplate | AppointmentTemplate | BookingTemplate>(
  templates: readonly Template[],
  template: string,
): template is Template {
  return templates.some((each) => each === template);
}
