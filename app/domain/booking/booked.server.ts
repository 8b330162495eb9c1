import type { Db } from "~/db/database";
import { agentEmail } from "~/domain/agency/agency.server";
import type { Appointment } from "~/domain/diary/appointment";
import { cancelAppointmentIn } from "~/domain/diary/appointments.server";
import { isTakenError, takeOtherTime } from "~/domain/diary/booked-times.server";
import type { BookingTemplate } from "~/domain/mail/mail";
import { queueMail } from "~/domain/mail/outbox.server";
import type { Language } from "~/i18n/languages";

import type { Booked } from "./booking";
import { appointmentBehind } from "./booking-links.server";
import { freeDays, wantedForMove } from "./free-times.server";
import { placeForVisitor } from "./visitor-place.server";

/** An appointment as its visitor reads it. */
export function asBooked(appointment: Appointment, now: Date): Booked {
  const { kind, startsAt, endsAt, place, status, about, goes } = appointment;
  const isPast = Date.parse(startsAt) <= now.getTime();
  return {
    ...{ kind, startsAt, endsAt, place },
    state: status === "cancelled" ? "cancelled" : isPast || status === "done" ? "past" : "planned",
    home: about?.kind === "property" ? { id: about.id, title: about.title } : null,
    // A colleague without a name goes by their e-mail address, which is nobody else's business.
    goes: goes && !goes.name.includes("@") ? goes.name : null,
  };
}

/** The same for their page, with as much of the place as they may know. */
export async function bookedNow(db: Db, appointment: Appointment, language: Language, now: Date) {
  const { place, isWithheld } = await placeForVisitor(db, appointment, language);
  return { ...asBooked(appointment, now), place, isPlaceWithheld: isWithheld };
}

type Changed = { ok: true } | { ok: false; reason: "not-found" | "closed" | "taken" };

/** Takes another free time for the appointment behind a link. Visitor and agent are told by mail. */
export async function moveBooked(db: Db, secret: string, startsAt: string, now: Date): Promise<Changed> {
  try {
    return await db.transaction().execute((trx) => moveIn(trx, secret, startsAt, now));
  } catch (error) {
    if (isTakenError(error)) return { ok: false, reason: "taken" };
    throw error;
  }
}

async function moveIn(trx: Db, secret: string, startsAt: string, now: Date): Promise<Changed> {
  const appointment = await appointmentBehind(trx, secret);
  if (!appointment) return { ok: false, reason: "not-found" };
  if (asBooked(appointment, now).state !== "planned") return { ok: false, reason: "closed" };
  // The same time again, as after a double press.
  if (appointment.startsAt === startsAt) return { ok: true };
  const wanted = await wantedForMove(trx, appointment);
  const free = wanted ? await freeDays(trx, wanted, now) : [];
  if (!wanted || !free.some(({ times }) => times.includes(startsAt))) return { ok: false, reason: "taken" };

  const endsAt = new Date(Date.parse(startsAt) + wanted.length * 60_000);
  await takeOtherTime(trx, appointment, { goes: wanted.goes, startsAt: new Date(startsAt), endsAt }, now);
  await tellAgent(trx, appointment, "booking-moved", now);
  return { ok: true };
}

/** Gives the time of the appointment behind a link back. Visitor and agent are told by mail. */
export function cancelBooked(db: Db, secret: string, now: Date): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const appointment = await appointmentBehind(trx, secret);
    if (!appointment) return { ok: false, reason: "not-found" };
    if (asBooked(appointment, now).state !== "planned") return { ok: false, reason: "closed" };
    await cancelAppointmentIn(trx, appointment.id, { version: appointment.version, tells: true }, now);
    await tellAgent(trx, appointment, "booking-cancelled", now);
    return { ok: true };
  });
}

async function tellAgent(trx: Db, { id, startsAt }: Appointment, template: BookingTemplate, now: Date) {
  const recipient = await agentEmail(trx);
  await queueMail(trx, { template, appointmentId: id, recipient, values: { former: startsAt } }, now);
}
