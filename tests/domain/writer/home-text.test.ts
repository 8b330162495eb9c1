import { describe, expect } from "vitest";

import { languageOf } from "~/domain/cleaning/language-of";
import { countWords } from "~/domain/cleaning/text-statistics";
import { differencesOf } from "~/domain/translations/same-content";
import { describeHome } from "~/domain/writer/home-text/describe-home";
import { type HomeFacts, sceneFeatures } from "~/domain/writer/home-text/home-facts";
import { proposeDescription } from "~/domain/writer/home-text/propose-home.server";
import { languages } from "~/i18n/languages";

import { aProperty } from "../../support/builders";
import { test } from "../../support/test";

const whole: HomeFacts = {
  ...{ type: "apartment", bedrooms: 3, bathrooms: 2, area: 118, usefulArea: 102, floor: 3, totalFloors: 6 },
  ...{ hasLift: true, hasParking: false, builtYear: 1932, renovatedYear: 2019, energyClass: "E", fees: 120 },
  features: [
    "balcony",
    "exterior",
    "heating",
    "air-conditioning",
    "double-glazing",
    "fitted-wardrobes",
    "furnished-kitchen",
    "storage",
  ],
  ...{ locative: "", street: "Carrer de Girona, 12" },
};
const bare: HomeFacts = {
  ...{ type: "studio", bedrooms: 0, bathrooms: 1, area: 0, usefulArea: null, floor: null, totalFloors: null },
  ...{ hasLift: false, hasParking: false, builtYear: null, renovatedYear: null, energyClass: null, fees: null },
  ...{ features: [], locative: "", street: null },
};

/** voice.md, 8 and 3: praise, and words that are not ours. */
const never =
  /charming|unique|luxur|exclusive|bright|quiet|encantador|ideal|inmejorable|oportunidad|encisador|immillorable|уютн|шикарн|элитн|уникальн|светл|тих|undefined|null|NaN|\.\.| {2}|^\s/i;

describe("a first description of a home", () => {
  test.for(languages)("in %s says what the record holds, in about a hundred words, and praises nothing", (language) => {
    const text = describeHome(whole, language);
    const words = countWords(text);
    expect(words, text).toBeGreaterThanOrEqual(80);
    expect(words, text).toBeLessThanOrEqual(130);
    expect(languageOf(text)).toBe(language);
    expect(text).not.toMatch(never);
    expect(text).toContain("Carrer de Girona, 12");
  });

  test("says the same in every language", () => {
    const text = describeHome(whole, "en");
    for (const language of ["es", "ca"] as const) {
      const translation = { text: describeHome(whole, language), language };
      expect(differencesOf({ text, language: "en" }, translation)).toEqual([]);
    }
  });

  test.for(languages)(
    "in %s begins with each thing that can be seen there, and keeps silent of what is not known",
    (language) => {
      for (const feature of sceneFeatures) {
        const text = describeHome({ ...bare, features: [feature] }, language);
        expect(text).not.toMatch(never);
        expect(text).not.toBe(describeHome(bare, language));
      }
      expect(describeHome(bare, language)).not.toMatch(/\d{2}|€|m²/);
    },
  );

  test("is made of a home as it is stored, and tells no street that visitors may not read", async ({ db }) => {
    const { id } = await aProperty(db, { shows_exact_address: 0, built_year: 1932 });
    const text = await proposeDescription(db, id, "en");
    expect(text).toContain("three bedrooms and two bathrooms");
    expect(text).toContain("1932");
    expect(text).not.toContain("Mallorca");
    expect(await proposeDescription(db, 999_999, "en")).toBeUndefined();
  });
});
