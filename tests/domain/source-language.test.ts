import type { Db } from "~/db/database";
import {
  createDevelopment,
  findDevelopmentForm,
  updateDevelopment,
} from "~/domain/developments/development-editing.server";
import type { DevelopmentValues } from "~/domain/developments/development-form.schema";
import { findDevelopment } from "~/domain/developments/developments.server";
import {
  findTranslation,
  listTranslations,
  removeTranslation,
  saveTranslation,
} from "~/domain/listings/translations.server";
import { findPropertyForm, updateProperty } from "~/domain/properties/property-editing.server";

import { aDevelopment, aPerson, aProperty, theBuilding, theHome } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-22T09:00:00Z");
const inSpanish = { location: "Eixample", summary: "Nueve viviendas.", description: "Nueve.", surroundings: "Cerca." };
const saved = { sourceRevision: 1, savedAt: null };

describe("a development said to be written in another language", () => {
  test("takes its texts along: nothing stays public under the wrong language", async ({ db }) => {
    const { id, slug } = await aDevelopment(db);
    await change(db, id, { sourceLanguage: "ca", summary: "Nou habitatges." });
    expect(await statesOf(db, id)).toEqual(["en missing", "es missing", "ca source", "ru missing"]);
    for (const language of ["en", "ca"] as const) {
      expect(await findDevelopment(db, language, slug, now)).toMatchObject({
        textLanguage: "ca",
        textLanguages: ["ca"],
        summary: "Nou habitatges.",
      });
    }
  });

  test("keeps its translations as they are when only the language is put right", async ({ db }) => {
    const { id } = await aDevelopment(db);
    await saveTranslation(db, theBuilding(id), "es", { words: inSpanish, ...saved }, now);
    await change(db, id, { sourceLanguage: "ca" });
    expect(await statesOf(db, id)).toEqual(["en missing", "es current", "ca source", "ru missing"]);
  });

  test("that it is translated into is refused: the translation is neither lost nor hidden", async ({ db }) => {
    const { id, slug } = await aDevelopment(db);
    await saveTranslation(db, theBuilding(id), "es", { words: inSpanish, ...saved }, now);
    const answer = await change(db, id, { sourceLanguage: "es", summary: "Otra cosa." });
    expect(answer).toMatchObject({ ok: false, reason: "refused", field: "sourceLanguage" });
    expect(await findTranslation(db, theBuilding(id), "es")).toMatchObject({ words: inSpanish, state: "current" });
    expect(await findDevelopment(db, "en", slug, now)).toMatchObject({ textLanguage: "en" });

    await removeTranslation(db, theBuilding(id), "es", now);
    expect(await change(db, id, { sourceLanguage: "es", summary: "Otra cosa." })).toEqual({
      ok: true,
      hasChanged: true,
    });
    expect(await findDevelopment(db, "en", slug, now)).toMatchObject({ textLanguage: "es", summary: "Otra cosa." });
  });

  test("can go back to the first one", async ({ db }) => {
    const { id } = await aDevelopment(db);
    await change(db, id, { sourceLanguage: "ru" });
    await change(db, id, { sourceLanguage: "en" });
    expect(await statesOf(db, id)).toEqual(["en source", "es missing", "ca missing", "ru missing"]);
  });
});

describe("a home said to be written in a language that it is translated into", () => {
  const words = { title: "Piso", summary: "Luminoso.", description: "Luminoso." };

  test("is refused: the translation would be out of sight", async ({ db }) => {
    const { id } = await aProperty(db);
    const editor = await aPerson(db);
    await saveTranslation(db, theHome(id), "es", { words, ...saved }, now);
    const switched = async () => {
      const { version = 0, values } = (await findPropertyForm(db, id)) ?? {};
      if (!values) throw new Error("There is no such home.");
      const changes = { version, values: { ...values, sourceLanguage: "es" as const }, editor: editor.id };
      return updateProperty(db, id, changes, now);
    };
    expect(await switched()).toMatchObject({ ok: false, reason: "refused", field: "sourceLanguage" });
    expect(await findTranslation(db, theHome(id), "es")).toMatchObject({ words, state: "current" });
    await removeTranslation(db, theHome(id), "es", now);
    expect(await switched()).toEqual({ ok: true, hasChanged: true });
  });
});

test("a development made in another language than English begins with its own texts only", async ({ db }) => {
  const { id } = await aDevelopment(db);
  const { values } = (await findDevelopmentForm(db, id)) ?? {};
  if (!values) throw new Error("There is no such development.");
  const editor = await aPerson(db);
  const made = await createDevelopment(db, { ...values, sourceLanguage: "es" }, editor.id, now);
  if (!made.ok) throw new Error(made.message);
  expect(await statesOf(db, made.id)).toEqual(["en missing", "es source", "ca missing", "ru missing"]);
});

async function change(db: Db, id: number, wanted: Partial<DevelopmentValues>) {
  const form = await findDevelopmentForm(db, id);
  if (!form) throw new Error("There is no such development.");
  const editor = await aPerson(db);
  const values = { ...form.values, ...wanted };
  return updateDevelopment(db, id, { version: form.version, values, editor: editor.id }, now);
}

async function statesOf(db: Db, id: number) {
  return (await listTranslations(db, theBuilding(id))).map(({ language, state }) => `${language} ${state}`);
}
