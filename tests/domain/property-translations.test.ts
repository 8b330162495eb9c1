import type { Db } from "~/db/database";
import { translationSchema } from "~/domain/listings/translation.schema";
import {
  confirmTranslation,
  findTranslation,
  listTranslations,
  removeTranslation,
  saveTranslation,
} from "~/domain/listings/translations.server";
import { homeDetail } from "~/domain/properties/properties.server";
import { translationGrid } from "~/domain/properties/translation-grid.server";

import { aProperty, theHome } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T12:00:00.000Z");
const words = { title: "Casa", summary: "Luz", description: "Texto" };
const fresh = { words, sourceRevision: 1, savedAt: null };

const stateOf = async (db: Db, id: number, language: string) =>
  (await listTranslations(db, theHome(id))).find((row) => row.language === language)?.state;
const changeSource = (db: Db, id: number) =>
  db.updateTable("properties").set({ text_revision: 2 }).where("id", "=", id).execute();

describe("translating a home", () => {
  test("shows visitors the translation, and moves the time of change for portals", async ({ db }) => {
    const { id } = await aProperty(db);
    expect((await listTranslations(db, theHome(id))).map(({ state }) => state)).toEqual([
      "source",
      "missing",
      "missing",
      "missing",
    ]);
    expect(await saveTranslation(db, theHome(id), "es", fresh, now)).toEqual({ ok: true });
    expect(await stateOf(db, id, "es")).toBe("current");
    expect(await homeDetail(db, "es", id)).toMatchObject({ title: "Casa", summary: "Luz", textLanguage: "es" });
    const { updated_at, version } = await db
      .selectFrom("properties")
      .select(["updated_at", "version"])
      .executeTakeFirstOrThrow();
    expect([updated_at, version]).toEqual([now.toISOString(), 1]);
  });

  test("is stale once the source changes, until it is saved or said to be right", async ({ db }) => {
    const { id } = await aProperty(db);
    await saveTranslation(db, theHome(id), "es", fresh, now);
    await changeSource(db, id);
    expect(await stateOf(db, id, "es")).toBe("stale");
    expect(await confirmTranslation(db, theHome(id), "es", 2, now)).toBe(true);
    expect(await stateOf(db, id, "es")).toBe("current");
    expect(await confirmTranslation(db, theHome(id), "ca", 2, now)).toBe(false);
  });

  test("is stale at once where the source changed while it was being written", async ({ db }) => {
    const { id } = await aProperty(db);
    await changeSource(db, id);
    await saveTranslation(db, theHome(id), "es", fresh, now);
    expect(await stateOf(db, id, "es")).toBe("stale");
  });

  test("tells the second of two who translate at once", async ({ db }) => {
    const { id } = await aProperty(db);
    await saveTranslation(db, theHome(id), "es", fresh, now);
    expect(
      await saveTranslation(db, theHome(id), "es", { ...fresh, words: { ...words, title: "Mía" } }, now),
    ).toMatchObject({
      ok: false,
      reason: "conflict",
      current: { words: { title: "Casa" } },
    });
    const savedAt = now.toISOString();
    expect(await saveTranslation(db, theHome(id), "es", { ...fresh, savedAt }, now)).toEqual({ ok: true });
  });

  test("has none for the language it was written in", async ({ db }) => {
    const { id } = await aProperty(db, { source_language: "ca" });
    expect(await findTranslation(db, theHome(id), "ca")).toBeUndefined();
    expect(await saveTranslation(db, theHome(id), "ca", fresh, now)).toEqual({ ok: false, reason: "not-found" });
    expect(await findTranslation(db, theHome(id), "en")).toMatchObject({ state: "missing", sourceLanguage: "ca" });
  });

  test("stands in the grid of all public homes, newest first", async ({ db }) => {
    const first = await aProperty(db, { status: "sold" });
    await aProperty(db, { status: "draft" });
    const second = await aProperty(db, { status: "available", source_language: "ca" });
    await saveTranslation(db, theHome(first.id), "es", fresh, now);
    await saveTranslation(db, theHome(first.id), "ru", fresh, now);
    await changeSource(db, first.id);
    await confirmTranslation(db, theHome(first.id), "ru", 2, now);
    const { homes, counts, openTexts } = await translationGrid(db, { isOpenOnly: false, page: 1 });
    expect({ counts, openTexts }).toEqual({ counts: { all: 2, open: 2 }, openTexts: 5 });
    const states = homes.map(({ id, rows }) => [id, ...rows.map(({ state }) => state)]);
    expect(states).toEqual([
      [second.id, "missing", "missing", "source", "missing"],
      [first.id, "source", "stale", "missing", "current"],
    ]);
  });

  test("shows twenty homes a page, and by themselves those with something to do", async ({ db }) => {
    const ids: number[] = [];
    for (let number = 0; number < 21; number += 1) ids.push((await aProperty(db)).id);
    const [first = 0, ...others] = ids;
    for (const language of ["es", "ca", "ru"] as const) await saveTranslation(db, theHome(first), language, fresh, now);
    const shown = async (isOpenOnly: boolean, page: number) => {
      const { homes, search } = await translationGrid(db, { isOpenOnly, page });
      return { ids: homes.map(({ id }) => id), page: search.page };
    };
    expect(await shown(false, 1)).toEqual({ ids: others.toReversed(), page: 1 });
    expect(await shown(false, 2)).toEqual({ ids: [first], page: 2 });
    expect(await shown(false, 99)).toEqual({ ids: [first], page: 2 });
    expect(await shown(true, 2)).toEqual({ ids: others.toReversed(), page: 1 });
    const { counts, openTexts } = await translationGrid(db, { isOpenOnly: true, page: 1 });
    expect({ counts, openTexts }).toEqual({ counts: { all: 21, open: 20 }, openTexts: 60 });
  });

  test("can be undone", async ({ db }) => {
    const { id } = await aProperty(db);
    await saveTranslation(db, theHome(id), "es", fresh, now);
    expect(await removeTranslation(db, theHome(id), "es", now)).toBe(true);
    expect(await removeTranslation(db, theHome(id), "es", now)).toBe(false);
    expect(await homeDetail(db, "es", id)).toMatchObject({ textLanguage: "en" });
  });

  test("needs each text that the home has, and no other", () => {
    const blank = { title: "", summary: "", description: "" };
    const missing = (source: typeof words) =>
      translationSchema("property", source)
        .safeParse(blank)
        .error?.issues.map(({ path }) => path[0]);
    expect(missing(words)).toEqual(["title", "summary", "description"]);
    expect(missing({ ...blank, title: "House" })).toEqual(["title"]);
  });
});
