import { copyFileSync, renameSync } from "node:fs";
import { join } from "node:path";

import SQLite from "better-sqlite3";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { templateFile, testFolder } from "../support/folders";
import { mountDisk } from "../support/mounted-disk";

// Before anything of ours reads where the data lie.
const folder = join(testFolder, `faults-${process.pid}`);
const disk = mountDisk(folder, "24m");
if (disk) {
  copyFileSync(templateFile, join(folder, "xamfra.db"));
  process.env.DATA_DIR = folder;
}
const { db, databaseFile } = await import("~/db/db.server");
const { checkMachine } = await import("~/http/panel/machine-check.server");
const { loader: health } = await import("~/routes/machine/health");
const { action: contact, loader: contactPage } = await import("~/routes/site/contact");
const { loader: siteFrame } = await import("~/routes/site/frame");
const { loader: frame } = await import("~/routes/admin/frame");
const { loader: status } = await import("~/routes/admin/status");
const { action: signIn } = await import("~/routes/admin/login");
const { action: signOut } = await import("~/routes/admin/sign-out");
const { loader: bookPage, action: books } = await import("~/routes/site/booking/book");
const { loader: bookedPage } = await import("~/routes/site/booking/booked");
const { action: moves } = await import("~/routes/site/booking/move");
const { action: cancels } = await import("~/routes/site/booking/cancel");
const { opensHours } = await import("../support/bookable");
const { linkOfNewest } = await import("../support/confirmed-booking");
const { confirmBooking } = await import("~/domain/booking/confirm.server");
const { aPerson, theAgency } = await import("../support/builders");
const { signedInAs } = await import("../support/accounts");
const { get, post } = await import("../support/requests");

const said = {
  firstName: "Ana",
  lastName: "Puig",
  email: "ana@example.com",
  propertyAddress: "Carrer de Mallorca 1",
};

let person: { id: number; email: string; password: string };
let headers: Record<string, string>;
beforeAll(async () => {
  await theAgency(db);
});
beforeEach(async () => {
  person = await aPerson(db, { admin: "active" });
  headers = await signedInAs(db, person);
  // Seen long enough ago to be noted again.
  await db
    .updateTable("sessions")
    .set({ last_seen_at: new Date(Date.now() - 3_600_000).toISOString() })
    .execute();
  expect(await checkMachine({ isNew: true })).toEqual({ fault: null });
});
afterAll(async () => {
  await db.destroy();
  disk?.unmount();
});

const healthNow = async () => {
  const began = performance.now();
  await checkMachine({ isNew: true });
  const answer = health();
  const response = await answer;
  // It does not wait for the database as long as who writes does: five seconds.
  expect(performance.now() - began).toBeLessThan(4000);
  return `${response.status} ${await response.text()}`;
};

function cookieIn(answer: { headers: Headers }): string {
  const cookie = answer.headers.getSetCookie().find((each) => each.startsWith("session="));
  return cookie?.split(";")[0] ?? "";
}

/** What must go on whatever is wrong, while the database can be read. */
async function expectTheSiteToGoOn(sentence: RegExp) {
  expect((await get(contactPage, "/contact")).status).toBe(200);
  expect((await get(siteFrame, "/")).status).toBe(200);

  const refused = await post(contact, "/es/contact", said);
  expect(refused.status).toBe(503);
  expect(refused.data).toMatchObject({ result: { initialValue: { firstName: "Ana", email: "ana@example.com" } } });

  // Who is signed in stays so, sees the panel and is told what is wrong.
  expect((await get(frame, "/admin", {}, headers)).status).toBe(200);
  const seen = await get(status, "/admin/status", {}, headers);
  expect(seen.status).toBe(200);
  expect(seen.data).toHaveProperty("trouble", expect.stringMatching(sentence));

  // Who signs in now gets in, and out again.
  const entered = await post(signIn, "/admin/login", { email: person.email, password: person.password });
  expect(entered.status).toBe(303);
  const Cookie = cookieIn(entered);
  expect((await get(status, "/admin/status", {}, { Cookie })).status).toBe(200);
  await post(signOut, "/admin/sign-out", {}, {}, { Cookie });
  expect((await get(status, "/admin/status", {}, { Cookie })).status).toBe(302);
}

type Free = { offer: { free: { days: { times: string[] }[] } } };

/** What somebody booked while all was well, and a time that is still free. */
async function booking(at: string) {
  await opensHours(db, { goes: person.id });
  const { data } = await get(bookPage, "/book?kind=call");
  const [time = "", other = ""] = (data as Free).offer.free.days.flatMap(({ times }) => times);
  const booked = await post(books, "/book?kind=call", { ...said, phone: "600 111 222", email: at, time });
  expect(booked.status).toBe(303);
  const secret = await linkOfNewest(db);
  expect(await confirmBooking(db, secret, null, new Date())).toMatchObject({ ok: true });
  return { secret, other };
}

