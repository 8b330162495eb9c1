import { type RawBuilder, sql } from "kysely";

import type { Db } from "~/db/database";
import { wholeNumber } from "~/domain/fields/phone-number.server";

import { toState } from "../stored-enquiry.server";

import type { PersonsEnquiry } from "./person";
import { hasSamePhone } from "./phone-numbers.server";

const shown = 10;

/** What else a person wrote, newest first: by the same e-mail address, whatever its capitals, or the same phone number. */
export async function listOtherEnquiries(
  db: Db,
  { id, email, phone }: { id: number; email: string; phone: string },
): Promise<PersonsEnquiry[]> {
  const number = wholeNumber(phone);
  // Each way has an index of its own, in which the newest are read and no others.
  const rows = [
    ...(await newest(db, id, sql<boolean>`email = ${email} collate nocase`)),
    ...(number === "" ? [] : await newest(db, id, hasSamePhone(number))),
  ];
  return [...new Map(rows.map((row) => [row.id, row])).values()]
    .toSorted((one, other) => other.receivedAt.localeCompare(one.receivedAt) || other.id - one.id)
    .slice(0, shown);
}

async function newest(db: Db, id: number, isOfPerson: RawBuilder<boolean>): Promise<PersonsEnquiry[]> {
  const rows = await db
    .selectFrom("contact_submissions")
    .where("id", "<>", id)
    .where(isOfPerson)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(shown)
    .select(["id", "kind", "spam_reason", "set_aside_at", "answered_at", "created_at"])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: toState(row),
    receivedAt: row.created_at,
    answeredAt: row.answered_at,
  }));
}
