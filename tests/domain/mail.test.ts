import type { Db } from "~/db/database";
import { sendDueMails } from "~/domain/delivery/delivery.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";
import { type Delivery, mostTries, pauseAfter, type RenderedMail } from "~/domain/mail/mail";
import {
  countMailsNotDelivered,
  eraseOldMails,
  mailsNotDelivered,
  queueMail,
  retryMail,
} from "~/domain/mail/outbox.server";

import { anEnquiry, theAgency } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const siteUrl = "https://www.xamfra.example";

function outbox(db: Db) {
  return db.selectFrom("outbox").selectAll().orderBy("id").execute();
}

/** The world outside: takes what it is given and answers as it is told. */
function aWorld(answer: () => Delivery = () => ({ ok: true })) {
  const mails: RenderedMail[] = [];
  const deliver = async (mail: RenderedMail) => {
    mails.push(mail);
    return answer();
  };
  return { mails, deliver };
}
const busy = (): Delivery => ({ ok: false, reason: "not-now", said: "450 Busy", code: "450" });
const refused = (): Delivery => ({ ok: false, reason: "refused", said: "550 Nobody", code: "550" });

function send(db: Db, deliver: (mail: RenderedMail) => Promise<Delivery>, at = now) {
  return sendDueMails(db, { deliver, siteUrl }, () => at);
}

async function aMessage(db: Db, given: Parameters<typeof anEnquiry>[0] = {}, at = now) {
  await theAgency(db);
  return receiveEnquiry(db, anEnquiry(given), at);
}

function aTestMail(db: Db, recipient = "") {
  return queueMail(db, { template: "mail-test", recipient }, now);
}

describe("laying a mail ready", () => {
  test("twice for one message leaves one", async ({ db }) => {
    const { id } = await aMessage(db);
    const mail = { enquiryId: id, template: "new-enquiry", recipient: "agent@example.com", language: "en" } as const;

    await queueMail(db, mail, minutesLater(5));
    await queueMail(db, mail, minutesLater(6));

    expect((await outbox(db)).map(({ template }) => template)).toEqual(["new-enquiry", "receipt"]);
  });

  test("keeps its values until it is sent and not longer", async ({ db }) => {
    await theAgency(db);
    const link = "https://www.xamfra.example/admin/confirm?token=secret";
    await queueMail(db, { template: "confirm-account", recipient: "eva@example.com", values: { link } }, now);
    expect((await outbox(db))[0]?.payload).toContain("secret");

    const { mails, deliver } = aWorld();
    await send(db, deliver);

    expect(mails[0]?.text).toContain(link);
    expect(await outbox(db)).toMatchObject([{ status: "sent", payload: "{}" }]);
  });
});

