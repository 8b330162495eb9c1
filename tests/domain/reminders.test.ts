import type { Db } from "~/db/database";
import { queueReminders } from "~/domain/enquiries/answering/reminders.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";

import { anEnquiry, theAgency } from "../support/builders";
import { leaving } from "../support/leaving-mails";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

async function aMessage(db: Db, given: Parameters<typeof anEnquiry>[0] = {}) {
  await theAgency(db);
  return receiveEnquiry(db, anEnquiry(given), now);
}

async function reminders(db: Db) {
  const rows = await db
    .selectFrom("outbox")
    .where("template", "like", "reminder-%")
    .select(["template", "recipient"])
    .orderBy("id")
    .execute();
  return rows.map(({ template, recipient }) => `${template} ${recipient}`);
}

function answer(db: Db) {
  return db.updateTable("contact_submissions").set({ answered_at: now.toISOString(), answered_how: "phone" }).execute();
}

describe("a message that nobody answers", () => {
  test("is brought to mind after 20 hours and after 24, once each", async ({ db }) => {
    await aMessage(db);

    expect(await queueReminders(db, hoursLater(19.9))).toBe(0);
    expect(await queueReminders(db, hoursLater(20))).toBe(1);
    expect(await queueReminders(db, hoursLater(20.1))).toBe(0);
    expect(await reminders(db)).toEqual(["reminder-20h agent@example.com"]);

    expect(await queueReminders(db, hoursLater(24))).toBe(1);
    expect(await queueReminders(db, hoursLater(30))).toBe(0);
    expect(await reminders(db)).toEqual(["reminder-20h agent@example.com", "reminder-24h agent@example.com"]);
  });

  test("is brought to mind once when nobody was there before the 24 hours had passed", async ({ db }) => {
    await aMessage(db);

    await queueReminders(db, hoursLater(26));
    await queueReminders(db, hoursLater(27));

    expect(await reminders(db)).toEqual(["reminder-24h agent@example.com"]);
  });

  test("is not brought to mind any more after a week", async ({ db }) => {
    await aMessage(db);
    expect(await queueReminders(db, hoursLater(7 * 24))).toBe(0);
  });

  test("is told of with who waits, since when and where to answer", async ({ db }) => {
    const { id } = await aMessage(db, { kind: "viewing", phone: "+34 611 222 333" });
    await queueReminders(db, hoursLater(20));
    await queueReminders(db, hoursLater(24));
    const mails = await leaving(db, hoursLater(25));
    const last = mails.at(-1);
    // The first would say something that has passed; it does not leave any more.
    expect(mails.map(({ template }) => template)).toEqual(["new-enquiry", "reminder-24h"]);
    expect(last?.subject).toBe("Overdue: Ana Puig, Viewing");
    expect(last?.text).toContain("Phone: +34 611 222 333");
    expect(last?.text).toContain("Received: 11:00, 21 November 2026");
    expect(last?.text).toContain("(late by 1 h 00 m)");
    expect(last?.text).toContain(`https://www.xamfra.example/admin/enquiries/${id}`);
  });
});

describe("nobody is reminded of a message", () => {
  test("that was answered, also when the reminder waits already", async ({ db }) => {
    await aMessage(db);
    await queueReminders(db, hoursLater(20));
    await answer(db);
    expect((await leaving(db, hoursLater(20))).map(({ template }) => template)).toEqual(["new-enquiry"]);
    expect(await queueReminders(db, hoursLater(24))).toBe(0);
  });

  test("that is suspected spam", async ({ db }) => {
    await aMessage(db, { spamReason: "too-fast" });
    expect(await queueReminders(db, hoursLater(25))).toBe(0);
  });

  test("that the agent took for spam", async ({ db }) => {
    await aMessage(db);
    await db.updateTable("contact_submissions").set({ set_aside_at: now.toISOString() }).execute();
    expect(await queueReminders(db, hoursLater(25))).toBe(0);
  });
});
