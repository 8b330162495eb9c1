import ICAL from "ical.js";
import { afterEach } from "vitest";

import type { Db } from "~/db/database";
import { sendDueMails } from "~/domain/delivery/delivery.server";
import { planAppointment } from "~/domain/diary/appointments.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";
import { sendReply } from "~/domain/enquiries/replying/replies.server";
import { mailsNotDelivered } from "~/domain/mail/outbox.server";
import { smtpDelivery } from "~/outside/mail/smtp.server";

import { anEnquiry, aPerson, theAgency } from "../support/builders";
import { aMailServer, aSilentServer } from "../support/mail-server";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const siteUrl = "https://www.xamfra.example";
// With servers that say nothing. One that answers may take its time: so does a busy machine.
const impatient = { connect: 300, greet: 300, idle: 300, whole: 2000 };

const running: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

async function aServer(port?: number) {
  const server = await aMailServer(port);
  running.push(server);
  return server;
}

function send(db: Db, url: string, at = now, deliver = smtpDelivery(url)) {
  return sendDueMails(db, { deliver, siteUrl }, () => at);
}

async function aMessage(db: Db, given: Parameters<typeof anEnquiry>[0] = {}) {
  await theAgency(db);
  return receiveEnquiry(db, anEnquiry(given), now);
}

function outbox(db: Db) {
  return db.selectFrom("outbox").selectAll().orderBy("id").execute();
}

describe("a mail server that takes mail", () => {
  test("gets one to the agent, answered to the visitor, and a receipt to the visitor", async ({ db }) => {
    const server = await aServer();
    await aMessage(db, { message: "Is there a lift?", phone: "+34 611 222 333" });

    await send(db, server.url);

    expect(server.received).toMatchObject([
      {
        from: { name: "Xamfrà", address: "agent@example.com" },
        to: [{ address: "agent@example.com" }],
        replyTo: [{ name: "Ana Puig", address: "ana@example.com" }],
        subject: "Message: Ana Puig",
      },
      {
        from: { name: "Xamfrà", address: "agent@example.com" },
        to: [{ address: "ana@example.com" }],
        subject: "We have received your message",
      },
    ]);
    expect(server.received[0]?.html).toBeUndefined();
    expect(await outbox(db)).toMatchObject([
      { status: "sent", tries: 1, sent_at: now.toISOString(), last_error: null },
      { status: "sent", tries: 1, sent_at: now.toISOString(), last_error: null },
    ]);
  });

  test("gets a reply that somebody wrote as a person's, below the receipt", async ({ db }) => {
    const server = await aServer();
    const { id: enquiryId } = await aMessage(db, { language: "ru" });
    await send(db, server.url);
    const { id: adminId } = await aPerson(db, { admin: "active" });
    const words = { subject: "Re: Ваш вопрос", body: "Здравствуйте, Ана!\n\n.Да, лифт есть.", attachments: [] };
    await sendReply(db, { enquiryId, adminId, seen: "", ...words }, now);

    await send(db, server.url, minutesLater(1));

    const [, receipt, reply] = server.received;
    expect(reply).toMatchObject({
      from: { name: "Xamfrà", address: "agent@example.com" },
      to: [{ address: "ana@example.com" }],
      replyTo: [{ name: "Xamfrà", address: "agent@example.com" }],
      subject: words.subject,
      inReplyTo: receipt?.messageId,
    });
    expect(reply?.text?.trimEnd()).toBe(words.body);
    expect(server.raw[1]).toMatch(/^Auto-Submitted: auto-replied/m);
    expect(server.raw[2]).not.toMatch(/^(Auto-Submitted|X-Auto-Response-Suppress):/m);
  });

  test("gets an appointment as a file that the calendar of who is invited opens", async ({ db }) => {
    const server = await aServer();
    await theAgency(db);
    const entry = {
      ...{
        kind: "viewing" as const,
        place: "Carrer de Mallorca 1",
        about: null,
        enquiryId: null,
        goes: null,
        notes: "",
      },
      ...{ startsAt: new Date("2026-11-28T10:00:00Z"), endsAt: new Date("2026-11-28T10:45:00Z"), tells: true },
      person: { name: "Ana Puig", email: "ana@example.com", phone: "", language: "es" as const },
      owner: { name: "", email: "", language: "es" as const },
    };
    await planAppointment(db, { entry, by: (await aPerson(db)).id, seen: "" }, now);

    await send(db, server.url);

    expect(server.received).toMatchObject([
      { to: [{ address: "ana@example.com" }], subject: "Confirmada: Visita, 28 de noviembre de 2026" },
    ]);
    const files = server.received[0]?.attachments.filter(({ mimeType }) => /calendar|ics/.test(mimeType)) ?? [];
    expect(files.map(({ filename }) => filename)).toContain("appointment.ics");
    expect(files.some(({ method }) => method === "REQUEST")).toBe(true);
    for (const { content } of files) {
      const text = typeof content === "string" ? content : new TextDecoder().decode(content);
      const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent") ?? undefined;
      expect(new ICAL.Event(event).startDate.toJSDate()).toEqual(entry.startsAt);
    }
  });

  test("gets each of them once, also when two loops run at once", async ({ db }) => {
    const server = await aServer();
    await aMessage(db);

    await Promise.all([send(db, server.url), send(db, server.url), send(db, server.url)]);
    await send(db, server.url, minutesLater(60));

    expect(server.received).toHaveLength(2);
  });

  test("is told to let no other program answer", async ({ db }) => {
    const server = await aServer();
    await aMessage(db);

    await send(db, server.url);

    const said = server.received.map((mail) => mail.headers.find(({ key }) => key === "auto-submitted")?.value);
    expect(said).toEqual(["auto-generated", "auto-replied"]);
  });

  test("gets letters of every alphabet unharmed", async ({ db }) => {
    const server = await aServer();
    await aMessage(db, { language: "ru", firstName: "Жанна Núria", message: "Видно ли море? La col·lecció, ñandú" });

    await send(db, server.url);

    expect(server.received[0]?.subject).toBe("Message: Жанна Núria Puig");
    expect(server.received[1]?.subject).toBe("Мы получили ваше сообщение");
    expect(server.received[0]?.text).toContain("Видно ли море? La col·lecció, ñandú");
    expect(server.received[1]?.text).toContain("Спасибо, что написали");
  });
});

