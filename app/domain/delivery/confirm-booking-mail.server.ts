import type { Db } from "~/db/database";
import type { AgencyIdentity } from "~/domain/agency/agency";
import { confirmPath } from "~/domain/booking/provisional-booking";
import { findProvisional, newConfirmationLink } from "~/domain/booking/provisional-bookings.server";
import type { RenderedMail } from "~/domain/mail/mail";
import { oneLine, paragraphs } from "~/domain/mail/mail-text";
import type { LeasedMail } from "~/domain/mail/outbox.server";
import { formatDay, formatWeekday } from "~/i18n/format";
import { href } from "~/i18n/href";
import { mailTextsIn } from "~/i18n/mail.server";
import { formatDeadline, formatTimeSpan } from "~/i18n/time-span";

/**
 * Asks whoever reads an address to confirm what was booked under it, by a link of this mail's own. Nothing that was typed stands in
 * it, no name either. Undefined where there is nothing left to confirm: it was, it is gone, or its time has begun.
 */
export async function confirmBookingMail(
  db: Db,
  mail: LeasedMail,
  agency: AgencyIdentity,
  siteUrl: string,
  now: Date,
): Promise<Pick<RenderedMail, "subject" | "text"> | undefined> {
  const booking = mail.enquiry_id === null ? undefined : await findProvisional(db, mail.enquiry_id);
  if (!booking || booking.confirmedAt !== null || Date.parse(booking.startsAt) <= now.getTime()) return undefined;
  const { language } = mail;
  const t = mailTextsIn(language);
  const { kind, startsAt, endsAt, home, isHeld, heldUntil } = booking;
  const day = formatDay(language, startsAt);
  const what = t(`appointment.kind.${kind}`);
  const link = await newConfirmationLink(db, booking.enquiryId, now);
  const text = paragraphs([
    t("receipt.greeting.nameless"),
    t("confirmBooking.text", { agency: agency.name }),
    [
      what,
      t("appointment.when", {
        ...{ weekday: formatWeekday(language, startsAt), day },
        ...formatTimeSpan(language, { startsAt, endsAt }),
      }),
      ...(home ? [t("appointment.about", { title: oneLine(home.title, 200) })] : []),
    ].join("\n"),
    [t("confirmBooking.link"), `${siteUrl}${href(language, confirmPath(link))}`].join("\n"),
    isHeld ? t("confirmBooking.held", { until: formatDeadline(language, heldUntil) }) : t("confirmBooking.notHeld"),
    [t("receipt.regards"), ...(agency.agent ? [agency.agent.name] : []), agency.name, agency.phone, agency.email].join(
      "\n",
    ),
    [t("receipt.privacy"), `${siteUrl}${href(language, "/privacy-policy")}`].join("\n"),
    t("confirmBooking.notYou"),
  ]);
  return { subject: t("confirmBooking.subject", { what, day }), text };
}
