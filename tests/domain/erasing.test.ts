import type { Db } from "~/db/database";
import { addNote } from "~/domain/enquiries/answering/notes.server";
import { draftFromValuation } from "~/domain/enquiries/drafting/draft.server";
import { erasePerson, countPersonalData } from "~/domain/enquiries/people/erasing.server";
import { eraseExpired } from "~/domain/enquiries/people/retention.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";

import { anEnquiry, aNeighborhood, aPerson, theAgency } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");

async function aMessage(db: Db, given: Parameters<typeof anEnquiry>[0] = {}, at = now) {
  await theAgency(db);
  return receiveEnquiry(db, anEnquiry(given), at);
}

async function aDraft(db: Db, enquiryId: number) {
  await aNeighborhood(db);
  const admin = await aPerson(db);
  const made = await draftFromValuation(db, { enquiryId, adminId: admin.id }, now);
  return made.ok ? made.id : 0;
}

function draftNotes(db: Db, id: number) {
  return db
    .selectFrom("properties")
    .where("id", "=", id)
    .select(["private_notes", "drafted_from_enquiry", "address", "version"])
    .executeTakeFirstOrThrow();
}

describe("erasing a person's data", () => {
  test("takes all their messages, notes and mails, and nobody else's", async ({ db }) => {
    const valuation = await aMessage(db, { kind: "valuation", message: "We divorce." });
    const second = await aMessage(db, { email: "ANA@example.com", message: "Second" });
    await aMessage(db, { message: "Spam", spamReason: "too-fast" });
    const other = await aMessage(db, { email: "ben@example.com" });
    const admin = await aPerson(db);
    for (const enquiryId of [second.id, other.id]) {
      await addNote(db, { enquiryId, adminId: admin.id, body: "Called" }, now);
    }
    const draft = await aDraft(db, valuation.id);

    expect(await countPersonalData(db, second.id)).toEqual({
      email: "ANA@example.com",
      enquiries: 3,
      notes: 1,
      replies: 0,
      mails: 4,
      drafts: [{ id: draft, title: "Apartment, Carrer de Mallorca" }],
      appointments: 0,
    });

    const erased = await erasePerson(db, second.id, now);

    expect(erased).toMatchObject({ ok: true, enquiries: 3 });
    expect(erased.ok && erased.mails).toHaveLength(4);
    expect(await db.selectFrom("contact_submissions").select("email").execute()).toEqual([
      { email: "ben@example.com" },
    ]);
    expect(await db.selectFrom("enquiry_notes").select("enquiry_id").execute()).toEqual([{ enquiry_id: other.id }]);
    expect(await db.selectFrom("outbox").distinct().select("enquiry_id").execute()).toEqual([{ enquiry_id: other.id }]);
  });

  test("keeps a home that was drafted, without the owner's words, and tells who has it open", async ({ db }) => {
    const { id } = await aMessage(db, { kind: "valuation", message: "We divorce.\nCall me." });
    const draft = await aDraft(db, id);
    const before = await draftNotes(db, draft);
    expect(before.private_notes).toContain("We divorce.");
    const edited = `${before.private_notes.replaceAll("\n", "\r\n")}\r\nKeys with the neighbour.`;
    await db.updateTable("properties").set({ private_notes: edited }).where("id", "=", draft).execute();

    await erasePerson(db, id, now);

    const after = await draftNotes(db, draft);
    expect(after).toMatchObject({ drafted_from_enquiry: null, address: "Carrer de Mallorca 1", version: 2 });
    expect(after.private_notes).not.toContain("divorce");
    expect(after.private_notes).not.toContain("Call me");
    expect(after.private_notes).toContain("Keys with the neighbour.");
  });

  test("does not take the mails to the agent who once tried the form", async ({ db }) => {
    const agency = await theAgency(db);
    const own = await aMessage(db, { email: agency.email });
    const other = await aMessage(db, { email: "ben@example.com" });
    await erasePerson(db, own.id, now);
    expect(await db.selectFrom("outbox").distinct().select("enquiry_id").execute()).toEqual([{ enquiry_id: other.id }]);
  });

  test("is nothing where the message is gone already", async ({ db }) => {
    expect(await countPersonalData(db, 1)).toBeUndefined();
    expect(await erasePerson(db, 1, now)).toEqual({ ok: false });
  });
});

describe("what is past its time", () => {
  test("goes out of the notes of a drafted home too", async ({ db }) => {
    const { id } = await aMessage(
      db,
      { kind: "valuation", message: "We divorce.", wantsNews: true },
      new Date("2024-01-01T10:00:00.000Z"),
    );
    const draft = await aDraft(db, id);
    await eraseExpired(db, now);
    expect((await draftNotes(db, draft)).private_notes).not.toContain("divorce");
  });

  test("is spam 90 days after an admin took it for that, however old it is", async ({ db }) => {
    const old = await aMessage(db, { message: "Old" }, new Date("2026-06-01T10:00:00.000Z"));
    const recent = await aMessage(db, { message: "Recent" }, new Date("2026-06-01T10:00:00.000Z"));
    const update = db.updateTable("contact_submissions");
    await update.set({ set_aside_at: "2026-08-01T10:00:00.000Z" }).where("id", "=", old.id).execute();
    await update.set({ set_aside_at: "2026-11-01T10:00:00.000Z" }).where("id", "=", recent.id).execute();
    expect(await eraseExpired(db, now)).toBe(1);
    expect(await db.selectFrom("contact_submissions").select("id").execute()).toEqual([{ id: recent.id }]);
  });

  test("takes set-aside spam whole, even of somebody who ticked the box for news", async ({ db }) => {
    const { id } = await aMessage(db, { wantsNews: true }, new Date("2026-06-01T10:00:00.000Z"));
    await db
      .updateTable("contact_submissions")
      .set({ set_aside_at: "2026-06-02T10:00:00.000Z" })
      .where("id", "=", id)
      .execute();
    expect(await eraseExpired(db, now)).toBe(1);
  });
});
