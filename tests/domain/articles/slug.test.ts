import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { longestSlug, toSlug } from "~/domain/articles/slug";
import { type Language, languages } from "~/i18n/languages";

describe("the slug of a title", () => {
  test.each<[Language, string, string]>([
    ["en", "A turnkey sale, phase by phase", "a-turnkey-sale-phase-by-phase"],
    ["en", "The agent's fee & the notary’s", "the-agents-fee-and-the-notarys"],
    ["en", "  €500,000 – what 96 m² cost  ", "500000-what-96-m2-cost"],
    ["es", "¿Cuánto cuesta una vivienda? Año 2026: guía (ñ, ü)", "cuanto-cuesta-una-vivienda-ano-2026-guia-n-u"],
    ["es", "Compra & venta", "compra-y-venta"],
    ["ca", "Viure a l'Eixample: col·legis i intel·ligència", "viure-a-l-eixample-collegis-i-intelligencia"],
    ["ca", "Paraŀlel, açò, d’una", "parallel-aco-d-una"],
    ["ru", "Как купить квартиру в Эшампле?", "kak-kupit-kvartiru-v-eshample"],
    ["ru", "Ёлка, подъезд, объявление, щука, юг", "elka-podezd-obyavlenie-shchuka-yug"],
    ["en", "Straße, Łódź, Øresund, ﬁne", "strasse-lodz-oresund-fine"],
    ["en", "already-a-slug", "already-a-slug"],
    ["en", "東京", "6771-4eac"],
    ["ru", "ъ", "44a"],
    ["en", "?! … —", ""],
    ["en", "", ""],
  ])("in %s of %j is %s", (language, title, slug) => {
    expect(toSlug(title, language)).toBe(slug);
  });

  test("is cut at a word", () => {
    const slug = toSlug("word ".repeat(30), "en");
    expect(slug).toBe("word-".repeat(16).slice(0, -1));
    expect(toSlug("a".repeat(100), "en")).toHaveLength(longestSlug);
    expect(toSlug(`${"a".repeat(40)} ${"b".repeat(39)} c`, "en")).toBe(`${"a".repeat(40)}-${"b".repeat(39)}`);
  });

  test("is a slug wherever the title has a letter or a digit, and stays one", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.constantFrom(...languages), (title, language) => {
        const slug = toSlug(title, language);
        expect(slug).toMatch(/[\p{L}\p{N}]/u.test(title) ? /^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/ : /^$/);
        expect(toSlug(slug, language)).toBe(slug);
      }),
      { seed: 1, numRuns: 2000 },
    );
  });
});