const inTheDiary = async () => ({
  appointments: await db.selectFrom("appointments").select(["id", "version", "status"]).execute(),
  links: (await db.selectFrom("booking_links").select("token_hash").execute()).length,
  messages: (await db.selectFrom("contact_submissions").select("id").execute()).length,
  mails: (await db.selectFrom("outbox").select("id").execute()).length,
});

/** Nothing is half booked, moved or cancelled; what was typed stays, and each page leads on. */
async function expectBookingsToStay({ secret, other }: Awaited<ReturnType<typeof booking>>) {
  const before = await inTheDiary();
  const typed = { ...said, email: "pau@example.com", time: other };
  const [refused, moved, cancelled] = await Promise.all([
    post(books, "/book?kind=call", typed),
    post(moves, `/book/${secret}/move`, { time: other }, { secret }),
    post(cancels, `/book/${secret}/cancel`, {}, { secret }),
  ]);
  expect([refused.status, refused.data]).toMatchObject([
    503,
    { result: { error: { "": ["form.failed"] }, initialValue: { time: other, firstName: "Ana" } } },
  ]);
  expect([moved.status, moved.data]).toMatchObject([503, { failure: "form.failed", chosen: other }]);
  expect([cancelled.status, cancelled.data]).toEqual([503, { failure: "form.failed" }]);
  expect(await inTheDiary()).toEqual(before);
  expect((await get(bookedPage, `/book/${secret}`, { secret })).data).toMatchObject({ booked: { state: "planned" } });
}

async function expectBookingsToGoOn({ secret, other }: Awaited<ReturnType<typeof booking>>) {
  expect((await post(moves, `/book/${secret}/move`, { time: other }, { secret })).status).toBe(303);
  expect((await post(cancels, `/book/${secret}/cancel`, {}, { secret })).status).toBe(303);
}

describe("while the database cannot be written to, visitors read, a message is kept and the admin is told", () => {
  test.runIf(disk)(`the disk is full (left out where no disk can be mounted)`, async () => {
    const booked = await booking("full@example.com");
    disk?.fill();
    try {
      expect(await healthNow()).toBe("503 full");
      await expectBookingsToStay(booked);
      await expectTheSiteToGoOn(/^The disk is full/);
    } finally {
      disk?.clear();
    }
    expect(await healthNow()).toBe("200 ok");
    expect((await post(contact, "/contact", said)).status).toBe(303);
    await expectBookingsToGoOn(booked);
  });

  test("another program holds the database", { timeout: 60_000 }, async () => {
    const booked = await booking("held@example.com");
    const another = new SQLite(databaseFile);
    another.exec("begin immediate");
    try {
      expect(await healthNow()).toBe("503 slow");
      await expectBookingsToStay(booked);
      await expectTheSiteToGoOn(/another program holds it/);
    } finally {
      another.close();
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await healthNow()).toBe("200 ok");
    await expectBookingsToGoOn(booked);
  });

  test("the database was moved away", async () => {
    renameSync(databaseFile, `${databaseFile}.moved`);
    try {
      expect(await healthNow()).toBe("503 moved");
      await expectTheSiteToGoOn(/^The database has been removed, moved or replaced/);
    } finally {
      renameSync(`${databaseFile}.moved`, databaseFile);
    }
    expect(await healthNow()).toBe("200 ok");
  });
});

test("a session that could not be stored is stored when the database takes it, and ends as any other", async () => {
  renameSync(databaseFile, `${databaseFile}.moved`);
  let Cookie: string;
  try {
    Cookie = cookieIn(await post(signIn, "/admin/login", { email: person.email, password: person.password }));
    expect((await get(status, "/admin/status", {}, { Cookie })).status).toBe(200);
  } finally {
    renameSync(`${databaseFile}.moved`, databaseFile);
  }
  expect((await get(status, "/admin/status", {}, { Cookie })).status).toBe(200);
  await expect
    .poll(() => db.selectFrom("sessions").select("id").where("user_id", "=", person.id).execute())
    .toHaveLength(2);
  await db.deleteFrom("sessions").where("user_id", "=", person.id).execute();
  expect((await get(status, "/admin/status", {}, { Cookie })).status).toBe(302);
});

test("health asked for many times at once proves itself once, and spoils no page that is ready", async () => {
  const version = new SQLite(databaseFile, { readonly: true });
  const dataVersion = () => version.prepare("pragma data_version").pluck().get();
  await checkMachine({ isNew: true });
  const before = dataVersion();
  const answers = await Promise.all(Array.from({ length: 200 }, () => health()));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(dataVersion()).toBe(before);
  version.close();
});
