import type { Db } from "~/db/database";
import { planAppointment } from "~/domain/diary/appointments.server";
import { answerEnquiry } from "~/domain/enquiries/answering/answering.server";
import { setAsideAsSpam } from "~/domain/enquiries/answering/spam.server";
import type { NewEnquiry } from "~/domain/enquiries/enquiry";
import { findEnquiry } from "~/domain/enquiries/inbox/received-enquiries.server";
import { countPersonalData, erasePerson } from "~/domain/enquiries/people/erasing.server";
import { personFile } from "~/domain/enquiries/people/person-file.server";
import { eraseExpired } from "~/domain/enquiries/people/retention.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";
import {
  findRefusal,
  keepReply,
  listReplies,
  retryReply,
  seenOf,
  sendReply,
  unsentReply,
} from "~/domain/enquiries/replying/replies.server";
import type { Words } from "~/domain/enquiries/replying/reply";
import { replySchema } from "~/domain/enquiries/replying/reply.schema";
import { type Delivery, type RenderedMail } from "~/domain/mail/mail";

import { anEnquiry, aPerson, theAgency } from "../support/builders";
import { leaving } from "../support/leaving-mails";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-23T10:00:00.000Z");
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const monthsLater = (months: number) => new Date(now.getTime() + months * 31 * 24 * 60 * 60_000);
const siteUrl = "https://www.xamfra.example";

async function aMessage(db: Db, given: Partial<NewEnquiry> = {}) {
  await theAgency(db);
  const { id } = await receiveEnquiry(db, anEnquiry(given), now);
  const marta = await aPerson(db, { admin: "active" });
  return { enquiryId: id, adminId: marta.id, email: marta.email };
}

const words = { subject: "Re: Your message", body: "Dear Ana,\n\nYes, there is a lift.", attachments: [] };

async function reply(
  db: Db,
  { enquiryId, adminId }: { enquiryId: number; adminId: number },
  given: Partial<Words & { seen: string }> = {},
  at = minutesLater(30),
) {
  return sendReply(db, { ...{ enquiryId, adminId, ...words }, seen: await seenOf(db, enquiryId), ...given }, at);
}

/** Sends what is due, to a world that answers as it is told. @returns the replies among it */
async function send(db: Db, answer: Delivery = { ok: true }, at = minutesLater(31)) {
  const isReply = ({ template }: RenderedMail) => template === "reply";
  return (await leaving(db, at, { answer: (mail) => (isReply(mail) ? answer : { ok: true }) })).filter(isReply);
}

