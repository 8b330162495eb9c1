import type { SelectQueryBuilder } from "kysely";

import type { Database, Db } from "~/db/database";

import { withoutOwnersWords } from "../drafting/draft-notes";
import { readRequest } from "../stored-enquiry.server";

/** Takes the words of messages that are about to be erased out of the private notes of homes drafted from them. */
export async function eraseOwnersWords(
  trx: Db,
  enquiries: SelectQueryBuilder<Database, "contact_submissions", { id: number }>,
  now: Date,
): Promise<void> {
  const rows = await trx
    .selectFrom("properties as home")
    .innerJoin("contact_submissions as message", "message.id", "home.drafted_from_enquiry")
    .where("message.id", "in", enquiries)
    .select(["home.id as home_id", "home.private_notes", "home.version"])
    .select(["message.kind", "message.asked", "message.message", "message.objectives"])
    .execute();
  for (const row of rows) {
    const notes = withoutOwnersWords(row.private_notes, readRequest(row).message);
    if (notes === row.private_notes) continue;
    await trx
      .updateTable("properties")
      // Whoever has the form of the home open is told, and cannot bring the words back unaware.
      .set({ private_notes: notes, version: row.version + 1, updated_at: now.toISOString() })
      .where("id", "=", row.home_id)
      .execute();
  }
}
