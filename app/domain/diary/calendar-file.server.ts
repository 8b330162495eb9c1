import ical, { ICalAttendeeStatus, ICalCalendarMethod, type ICalEventData, ICalEventStatus } from "ical-generator";

import { withoutControls } from "~/domain/mail/mail-text";
import { adminText } from "~/i18n/admin.server";
import type { Language } from "~/i18n/languages";
import { mailTextsIn } from "~/i18n/mail.server";

import type { Appointment } from "./appointment";

/** Who invites: the agency, as it stands in calendars. */
export type Organiser = { name: string; email: string; phone: string };

type Invited = { name: string; email: string; language: Language; isOwner: boolean };

/**
 * An appointment as the calendar of who is invited reads it (RFC 5546): to be put in, moved or taken out. Nothing of our notes
 * stands in it, and of the person nothing where it goes to the owner.
 */
export function invitation(appointment: Appointment, organiser: Organiser, invited: Invited) {
  const isCancelled = appointment.status === "cancelled";
  const t = mailTextsIn(invited.language);
  const { name, email } = organiser;
  const calendar = ical({
    prodId: { company: name, product: "diary", language: invited.language.toUpperCase() },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    ...timesOf(appointment),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: named(t(kindKey(appointment, invited)), appointment),
    description: `${name}, ${organiser.phone}`,
    organizer: { name: unquoted(name), email },
    attendees: [
      { name: unquoted(invited.name) || invited.email, email: invited.email, status: ICalAttendeeStatus.ACCEPTED },
    ],
  });
  return { method: isCancelled ? ("CANCEL" as const) : ("REQUEST" as const), text: calendar.toString() };
}

/** Appointments as the agent's own calendar reads them: with whom, how to reach them, and our notes. */
export function agentCalendar(appointments: readonly Appointment[], name: string): string {
  const calendar = ical({
    name,
    prodId: { company: name, product: "diary", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    // An hour, in seconds: phones ask more seldom than they are told to.
    ttl: 60 * 60,
  });
  for (const appointment of appointments) {
    const { person, notes, status } = appointment;
    calendar.createEvent({
      ...timesOf(appointment),
      status: status === "cancelled" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      summary: named(
        [adminText(`diary.kind.${appointment.kind}`), person.name].filter(Boolean).join(", "),
        appointment,
      ),
      description: withoutControls([person.phone, person.email, notes].filter(Boolean).join("\n")),
    });
  }
  return calendar.toString();
}

/** What a calendar knows it by, and when and where it is. Times are UTC, which needs no table of summer times. */
function timesOf(appointment: Appointment): ICalEventData {
  const { uid, sequence, updatedAt, startsAt, endsAt, place } = appointment;
  return {
    ...{ id: uid, sequence, stamp: new Date(updatedAt) },
    ...{ start: new Date(startsAt), end: new Date(endsAt) },
    ...(place === "" ? {} : { location: withoutControls(place) }),
  };
}

/** A name as it stands between quotes, which it can hold none of (RFC 5545, 3.1). */
function unquoted(name: string): string {
  return withoutControls(name).replaceAll('"', "\u2019");
}

/** What it is called to a visitor and to the owner of the home, in the words of mails. */
export function kindKey({ kind }: Pick<Appointment, "kind">, { isOwner }: Pick<Invited, "isOwner">) {
  return isOwner && kind === "viewing"
    ? ("appointment.kind.viewing.owner" as const)
    : (`appointment.kind.${kind}` as const);
}

function named(what: string, { about }: Appointment): string {
  return withoutControls(
    about === null ? what : `${what}: ${[about.title, about.unitName].filter(Boolean).join(", ")}`,
  );
}