describe("sending what is due", () => {
  test("leads to the address that the agent has by then", async ({ db }) => {
    await aMessage(db);
    await aTestMail(db);
    const agency = { ...(await theAgency(db)), email: "new@example.com" };
    await db
      .updateTable("settings")
      .set({ value: JSON.stringify(agency) })
      .execute();

    const { mails, deliver } = aWorld();
    await send(db, deliver);

    expect(mails.map(({ to }) => to)).toEqual(["new@example.com", "ana@example.com", "new@example.com"]);
  });

  test("names a mail the same each time it is tried", async ({ db }) => {
    await theAgency(db);
    await aTestMail(db);
    const { mails, deliver } = aWorld(busy);

    await send(db, deliver);
    await send(db, deliver, minutesLater(1));

    expect(mails[0]?.messageId).toMatch(/^<\d+\.\d+@example\.com>$/);
    expect(mails[1]?.messageId).toBe(mails[0]?.messageId);
  });

  test("writes nothing where nothing is due", async ({ db }) => {
    await theAgency(db);
    await aTestMail(db);
    const { deliver } = aWorld(busy);
    await send(db, deliver);
    // Counted for a connection: that of the writes is asked in a transaction.
    const changes = () =>
      db.transaction().execute(async (trx) => {
        const [row] = await trx.selectNoFrom((eb) => eb.fn<number>("total_changes", []).as("n")).execute();
        return row?.n;
      });

    const before = await changes();
    await send(db, deliver, minutesLater(0.5));

    expect(before).toBeGreaterThan(0);
    expect(await changes()).toBe(before);
  });

  test("waits longer after each failure, and gives up after ten", async ({ db }) => {
    await theAgency(db);
    await aTestMail(db);
    const { mails, deliver } = aWorld(busy);

    let at = now;
    const pauses: number[] = [];
    for (;;) {
      await send(db, deliver, at);
      const [mail] = await outbox(db);
      if (mail?.status !== "waiting") break;
      const next = new Date(mail.next_try_at);
      pauses.push((next.getTime() - at.getTime()) / 60_000);
      at = next;
    }

    expect(pauses).toEqual([1, 5, 15, 60, 240, 720, 720, 720, 720]);
    expect(mails).toHaveLength(mostTries);
    expect(await outbox(db)).toMatchObject([{ status: "failed", tries: 10, last_error: "450 Busy" }]);
    expect(pauseAfter(mostTries)).toBeUndefined();
  });

  test("goes on with the others after one that cannot be written", async ({ db }) => {
    await theAgency(db);
    await db
      .insertInto("outbox")
      .values({
        template: "no-such",
        recipient: "",
        language: "en",
        next_try_at: "2026",
        created_at: "2026",
        enquiry_id: null,
      })
      .execute();
    await queueMail(
      db,
      { template: "reset-password", recipient: "eva@example.com", values: { link: "http://[" } },
      now,
    );
    await aTestMail(db);
    const { mails, deliver } = aWorld();

    const outcomes = await send(db, deliver);

    expect(outcomes.map(({ result }) => result)).toEqual(["failed", "waiting", "sent"]);
    expect(mails).toHaveLength(1);
    expect(await outbox(db)).toMatchObject([
      { status: "failed", last_error: "There is no email template called no-such." },
      { status: "waiting", last_error: "It could not be written (ERR_INVALID_URL)." },
      { status: "sent" },
    ]);
  });

  test("waits while the agency's settings cannot be read", async ({ db }) => {
    await aTestMail(db);
    const { mails, deliver } = aWorld();

    await send(db, deliver);
    expect(await outbox(db)).toMatchObject([{ status: "waiting", tries: 1 }]);

    await theAgency(db);
    await send(db, deliver, minutesLater(1));
    expect(mails).toHaveLength(1);
  });

  test("keeps nobody's words of an error that nobody expected", async ({ db }) => {
    await theAgency(db);
    await aTestMail(db);

    const outcomes = await send(db, () => Promise.reject(new TypeError("eva@example.com is broken")));

    expect(outcomes).toMatchObject([{ result: "waiting", code: "TypeError", error: expect.any(TypeError) }]);
    expect(await outbox(db)).toMatchObject([{ last_error: "The mail server didn’t accept it (TypeError)." }]);
  });
});

describe("a server that dies while it sends", () => {
  const dies = () => new Promise<Delivery>(() => undefined);

  test("sends the mail again when the lease has ended, and not before", async ({ db }) => {
    await theAgency(db);
    await aTestMail(db);
    void send(db, dies);
    await expect.poll(async () => (await outbox(db))[0]?.status).toBe("sending");
    const { mails, deliver } = aWorld();

    await send(db, deliver, minutesLater(4));
    expect(mails).toHaveLength(0);

    await send(db, deliver, minutesLater(5));
    expect(mails).toHaveLength(1);
    expect(await outbox(db)).toMatchObject([{ status: "sent", tries: 2 }]);
  });

  test("has no say any more once another has sent it", async ({ db }) => {
    await theAgency(db);
    await aTestMail(db);
    let answer: (delivery: Delivery) => void = () => undefined;
    const late = send(db, () => new Promise((resolve) => (answer = resolve)));
    await expect.poll(async () => (await outbox(db))[0]?.status).toBe("sending");

    await send(db, aWorld().deliver, minutesLater(5));
    answer(busy());
    await late;

    expect(await outbox(db)).toMatchObject([{ status: "sent", last_error: null }]);
  });

  test("over the same mail each time stops trying it", async ({ db }) => {
    await theAgency(db);
    await aTestMail(db);
    await db.updateTable("outbox").set({ status: "sending", tries: mostTries }).execute();
    const { mails, deliver } = aWorld();

    await send(db, deliver);

    expect(mails).toHaveLength(0);
    expect(await mailsNotDelivered(db, 10)).toMatchObject([
      { hasFailed: true, lastError: "The server stopped each time while sending it." },
    ]);
  });
});

