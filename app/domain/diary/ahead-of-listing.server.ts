import type { Db } from "~/db/database";

import type { About, Appointment } from "./appointment";
import { selectAhead } from "./appointment.repository.server";
import { cancelAppointmentIn } from "./appointments.server";

/** What is planned still at a home, at a development or at one of its units: what a sale or a withdrawal leaves without its purpose. */
export function appointmentsAhead(db: Db, about: About, now: Date): Promise<Appointment[]> {
  return selectAhead(db, about, now);
}

/** An appointment as the page showed it on which it was chosen. */
export type Chosen = { id: number; version: number };

/**
 * Cancels the appointments at a home that were chosen, and tells their people by mail, also those who had none about it before: they
 * were to come. One that somebody has changed since the page was drawn stays.
 * @returns how many are off, the ones of a first press too, and how many stayed
 */
export function cancelAhead(db: Db, about: About, chosen: readonly Chosen[], now: Date) {
  return db.transaction().execute((trx) => cancelAheadIn(trx, about, chosen, now));
}

/** The same within a transaction that is under way. */
export async function cancelAheadIn(trx: Db, about: About, chosen: readonly Chosen[], now: Date) {
  const here = new Set((await selectAhead(trx, about, now, { withCancelled: true })).map(({ id }) => id));
  let [cancelled, stayed] = [0, 0];
  for (const { id, version } of chosen) {
    if (!here.has(id)) continue;
    const ended = await cancelAppointmentIn(trx, id, { version, tells: true, isNewsToThem: true }, now);
    if (ended.ok) cancelled += 1;
    else stayed += 1;
  }
  return { cancelled, stayed };
}
