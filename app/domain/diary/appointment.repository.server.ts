import { type Insertable, sql } from "kysely";

import type { Db } from "~/db/database";
import { wholeNumber } from "~/domain/fields/phone-number.server";

import type { About, Appointment, AppointmentEntry } from "./appointment";
import type { AppointmentTable } from "./appointment.table";

/** The columns of what is entered. */
export function toColumns(entry: AppointmentEntry) {
  const { about, person, owner } = entry;
  return {
    kind: entry.kind,
    starts_at: entry.startsAt.toISOString(),
    ends_at: entry.endsAt.toISOString(),
    place: entry.place,
    property_id: about?.kind === "property" ? about.id : null,
    development_id: about?.kind === "development" ? about.id : null,
    unit_id: about?.kind === "development" ? about.unit : null,
    enquiry_id: entry.enquiryId,
    person_name: person.name,
    person_email: person.email,
    person_phone: person.phone,
    phone_number: wholeNumber(person.phone),
    person_language: person.language,
    owner_name: owner.name,
    owner_email: owner.email,
    owner_language: owner.language,
    goes: entry.goes,
    notes: entry.notes,
    tells: entry.tells ? (1 as const) : (0 as const),
  };
}

export async function insertAppointment(trx: Db, row: Insertable<AppointmentTable>): Promise<number> {
  const { id } = await trx.insertInto("appointments").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** @returns false where somebody has saved it since `version` */
export async function updateAppointment(
  trx: Db,
  id: number,
  version: number,
  changes: Partial<Insertable<AppointmentTable>>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("appointments")
    .set(changes)
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Counts a change that calendars must hear of. */
export async function raiseSequence(trx: Db, id: number): Promise<void> {
  await trx
    .updateTable("appointments")
    .set((eb) => ({ sequence: eb("sequence", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Takes back the secret links to an appointment. */
export async function deleteBookingLinks(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom("booking_links").where("appointment_id", "=", id).execute();
}

export async function selectAppointment(db: Db, id: number): Promise<Appointment | undefined> {
  const row = await appointments(db).where("appointment.id", "=", id).executeTakeFirst();
  return row && toAppointment(row);
}

/** Those of which any part lies between two times, in their order. */
export async function selectBetween(db: Db, from: Date, to: Date): Promise<Appointment[]> {
  const rows = await appointments(db)
    // Twelve hours are the longest: an index finds them by their beginning.
    .where("starts_at", ">", new Date(from.getTime() - 12 * 60 * 60_000).toISOString())
    .where("starts_at", "<", to.toISOString())
    .where("ends_at", ">", from.toISOString())
    .orderBy("starts_at")
    .orderBy("appointment.id")
    .execute();
  return rows.map(toAppointment);
}

type Page = { limit: number; offset: number };

/** Those that end after a time in their order, or before it, the newest first. */
export async function selectPage(db: Db, side: "after" | "before", at: Date, page: Page): Promise<Appointment[]> {
  const rows = await appointments(db)
    .where("ends_at", side === "after" ? ">" : "<=", at.toISOString())
    .orderBy("starts_at", side === "after" ? "asc" : "desc")
    .orderBy("appointment.id")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map(toAppointment);
}

export async function selectOfHome(db: Db, propertyId: number, limit: number): Promise<Appointment[]> {
  const rows = await appointments(db)
    .where("appointment.property_id", "=", propertyId)
    .orderBy("starts_at", "desc")
    .limit(limit)
    .execute();
  return rows.map(toAppointment);
}

/** Those still to come at a home, at a development with all its units, or at one unit, in their order. */
export async function selectAhead(
  db: Db,
  about: About,
  now: Date,
  { withCancelled = false } = {},
): Promise<Appointment[]> {
  const unit = about.kind === "development" ? about.unit : null;
  const rows = await appointments(db)
    .where(about.kind === "property" ? "appointment.property_id" : "appointment.development_id", "=", about.id)
    .$if(unit !== null, (query) => query.where("appointment.unit_id", "=", unit))
    .where("appointment.status", "in", withCancelled ? ["planned", "cancelled"] : ["planned"])
    .where("starts_at", ">", now.toISOString())
    .orderBy("starts_at")
    .orderBy("appointment.id")
    .execute();
  return rows.map(toAppointment);
}

export async function selectOfMessage(db: Db, enquiryId: number): Promise<Appointment[]> {
  const rows = await appointments(db)
    .where("appointment.enquiry_id", "=", enquiryId)
    .orderBy("appointment.id")
    .execute();
  return rows.map(toAppointment);
}

/** Those of a person: that came of the message, or stand under the same e-mail address, whatever its capitals. */
export async function selectOfPerson(
  db: Db,
  { enquiryId, email }: { enquiryId: number; email: string },
  limit: number,
): Promise<Appointment[]> {
  const rows = await appointments(db)
    .where((eb) =>
      eb.or([
        eb("appointment.enquiry_id", "=", enquiryId),
        eb.and([eb("person_email", "<>", ""), sql<boolean>`person_email = ${email} collate nocase`]),
      ]),
    )
    .orderBy("starts_at", "desc")
    .limit(limit)
    .execute();
  return rows.map(toAppointment);
}

/** What somebody's phone is told of: theirs and what is nobody's, from a time on, without what was cancelled; the first of it. */
export async function selectForCalendar(db: Db, userId: number, from: Date, limit: number): Promise<Appointment[]> {
  const rows = await appointments(db)
    .where("starts_at", ">=", from.toISOString())
    .where("appointment.status", "<>", "cancelled")
    .where((eb) => eb.or([eb("goes", "=", userId), eb("goes", "is", null)]))
    .orderBy("starts_at")
    .limit(limit)
    .execute();
  return rows.map(toAppointment);
}

function appointments(db: Db) {
  return db
    .selectFrom("appointments as appointment")
    .leftJoin("properties as home", "home.id", "appointment.property_id")
    .leftJoin("developments as building", "building.id", "appointment.development_id")
    .leftJoin("development_units as unit", "unit.id", "appointment.unit_id")
    .leftJoin("users as goer", "goer.id", "appointment.goes")
    .selectAll("appointment")
    .select(["home.title as home_title", "building.name as building_name", "unit.name as unit_name"])
    .select(["goer.name as goer_name", "goer.email as goer_email"]);
}

type Row = Awaited<ReturnType<ReturnType<typeof appointments>["executeTakeFirstOrThrow"]>>;

function toAppointment(row: Row): Appointment {
  return {
    id: row.id,
    kind: row.kind,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    place: row.place,
    about: aboutOf(row),
    enquiryId: row.enquiry_id,
    person: {
      name: row.person_name,
      email: row.person_email,
      phone: row.person_phone,
      language: row.person_language,
    },
    phoneNumber: row.phone_number,
    owner: { name: row.owner_name, email: row.owner_email, language: row.owner_language },
    goes: row.goes === null ? null : { id: row.goes, name: row.goer_name || (row.goer_email ?? "") },
    notes: row.notes,
    status: row.status,
    said: row.outcome === null ? null : { outcome: row.outcome, words: row.outcome_words, offer: row.offer },
    tells: row.tells === 1,
    isErased: row.erased_at !== null,
    isBooked: row.booked_at !== null,
    addressToldAt: row.address_told_at,
    uid: row.uid,
    sequence: row.sequence,
    version: row.version,
    updatedAt: row.updated_at,
  };
}

function aboutOf(row: Row): Appointment["about"] {
  if (row.property_id !== null) {
    return { kind: "property", id: row.property_id, title: row.home_title ?? "", unitName: null };
  }
  if (row.development_id === null) return null;
  const building = { kind: "development", id: row.development_id, title: row.building_name ?? "" } as const;
  return { ...building, unit: row.unit_id, unitName: row.unit_name };
}
