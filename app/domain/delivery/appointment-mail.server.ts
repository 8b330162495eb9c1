import { z } from "zod";

import type { Db } from "~/db/database";
import type { AgencyIdentity } from "~/domain/agency/agency";
import { bookedPath } from "~/domain/booking/booking";
import { newBookingLink } from "~/domain/booking/booking-links.server";
import { placeForVisitor } from "~/domain/booking/visitor-place.server";
import type { Appointment, FormerAppointment } from "~/domain/diary/appointment";
import { findAppointment } from "~/domain/diary/appointments.server";
import { invitation, kindKey } from "~/domain/diary/calendar-file.server";
import { hasNewerMail, toldOf } from "~/domain/diary/telling.server";
import { carriesLink } from "~/domain/mail/links";
import type { AppointmentTemplate, RenderedMail } from "~/domain/mail/mail";
import { greetableName, nameByStaff, oneLine, paragraphs } from "~/domain/mail/mail-text";
import type { LeasedMail } from "~/domain/mail/outbox.server";
import { formatDay, formatWeekday } from "~/i18n/format";
import { href } from "~/i18n/href";
import type { Language } from "~/i18n/languages";
import { mailTextsIn } from "~/i18n/mail.server";
import { formatTimeSpan } from "~/i18n/time-span";

type Written = Pick<RenderedMail, "subject" | "text" | "calendar">;
type AppointmentLeased = LeasedMail & { template: AppointmentTemplate };

const values = z.object({
  told: z.enum(["person", "owner"]),
  former: z.custom<FormerAppointment>((said) => typeof said === "object" && said !== null).optional(),
});

const states = {
  "appointment-confirmed": "confirmed",
  "appointment-moved": "moved",
  "appointment-cancelled": "cancelled",
  "appointment-reminder": "reminder",
  "appointment-address": "address",
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
  const { told, former } = values.parse(JSON.parse(mail.payload));
  const isOwner = told === "owner";
  const found = mail.appointment_id === null ? undefined : await findAppointment(db, mail.appointment_id);
  if (found && former) return formerMail(db, mail, { found, former, isOwner }, agency, siteUrl, now);
  if (!found || Date.parse(found.endsAt) <= now.getTime()) return undefined;
  const isCancelled = found.status === "cancelled";
  if (isCancelled !== (mail.template === "appointment-cancelled")) return undefined;
  if (await hasNewerMail(db, found.id, mail)) return undefined;

  const { place, isWithheld } = isOwner
    ? { place: found.place, isWithheld: false }
    : await placeForVisitor(db, found, mail.language);
  const appointment = withoutStrangersLink({ ...found, place });
  const { name, email } = isOwner ? appointment.owner : appointment.person;
  if (email !== mail.recipient) return undefined;
  // What its visitor booked they may change by themselves: each mail carries a secret link of its own.
  const link = appointment.isBooked && !isOwner && !isCancelled ? await newBookingLink(db, appointment.id, now) : null;
  const own = link === null ? null : `${siteUrl}${href(mail.language, bookedPath(link))}`;
  const shown = isOwner || !appointment.isBooked ? nameByStaff(name) : greetableName(name);
  const invited = { name: shown ?? "", email, language: mail.language, isOwner };
  return {
    ...written(appointment, {
      state: states[mail.template],
      isOwner,
      isWithheld,
      name: shown,
      language: mail.language,
      agency,
      siteUrl,
      own,
    }),
    calendar: invitation(appointment, agency, invited),
  };
}

type Leaving = { found: Appointment; former: FormerAppointment; isOwner: boolean };

/** Takes an appointment out of the calendar of somebody who is not in it any more: what they knew of it, without its place. */
async function formerMail(
  db: Db,
  mail: AppointmentLeased,
  { found, former, isOwner }: Leaving,
  agency: AgencyIdentity,
  siteUrl: string,
  now: Date,
): Promise<Written | undefined> {
  if (Date.parse(former.endsAt) <= now.getTime() || (await hasNewerMail(db, found.id, mail))) return undefined;
  // Whoever is in it again keeps it.
  const isBack = toldOf(found).some(({ email }) => email.toLowerCase() === mail.recipient.toLowerCase());
  if (isBack && found.status !== "cancelled") return undefined;
  const { name, ...knew } = former;
  const appointment: Appointment = { ...found, ...knew, place: "", goes: null, status: "cancelled" };
  const { language } = mail;
  const shown = isOwner || !found.isBooked ? nameByStaff(name) : greetableName(name);
  const invited = { name: shown ?? "", email: mail.recipient, language, isOwner };
  return {
    ...written(appointment, { state: "cancelled", isOwner, name: shown, language, agency, siteUrl, own: null }),
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
  /** Whether its place is the neighborhood alone, until the address is told. */
  isWithheld?: boolean;
  /** By which they are greeted; undefined where what was typed is none. */
  name: string | undefined;
  language: Language;
  agency: AgencyIdentity;
  siteUrl: string;
  /** The visitor's own page of it; null where there is none. */
  own: string | null;
};

function written(appointment: Appointment, telling: Telling) {
  const { state, isOwner, isWithheld = false, name, language, agency, siteUrl, own } = telling;
  const { startsAt, endsAt, place, about, goes } = appointment;
  const t = mailTextsIn(language);
  const day = formatDay(language, startsAt);
  const isCancelled = state === "cancelled";
  const what = t(kindKey(appointment, { isOwner }));
  const text = paragraphs([
    name === undefined ? t("receipt.greeting.nameless") : t("receipt.greeting", { name }),
    t(`appointment.text.${state}`, { agency: agency.name }),
    [
      what,
      t("appointment.when", {
        ...{ weekday: formatWeekday(language, startsAt), day },
        ...formatTimeSpan(language, { startsAt, endsAt }),
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
    isWithheld && !isCancelled && t("appointment.address.later"),
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