describe("replying to a message", () => {
  test("writes to its sender in the agency's name, and the answer comes to the agent", async ({ db }) => {
    const message = await aMessage(db, { language: "es" });
    expect(await reply(db, message)).toMatchObject({ ok: true, stoppedClock: true });

    expect(await send(db)).toMatchObject([
      {
        to: "ana@example.com",
        from: { name: "Xamfrà", address: "agent@example.com" },
        replyTo: { name: "Xamfrà", address: "agent@example.com" },
        subject: "Re: Your message",
        text: "Dear Ana,\n\nYes, there is a lift.",
        isByHand: true,
      },
    ]);
  });

  test("stops the clock once, and stands with the message as often as it was done", async ({ db }) => {
    const message = await aMessage(db);
    await reply(db, message);
    const second = await reply(db, message, { body: "And a concierge." }, minutesLater(90));

    expect(second).toMatchObject({ ok: true, stoppedClock: false });
    expect(await findEnquiry(db, message.enquiryId)).toMatchObject({
      answer: { how: "email", at: minutesLater(30).toISOString(), by: message.email },
    });
    expect((await listReplies(db, message.enquiryId)).map(({ body, author }) => [body, author])).toEqual([
      [words.body, message.email],
      ["And a concierge.", message.email],
    ]);
    expect(await send(db, { ok: true }, minutesLater(91))).toHaveLength(2);
  });

  test("leads to homes and a brochure by titled links in the sender's language", async ({ db }) => {
    const message = await aMessage(db, { language: "ca" });
    await reply(db, message, {
      attachments: [
        { kind: "brochure", path: "/property/3/brochure", title: "Pis a Gràcia" },
        { kind: "home", path: "/property/4", title: "Àtic\nal Born", price: 850_000 },
      ],
    });
    const [mail] = await send(db);
    expect(mail?.text).toBe(
      [
        words.body,
        `Dossier: Pis a Gràcia\n${siteUrl}/ca/property/3/brochure`,
        "Habitatges que li podrien encaixar:",
        `Àtic al Born, 850.000\u00a0€\n${siteUrl}/ca/property/4`,
      ].join("\n\n"),
    );
  });

  test("pressed twice sends one", async ({ db }) => {
    const message = await aMessage(db);
    await reply(db, message, { seen: "" });
    expect(await reply(db, message, { seen: "" }, minutesLater(30.1))).toMatchObject({ ok: true });
    expect(await listReplies(db, message.enquiryId)).toHaveLength(1);
  });

  test("with the same words and the brochure that was forgotten is another one", async ({ db }) => {
    const message = await aMessage(db);
    const brochure = { kind: "brochure", path: "/property/1/brochure", title: "Corner flat" } as const;
    await reply(db, message);
    await reply(db, message, { attachments: [brochure] }, minutesLater(32));
    expect((await listReplies(db, message.enquiryId)).map(({ attachments }) => attachments)).toEqual([[], [brochure]]);
  });

  test("by the slower of two is held back until they know of the other", async ({ db }) => {
    const message = await aMessage(db);
    const eva = await aPerson(db, { admin: "active" });
    await reply(db, message, { seen: "" });

    const late = await reply(db, { ...message, adminId: eva.id }, { seen: "", body: "Also from me" });
    expect(late).toMatchObject({ ok: false, reason: "answered" });
    const seen = !late.ok && late.reason === "answered" ? late.seen : "";
    expect(await reply(db, { ...message, adminId: eva.id }, { seen, body: "Also from me" })).toMatchObject({
      ok: true,
    });
  });

  test("goes on however long the thread is: the form says what it has seen in a few signs", async ({ db }) => {
    const message = await aMessage(db);
    for (let number = 0; number < 80; number += 1) await reply(db, message, { body: `Answer ${number}` });
    const seen = await seenOf(db, message.enquiryId);
    expect(replySchema.safeParse({ subject: "Re", body: "One more", seen })).toMatchObject({ success: true });
    const eva = await aPerson(db, { admin: "active" });
    await reply(db, { ...message, adminId: eva.id }, { seen, body: "Also from me" });
    expect(await reply(db, message, { seen, body: "One more" })).toMatchObject({ ok: false, reason: "answered" });
  });

  test("is held back too where somebody marked the message as answered meanwhile", async ({ db }) => {
    const message = await aMessage(db);
    await answerEnquiry(db, { id: message.enquiryId, how: "phone", adminId: message.adminId }, minutesLater(5));
    expect(await reply(db, message, { seen: "" })).toMatchObject({ ok: false, reason: "answered" });
  });

  test("never goes to spam, to no address or to somebody who is erased", async ({ db }) => {
    const spam = await aMessage(db);
    await setAsideAsSpam(db, { id: spam.enquiryId, adminId: spam.adminId }, now);
    expect(await reply(db, spam)).toEqual({ ok: false, reason: "spam" });

    const nowhere = await aMessage(db, { email: "a@b.c,d@e.f" });
    expect(await reply(db, nowhere)).toEqual({ ok: false, reason: "undeliverable" });

    const erased = await aMessage(db, { email: "eva@example.com" });
    await erasePerson(db, erased.enquiryId, now);
    expect(await reply(db, erased)).toEqual({ ok: false, reason: "not-found" });
    expect(await send(db)).toEqual([]);
  });

  test("is not sent to who was set aside as spam before it left, and says why", async ({ db }) => {
    const message = await aMessage(db);
    await reply(db, message);
    await db
      .updateTable("contact_submissions")
      .set({ set_aside_at: minutesLater(30).toISOString(), set_aside_by: message.adminId })
      .execute();
    expect(await send(db)).toEqual([]);
    expect(await listReplies(db, message.enquiryId)).toMatchObject([
      { delivery: { state: "failed", said: expect.stringContaining("moved to spam") } },
    ]);
  });
});

