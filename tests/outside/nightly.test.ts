import { createHash } from "node:crypto";

import { afterEach, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { runNightly } from "~/jobs/nightly.server";

import { aPerson } from "../support/builders";

const hour = 60 * 60 * 1000;
const from = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const hash = (text: string) => createHash("sha256").update(text).digest("hex");
const runs = () => db.selectFrom("job_runs").selectAll().orderBy("name").execute();

afterEach(() => db.deleteFrom("site_pictures").execute());

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
