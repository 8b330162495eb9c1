import { sql } from "kysely";
import { describe, expect, test } from "vitest";

import { findNeighborhood, listNeighborhoods } from "~/domain/places/places.server";
import { walkingTimesSchema } from "~/domain/places/walking-times.schema";
import { findWalkingTimes, saveWalkingTimes } from "~/domain/places/walking-times.server";

import { aNeighborhood } from "../support/builders";
import { test as withDb } from "../support/test";

const now = new Date("2026-11-22T10:00:00.000Z");
const none = { metro: null, school: null, market: null };
const walked = { metro: 5, school: null, market: 7 };

describe("walking times", () => {
  withDb("are unknown until somebody enters them, and then stand with the neighbourhood", async ({ db }) => {
    await aNeighborhood(db, { slug: "gracia", name: "Gràcia" });
    await aNeighborhood(db, { slug: "born" });
    const drawn = await findWalkingTimes(db, "gracia");
    expect(drawn).toMatchObject({ name: "Gràcia", times: none });
    expect(await saveWalkingTimes(db, "gracia", walked, drawn?.version ?? "", now)).toEqual({ ok: true });
    expect((await findNeighborhood(db, "ru", "gracia"))?.walkingTimes).toEqual(walked);
    const all = (await listNeighborhoods(db, "ca")).map((place) => [place.slug, place.walkingTimes]);
    expect(Object.fromEntries(all)).toEqual({ gracia: walked, born: none });
  });

  withDb("can be taken away again", async ({ db }) => {
    await aNeighborhood(db, { slug: "gracia", walk_to_metro: 5, walk_to_market: 7 });
    const drawn = await findWalkingTimes(db, "gracia");
    await saveWalkingTimes(db, "gracia", none, drawn?.version ?? "", now);
    expect((await findWalkingTimes(db, "gracia"))?.times).toEqual(none);
  });

  withDb("are refused to the second of two people who began with the same", async ({ db }) => {
    await aNeighborhood(db, { slug: "gracia", walk_to_metro: 1, walk_to_school: 11 });
    const version = (await findWalkingTimes(db, "gracia"))?.version ?? "";
    await saveWalkingTimes(db, "gracia", { metro: 11, school: 1, market: null }, version, now);
    expect(await saveWalkingTimes(db, "gracia", walked, version, now)).toEqual({ ok: false, reason: "changed" });
    expect((await findWalkingTimes(db, "gracia"))?.times).toMatchObject({ metro: 11, school: 1 });
  });

  withDb("of a neighbourhood that does not exist are neither found nor stored", async ({ db }) => {
    expect(await findWalkingTimes(db, "sants")).toBeUndefined();
    expect(await saveWalkingTimes(db, "sants", walked, "", now)).toEqual({ ok: false, reason: "not-found" });
    expect(await db.selectFrom("activity_log").selectAll().execute()).toEqual([]);
  });

  withDb("make the pages that show them be drawn anew, and are noted without what they were", async ({ db }) => {
    await aNeighborhood(db, { slug: "gracia" });
    const read = async () => (await sql<{ version: number }>`select version from content_version`.execute(db)).rows[0];
    const before = (await read())?.version ?? Infinity;
    await saveWalkingTimes(db, "gracia", walked, (await findWalkingTimes(db, "gracia"))?.version ?? "", now);
    expect((await read())?.version).toBeGreaterThan(before);
    const [noted] = await db.selectFrom("activity_log").select(["kind", "details"]).execute();
    expect(noted).toEqual({ kind: "settings.changed", details: JSON.stringify({ part: "neighborhoods" }) });
  });
});

describe("the form of the walking times", () => {
  const read = (metro: string) => walkingTimesSchema.safeParse({ version: "v", metro, market: "7" });

  test("takes whole minutes up to an hour, and blanks", () => {
    for (const [typed, metro] of [
      ["1", 1],
      [" 60 ", 60],
      ["", null],
    ] as const) {
      expect(read(typed).data).toEqual({ version: "v", times: { metro, school: null, market: 7 } });
    }
  });

  test.for(["0", "61", "-5", "4.5", "4,5", "five", "5 - 7"])("does not take %j", (typed) => {
    expect(read(typed).error?.issues).toMatchObject([{ path: ["metro"], message: "settings.walkingTimes.invalid" }]);
  });
});