describe("the delivery of a reply", () => {
  test("stands with the message: waiting, then sent", async ({ db }) => {
    const message = await aMessage(db);
    await reply(db, message);
    expect(await listReplies(db, message.enquiryId)).toMatchObject([{ delivery: { state: "waiting" } }]);
    await send(db);
    expect(await listReplies(db, message.enquiryId)).toMatchObject([
      { delivery: { state: "sent", at: minutesLater(31).toISOString() } },
    ]);
  });

  test("that failed has the server's words and can be tried again, by nobody else's number", async ({ db }) => {
    const message = await aMessage(db);
    await reply(db, message);
    await send(db, { ok: false, reason: "refused", said: "550 No such mailbox", code: "550" });
    const [failed] = await listReplies(db, message.enquiryId);
    expect(failed?.delivery).toMatchObject({ state: "failed", said: "550 No such mailbox" });

    const other = await aMessage(db, { email: "ben@example.com" });
    const mail = failed?.delivery?.mail ?? 0;
    expect(await retryReply(db, { enquiryId: other.enquiryId, mail }, minutesLater(40))).toBe(false);
    expect(await retryReply(db, { enquiryId: message.enquiryId, mail }, minutesLater(40))).toBe(true);
    await send(db, { ok: true }, minutesLater(41));
    expect(await listReplies(db, message.enquiryId)).toMatchObject([{ delivery: { state: "sent" } }]);
  });

  test("is warned of where the sender's address refused the confirmation of their appointment", async ({ db }) => {
    const message = await aMessage(db, { answered: "visit" });
    const [startsAt, endsAt] = [60 * 48, 60 * 49].map(minutesLater) as [Date, Date];
    const person = { name: "Ana", email: "ana@example.com", phone: "600 111 222", language: "en" as const };
    const owner = { name: "Luis", email: "luis@example.com", language: "es" as const };
    const entry = {
      kind: "call" as const,
      startsAt,
      endsAt,
      place: "",
      about: null,
      goes: null,
      notes: "",
      tells: true,
    };
    await planAppointment(
      db,
      { entry: { ...entry, enquiryId: message.enquiryId, person, owner }, by: message.adminId, seen: "" },
      now,
    );
    const answer = ({ to }: RenderedMail): Delivery =>
      to === "ana@example.com" ? { ok: false, reason: "refused", said: "550 unknown", code: "550" } : { ok: true };
    expect(await findRefusal(db, message.enquiryId)).toBeUndefined();
    await leaving(db, minutesLater(1), { answer });
    expect(await findRefusal(db, message.enquiryId)).toBe("550 unknown");
    // What came through since says otherwise.
    await reply(db, message);
    await send(db);
    expect(await findRefusal(db, message.enquiryId)).toBeUndefined();
  });

  test("that waits says why and until when", async ({ db }) => {
    const message = await aMessage(db);
    await reply(db, message);
    await send(db, { ok: false, reason: "not-now", said: "450 Mailbox busy", code: "450" });
    expect(await listReplies(db, message.enquiryId)).toMatchObject([
      { delivery: { state: "trying-again", said: "450 Mailbox busy", nextTryAt: minutesLater(32).toISOString() } },
    ]);
  });
});

describe("words that are not sent yet", () => {
  test("are kept for who wrote them, and gone once sent", async ({ db }) => {
    const message = await aMessage(db);
    const eva = await aPerson(db, { admin: "active" });
    await keepReply(db, { ...message, ...words, body: "Half a" }, now);
    await keepReply(db, { ...message, ...words, body: "Half a sentence" }, minutesLater(1));

    expect(await unsentReply(db, message)).toMatchObject({ body: "Half a sentence" });
    expect(await unsentReply(db, { ...message, adminId: eva.id })).toBeUndefined();
    await reply(db, message);
    expect(await unsentReply(db, message)).toBeUndefined();
  });

  test("do not come back by being kept while they are sent", async ({ db }) => {
    const message = await aMessage(db);
    await reply(db, message);
    await keepReply(db, { ...message, ...words }, minutesLater(30.1));
    expect(await unsentReply(db, message)).toBeUndefined();
  });

  test("are forgotten where nothing is left of them, and nowhere to be kept where the message is gone", async ({
    db,
  }) => {
    const message = await aMessage(db);
    await keepReply(db, { ...message, ...words }, now);
    await keepReply(db, { ...message, ...words, body: "" }, now);
    expect(await unsentReply(db, message)).toBeUndefined();
    expect(await keepReply(db, { ...message, ...words, enquiryId: 999 }, now)).toBe(false);
  });
});

describe("what was replied is kept of a person", () => {
  test("stands in their file, and goes with them", async ({ db }) => {
    const message = await aMessage(db);
    await reply(db, message);
    await keepReply(db, { ...message, ...words, body: "Half a sentence" }, now);

    const file = await personFile(db, message.enquiryId, now);
    expect(file?.messages).toMatchObject([
      { replies: [{ text: words.body, by: message.email }], repliesNotSent: [{ text: "Half a sentence" }] },
    ]);
    expect(file?.mails.map(({ template }) => template)).toContain("reply");
    expect(await countPersonalData(db, message.enquiryId)).toMatchObject({ replies: 1, mails: 3 });

    await erasePerson(db, message.enquiryId, now);
    for (const table of ["replies", "reply_drafts", "outbox"] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
  });

  test("counts as the last contact, and goes when its message does", async ({ db }) => {
    const message = await aMessage(db, { wantsNews: true });
    await reply(db, message, {}, monthsLater(12));
    await eraseExpired(db, monthsLater(30));
    expect(await listReplies(db, message.enquiryId)).toHaveLength(1);

    await eraseExpired(db, monthsLater(37));
    // The address stays for the news it asked for, and nothing else.
    expect(await findEnquiry(db, message.enquiryId)).toMatchObject({ email: "ana@example.com" });
    expect(await listReplies(db, message.enquiryId)).toEqual([]);
  });
});
