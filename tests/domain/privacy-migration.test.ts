import { sql } from "kysely";

import { migrateToLatest } from "~/db/migrate.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";

import { anEnquiry, theAgency } from "../support/builders";
import { databaseBefore } from "../support/old-schema";
import { expect, test } from "../support/test";

const at = "2026-11-20T10:00:00.000Z";

test("of a message from before forms asked for no tick it stays known that its box was ticked; of one after, that none was", async () => {
  const db = await databaseBefore("2026-11-27-01-privacy-shown");
  await sql`insert into contact_submissions (kind, first_name, email, language, privacy_read_at, fingerprint, created_at)
    values ('contact', 'Ana', 'ana@example.com', 'ca', ${at}, 'x', ${at})`.execute(db);
  await migrateToLatest(db);
  await theAgency(db);
  const now = new Date("2026-11-28T10:00:00Z");
  await receiveEnquiry(db, anEnquiry({ email: "pau@example.com" }), now);

  const columns = ["privacy_shown_at", "privacy_ticked"] as const;
  expect(await db.selectFrom("contact_submissions").select(columns).orderBy("id").execute()).toEqual([
    { privacy_shown_at: at, privacy_ticked: 1 },
    { privacy_shown_at: now.toISOString(), privacy_ticked: 0 },
  ]);
});
