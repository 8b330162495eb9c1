import { type Expression, type SqlBool, sql } from "kysely";

import type { Db } from "~/db/database";

import { ownersAppointments, type PersonKey, visitorsAppointments } from "./persons-rows.server";

// The diary keeps the hour, the home and what came of it: a figure of the agency's work. Whoever was there leaves it.

const nobody = {
  ...{
    person_name: "",
    person_email: "",
    person_phone: "",
    phone_number: "",
    notes: "",
    outcome_words: "",
    enquiry_id: null,
  },
} as const;
const noOwner = { owner_name: "", owner_email: "", notes: "", outcome_words: "" } as const;

/** Erases a person from the diary, as visitor and as owner; what was still to come is off. */
export async function eraseFromDiary(trx: Db, person: PersonKey, now: Date): Promise<number[]> {
  const visited = await visitorsAppointments(trx, person).execute();
  const owned = await ownersAppointments(trx, person).execute();
  const mails = await eraseAppointmentsOf(
    trx,
    visited.map(({ id }) => id),
    now,
  );
  for (const { id } of owned) await eraseOwnerOf(trx, id, now);
  return mails;
}

/** Takes the owner of the home out of an appointment. A form that lies open does not write them back. */
export async function eraseOwnerOf(trx: Db, id: number, now: Date): Promise<void> {
  await trx
    .updateTable("appointments")
    .set((eb) => ({ ...noOwner, updated_at: now.toISOString(), version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Takes the person out of appointments. @returns the ids of the mails about them, which go with it */
export async function eraseAppointmentsOf(trx: Db, ids: readonly number[], now: Date): Promise<number[]> {
  const mails: number[] = [];
  for (const id of ids) {
    const gone = await trx.deleteFrom("outbox").where("appointment_id", "=", id).returning("id").execute();
    mails.push(...gone.map((mail) => mail.id));
    await blank(trx, now, sql<SqlBool>`id = ${id}`);
  }
  return mails;
}

/** Takes the people out of what is older than messages are kept. */
export async function eraseOldAppointments(trx: Db, before: string, now: Date): Promise<void> {
  const isOld = sql<SqlBool>`ends_at < ${before} and erased_at is null`;
  await trx.updateTable("appointments").set(noOwner).where(isOld).execute();
  await blank(trx, now, isOld);
}

async function blank(trx: Db, now: Date, which: Expression<SqlBool>): Promise<void> {
  const at = now.toISOString();
  await trx
    .updateTable("appointments")
    .set((eb) => ({
      ...nobody,
      ...{ erased_at: at, updated_at: at, version: eb("version", "+", 1) },
      status: sql<
        "planned" | "cancelled" | "done"
      >`case when status = 'planned' and starts_at > ${at} then 'cancelled' else status end`,
    }))
    .where(which)
    .execute();
}
