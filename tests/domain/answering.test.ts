import type { Db } from "~/db/database";
import { answerEnquiry, reopenEnquiry } from "~/domain/enquiries/answering/answering.server";
import { addNote, deleteNote } from "~/domain/enquiries/answering/notes.server";
import { replyTimes } from "~/domain/enquiries/answering/reply-times.server";
import { clearAsNoSpam, setAsideAsSpam } from "~/domain/enquiries/answering/spam.server";
import { countEnquiries, findEnquiry } from "~/domain/enquiries/inbox/received-enquiries.server";
import { listOtherEnquiries } from "~/domain/enquiries/people/person.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";

import { anEnquiry, aPerson, theAgency } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60_000);

let sequence = 0;
async function aMessage(db: Db, given: Parameters<typeof anEnquiry>[0] = {}, at = hoursAgo(3)) {
  await theAgency(db);
  return receiveEnquiry(db, anEnquiry({ message: `Message ${(sequence += 1)}`, ...given }), at);
}
const anAdmin = (db: Db, email: string) => aPerson(db, { email, admin: "active" });
const mails = (db: Db) => db.selectFrom("outbox").select(["enquiry_id", "template"]).execute();

describe("answering a message", () => {
  test("stores when, how and by whom, and takes it off those that wait", async ({ db }) => {
    const { id } = await aMessage(db);
    const admin = await anAdmin(db, "marta@example.com");
    expect(await countEnquiries(db, "waiting")).toBe(1);

    expect(await answerEnquiry(db, { id, how: "visit", adminId: admin.id }, now)).toEqual({
      ok: true,
      receivedAt: hoursAgo(3).toISOString(),
    });

    expect(await findEnquiry(db, id)).toMatchObject({
      state: "answered",
      answer: { at: now.toISOString(), how: "visit", by: "marta@example.com" },
    });
    expect([await countEnquiries(db, "waiting"), await countEnquiries(db, "answered")]).toEqual([0, 1]);
  });

  test("by two admins at once keeps the first, tells the second, and loses no note", async ({ db }) => {
    const { id } = await aMessage(db);
    const [first, second] = [await anAdmin(db, "one@example.com"), await anAdmin(db, "two@example.com")];
    const [done, refused] = await Promise.all([
      answerEnquiry(db, { id, how: "phone", adminId: first.id }, now),
      answerEnquiry(db, { id, how: "email", adminId: second.id, note: "Wrote too" }, now),
    ]);
    expect(done.ok).toBe(true);
    expect(refused).toEqual({
      ok: false,
      reason: "answered",
      answer: { at: now.toISOString(), how: "phone", by: "one@example.com" },
    });
    expect(await findEnquiry(db, id)).toMatchObject({
      answer: { how: "phone" },
      notes: [{ body: "Wrote too", author: "two@example.com" }],
    });
  });

  test("can be taken back: the message then waits from its arrival", async ({ db }) => {
    const { id } = await aMessage(db);
    const admin = await anAdmin(db, "one@example.com");
    await answerEnquiry(db, { id, how: "phone", adminId: admin.id }, now);

    expect(await reopenEnquiry(db, id)).toEqual({ ok: true });

    expect(await findEnquiry(db, id)).toMatchObject({
      state: "waiting",
      answer: null,
      receivedAt: hoursAgo(3).toISOString(),
    });
    expect(await reopenEnquiry(db, id)).toEqual({ ok: false, reason: "waiting" });
  });

  test("is no matter of spam, nor of a message that is not there", async ({ db }) => {
    const { id } = await aMessage(db, { spamReason: "too-fast" });
    const admin = await anAdmin(db, "one@example.com");
    const answer = { how: "phone", adminId: admin.id } as const;
    expect(await answerEnquiry(db, { id, ...answer }, now)).toEqual({ ok: false, reason: "spam" });
    expect(await answerEnquiry(db, { id: 999, ...answer }, now)).toEqual({ ok: false, reason: "not-found" });
    expect(await reopenEnquiry(db, 999)).toEqual({ ok: false, reason: "not-found" });
  });

  test("is remembered when the admin's account is gone", async ({ db }) => {
    const { id } = await aMessage(db);
    const admin = await anAdmin(db, "gone@example.com");
    await answerEnquiry(db, { id, how: "phone", adminId: admin.id, note: "Done" }, now);
    await db.deleteFrom("admin_users").execute();
    await db.deleteFrom("users").execute();
    expect(await findEnquiry(db, id)).toMatchObject({ answer: { how: "phone", by: null }, notes: [{ author: null }] });
  });
});

