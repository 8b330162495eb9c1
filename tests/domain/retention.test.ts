import type { Db } from "~/db/database";
import { eraseExpired } from "~/domain/enquiries/people/retention.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";

import { aDevelopment, anEnquiry, theAgency } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");

async function aMessage(db: Db, at: string, given: Parameters<typeof anEnquiry>[0] = {}) {
  await theAgency(db);
  return receiveEnquiry(db, anEnquiry({ message: at, ...given }), new Date(at));
}
async function kept(db: Db) {
  const rows = await db.selectFrom("contact_submissions").select("id").execute();
  return rows.map(({ id }) => id);
}

describe("erasing what is past its time", () => {
  test("takes a message without contact for 24 months, and its mail", async ({ db }) => {
    await aMessage(db, "2024-11-20T10:00:00.000Z");
    const recent = await aMessage(db, "2024-11-22T10:00:00.000Z");

    expect(await eraseExpired(db, now)).toBe(1);

    expect(await kept(db)).toEqual([recent.id]);
    expect(await db.selectFrom("outbox").select("enquiry_id").distinct().execute()).toEqual([
      { enquiry_id: recent.id },
    ]);
  });

  test("counts from the answer, or from a later note", async ({ db }) => {
    const answered = await aMessage(db, "2024-01-01T10:00:00.000Z");
    const noted = await aMessage(db, "2024-01-02T10:00:00.000Z");
    await db
      .updateTable("contact_submissions")
      .set({ answered_at: "2025-01-01T10:00:00.000Z", answered_how: "phone" })
      .where("id", "=", answered.id)
      .execute();
    await db
      .insertInto("enquiry_notes")
      .values({ enquiry_id: noted.id, author: null, body: "Called again", created_at: "2025-06-01T10:00:00.000Z" })
      .execute();

    await eraseExpired(db, now);

    expect(await kept(db)).toEqual([answered.id, noted.id]);
  });

  test("leaves of a message whose sender asked for news only who to send it to", async ({ db }) => {
    await aMessage(db, "2024-01-01T10:00:00.000Z", { wantsNews: true, phone: "+34 600 000 000" });

    expect(await eraseExpired(db, now)).toBe(0);

    expect(await db.selectFrom("contact_submissions").selectAll().execute()).toMatchObject([
      { first_name: "Ana", email: "ana@example.com", company: "", objectives: "", asked: null, message: "" },
    ]);
    expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  test("leaves neither our notes on it nor what it was about", async ({ db }) => {
    const { id: developmentId } = await aDevelopment(db);
    const { id } = await aMessage(db, "2024-01-01T10:00:00.000Z", { wantsNews: true, developmentId });
    await db
      .insertInto("enquiry_notes")
      .values({ enquiry_id: id, author: null, body: "They divorce", created_at: "2024-01-02T10:00:00.000Z" })
      .execute();

    await eraseExpired(db, now);

    expect(await db.selectFrom("enquiry_notes").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("contact_submissions").select(["id", "development_id"]).execute()).toEqual([
      { id, development_id: null },
    ]);
  });

  test("takes spam after 90 days", async ({ db }) => {
    await aMessage(db, "2026-08-22T10:00:00.000Z", { spamReason: "honeypot" });
    const recent = await aMessage(db, "2026-08-24T10:00:00.000Z", { spamReason: "too-fast" });

    await eraseExpired(db, now);

    expect(await kept(db)).toEqual([recent.id]);
  });

  test("forgets the hash of the address after 90 days and keeps the message", async ({ db }) => {
    await aMessage(db, "2026-08-01T10:00:00.000Z");
    await aMessage(db, "2026-11-01T10:00:00.000Z");

    await eraseExpired(db, now);

    const rows = await db.selectFrom("contact_submissions").select("address_hash").orderBy("created_at").execute();
    expect(rows.map((row) => row.address_hash)).toEqual(["", anEnquiry().addressHash]);
  });
});