describe("what a visitor writes", () => {
  test("never becomes a header or a second recipient", async ({ db }) => {
    const server = await aServer();
    await aMessage(db, {
      firstName: "Ana\r\nBcc: everybody@example.com\r\n\r\nBuy",
      lastName: '"<evil@example.com>',
      email: "ana@example.com",
      message: "Hello\r\n.\r\nMAIL FROM:<evil@example.com>\r\nSubject: other",
    });

    await send(db, server.url);

    expect(server.recipients).toEqual(["agent@example.com", "ana@example.com"]);
    expect(server.received).toHaveLength(2);
    for (const mail of server.received) {
      expect(mail.bcc ?? []).toEqual([]);
      expect(mail.cc ?? []).toEqual([]);
      expect(mail.headers.filter(({ key }) => key === "subject")).toHaveLength(1);
    }
    expect(server.received[0]?.replyTo).toMatchObject([{ address: "ana@example.com" }]);
    expect(server.received[0]?.text).toContain("> .\n> MAIL FROM:<evil@example.com>");
  });

  test.for(["ana@example.com,eva@example.com", "ana@example.com>,<eva@b.example", "ana@exa\u0000mple.com"])(
    "as the address %j is written to nobody, and the agent still learns of it",
    async (email, { db }) => {
      const server = await aServer();
      await aMessage(db, { email });

      await send(db, server.url);

      expect(server.recipients).toEqual(["agent@example.com"]);
      expect(server.received[0]?.replyTo).toBeUndefined();
      expect(await outbox(db)).toMatchObject([{ status: "sent" }, { status: "failed" }]);
    },
  );
});

