import { readdirSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { db } from "~/db/db.server";
import { queueMail } from "~/domain/mail/outbox.server";
import { environment } from "~/environment.server";
import { startMail } from "~/jobs/mail.server";

import { theAgency } from "../support/builders";

beforeAll(async () => {
  await theAgency(db);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  startMail();
});
afterAll(() => {
  vi.useRealTimers();
});

/** Without a mail server each mail becomes a file. */
function mails(): number {
  try {
    return readdirSync(join(environment.dataDir, "outbox")).length;
  } catch {
    // Made with the first mail.
    return 0;
  }
}

const laysOneReady = () =>
  db
    .transaction()
    .execute((trx) => queueMail(trx, { template: "mail-test", recipient: "marta@example.org" }, new Date()));

test("a mail leaves as soon as it is laid ready, and does not wait for the next round", async () => {
  const before = mails();
  // A site that has just started makes no exception.
  for (const count of [1, 2]) {
    await laysOneReady();
    await vi.advanceTimersByTimeAsync(1_000);
    await expect.poll(mails).toBe(before + count);
  }
});

test("a mail that another program laid ready leaves with the next round", async () => {
  const before = mails();
  await db
    .insertInto("outbox")
    .values({
      ...{ template: "mail-test", recipient: "marta@example.org", language: "en", payload: "{}" },
      ...{ next_try_at: new Date().toISOString(), created_at: new Date().toISOString() },
    })
    .execute();
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(mails).toBe(before + 1);
});
