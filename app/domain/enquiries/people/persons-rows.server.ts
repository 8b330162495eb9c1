import { sql } from "kysely";

import type { Db } from "~/db/database";
import { wholeNumber } from "~/domain/fields/phone-number.server";

import { hasSamePhone, isPersonsPhone, readPhoneNumbers } from "./phone-numbers.server";

/** By what a person is found: an e-mail address, whatever its capitals, and where asked for a whole phone number. */
export type PersonKey = {
  email: string;
  /** Of the number under which everything is theirs. */
  phone?: string;
  /** Of the number in their message: theirs alone where no e-mail address stands beside it. */
  ownPhone?: string;
};

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
  if (!row) return undefined;
  await readPhoneNumbers(db);
  const ownPhone = wholeNumber(row.company) || undefined;
  return { email: row.email, ownPhone, ...(withPhone ? { phone: ownPhone } : {}) };
}

/** The ids of all messages of a person, as a query. */
export function personsMessages(db: Db, { email, phone }: PersonKey) {
  return db
    .selectFrom("contact_submissions")
    .select("contact_submissions.id")
    .where((eb) => {
      const sameEmail = sql<boolean>`contact_submissions.email = ${email} collate nocase`;
      if (phone === undefined) return sameEmail;
      // Each finds its index; joined by "or", SQLite would read all messages.
      const all = () => db.selectFrom("contact_submissions").select("contact_submissions.id");
      return eb(
        "contact_submissions.id",
        "in",
        all()
          .where(sameEmail)
          .union(all().where(hasSamePhone(phone))),
      );
    });
}

/** The ids of the appointments that a person keeps as visitor, as a query: those of their messages, and those that name them. */
export function visitorsAppointments(db: Db, person: PersonKey) {
  const { email, phone, ownPhone } = person;
  const all = () => db.selectFrom("appointments").select("appointments.id");
  const isTheirs = [
    sql<boolean>`person_email <> '' and person_email = ${email} collate nocase`,
    ...(phone === undefined ? [] : [isPersonsPhone(phone)]),
    ...(ownPhone === undefined ? [] : [sql<boolean>`person_email = '' and ${isPersonsPhone(ownPhone)}`]),
  ];
  // Each finds its index; joined by "or", SQLite would read all: so below too.
  return isTheirs.reduce(
    (query, theirs) => query.union(all().where(theirs)),
    all().where("enquiry_id", "in", personsMessages(db, person)),
  );
}

/** The ids of those that a person has as owner of the home, as a query. */
export function ownersAppointments(db: Db, { email }: PersonKey) {
  return db
    .selectFrom("appointments")
    .select("appointments.id")
    .where("owner_email", "<>", "")
    .where(sql<boolean>`owner_email = ${email} collate nocase`);
}

/** The ids of both, as a query. */
export function personsAppointments(db: Db, person: PersonKey) {
  return visitorsAppointments(db, person).union(ownersAppointments(db, person));
}

/**
 * Mails about these messages go to the agent, a receipt to the sender. A mail that is about another message stays whoever
 * it goes to: the agent's own address may stand in a message written to try the form.
 */
export function personsMails(db: Db, person: PersonKey) {
  const all = () => db.selectFrom("outbox").select("outbox.id");
  return all()
    .where("enquiry_id", "in", personsMessages(db, person))
    .union(
      all()
        .where("enquiry_id", "is", null)
        .where(sql<boolean>`recipient = ${person.email} collate nocase`),
    );
}

/** The ids of the mails about these messages and appointments, and of those to the address that are about neither, as a query. */
export function mailsOf(db: Db, { email }: PersonKey, messages: readonly number[], appointments: readonly number[]) {
  const all = () => db.selectFrom("outbox").select("outbox.id");
  return all()
    .where("enquiry_id", "in", messages)
    .union(
      all()
        .where("enquiry_id", "is", null)
        .where(sql<boolean>`recipient = ${email} collate nocase`)
        .where((eb) => eb.or([eb("appointment_id", "is", null), eb("appointment_id", "in", appointments)])),
    );
}

/** Under which other e-mail addresses the phone number of a message stands, and in how many messages. */
export async function othersWithPhone(db: Db, enquiryId: number): Promise<{ email: string; enquiries: number }[]> {
  const person = await findPerson(db, enquiryId, true);
  if (person?.phone === undefined) return [];
  return db
    .selectFrom("contact_submissions")
    .where("id", "in", personsMessages(db, person))
    .where(sql<boolean>`email <> ${person.email} collate nocase`)
    .groupBy(sql`email collate nocase`)
    .orderBy("email")
    .select((eb) => ["email", eb.fn.countAll<number>().as("enquiries")])
    .execute();
}