describe("a mail server that refuses", () => {
  test("the recipient for good is asked no more", async ({ db }) => {
    const server = await aServer();
    server.refuses("recipient", { code: 550, words: "No such person here" });
    await aMessage(db);

    await send(db, server.url);
    await send(db, server.url, minutesLater(60 * 24));

    expect(server.recipients).toHaveLength(2);
    expect(await outbox(db)).toMatchObject([
      { status: "failed", tries: 1, last_error: expect.stringContaining("550 No such person here") },
      { status: "failed", tries: 1 },
    ]);
  });

  test("the mail itself for good is asked no more", async ({ db }) => {
    const server = await aServer();
    server.refuses("mail", { code: 554, words: "Not wanted" });
    await aMessage(db);

    await send(db, server.url);

    expect(await outbox(db)).toMatchObject([{ status: "failed" }, { status: "failed" }]);
  });

  test("for now is asked again later, and the mail arrives", async ({ db }) => {
    const server = await aServer();
    server.refuses("recipient", { code: 450, words: "Try later" });
    await aMessage(db);

    await send(db, server.url);
    expect(await outbox(db)).toMatchObject([
      { status: "waiting", tries: 1, next_try_at: minutesLater(1).toISOString() },
      { status: "waiting", tries: 1, last_error: expect.stringContaining("450 Try later") },
    ]);

    server.refuses("recipient", undefined);
    await send(db, server.url, minutesLater(0.5));
    expect(server.received).toHaveLength(0);
    await send(db, server.url, minutesLater(1));
    expect(server.received).toHaveLength(2);
    expect(await mailsNotDelivered(db, 10)).toEqual([]);
  });

  test("our own address is asked again: that can be set right", async ({ db }) => {
    const server = await aServer();
    server.refuses("sender", { code: 553, words: "Not your address" });
    await aMessage(db);

    await send(db, server.url);

    expect(await outbox(db)).toMatchObject([
      { status: "waiting", last_error: expect.stringContaining("553 Not your address") },
      { status: "waiting", tries: 0 },
    ]);
  });
});

describe("a mail server that cannot be spoken to", () => {
  test.for([
    ["says nothing", ""],
    ["greets and then says nothing", "220 here\r\n"],
  ])("because it %s keeps nobody waiting and loses nothing", async ([, greeting], { db }) => {
    const server = await aSilentServer(greeting);
    running.push(server);
    await aMessage(db);

    const outcomes = await send(db, server.url, now, smtpDelivery(server.url, { patience: impatient }));

    expect(outcomes).toMatchObject([{ result: "waiting", code: "ETIMEDOUT" }]);
    // The other was not even tried: it would have waited as long.
    expect(await outbox(db)).toMatchObject([
      { status: "waiting", tries: 1 },
      { status: "waiting", tries: 0 },
    ]);
  });

  test("because it does not run gets the mail once it runs again", async ({ db }) => {
    const server = await aMailServer();
    await server.stop();
    await aMessage(db);

    expect(await send(db, server.url)).toMatchObject([{ result: "waiting" }]);
    expect(await send(db, server.url)).toMatchObject([{ result: "waiting" }]);
    expect(await mailsNotDelivered(db, 10)).toMatchObject([
      { template: "receipt", recipient: "ana@example.com", lastError: expect.stringContaining("ECONNREFUSED") },
      { template: "new-enquiry", recipient: "agent@example.com", tries: 1, hasFailed: false },
    ]);

    const back = await aServer(Number(new URL(server.url).port));
    await send(db, back.url, minutesLater(1));
    expect(back.received).toHaveLength(2);
  });

  test("does not hold up a server that is asked to stop", async ({ db }) => {
    const server = await aSilentServer("220 here\r\n");
    running.push(server);
    await aMessage(db);
    const stop = new AbortController();
    const deliver = smtpDelivery(server.url, { stop: stop.signal });

    const sending = sendDueMails(db, { deliver, siteUrl, shouldStop: () => stop.signal.aborted }, () => now);
    stop.abort();

    expect(await sending).toMatchObject([{ result: "waiting", code: "EABORT" }]);
  });

  test("without encryption never hears a password, unless it stands on this machine", async ({ db }) => {
    const server = await aServer();
    await aMessage(db);
    const elsewhere = server.url.replace("127.0.0.1", "agent:secret@[::ffff:127.0.0.1]");
    const here = server.url.replace("127.0.0.1", "agent:secret@127.0.0.1");

    expect(await send(db, elsewhere)).toMatchObject([{ result: "waiting" }]);
    expect(server.logins).toEqual([]);
    expect(JSON.stringify(await outbox(db))).not.toContain("secret");

    await send(db, here, minutesLater(1));
    expect(server.logins).toEqual(["agent", "agent"]);
    expect(server.received).toHaveLength(2);
  });
});
