import { z } from "zod";

import type { Db } from "~/db/database";
import { appointmentPath } from "~/domain/diary/appointment";
import { findAppointment } from "~/domain/diary/appointments.server";
import { hasNewerMail } from "~/domain/diary/telling.server";
import type { BookingTemplate, RenderedMail } from "~/domain/mail/mail";
import { mailbox, oneLine, paragraphs } from "~/domain/mail/mail-text";
import type { LeasedMail } from "~/domain/mail/outbox.server";
import { adminText as t } from "~/i18n/admin.server";
import { formatDay, formatWeekday } from "~/i18n/format";
import { formatClock } from "~/i18n/time-span";

type BookingLeased = LeasedMail & { template: BookingTemplate };

const values = z.object({ former: z.string() });

/**
 * Tells the agent that a visitor moved or cancelled what they had booked. Undefined where that is no longer so: it is gone or over,
 * or a newer mail says more.
 */
export async function bookingMail(
  db: Db,
  mail: BookingLeased,
  siteUrl: string,
  now: Date,
): Promise<Pick<RenderedMail, "subject" | "text" | "replyTo"> | undefined> {
  const appointment = mail.appointment_id === null ? undefined : await findAppointment(db, mail.appointment_id);
  if (!appointment || appointment.isErased || Date.parse(appointment.endsAt) <= now.getTime()) return undefined;
  const state = mail.template === "booking-moved" ? "moved" : "cancelled";
  if ((appointment.status === "cancelled") !== (state === "cancelled")) return undefined;
  if (await hasNewerMail(db, appointment.id, mail)) return undefined;

  const { person, kind, startsAt, about, id } = appointment;
  const { former } = values.parse(JSON.parse(mail.payload));
  const name = oneLine(person.name, 80) || oneLine(person.email, 80);
  const at = (iso: string) => ({
    ...{ weekday: formatWeekday("en", iso), day: formatDay("en", iso) },
    time: formatClock("en", iso),
  });
  const address = mailbox(person.email);
  return {
    subject: t(`mail.booking.subject.${state}`, {
      ...{ what: t(`diary.kind.${kind}`), name },
      day: formatDay("en", startsAt),
    }),
    text: paragraphs([
      t(`mail.booking.text.${state}`, { name }),
      [
        t("mail.booking.was", at(former)),
        ...(state === "moved" ? [t("mail.booking.is", at(startsAt))] : []),
        ...(about?.title ? [t("mail.booking.home", { title: oneLine(about.title, 200) })] : []),
      ].join("\n"),
      `${t("mail.booking.open")}\n${siteUrl}${appointmentPath(id)}`,
    ]),
    ...(address === undefined ? {} : { replyTo: { name, address } }),
  };
}
