import type { Insertable } from "kysely";

import type { Db } from "~/db/database";
import { hashOf, newToken } from "~/domain/admins/tokens.server";
import type { Slot } from "~/domain/diary/clashes";

import type { ProvisionalBooking } from "./provisional-booking";
import type { ProvisionalBookingTable } from "./provisional-booking.table";

/** A time that somebody holds until they confirm it, and who. */
export type Hold = Slot & { enquiryId: number; mailbox: string; networkHash: string; wideNetworkHash: string };

/** The times that are held at a moment: whether one still is says the clock, no job has to end it. */
export async function liveHolds(db: Db, now: Date): Promise<Hold[]> {
  return db
    .selectFrom("provisional_bookings")
    .where("is_held", "=", 1)
    .where("confirmed_at", "is", null)
    .where("held_until", ">", now.toISOString())
    .select(["starts_at as startsAt", "ends_at as endsAt", "place", "goes", "mailbox", "enquiry_id as enquiryId"])
    .select(["network_hash as networkHash", "wide_network_hash as wideNetworkHash"])
    .execute();
}

export async function insertProvisional(trx: Db, row: Insertable<ProvisionalBookingTable>): Promise<void> {
  await trx.insertInto("provisional_bookings").values(row).execute();
}

/** The booking that came with a message; undefined where there is none. */
export async function findProvisional(db: Db, enquiryId: number): Promise<ProvisionalBooking | undefined> {
  const row = await provisional(db).where("enquiry_id", "=", enquiryId).executeTakeFirst();
  return row && toProvisional(row);
}

/** The booking that a link of its mail leads to. */
export async function provisionalBehind(db: Db, secret: string): Promise<ProvisionalBooking | undefined> {
  if (!/^[\w-]{43}$/.test(secret)) return undefined;
  const link = await db
    .selectFrom("provisional_booking_links")
    .select("enquiry_id")
    .where("token_hash", "=", hashOf(secret))
    .executeTakeFirst();
  return link && findProvisional(db, link.enquiry_id);
}

/** Makes a secret link by which a booking is confirmed: each mail carries one of its own. */
export async function newConfirmationLink(db: Db, enquiryId: number, now: Date): Promise<string> {
  const secret = newToken();
  await db
    .insertInto("provisional_booking_links")
    .values({ token_hash: hashOf(secret), enquiry_id: enquiryId, created_at: now.toISOString() })
    .execute();
  return secret;
}

/** It is an appointment now. From which network it came is not needed any more. */
export async function markConfirmed(trx: Db, enquiryId: number, appointmentId: number, now: Date): Promise<void> {
  await trx
    .updateTable("provisional_bookings")
    .set({ confirmed_at: now.toISOString(), appointment_id: appointmentId })
    .set({ network_hash: "", wide_network_hash: "" })
    .where("enquiry_id", "=", enquiryId)
    .execute();
}

/** How many bookings of a mailbox, from a network, and from the one around it, nobody has confirmed since a moment. */
export async function countUnconfirmed(
  db: Db,
  of: { mailbox: string; networkHash: string; wideNetworkHash: string },
  since: Date,
): Promise<{ ofMailbox: number; ofNetwork: number; ofWideNetwork: number }> {
  const rows = await db
    .selectFrom("provisional_bookings")
    .where("confirmed_at", "is", null)
    .where("created_at", ">", since.toISOString())
    .select(["mailbox", "network_hash", "wide_network_hash"])
    .execute();
  const count = (isOne: (row: (typeof rows)[number]) => boolean) => rows.filter(isOne).length;
  return {
    ofMailbox: count(({ mailbox }) => mailbox === of.mailbox),
    ofNetwork: count(({ network_hash: hash }) => hash !== "" && hash === of.networkHash),
    ofWideNetwork: count(({ wide_network_hash: hash }) => hash !== "" && hash === of.wideNetworkHash),
  };
}

function provisional(db: Db) {
  return db
    .selectFrom("provisional_bookings")
    .innerJoin("contact_submissions as message", "message.id", "enquiry_id")
    .leftJoin("properties as home", "home.id", "provisional_bookings.property_id")
    .selectAll("provisional_bookings")
    .select(["message.first_name", "message.last_name", "message.email", "message.company", "message.language"])
    .select("home.title as home_title");
}

function toProvisional(row: Awaited<ReturnType<ReturnType<typeof provisional>["executeTakeFirstOrThrow"]>>) {
  return {
    enquiryId: row.enquiry_id,
    kind: row.kind,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    place: row.place,
    home: row.property_id === null ? null : { id: row.property_id, title: row.home_title ?? "" },
    person: {
      name: `${row.first_name} ${row.last_name}`.trim().slice(0, 100),
      ...{ email: row.email, phone: row.company, language: row.language },
    },
    isHeld: row.is_held === 1,
    heldUntil: row.held_until,
    bookedAt: row.created_at,
    confirmedAt: row.confirmed_at,
    appointmentId: row.appointment_id,
  };
}
