import { sql } from "kysely";

import type { Db } from "~/db/database";
import { noteActivity } from "~/domain/activity/activity.server";

import { emptyLog } from "./erased-pages.server";
import { rememberErased } from "./erased-people.server";
import { dropErasedWords } from "./erased-words.repository.server";
import { eraseOwnersWords } from "./owners-words.repository.server";
import type { PersonalData } from "./person";
import { eraseFromDiary } from "./persons-appointments.server";
import { findPerson, personsAppointments, personsMails, personsMessages, type PersonKey } from "./persons-rows.server";

export { othersWithPhone, findPerson } from "./persons-rows.server";

/** What would be erased with the sender of a message; `undefined` where the message is not there. */
export async function countPersonalData(db: Db, enquiryId: number): Promise<PersonalData | undefined> {
  const person = await findPerson(db, enquiryId, false);
  if (person === undefined) return undefined;

  const count = ({ total }: { total: number }) => total;
  const [enquiries, notes, replies, mails, drafts, appointments] = await Promise.all([
    personsMessages(db, person)
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow()
      .then(count),
    db
      .selectFrom("enquiry_notes")
      .where("enquiry_id", "in", personsMessages(db, person))
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow()
      .then(count),
    db
      .selectFrom("replies")
      .where("enquiry_id", "in", personsMessages(db, person))
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow()
      .then(count),
    personsMails(db, person).execute(),
    db
      .selectFrom("properties")
      .where("drafted_from_enquiry", "in", personsMessages(db, person))
      .orderBy("id")
      .select(["id", "title"])
      .execute(),
    personsAppointments(db, person).execute(),
  ]);
  return {
    email: person.email,
    enquiries,
    notes,
    replies,
    mails: mails.length,
    drafts,
    appointments: appointments.length,
  };
}

export type Erased =
  | { ok: true; enquiries: number; /** Ids of the mails, whose kept files go after this. */ mails: number[] }
  | { ok: false };

type Options = {
  /** Also what came with the same phone number under other e-mail addresses. */
  withPhone?: boolean;
  /** Keyed hashes by which the person is known after a restore: see erased-people.server.ts. */
  marks?: readonly string[];
  /** The user who does it; null where nobody of the staff does. */
  by?: number | null;
};

/**
 * Erases everything that the sender of a message left under the same e-mail address (GDPR art. 17): messages, notes on
 * them, replies to them, sent or not, mails about them or to that address, their name in the diary, an account without rights. Homes drafted from them stay, without the sender's
 * own words; so does the account of a colleague.
 */
export async function erasePerson(
  db: Db,
  enquiryId: number,
  now: Date,
  { withPhone = false, marks = [], by = null }: Options = {},
): Promise<Erased> {
  const erased = await db.transaction().execute(async (trx): Promise<Erased> => {
    const person = await findPerson(trx, enquiryId, withPhone);
    if (person === undefined) return { ok: false };
    await rememberErased(trx, marks, now);
    await eraseStrangersAccount(trx, person);
    const erased = await eraseMessages(trx, person, now);
    await dropErasedWords(trx);
    // Whose they were is said nowhere.
    await noteActivity(trx, { kind: "person.erased", actor: by, details: { count: erased.enquiries } }, now);
    return { ok: true, ...erased };
  });
  if (erased.ok) await emptyLog(db);
  return erased;
}

async function eraseMessages(trx: Db, person: PersonKey, now: Date): Promise<{ enquiries: number; mails: number[] }> {
  await eraseOwnersWords(trx, personsMessages(trx, person), now);
  const mails = await eraseFromDiary(trx, person, now);
  mails.push(...(await personsMails(trx, person).execute()).map(({ id }) => id));
  await trx.deleteFrom("outbox").where("id", "in", personsMails(trx, person)).execute();
  // Their notes and what was replied go with them.
  const { numDeletedRows } = await trx
    .deleteFrom("contact_submissions")
    .where("id", "in", personsMessages(trx, person))
    .executeTakeFirstOrThrow();
  return { enquiries: Number(numDeletedRows), mails };
}

/** Sign-up is open to all: an account that nobody gave rights is nothing but the address of who made it. */
async function eraseStrangersAccount(trx: Db, { email }: PersonKey): Promise<void> {
  await trx
    .deleteFrom("users")
    .where("email", "=", email)
    .where("id", "not in", (eb) =>
      eb.selectFrom("admin_users").select("user_id").where("user_id", "is not", null).$castTo<{ user_id: number }>(),
    )
    .where(sql<boolean>`email not in (select email from admin_users)`)
    .execute();
}
