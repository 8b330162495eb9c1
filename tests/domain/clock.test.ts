import type { Db } from "~/db/database";
import { listActivity } from "~/domain/activity/activity.server";
import { doubtClock, lookAtClock, trustClock } from "~/domain/site/clock.server";

import { aPerson } from "../support/builders";
import { describe, expect, test } from "../support/test";

const day = 24 * 60 * 60 * 1000;
const now = new Date("2026-11-22T10:00:00.000Z");
const later = (days: number) => new Date(now.getTime() + days * day);
const threeYears = 3 * 365;

async function aRun(db: Db, at: Date) {
  const started_at = at.toISOString();
  await db.insertInto("job_runs").values({ name: "backup", started_at, finished_at: started_at }).execute();
}

describe("the clock of the machine", () => {
  test("is believed on a site that has nothing yet", async ({ db }) => {
    expect(await doubtClock(db, now)).toBeNull();
  });

  test.for([
    ["three years ahead", threeYears],
    ["a month and a day ahead", 31],
    ["three years behind", -threeYears],
    ["a day behind", -1],
  ] as const)("is doubted where it is %s of when it was last believed", async ([, days], { db }) => {
    await lookAtClock(db, now);
    const doubt = { says: later(days).toISOString(), known: now.toISOString() };
    expect(await lookAtClock(db, later(days))).toEqual(doubt);
    // What was doubted once is doubted again: it has moved no mark.
    expect(await lookAtClock(db, later(days))).toEqual(doubt);
    expect(await lookAtClock(db, now)).toBeNull();
  });

  test("is believed after a fortnight in which the site was off, and where it was put right by minutes", async ({
    db,
  }) => {
    await lookAtClock(db, now);
    expect(await lookAtClock(db, new Date(now.getTime() - 5 * 60_000))).toBeNull();
    expect(await lookAtClock(db, later(14))).toBeNull();
    expect(await lookAtClock(db, later(28))).toBeNull();
    expect(await lookAtClock(db, later(42))).toBeNull();
  });

  test("is held against the newest row where nobody has looked at it before", async ({ db }) => {
    await aRun(db, later(-400));
    expect(await doubtClock(db, later(-400 + threeYears))).toEqual({
      says: later(-400 + threeYears).toISOString(),
      known: later(-400).toISOString(),
    });
  });

  test("is not proved by rows that were written under it", async ({ db }) => {
    await lookAtClock(db, now);
    await aRun(db, later(threeYears));
    expect(await doubtClock(db, later(threeYears))).not.toBeNull();
    expect(await doubtClock(db, later(1))).toBeNull();
  });

  test("is believed from when an admin says that its date is right, and that is noted", async ({ db }) => {
    const { id } = await aPerson(db);
    await lookAtClock(db, now);
    await trustClock(db, id, later(threeYears));
    expect(await doubtClock(db, later(threeYears + 1))).toBeNull();
    const { deeds } = await listActivity(db, { actor: null, group: "settings", page: 1 });
    expect(deeds).toMatchObject([{ kind: "clock.trusted", details: { from: "2026-11-22", to: "2029-11-21" } }]);
  });
});
