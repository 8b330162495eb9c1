import type { Db } from "~/db/database";
import { digitsIn } from "~/domain/fields/phone";
import { wholeNumber } from "~/domain/fields/phone-number.server";

import { dropErasedWords } from "./erased-words.repository.server";
import { eraseOwnersWords } from "./owners-words.repository.server";
import { eraseAppointmentsOf, eraseOwnerOf } from "./persons-appointments.server";
import type { PersonKey } from "./persons-rows.server";

/** Makes of an e-mail address or of a whole phone number a keyed hash that names nobody. A phone may count alone, beside no address. */
export type MakeMark = (kind: "email" | "phone" | "phone-alone", value: string) => string;

/** Somebody who was erased at a time; ISO 8601, UTC. */
export type ErasedMark = { mark: string; erasedAt: string };

/** The marks of a person, for being known again. */
export function personMarks({ email, phone, ownPhone }: PersonKey, makeMark: MakeMark): string[] {
  const byPhone = phone ? [makeMark("phone", phone)] : ownPhone ? [makeMark("phone-alone", ownPhone)] : [];
  return [makeMark("email", email.toLowerCase()), ...byPhone];
}

// Until 27 November 2026 a phone was known by its last nine digits. Whoever was erased under them then is known by them still.
function allMarks({ email, phone }: { email: string; phone: string }, makeMark: MakeMark): string[] {
  const digits = digitsIn(phone);
  return [
    ...personMarks({ email, phone: wholeNumber(phone) }, makeMark),
    ...(digits.length < 6 ? [] : [makeMark("phone", digits.slice(-9))]),
  ];
}

export async function rememberErased(trx: Db, marks: readonly string[], now: Date): Promise<void> {
  await addMarks(
    trx,
    marks.map((mark) => ({ mark, erasedAt: now.toISOString() })),
  );
}

export async function listErased(db: Db): Promise<ErasedMark[]> {
  const rows = await db.selectFrom("erased_people").select(["mark", "erased_at"]).orderBy("erased_at").execute();
  return rows.map(({ mark, erased_at: erasedAt }) => ({ mark, erasedAt }));
}

export type ErasedAgain = {
  enquiries: number;
  /** Ids of the mails, whose kept files go after this. */ mails: number[];
};

/**
 * Erases what came back with a backup that was older than an erasure: everything that was received before it. Who wrote again
 * afterwards is a new person, and keeps what they wrote then.
 * @param known what is remembered outside of the database, which a restore does not replace
 */
export function eraseAgain(db: Db, known: readonly ErasedMark[], makeMark: MakeMark, now: Date): Promise<ErasedAgain> {
  return db.transaction().execute(async (trx) => {
    await addMarks(trx, known);
    const erasedAt = new Map((await listErased(trx)).map((each) => [each.mark, each.erasedAt]));
    if (erasedAt.size === 0) return { enquiries: 0, mails: [] };
    const isErased = (mark: string, receivedAt: string) => receivedAt <= (erasedAt.get(mark) ?? "");

    const messages = await trx
      .selectFrom("contact_submissions")
      .select(["id", "email", "company", "created_at"])
      .execute();
    const enquiries = messages
      .filter(({ email, company, created_at: at }) =>
        allMarks({ email, phone: company }, makeMark).some((mark) => isErased(mark, at)),
      )
      .map(({ id }) => id);
    const mails: number[] = [];
    for (const id of enquiries) mails.push(...(await eraseOne(trx, id, now)));
    if (enquiries.length > 0) await dropErasedWords(trx);

    const planned = await trx
      .selectFrom("appointments")
      .select(["id", "person_email", "person_phone", "owner_email", "created_at"])
      .execute();
    for (const { id, person_email: email, person_phone: phone, owner_email: owner, created_at: at } of planned) {
      const alone = email === "" ? { ownPhone: wholeNumber(phone) } : {};
      const marks = [...allMarks({ email, phone }, makeMark), ...personMarks({ email, ...alone }, makeMark)];
      if (marks.some((mark) => isErased(mark, at))) mails.push(...(await eraseAppointmentsOf(trx, [id], now)));
      if (owner === "" || !isErased(makeMark("email", owner.toLowerCase()), at)) continue;
      await eraseOwnerOf(trx, id, now);
    }

    const sent = await trx
      .selectFrom("outbox")
      .select(["id", "recipient", "created_at"])
      .where("enquiry_id", "is", null)
      .execute();
    for (const { id, recipient, created_at: at } of sent) {
      if (!isErased(makeMark("email", recipient.toLowerCase()), at)) continue;
      await trx.deleteFrom("outbox").where("id", "=", id).execute();
      mails.push(id);
    }
    const accounts = await trx
      .selectFrom("users")
      .select(["id", "email", "created_at"])
      .where("email", "not in", (eb) => eb.selectFrom("admin_users").select("admin_users.email"))
      .execute();
    for (const { id, email, created_at: at } of accounts) {
      if (isErased(makeMark("email", email.toLowerCase()), at))
        await trx.deleteFrom("users").where("id", "=", id).execute();
    }
    return { enquiries: enquiries.length, mails };
  });
}

async function eraseOne(trx: Db, id: number, now: Date): Promise<number[]> {
  await eraseOwnersWords(trx, trx.selectFrom("contact_submissions").select("id").where("id", "=", id), now);
  const planned = await trx.selectFrom("appointments").select("id").where("enquiry_id", "=", id).execute();
  const told = await eraseAppointmentsOf(
    trx,
    planned.map((appointment) => appointment.id),
    now,
  );
  const mails = await trx.deleteFrom("outbox").where("enquiry_id", "=", id).returning("id").execute();
  await trx.deleteFrom("contact_submissions").where("id", "=", id).execute();
  return [...told, ...mails.map((mail) => mail.id)];
}

async function addMarks(trx: Db, marks: readonly ErasedMark[]): Promise<void> {
  for (const { mark, erasedAt } of marks) {
    await trx
      .insertInto("erased_people")
      .values({ mark, erased_at: erasedAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
