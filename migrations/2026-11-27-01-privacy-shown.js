import { sql } from "kysely";

// An answer to what was asked rests on the request itself (GDPR art. 6.1 b): no form asks for a tick any more. What is known of a message is
// when it came from a form beside which the privacy information stands; of those before this, that its box was ticked then.
/** @param {import("kysely").Kysely<unknown>} db */
export async function up(db) {
  await sql`alter table contact_submissions rename column privacy_read_at to privacy_shown_at`.execute(db);
  await sql`alter table contact_submissions
    add column privacy_ticked integer not null default 0 check (privacy_ticked in (0, 1))`.execute(db);
  await sql`update contact_submissions set privacy_ticked = 1`.execute(db);
}
