import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { sql } from "kysely";
import { afterEach, describe, expect, test, vi } from "vitest";

import { db } from "~/db/db.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";
import { lookAtClock, trustClock } from "~/domain/site/clock.server";
import { environment } from "~/environment.server";
import { eraseByAge } from "~/jobs/mail.server";
import { runNightly } from "~/jobs/nightly.server";
import { keptMailsFolder } from "~/outside/mail/kept-mails.server";

import { anEnquiry, aPerson, theAgency } from "../support/builders";

const hour = 60 * 60 * 1000;
const from = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const hash = (text: string) => createHash("sha256").update(text).digest("hex");
const runs = () => db.selectFrom("job_runs").selectAll().orderBy("name").execute();

afterEach(async () => {
  vi.useRealTimers();
  await db.deleteFrom("site_pictures").execute();
  await db.deleteFrom("machine_state").execute();
});

test("the nightly work ends what is past its time and notes when each piece ran", async () => {
  const { id } = await aPerson(db);
  for (const [name, expires_at] of [
    ["long past", from(-31 * 24 * hour)],
    ["past", from(-hour)],
    ["open", from(hour)],
  ] as const) {
    await db
      .insertInto("sessions")
      .values({ id: hash(name), user_id: id, created_at: from(-hour), last_seen_at: from(-hour), expires_at })
      .execute();
    await db
      .insertInto("user_tokens")
      .values({ token_hash: hash(name), user_id: id, purpose: "reset", expires_at, used_at: null })
      .execute();
  }
  await runNightly();
  expect(await db.selectFrom("sessions").select("id").execute()).toEqual([{ id: hash("open") }]);
  // Whoever opens a link the day after still reads that it has expired, or was used.
  const links = await db.selectFrom("user_tokens").select("token_hash").orderBy("expires_at").execute();
  expect(links.map(({ token_hash }) => token_hash)).toEqual([hash("past"), hash("open")]);
  expect((await runs()).map(({ name, last_error }) => [name, last_error])).toEqual([
    ["erase-expired-messages", null],
    ["sweep-photos", null],
    ["sweep-sessions", null],
  ]);
  for (const { started_at, finished_at } of await runs()) expect(started_at <= (finished_at ?? "")).toBe(true);
});

test("the night teaches SQLite how the rows of grown tables are distributed", async () => {
  await theAgency(db);
  for (const name of ["One", "Two"]) await receiveEnquiry(db, anEnquiry({ firstName: name }), new Date());
  await runNightly();
  const { rows } = await sql<{ stat: string }>`
    select stat from sqlite_stat1 where tbl = 'contact_submissions' and idx = 'submissions_by_words'`.execute(db);
  expect(rows.map(({ stat }) => stat.split(" ")[0])).toEqual(["2"]);
});

test("a piece that fails is noted and keeps none of the others from theirs", async () => {
  await db
    .insertInto("site_pictures")
    .values({ slug: "hero", image_url: "/elsewhere.jpg", width: 1, height: 1, is_rendering: 0 })
    .execute();
  await runNightly();
  const errors = new Map((await runs()).map(({ name, last_error }) => [name, last_error]));
  expect(errors.get("sweep-photos")).toBe("Not the address of a photo: /elsewhere.jpg");
  expect(errors.get("sweep-sessions")).toBeNull();

  await db.deleteFrom("site_pictures").execute();
  await runNightly();
  expect((await runs()).map(({ last_error }) => last_error)).toEqual([null, null, null]);
});

describe("while the clock cannot be believed", () => {
  const threeYears = 3 * 365 * 24 * hour;

  async function aLivelySite() {
    await theAgency(db);
    const { id } = await aPerson(db);
    await lookAtClock(db, new Date());
    await receiveEnquiry(db, anEnquiry(), new Date());
    await db
      .insertInto("sessions")
      .values({
        id: hash(randomUUID()),
        user_id: id,
        created_at: from(0),
        last_seen_at: from(0),
        expires_at: from(hour),
      })
      .execute();
    const mail = { template: "mail-test", recipient: "ana@example.com", language: "en", payload: "{}" } as const;
    await db
      .insertInto("outbox")
      .values({ ...mail, status: "sent", next_try_at: from(0), created_at: from(0), sent_at: from(0) })
      .execute();
    mkdirSync(join(environment.uploadsDir, ".received"), { recursive: true });
    mkdirSync(keptMailsFolder, { recursive: true });
    const files = [
      join(environment.uploadsDir, ".received", randomUUID().replaceAll("-", "")),
      join(keptMailsFolder, `${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}Z-000001-mail-test.eml`),
    ];
    for (const file of files) writeFileSync(file, "not yet in a row");
    return files;
  }
  async function held() {
    const tables = ["contact_submissions", "outbox", "sessions", "users"] as const;
    return Promise.all(tables.map(async (table) => (await db.selectFrom(table).select("id").execute()).length));
  }

  test.each([
    ["three years ahead", threeYears],
    ["three years behind", -threeYears],
  ])("nothing is erased by age: %s", async (_what, wrongBy) => {
    const files = await aLivelySite();
    const before = await held();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + wrongBy });
    await runNightly();
    await eraseByAge(new Date());
    expect(await held()).toEqual(before);
    expect(files.map((file) => existsSync(file))).toEqual([true, true]);
    expect((await runs()).every(({ last_error }) => last_error?.startsWith("Nothing is erased"))).toBe(true);

    vi.useRealTimers();
    await runNightly();
    expect((await runs()).map(({ last_error }) => last_error)).toEqual([null, null, null]);
    expect(await held()).toEqual(before);
  });

  test("what is past its time goes again from when the date was said to be right", async () => {
    const files = await aLivelySite();
    const { id } = await db.selectFrom("users").select("id").executeTakeFirstOrThrow();
    await trustClock(db, id, new Date(Date.now() + threeYears));
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + threeYears });
    await runNightly();
    await eraseByAge(new Date());
    expect((await held()).slice(0, 3)).toEqual([0, 0, 0]);
    expect(files.map((file) => existsSync(file))).toEqual([false, false]);
  });
});
