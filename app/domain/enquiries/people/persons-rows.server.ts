import { sql } from "kysely";

import type { Db } from "~/db/database";

import { sameNumberDigits } from "./phone";
import { hasSamePhone } from "./phone-digits.server";

/** By what a person is found: an e-mail address, whatever its capitals, and where asked for the digits of a phone number. */
export type PersonKey = { email: string; phoneDigits?: string };

/**
 * The sender of a message.
 * @param withPhone whether messages with the same phone number under other e-mail addresses are theirs too
 */
export async function findPerson(db: Db, enquiryId: number, withPhone: boolean): Promise<PersonKey | undefined> {
  const row = await db
    .selectFrom("contact_submissions")
    .select(["email", "company"])
    .where("id", "=", enquiryId)
    .executeTakeFirst();
  return row && { email: row.email, ...(withPhone ? { phoneDigits: sameNumberDigits(row.company) } : {}) };
}

/** The ids of all messages of a person, as a query. */
export function personsMessages(db: Db, { email, phoneDigits }: PersonKey) {
  return db
    .selectFrom("contact_submissions")
    .select("contact_submissions.id")
    .where((eb) => {
      const sameEmail = sql<boolean>`contact_submissions.email = ${email} collate nocase`;
      return phoneDigits === undefined ? sameEmail : eb.or([sameEmail, hasSamePhone(phoneDigits)]);
    });
}

/**
 * The ids of a person's appointments, as a query: those that came of their messages, and those that they or the owner of the
 * home have under the same e-mail address.
 */
export function personsAppointments(db: Db, person: PersonKey) {
  return db
    .selectFrom("appointments")
    .select("appointments.id")
    .where((eb) =>
      eb.or([
        eb("enquiry_id", "in", personsMessages(db, person)),
        sql<boolean>`person_email = ${person.email} collate nocase`,
        sql<boolean>`owner_email = ${person.email} collate nocase`,
      ]),
    );
}

/**
 * Mails about these messages go to the agent, a receipt to the sender. A mail that is about another message stays whoever
 * it goes to: the agent's own address may stand in a message written to try the form.
 */
export function personsMails(db: Db, person: PersonKey) {
  return db
    .selectFrom("outbox")
    .select("outbox.id")
    .where((eb) =>
      eb.or([
        eb("enquiry_id", "in", personsMessages(db, person)),
        eb.and([eb("enquiry_id", "is", null), sql<boolean>`recipient = ${person.email} collate nocase`]),
      ]),
    );
}

/** Under which other e-mail addresses the phone number of a message stands, and in how many messages. */
export async function othersWithPhone(db: Db, enquiryId: number): Promise<{ email: string; enquiries: number }[]> {
  const person = await findPerson(db, enquiryId, true);
  if (person?.phoneDigits === undefined) return [];
  return db
    .selectFrom("contact_submissions")
    .where("id", "in", personsMessages(db, person))
    .where(sql<boolean>`email <> ${person.email} collate nocase`)
    .groupBy(sql`email collate nocase`)
    .orderBy("email")
    .select((eb) => ["email", eb.fn.countAll<number>().as("enquiries")])
    .execute();
}