describe("a mail that has become needless", () => {
  test.for([
    ["its message was taken for spam", { set_aside_at: now.toISOString() }, []],
    ["its message was suspected", { spam_reason: "too-fast" }, []],
    ["its message was answered", { answered_at: now.toISOString(), answered_how: "phone" }, ["new-enquiry"]],
  ] as const)("does not leave: %s", async ([, change, left], { db }) => {
    await aMessage(db);
    await db.updateTable("contact_submissions").set(change).execute();
    const { mails, deliver } = aWorld();

    await send(db, deliver);

    expect(mails.map(({ template }) => template)).toEqual(left);
    expect((await outbox(db)).map(({ template }) => template)).toEqual(left);
  });

  test("does not leave: its message was erased", async ({ db }) => {
    await aMessage(db);
    await db.deleteFrom("contact_submissions").execute();
    const { mails, deliver } = aWorld();

    await send(db, deliver);

    expect(mails).toEqual([]);
    expect(await outbox(db)).toEqual([]);
  });

  test("does not leave: the receipt would promise what has passed", async ({ db }) => {
    await aMessage(db);
    const { mails, deliver } = aWorld();

    await send(db, deliver, minutesLater(24 * 60));

    expect(mails.map(({ template }) => template)).toEqual(["new-enquiry"]);
  });
});

describe("mails that were not delivered", () => {
  test("are listed while they wait after a failure and when they have failed, with whom they are for", async ({
    db,
  }) => {
    await theAgency(db);
    await aTestMail(db);
    await aTestMail(db, "eva@example.com");
    expect(await mailsNotDelivered(db, 10)).toEqual([]);

    const answers = [busy(), refused()];
    await send(db, aWorld(() => answers.shift() ?? busy()).deliver);

    expect(await countMailsNotDelivered(db)).toBe(2);
    expect(await mailsNotDelivered(db, 10)).toMatchObject([
      { template: "mail-test", recipient: "eva@example.com", tries: 1, lastError: "550 Nobody", hasFailed: true },
      { template: "mail-test", recipient: "agent@example.com", tries: 1, lastError: "450 Busy", hasFailed: false },
    ]);
    expect(await mailsNotDelivered(db, 1)).toHaveLength(1);
  });

  test("can be tried again at once", async ({ db }) => {
    await theAgency(db);
    await aTestMail(db);
    await send(db, aWorld(refused).deliver);
    const [failed] = await mailsNotDelivered(db, 10);
    const { mails, deliver } = aWorld();

    expect(await retryMail(db, failed?.id ?? 0, minutesLater(2))).toEqual({ ok: true });
    await send(db, deliver, minutesLater(2));

    expect(mails).toHaveLength(1);
    expect(await mailsNotDelivered(db, 10)).toEqual([]);
    expect(await retryMail(db, failed?.id ?? 0, minutesLater(3))).toEqual({ ok: false, reason: "not-failed" });
  });

  test("that belong to no message are erased after 30 days, those of a message with it", async ({ db }) => {
    await aMessage(db);
    await aTestMail(db, "eva@example.com");
    await send(db, aWorld().deliver);

    expect(await eraseOldMails(db, minutesLater(29 * 24 * 60))).toBe(0);
    expect(await eraseOldMails(db, minutesLater(31 * 24 * 60))).toBe(1);
    expect((await outbox(db)).map(({ template }) => template)).toEqual(["new-enquiry", "receipt"]);
  });
});
