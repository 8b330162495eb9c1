import { randomUUID } from "node:crypto";

import type { Db } from "~/db/database";

import type { Appointment, AppointmentEntry } from "./appointment";
import { insertAppointment, toColumns, updateAppointment } from "./appointment.repository.server";
import { tell } from "./telling.server";

// What a visitor takes by themselves. The database refuses a time of which any part is taken: migrations/2026-11-23-07-booking.js.

/** Puts what a visitor booked into the diary, and lays the confirmation ready. @throws where the time is taken, see `isTakenError` */
export async function takeTime(trx: Db, entry: AppointmentEntry, now: Date): Promise<number> {
  const at = now.toISOString();
  const id = await insertAppointment(trx, {
    ...toColumns(entry),
    uid: randomUUID(),
    ...{ booked_at: at, settled_at: at, created_at: at, updated_at: at },
  });
  await tell(trx, id, "appointment-confirmed", now);
  return id;
}

type OtherTime = { goes: number; startsAt: Date; endsAt: Date };

/** Moves what a visitor booked to another time, as they chose it. @throws where the time is taken, see `isTakenError` */
export async function takeOtherTime(trx: Db, appointment: Appointment, time: OtherTime, now: Date): Promise<void> {
  const at = now.toISOString();
  await updateAppointment(trx, appointment.id, appointment.version, {
    goes: time.goes,
    starts_at: time.startsAt.toISOString(),
    ends_at: time.endsAt.toISOString(),
    sequence: appointment.sequence + 1,
    reminded_at: null,
    ...{ booked_at: at, settled_at: at, updated_at: at },
  });
  await tell(trx, appointment.id, "appointment-moved", now);
}

/**
 * Notes that the visitor is told the address, and lays the mail ready that says it. Calendars hear of it too.
 * @returns false where somebody has saved the appointment since `version`
 */
export async function tellPlace(trx: Db, appointment: Appointment, version: number, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const wasStored = await updateAppointment(trx, appointment.id, version, {
    ...{ address_told_at: at, updated_at: at },
    sequence: appointment.sequence + 1,
  });
  if (wasStored) await tell(trx, appointment.id, "appointment-address", now);
  return wasStored;
}

/** Whether the database itself refused a time because it is taken. */
export function isTakenError(error: unknown): boolean {
  return error instanceof Error && /this time is taken/.test(error.message);
}