describe("sorting out spam", () => {
  test("stops the clock of a message, and starts it from the arrival again", async ({ db }) => {
    const { id } = await aMessage(db);
    const admin = await anAdmin(db, "one@example.com");

    expect(await setAsideAsSpam(db, { id, adminId: admin.id }, now)).toEqual({ ok: true });
    expect(await findEnquiry(db, id)).toMatchObject({
      state: "spam",
      spamReason: null,
      setAside: { at: now.toISOString(), by: "one@example.com" },
    });
    expect([await countEnquiries(db, "waiting"), await countEnquiries(db, "spam")]).toEqual([0, 1]);
    expect(await setAsideAsSpam(db, { id, adminId: admin.id }, now)).toEqual({ ok: false, reason: "spam" });

    expect(await clearAsNoSpam(db, id, now)).toEqual({ ok: true });
    expect(await findEnquiry(db, id)).toMatchObject({ state: "waiting", setAside: null });
    expect(await clearAsNoSpam(db, id, now)).toEqual({ ok: false, reason: "no-spam" });
    expect(await mails(db)).toEqual([
      { enquiry_id: id, template: "new-enquiry" },
      { enquiry_id: id, template: "receipt" },
    ]);
  });

  test("sends the mails that suspicion held back", async ({ db }) => {
    const { id } = await aMessage(db, { spamReason: "honeypot" });
    expect(await mails(db)).toEqual([]);
    await clearAsNoSpam(db, id, now);
    expect(await mails(db)).toContainEqual({ enquiry_id: id, template: "new-enquiry" });
    expect(await findEnquiry(db, id)).toMatchObject({ state: "waiting", spamReason: null });
  });

  test("leaves alone what somebody has answered", async ({ db }) => {
    const { id } = await aMessage(db);
    const admin = await anAdmin(db, "one@example.com");
    await answerEnquiry(db, { id, how: "phone", adminId: admin.id }, now);
    expect(await setAsideAsSpam(db, { id, adminId: admin.id }, now)).toMatchObject({ ok: false, reason: "answered" });
  });
});

describe("notes on a message", () => {
  test("stand in the order in which they were written, and can be deleted", async ({ db }) => {
    const [message, other] = [await aMessage(db), await aMessage(db)];
    const admin = await anAdmin(db, "one@example.com");
    for (const body of ["First", "Second"]) {
      expect(await addNote(db, { enquiryId: message.id, adminId: admin.id, body }, now)).toBe(true);
    }
    expect(await addNote(db, { enquiryId: 999, adminId: admin.id, body: "Lost" }, now)).toBe(false);
    const notes = (await findEnquiry(db, message.id))?.notes ?? [];
    expect(notes.map(({ body }) => body)).toEqual(["First", "Second"]);

    const noteId = notes[0]?.id ?? 0;
    expect(await deleteNote(db, { enquiryId: other.id, noteId })).toBe(false);
    expect(await deleteNote(db, { enquiryId: message.id, noteId })).toBe(true);
    expect(await deleteNote(db, { enquiryId: message.id, noteId })).toBe(false);
    expect((await findEnquiry(db, message.id))?.notes).toMatchObject([{ body: "Second" }]);
  });
});

describe("what else a person wrote", () => {
  test("is found by e-mail or phone, newest first", async ({ db }) => {
    const old = await aMessage(db, { kind: "valuation", email: "ANA@example.com" }, hoursAgo(90));
    const byPhone = await aMessage(db, { email: "work@example.com", phone: "0034 611 222 333" }, hoursAgo(50));
    const spam = await aMessage(db, { email: "ana@example.com", spamReason: "too-many" }, hoursAgo(20));
    const message = await aMessage(db, { email: "ana@example.com", phone: "+34 611-22-23-33" });
    await aMessage(db, { email: "ben@example.com", phone: "+34 699 999 999" });
    const found = await findEnquiry(db, message.id);
    expect(found && (await listOtherEnquiries(db, found))).toMatchObject([
      { id: spam.id, state: "spam" },
      { id: byPhone.id, state: "waiting" },
      { id: old.id, kind: "valuation" },
    ]);
  });

  test("is nothing where only the lack of a phone is the same", async ({ db }) => {
    const message = await aMessage(db, { email: "one@example.com" });
    await aMessage(db, { email: "two@example.com" });
    const found = await findEnquiry(db, message.id);
    expect(found && (await listOtherEnquiries(db, found))).toEqual([]);
  });
});

describe("how the promise was kept", () => {
  async function answeredAfter(db: Db, receivedAt: Date, hours: number) {
    const { id } = await aMessage(db, {}, receivedAt);
    const admin = await aPerson(db);
    const at = new Date(receivedAt.getTime() + hours * 60 * 60_000);
    await answerEnquiry(db, { id, how: "phone", adminId: admin.id }, at);
  }

  test("is nothing yet while each message is within its 24 hours", async ({ db }) => {
    await aMessage(db, {}, hoursAgo(3));
    expect(await replyTimes(db, now)).toEqual({ inTime: 0, late: 0, overdue: 0, medianMinutes: null });
  });

  test("counts an answer within 24 hours at once, and not only when they have passed", async ({ db }) => {
    await answeredAfter(db, hoursAgo(10), 1);
    expect(await replyTimes(db, now)).toMatchObject({ inTime: 1, late: 0, overdue: 0 });
  });

  test("counts each message of 30 days once: in time, later, or overdue", async ({ db }) => {
    await answeredAfter(db, hoursAgo(30), 1);
    await answeredAfter(db, hoursAgo(100), 23.99);
    await answeredAfter(db, hoursAgo(100), 24);
    await aMessage(db, {}, hoursAgo(25));
    await aMessage(db, {}, hoursAgo(23));
    await answeredAfter(db, hoursAgo(10), 1);
    await aMessage(db, { spamReason: "honeypot" }, hoursAgo(50));
    await aMessage(db, {}, hoursAgo(31 * 24));
    expect(await replyTimes(db, now)).toMatchObject({ inTime: 3, late: 1, overdue: 1 });
  });

  test("takes the middle of the answers to the messages of 30 days", async ({ db }) => {
    const median = async () => (await replyTimes(db, now)).medianMinutes;
    await answeredAfter(db, hoursAgo(10), 1);
    expect(await median()).toBe(60);
    await answeredAfter(db, hoursAgo(100), 3);
    expect(await median()).toBe(120);
    await answeredAfter(db, hoursAgo(100), 48);
    await answeredAfter(db, hoursAgo(32 * 24), 500 / 60);
    expect(await median()).toBe(180);
  });
});
