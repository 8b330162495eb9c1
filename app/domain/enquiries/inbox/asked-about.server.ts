import { sql } from "kysely";

import type { Db } from "~/db/database";

import { fullName } from "../stored-enquiry.server";

/** Somebody who asked about a home, by their newest message. */
export type AskedAbout = { id: number; name: string; email: string; /** ISO 8601, UTC */ receivedAt: string };

type Thing = { kind: "property"; id: number } | { kind: "development"; id: number; unitName: string | null };

const most = 50;

/**
 * Who asked about a home, a development or a unit by its name, each once, the newest first; without spam, and without those who are named
 * to be left out.
 * @param except e-mail addresses
 */
export async function whoAskedAbout(db: Db, thing: Thing, except: readonly string[]): Promise<AskedAbout[]> {
  const rows = await db
    .selectFrom("contact_submissions")
    .select(["id", "first_name", "last_name", "email", "created_at"])
    .where(thing.kind === "property" ? "property_id" : "development_id", "=", thing.id)
    .$if(thing.kind === "development" && thing.unitName !== null, (query) =>
      query.where(sql<boolean>`asked ->> '$.unit' = ${thing.kind === "development" ? thing.unitName : null}`),
    )
    .where("spam_reason", "is", null)
    .where("set_aside_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const seen = new Set(except.map((email) => email.toLowerCase()));
  const people: AskedAbout[] = [];
  for (const { id, email, created_at: receivedAt, ...names } of rows) {
    if (people.length === most || seen.has(email.toLowerCase())) continue;
    seen.add(email.toLowerCase());
    people.push({ id, name: fullName(names) || email, email, receivedAt });
  }
  return people;
}
