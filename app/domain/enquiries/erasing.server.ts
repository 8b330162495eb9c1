import { sql } from "kysely";

import type { Db } from "~/db/database";

import { eraseOwnersWords } from "./owners-words.repository.server";
import type { PersonalData } from "./person";

/** What would be erased with the sender of a message; `undefined` where the message is not there. */
export async function personalDataOf(db: Db, enquiryId: number): Promise<PersonalData | undefined> {
  const email = await senderOf(db, enquiryId);
  if (email === undefined) return undefined;

  const count = ({ total }: { total: number }) => total;
  const [enquiries, notes, mails, drafts] = await Promise.all([
    messagesOf(db, email)
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow()
      .then(count),
    db
      .selectFrom("enquiry_notes")
      .where("enquiry_id", "in", messagesOf(db, email))
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow()
      .then(count),
    mailsOf(db, email).execute(),
    db
      .selectFrom("properties")
      .where("drafted_from_enquiry", "in", messagesOf(db, email))
      .orderBy("id")
      .select(["id", "title"])
      .execute(),
  ]);
  return { email, enquiries, notes, mails: mails.length, drafts };
}

export type Erased =
  | { ok: true; enquiries: number; /** Ids of the mails, whose kept files go after this. */ mails: number[] }
  | { ok: false };

/**
 * Erases everything that the sender of a message left under the same e-mail address (GDPR art. 17): messages, notes on
 * them, mails about them or to that address. Homes drafted from them stay, without the sender's own words.
 */
export function erasePerson(db: Db, enquiryId: number, now: Date): Promise<Erased> {
  return db.transaction().execute(async (trx) => {
    const email = await senderOf(trx, enquiryId);
    if (email === undefined) return { ok: false };

    await eraseOwnersWords(trx, messagesOf(trx, email), now);
    const mails = (await mailsOf(trx, email).execute()).map(({ id }) => id);
    await trx.deleteFrom("outbox").where("id", "in", mails).execute();
    // Their notes go with them.
    const { numDeletedRows } = await trx
      .deleteFrom("contact_submissions")
      .where(sql<boolean>`email = ${email} collate nocase`)
      .executeTakeFirstOrThrow();
    return { ok: true, enquiries: Number(numDeletedRows), mails };
  });
}

async function senderOf(db: Db, enquiryId: number): Promise<string | undefined> {
  const row = await db.selectFrom("contact_submissions").select("email").where("id", "=", enquiryId).executeTakeFirst();
  return row?.email;
}

function messagesOf(db: Db, email: string) {
  return db
    .selectFrom("contact_submissions")
    .select("id")
    .where(sql<boolean>`email = ${email} collate nocase`);
}

/**
 * Mails about these messages go to the agent, a receipt to the sender. A mail that is about another message stays whoever
 * it goes to: the agent's own address may stand in a message written to try the form.
 */
function mailsOf(db: Db, email: string) {
  return db
    .selectFrom("outbox")
    .select("id")
    .where((eb) =>
      eb.or([
        eb("enquiry_id", "in", messagesOf(db, email)),
        eb.and([eb("enquiry_id", "is", null), sql<boolean>`recipient = ${email} collate nocase`]),
      ]),
    );
}
