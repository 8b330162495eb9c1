import { describe, expect } from "vitest";

import type { Db } from "~/db/database";
import { quoteMissing, translateMissing } from "~/domain/translations/asking.server";
import { takeDraft } from "~/domain/translations/translation-draft.repository.server";
import { dropDraft, requestTranslations } from "~/domain/translations/translation-drafts.server";
import { draftStates, stopTranslations, translationWork } from "~/domain/translations/translation-work.server";

import { aProperty } from "../../support/builders";
import { test } from "../../support/test";

const now = new Date("2026-11-23T10:00:00.000Z");
const later = new Date(now.getTime() + 60_000);
const free = { budget: 0, price: { input: 0, output: 0 } };

async function aHome(db: Db) {
  const { id } = await aProperty(db, { title: "Loft", summary: "A loft.", description: "It has a balcony." });
  return { kind: "property", id } as const;
}

async function finish(db: Db, status: "ready" | "failed") {
  const held = await takeDraft(db, now);
  await db
    .updateTable("translation_drafts")
    .set({ status })
    .where("id", "=", held?.id ?? 0)
    .execute();
}

describe("how far translations are", () => {
  test("is counted over those that were asked for together", async ({ db }) => {
    const home = await aHome(db);
    const other = await aHome(db);
    // One of yesterday that nobody has confirmed yet belongs to no round of today.
    await requestTranslations(db, other, ["ru"], new Date("2026-11-22T10:00:00.000Z"));
    await finish(db, "ready");
    expect(await translationWork(db, { kind: "property" }, now)).toBeNull();

    await requestTranslations(db, home, ["es", "ca", "ru"], now);
    await requestTranslations(db, other, ["es"], later);
    await finish(db, "ready");
    await finish(db, "failed");
    await takeDraft(db, now);
    expect(await translationWork(db, { kind: "property" }, later)).toEqual({
      counts: { waiting: 1, working: 1, ready: 1, failed: 1, total: 4 },
      states: ["ready", "failed", "working", "waiting"],
      waitsUntil: null,
    });
    expect((await translationWork(db, { kind: "property", id: other.id }, later))?.counts.total).toBe(1);
    expect(Object.fromEntries(await draftStates(db, "property", [home.id, other.id]))).toEqual({
      [home.id]: { es: "ready", ca: "failed", ru: "working" },
      [other.id]: { ru: "ready", es: "waiting" },
    });
  });

  test("says until when a service wants to be left alone", async ({ db }) => {
    const home = await aHome(db);
    await requestTranslations(db, home, ["es"], now);
    const until = new Date(now.getTime() + 20 * 60_000).toISOString();
    await db.updateTable("translation_drafts").set({ next_try_at: until }).execute();
    expect(await translationWork(db, { kind: "property" }, now)).toMatchObject({ waitsUntil: until });
  });

  test("ends where somebody stops it, but for what is in work", async ({ db }) => {
    const home = await aHome(db);
    await requestTranslations(db, home, ["es", "ca", "ru"], now);
    await takeDraft(db, now);
    expect(await stopTranslations(db, { kind: "property", id: home.id })).toBe(2);
    expect(await stopTranslations(db, { kind: "property", id: home.id })).toBe(0);
    expect((await translationWork(db, { kind: "property" }, now))?.counts).toMatchObject({ working: 1, total: 1 });
  });
});

describe("asking for all that is missing", () => {
  test("asks for each text once, and again for what failed", async ({ db }) => {
    const homes = [await aHome(db), await aHome(db)];
    expect(await quoteMissing(db, homes, free, now)).toMatchObject({ texts: 6, fitting: 6, costCents: 0 });
    expect(await translateMissing(db, homes, free, now)).toEqual({ asked: 6, left: 0 });
    expect(await translateMissing(db, homes, free, now)).toEqual({ asked: 0, left: 0 });
    await finish(db, "failed");
    await finish(db, "ready");
    expect(await translateMissing(db, homes, free, now)).toEqual({ asked: 1, left: 0 });
  });

  test("goes as far as the budget, of which what waits already has its part", async ({ db }) => {
    const homes = [await aHome(db), await aHome(db)];
    const price = { input: 1, output: 1 };
    const { costCents } = await quoteMissing(db, homes, { budget: 100, price }, now);
    expect(costCents).toBeGreaterThan(0);
    const terms = { budget: (costCents / 100 / 6) * 4.5, price };
    expect(await quoteMissing(db, homes, terms, now)).toMatchObject({ texts: 6, fitting: 4 });
    expect(await translateMissing(db, homes, terms, now)).toEqual({ asked: 4, left: 2 });
    expect(await translateMissing(db, homes, terms, now)).toEqual({ asked: 0, left: 2 });
    const [first] = homes;
    if (first) await dropDraft(db, first, "es");
    expect(await quoteMissing(db, homes, terms, now)).toMatchObject({ texts: 3, fitting: 1 });
  });
});
