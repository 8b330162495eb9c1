import type { Db } from "~/db/database";
import type { BookedKind } from "~/domain/agency/booking-hours";
import { isTakenError, takeTime } from "~/domain/diary/booked-times.server";
import type { NewEnquiry } from "~/domain/enquiries/enquiry";
import { messageBefore, receiveEnquiryIn } from "~/domain/enquiries/receiving/receive-enquiry.server";
import { wallClockInBarcelona } from "~/i18n/barcelona-time";

import { asMessage } from "./booking";
import { newBookingLink } from "./booking-links.server";
import { freeDays, wantedNow } from "./free-times.server";
import { type Enough, isEnough } from "./open-bookings.repository.server";

/** A visitor's words as a form hands them over; how they stand in the inbox is decided here. */
type Message = Omit<NewEnquiry, "kind" | "answered">;

type Wish = {
  kind: BookedKind;
  /** Where the home is that is to be valued; for a viewing the home itself says it. */
  place: string;
  /** ISO 8601, UTC */
  startsAt: string;
  message: Message;
};

export type BookedNow =
  | { ok: true; appointmentId: number; secret: string; enquiryId: number }
  /** Suspected spam takes no time from anybody: it lies with the others, to be looked at by a person. */
  | { ok: true; appointmentId: null; enquiryId: number }
  | { ok: false; reason: "closed" | "taken" | Enough };

/**
 * Books a free time for a visitor: the message with its mail to the agent, the appointment, and the confirmation with its
 * calendar file, all or nothing. Of two who want the same time one gets it. The same form sent twice books once.
 */
export async function book(db: Db, wish: Wish, now: Date): Promise<BookedNow> {
  try {
    return await db.transaction().execute((trx) => bookIn(trx, wish, now));
  } catch (error) {
    if (isTakenError(error)) return { ok: false, reason: "taken" };
    throw error;
  }
}

async function bookIn(trx: Db, { kind, startsAt, ...wish }: Wish, now: Date): Promise<BookedNow> {
  const { propertyId = null } = wish.message;
  const wanted = await wantedNow(trx, kind, propertyId);
  if (!wanted) return { ok: false, reason: "closed" };

  const chosenTime = wallClockInBarcelona(new Date(startsAt));
  const message = { ...wish.message, ...asMessage[kind], asked: { ...wish.message.asked, chosenTime } };
  const free = await freeDays(trx, wanted, now);
  if (!free.some(({ times }) => times.includes(startsAt))) {
    return (await bookedBefore(trx, message, startsAt, now)) ?? { ok: false, reason: "taken" };
  }
  const enough = await isEnough(trx, message, now);
  if (enough) return { ok: false, reason: enough };

  const { id: enquiryId, isSuspected } = await receiveEnquiryIn(trx, message, now);
  if (isSuspected) return { ok: true, appointmentId: null, enquiryId };
  const entry = {
    kind,
    startsAt: new Date(startsAt),
    endsAt: new Date(Date.parse(startsAt) + wanted.length * 60_000),
    place: kind === "valuation" ? wish.place : wanted.place,
    about: propertyId === null ? null : ({ kind: "property", id: propertyId } as const),
    enquiryId,
    person: personOf(message),
    owner: { name: "", email: "", language: "es" as const },
    ...{ goes: wanted.goes, notes: "", tells: true },
  };
  const appointmentId = await takeTime(trx, entry, now);
  return { ok: true, appointmentId, enquiryId, secret: await newBookingLink(trx, appointmentId, now) };
}

/**
 * What a double press booked the first time: the same words, for the same time, from the same network. Whoever only knows the
 * words gets no link to somebody else's appointment.
 */
async function bookedBefore(trx: Db, message: NewEnquiry, startsAt: string, now: Date): Promise<BookedNow | undefined> {
  const before = await messageBefore(trx, message, now);
  if (!before) return undefined;
  const booked = await trx
    .selectFrom("appointments")
    .innerJoin("contact_submissions as first", "first.id", "appointments.enquiry_id")
    .select("appointments.id")
    .where("enquiry_id", "=", before.id)
    .where("first.address_hash", "=", message.addressHash)
    .where("booked_at", "is not", null)
    .where("status", "=", "planned")
    .where("starts_at", "=", startsAt)
    .executeTakeFirst();
  if (!booked) return undefined;
  const secret = await newBookingLink(trx, booked.id, now);
  return { ok: true, appointmentId: booked.id, enquiryId: before.id, secret };
}

function personOf({ firstName, lastName = "", email, phone = "", language }: NewEnquiry) {
  return { name: `${firstName} ${lastName}`.trim().slice(0, 100), email, phone, language };
}
