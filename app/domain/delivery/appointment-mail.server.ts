import { z } from "zod";

import type { Db } from "~/db/database";
import type { AgencyIdentity } from "~/domain/agency/agency";
import { bookedPath } from "~/domain/booking/booking";
import { newBookingLink } from "~/domain/booking/booking-links.server";
import type { Appointment } from "~/domain/diary/appointment";
import { findAppointment } from "~/domain/diary/appointments.server";
import { invitation, kindKey } from "~/domain/diary/calendar-file.server";
import { hasNewerMail } from "~/domain/diary/telling.server";
import type { AppointmentTemplate, RenderedMail } from "~/domain/mail/mail";
import { carriesLink, greetableName, oneLine, paragraphs } from "~/domain/mail/mail-text";
import type { LeasedMail } from "~/domain/mail/outbox.server";
import { timeInBarcelona } from "~/i18n/barcelona-time";
import { formatDay, formatTime, formatWeekday } from "~/i18n/format";
import { href } from "~/i18n/href";
import type { Language } from "~/i18n/languages";
import { mailTextsIn } from "~/i18n/mail.server";

type Written = Pick<RenderedMail, "subject" | "text" | "calendar">;
type AppointmentLeased = LeasedMail & { template: AppointmentTemplate };

const values = z.object({ told: z.enum(["person", "owner"]) });

const states = {
  "appointment-confirmed": "confirmed",
  "appointment-moved": "moved",
  "appointment-cancelled": "cancelled",
  "appointment-reminder": "reminder",
} as const;

/**
 * Tells person or owner of an appointment as it stands when the mail leaves, with the file that their calendar reads. Undefined
 * where there is nothing left to tell: it is over, gone or cancelled, its person was erased, or a newer mail says it.
 */
export async function appointmentMail(
  db: Db,
  mail: AppointmentLeased,
  agency: AgencyIdentity,
  siteUrl: string,
  now: Date,
): Promise<Written | undefined> {
  const found = mail.appointment_id === null ? undefined : await findAppointment(db, mail.appointment_id);
  const appointment = found && withoutStrangersLink(found);
  if (!appointment || Date.parse(appointment.endsAt) <= now.getTime()) return undefined;
  const isCancelled = appointment.status === "cancelled";
  if (isCancelled !== (mail.template === "appointment-cancelled")) return undefined;
  if (await hasNewerMail(db, appointment.id, mail)) return undefined;

  const { told } = values.parse(JSON.parse(mail.payload));
  const isOwner = told === "owner";
  const { name, email } = isOwner ? appointment.owner : appointment.person;
  if (email !== mail.recipient) return undefined;
  // What its visitor booked they may change by themselves: each mail carries a secret link of its own.
  const link = appointment.isBooked && !isOwner && !isCancelled ? await newBookingLink(db, appointment.id, now) : null;
  const own = link === null ? null : `${siteUrl}${href(mail.language, bookedPath(link))}`;
  const invited = { name: greetableName(name) ?? "", email, language: mail.language, isOwner };
  return {
    ...written(appointment, {
      state: states[mail.template],
      isOwner,
      name,
      language: mail.language,
      agency,
      siteUrl,
      own,
    }),
    calendar: invitation(appointment, agency, invited),
  };
}

/** Where a visitor said that their home is stands in the mail as the address that it is: a link there would leave as ours. */
function withoutStrangersLink(appointment: Appointment): Appointment {
  return appointment.isBooked && carriesLink(appointment.place) ? { ...appointment, place: "" } : appointment;
}

type Telling = {
  state: (typeof states)[AppointmentTemplate];
  isOwner: boolean;
  name: string;
  language: Language;
  agency: AgencyIdentity;
  siteUrl: string;
  /** The visitor's own page of it; null where there is none. */
  own: string | null;
};

function written(appointment: Appointment, telling: Telling) {
  const { state, isOwner, name, language, agency, siteUrl, own } = telling;
  const { startsAt, endsAt, place, about, goes } = appointment;
  const t = mailTextsIn(language);
  const greeted = greetableName(name);
  const day = formatDay(language, startsAt);
  const time = (iso: string) => formatTime(language, timeInBarcelona(new Date(iso)));
  const isCancelled = state === "cancelled";
  const what = t(kindKey(appointment, { isOwner }));
  const text = paragraphs([
    greeted === undefined ? t("receipt.greeting.nameless") : t("receipt.greeting", { name: greeted }),
    t(`appointment.text.${state}`, { agency: agency.name }),
    [
      what,
      t("appointment.when", {
        ...{ weekday: formatWeekday(language, startsAt), day },
        ...{ from: time(startsAt), to: time(endsAt) },
      }),
      ...(place ? [t("appointment.where", { place: oneLine(place, 200) })] : []),
      ...(about?.title
        ? [
            t(about.kind === "property" ? "appointment.about" : "appointment.building", {
              title: oneLine(about.title, 200),
            }),
          ]
        : []),
      ...(about?.unitName ? [t("appointment.unit", { name: oneLine(about.unitName, 60) })] : []),
      ...(goes && !goes.name.includes("@") ? [t("appointment.goes", { name: goes.name })] : []),
    ].join("\n"),
    own !== null && [t("appointment.own"), own].join("\n"),
    t(isCancelled ? "appointment.reply.cancelled" : "appointment.reply", { phone: agency.phone }),
    t(isCancelled ? "appointment.calendar.cancelled" : "appointment.calendar"),
    [t("receipt.regards"), ...(agency.agent ? [agency.agent.name] : []), agency.name, agency.phone, agency.email].join(
      "\n",
    ),
    [t("receipt.privacy"), `${siteUrl}${href(language, "/privacy-policy")}`].join("\n"),
  ]);
  return { subject: t(`appointment.subject.${state}`, { what, day }), text };
}
