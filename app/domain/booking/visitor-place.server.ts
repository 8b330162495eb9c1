import type { Db } from "~/db/database";
import { findBookingHours } from "~/domain/agency/booking-hours.server";
import type { Appointment } from "~/domain/diary/appointment";
import { findAppointment } from "~/domain/diary/appointments.server";
import { tellPlace } from "~/domain/diary/booked-times.server";
import { addressOf } from "~/domain/diary/entered.server";
import type { Language } from "~/i18n/languages";

const hour = 60 * 60_000;

type Booked = Pick<Appointment, "kind" | "about" | "place" | "isBooked" | "addressToldAt">;

/**
 * Whether the address of an appointment is kept from who booked it: its home hides it from visitors, and nobody of the staff has said
 * yet that they may know it. Where the staff wrote another place to meet, that is no secret. Of a home that was deleted nobody knows any
 * more whether it hid it.
 */
export async function isAddressWithheld(
  db: Db,
  { kind, about, place, isBooked, addressToldAt }: Booked,
): Promise<boolean> {
  if (!isBooked || addressToldAt !== null || place === "") return false;
  if (about === null) return kind === "viewing";
  if (about.kind !== "property") return false;
  const hiding = await db
    .selectFrom("properties")
    .select("id")
    .where("id", "=", about.id)
    .where("shows_exact_address", "=", 0)
    .executeTakeFirst();
  return hiding !== undefined && place === (await addressOf(db, about.id));
}

/** Where an appointment is, as its visitor may know it: its place, or the neighborhood alone. */
export async function placeForVisitor(
  db: Db,
  appointment: Booked,
  language: Language,
): Promise<{ place: string; isWithheld: boolean }> {
  if (!(await isAddressWithheld(db, appointment))) return { place: appointment.place, isWithheld: false };
  if (appointment.about === null) return { place: "", isWithheld: false };
  const around = await db
    .selectFrom("properties as home")
    .leftJoin("neighborhood_texts as text", (join) =>
      join.onRef("text.neighborhood", "=", "home.neighborhood").on("text.language", "=", language),
    )
    .select(["text.name", "home.city"])
    .where("home.id", "=", appointment.about.id)
    .executeTakeFirst();
  return { place: [around?.name, around?.city].filter(Boolean).join(", "), isWithheld: true };
}

type Told = { ok: true } | { ok: false; reason: "not-found" | "not-withheld" | "changed" };

/** Tells the visitor the address, as the staff's confirmation of the appointment. Calendars hear of it too. */
export function tellAddress(db: Db, id: number, version: number, now: Date): Promise<Told> {
  return db.transaction().execute((trx) => tellIn(trx, id, version, now));
}

async function tellIn(trx: Db, id: number, version: number | null, now: Date): Promise<Told> {
  const appointment = await findAppointment(trx, id);
  if (!appointment) return { ok: false, reason: "not-found" };
  // The same press twice.
  if (appointment.addressToldAt !== null) return { ok: true };
  if (appointment.status !== "planned" || !(await isAddressWithheld(trx, appointment))) {
    return { ok: false, reason: "not-withheld" };
  }
  const wasStored = await tellPlace(trx, appointment, version ?? appointment.version, now);
  return wasStored ? { ok: true } : { ok: false, reason: "changed" };
}

/**
 * Tells the addresses that the setting of the booking hours says are told some hours before; by itself nothing is told without it.
 * @returns of how many appointments
 */
export async function tellAddressesInTime(db: Db, now: Date): Promise<number> {
  const { addressHours } = await findBookingHours(db);
  if (addressHours === null) return 0;
  const due = await db
    .selectFrom("appointments")
    .innerJoin("properties as home", "home.id", "appointments.property_id")
    .select("appointments.id")
    .where("home.shows_exact_address", "=", 0)
    .where("booked_at", "is not", null)
    .where("address_told_at", "is", null)
    .where("appointments.status", "=", "planned")
    .where("starts_at", ">", now.toISOString())
    .where("starts_at", "<=", new Date(now.getTime() + addressHours * hour).toISOString())
    .execute();
  let told = 0;
  for (const { id } of due) {
    const done = await db.transaction().execute((trx) => tellIn(trx, id, null, now));
    if (done.ok) told += 1;
  }
  return told;
}
