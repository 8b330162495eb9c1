import { appointmentPath } from "~/domain/diary/appointment";
import { replyClock } from "~/domain/enquiries/answering/reply-clock";
import { enquiryNumber } from "~/domain/enquiries/inbox/received-enquiry";
import type { RenderedMail } from "~/domain/mail/mail";
import { mailbox, oneLine, paragraphs, quoted } from "~/domain/mail/mail-text";
import { strangerMailLimits } from "~/domain/mail/stranger-mail-limits.server";
import { displayId } from "~/domain/properties/property";
import { duration } from "~/i18n/admin-time";
import { adminText as t } from "~/i18n/admin.server";
import { timeInBarcelona } from "~/i18n/barcelona-time";
import { formatDay } from "~/i18n/format";

import type { ToldEnquiry } from "./told-enquiry.repository.server";

type Written = Pick<RenderedMail, "subject" | "text" | "replyTo">;

const longestName = 80;

/** Tells the agent of a new message, with all that is needed to answer it from a phone. */
export function newEnquiryMail(enquiry: ToldEnquiry, siteUrl: string, now: Date): Written {
  const { name, kind } = nameAndKind(enquiry);
  const subject = t("mail.enquiry.subject", { kind, name });
  return { subject, text: paragraphs([aboutEnquiry(enquiry, siteUrl, now)]), replyTo: replyAddress(enquiry) };
}

/** Tells the agent that somebody has waited for 20 hours, or for longer than the 24 that were promised. */
export function reminderMail(enquiry: ToldEnquiry, hours: 20 | 24, siteUrl: string, now: Date): Written {
  const { name, kind } = nameAndKind(enquiry);
  const subject = t(`mail.reminder${hours}.subject`, { kind, name });
  const opening = t(`mail.reminder${hours}.text`, { name });
  return { subject, text: paragraphs([opening, aboutEnquiry(enquiry, siteUrl, now)]), replyTo: replyAddress(enquiry) };
}

/** Tells the agent that so many messages came that no further mails follow for a while. */
export function manyEnquiriesMail(siteUrl: string): Written {
  const count = strangerMailLimits.toAgentAnHour;
  return {
    subject: t("mail.many.subject"),
    text: paragraphs([t("mail.many.text", { count }), `${t("mail.many.open")}\n${siteUrl}/admin/enquiries`]),
  };
}

function nameAndKind(enquiry: ToldEnquiry) {
  const kind = t(`kind.${enquiry.kind}`);
  return { name: oneLine(enquiry.name, longestName) || kind, kind };
}

function replyAddress(enquiry: ToldEnquiry): RenderedMail["replyTo"] {
  const address = mailbox(enquiry.email);
  return address === undefined ? undefined : { name: oneLine(enquiry.name, longestName), address };
}

function aboutEnquiry(enquiry: ToldEnquiry, siteUrl: string, now: Date): string {
  const { name, kind } = nameAndKind(enquiry);
  const { home } = enquiry;
  const facts = [
    t("mail.enquiry.name", { name }),
    enquiry.phone && t("mail.enquiry.phone", { phone: oneLine(enquiry.phone, 60) }),
    t("mail.enquiry.email", { email: oneLine(enquiry.email, 254) }),
    t("mail.enquiry.language", { language: t(`enquiry.language.${enquiry.language}`) }),
    home && t("mail.enquiry.home", { home: `${displayId(home.id)} ${oneLine(home.title, 200)}` }),
    home && home.status !== "draft" && `${siteUrl}/property/${home.id}`,
    t("mail.enquiry.received", dayAndTime(enquiry.receivedAt)),
    enquiry.answer && enquiry.asked.chosenTime ? t("mail.enquiry.booked") : answerBefore(enquiry.receivedAt, now),
    enquiry.wantsNews && t("mail.enquiry.news"),
    enquiry.guardMark && t(`enquiry.mark.${enquiry.guardMark}`),
  ];
  // Where the home is known, the form's own line about it says the same again.
  const asked = enquiry.request.filter((line) => !(home && line.topic === "home"));
  return paragraphs([
    t("mail.enquiry.title", { kind, number: enquiryNumber(enquiry.id) }),
    facts.filter(Boolean).join("\n"),
    asked.length > 0 && [t("mail.enquiry.request"), ...asked.flatMap((line) => askedLine(line, siteUrl))].join("\n"),
    enquiry.withholding !== null && `${t("mail.enquiry.address")}\n${siteUrl}${appointmentPath(enquiry.withholding)}`,
    enquiry.message && `${t("mail.enquiry.message")}\n${quoted(enquiry.message)}`,
    `${t("mail.enquiry.open")}\n${siteUrl}/admin/enquiries/${enquiry.id}`,
    mailbox(enquiry.email) === undefined
      ? t("mail.enquiry.noReply", { email: oneLine(enquiry.email, 254) })
      : t("mail.enquiry.reply", { name }),
  ]);
}

/** Several homes stand one under another, each with its page. */
function askedLine({ name, value, homes }: ToldEnquiry["request"][number], siteUrl: string): string[] {
  if (!homes) return [`> ${name}: ${oneLine(value, 500)}`];
  return [
    `> ${name}:`,
    ...homes.map(({ id, title }) => `> ${displayId(id)} ${oneLine(title, 200)}\n${siteUrl}/property/${id}`),
  ];
}

function answerBefore(receivedAt: string, now: Date): string {
  const clock = replyClock({ receivedAt, answeredAt: null }, now);
  const time = duration(t, clock.minutes);
  const left = clock.state === "late" ? t("mail.enquiry.late", { time }) : t("mail.enquiry.left", { time });
  return t("mail.enquiry.answerBefore", { ...dayAndTime(clock.dueAt), left });
}

function dayAndTime(iso: string) {
  return { time: timeInBarcelona(new Date(iso)), day: formatDay("en", iso) };
}
