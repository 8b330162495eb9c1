import type { Db } from "~/db/database";
import { book } from "~/domain/booking/book.server";
import { confirmBooking } from "~/domain/booking/confirm.server";
import { newConfirmationLink } from "~/domain/booking/provisional-bookings.server";

/** A booking whose visitor has pressed the link in its mail: the appointment, its link and its message. @throws where it is refused */
export async function confirmedBooking(db: Db, wish: Parameters<typeof book>[1], now: Date) {
  const booked = await book(db, wish, now);
  if (!booked.ok || booked.state !== "provisional") throw new Error(`Not booked: ${JSON.stringify(booked)}`);
  const { enquiryId } = booked;
  const secret = await newConfirmationLink(db, enquiryId, now);
  const confirmed = await confirmBooking(db, secret, null, now);
  if (!confirmed.ok) throw new Error(`Not confirmed: ${JSON.stringify(confirmed)}`);
  return { ok: true as const, appointmentId: confirmed.appointmentId, secret, enquiryId };
}

/** The secret of a link to the booking that was made last, as its mail carries one. */
export async function linkOfNewest(db: Db): Promise<string> {
  const { enquiry_id: id } = await db
    .selectFrom("provisional_bookings")
    .select("enquiry_id")
    .orderBy("enquiry_id", "desc")
    .executeTakeFirstOrThrow();
  return newConfirmationLink(db, id, new Date());
}
