import type { Db } from "~/db/database";
import { hashOf } from "~/domain/admins/tokens.server";
import { findAppointment } from "~/domain/diary/appointments.server";
import { isTakenError, takeTime } from "~/domain/diary/booked-times.server";
import { confirmEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";
import { wallClockInBarcelona } from "~/i18n/barcelona-time";

import { asMessage } from "./booking";
import { freeDays, type Wanted, wantedNow } from "./free-times.server";
import { type Enough, isEnough } from "./open-bookings.repository.server";
import { isWaitedFor, type ProvisionalBooking } from "./provisional-booking";
import { markConfirmed, provisionalBehind } from "./provisional-booking.repository.server";

export type Confirmed =
  /** The link leads to the appointment from now on. */
  { ok: true; appointmentId: number } | { ok: false; reason: "not-found" | "closed" | "taken" | Enough };

/**
 * Makes an appointment of what was booked, as the link in its mail is pressed: whoever presses it reads the mails of that address.
 * The message stands answered in the inbox, the agent is told, and the confirmation with its calendar file leaves. After half an
 * hour the same, as long as the time is free. Pressed twice it books once.
 * @param startsAt another time that was chosen on the page; null for the one that was booked
 */
export async function confirmBooking(db: Db, secret: string, startsAt: string | null, now: Date): Promise<Confirmed> {
  try {
    return await db.transaction().execute((trx) => confirmIn(trx, secret, startsAt, now));
  } catch (error) {
    if (isTakenError(error)) return { ok: false, reason: "taken" };
    throw error;
  }
}

async function confirmIn(trx: Db, secret: string, chosen: string | null, now: Date): Promise<Confirmed> {
  const booking = await provisionalBehind(trx, secret);
  if (!booking) return { ok: false, reason: "not-found" };
  const { enquiryId, kind, home, person, confirmedAt } = booking;
  if (booking.appointmentId !== null) return confirmedBefore(trx, secret, booking, booking.appointmentId, now);
  const startsAt = chosen ?? booking.startsAt;
  const wanted = confirmedAt === null ? await wantedToConfirm(trx, booking) : undefined;
  if (!wanted) return { ok: false, reason: "closed" };
  if (!(await isFree(trx, wanted, booking, startsAt, now))) return { ok: false, reason: "taken" };
  const enough = await isEnough(trx, person, now);
  if (enough) return { ok: false, reason: enough };

  const entry = {
    ...{ kind, enquiryId, person, place: kind === "valuation" ? booking.place : wanted.place },
    startsAt: new Date(startsAt),
    endsAt: new Date(Date.parse(startsAt) + wanted.length * 60_000),
    about: home === null ? null : ({ kind: "property", id: home.id } as const),
    owner: { name: "", email: "", language: "es" as const },
    ...{ goes: wanted.goes, notes: "", tells: true },
  };
  const appointmentId = await takeTime(trx, entry, now);
  await markConfirmed(trx, enquiryId, appointmentId, now);
  const chosenTime = wallClockInBarcelona(entry.startsAt);
  await confirmEnquiry(trx, enquiryId, { answered: asMessage[kind].answered, chosenTime }, now);
  await leadToAppointment(trx, secret, appointmentId, now);
  return { ok: true, appointmentId };
}

/** What is wanted of the time of a booking; undefined where its hours were closed, or its home was sold or withdrawn. */
export async function wantedToConfirm(
  db: Db,
  { kind, home, enquiryId }: ProvisionalBooking,
): Promise<Wanted | undefined> {
  const wanted = await wantedNow(db, kind, home?.id ?? null);
  return wanted && { ...wanted, confirmed: enquiryId };
}

/** Whether a time can be taken by this booking. In time, the notice that was kept when it was booked is kept. */
export async function isFree(
  db: Db,
  wanted: Wanted,
  booking: ProvisionalBooking,
  startsAt: string,
  now: Date,
): Promise<boolean> {
  const isInTime = startsAt === booking.startsAt && isWaitedFor(booking, now);
  const days = await freeDays(db, wanted, now, isInTime ? new Date(booking.bookedAt) : now);
  return days.some(({ times }) => times.includes(startsAt));
}

/** Once the staff gave the appointment to another address, the links of the first one are dead. */
async function confirmedBefore(
  trx: Db,
  secret: string,
  { person }: ProvisionalBooking,
  appointmentId: number,
  now: Date,
): Promise<Confirmed> {
  const appointment = await findAppointment(trx, appointmentId);
  if (appointment?.person.email.toLowerCase() !== person.email.toLowerCase()) return { ok: false, reason: "not-found" };
  await leadToAppointment(trx, secret, appointmentId, now);
  return { ok: true, appointmentId };
}

/** From now on the link that was pressed is one of those to the appointment itself. */
async function leadToAppointment(trx: Db, secret: string, appointmentId: number, now: Date): Promise<void> {
  await trx
    .insertInto("booking_links")
    .values({ token_hash: hashOf(secret), appointment_id: appointmentId, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
