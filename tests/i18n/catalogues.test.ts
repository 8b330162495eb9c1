import { describe, expect, test } from "vitest";

import { ca } from "~/i18n/ca";
import { en } from "~/i18n/en";
import { es } from "~/i18n/es";
import { createI18n } from "~/i18n/instance";
import { ru } from "~/i18n/ru";

type Catalogue = Readonly<Record<string, string>>;
const others: Record<string, Catalogue> = { es, ca, ru };
const english: Catalogue = en;

// Russians count storeys from the ground floor: only their text says the next number too.
const onlyInRussian = "nextFloor";
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}|<(\w+)>/g)]
    .map((match) => match[1] ?? match[2])
    .filter((name) => name !== onlyInRussian)
    .sort();

describe.each(Object.entries(others))("the texts in %s", (language, catalogue) => {
  test("mention what the English ones mention", () => {
    const differing = Object.keys(english).filter(
      (key) =>
        // A singular may leave its number out.
        !key.endsWith("_one") &&
        JSON.stringify(placeholders(english[key] ?? "")) !== JSON.stringify(placeholders(catalogue[key] ?? "")),
    );
    expect(differing).toEqual([]);
  });

  test("are never empty", () => {
    expect(Object.keys(english).filter((key) => english[key] !== "" && catalogue[key]?.trim() === "")).toEqual([]);
  });

  test("have every plural the language needs", () => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const plurals = Object.keys(english).filter((key) => key.endsWith("_other"));
    const missing = plurals.flatMap((key) =>
      needed
        // Spanish and Catalan use "many" for millions only; "other" reads the same there.
        .filter((category) => !(category === "many" && language !== "ru"))
        .map((category) => key.replace(/_other$/, `_${category}`))
        .filter((form) => !(form in catalogue)),
    );
    expect(missing).toEqual([]);
  });
});

describe("the Russian texts", () => {
  test("count as a Russian does", () => {
    const { t } = createI18n("ru", ru);
    const words = [1, 2, 5, 21, 22, 25].map((count) => t("properties.found", { count }));
    expect(new Set([words[0]?.replace("1", ""), words[3]?.replace("21", "")]).size).toBe(1);
    expect(new Set([words[1]?.replace("2", ""), words[4]?.replace("22", "")]).size).toBe(1);
    expect(words[0]?.replace(/\d+/, "")).not.toBe(words[2]?.replace(/\d+/, ""));
  });
});

describe("the texts in Cyrillic", () => {
  test("hold no Latin letters that look like Cyrillic ones inside a word", () => {
    const mixed = Object.entries(ru).filter(([, text]) =>
      /[а-яё][a-z]|[a-z][а-яё]/i.test(text.replace(/\{\{\w+\}\}|<\/?\w+>/g, " ")),
    );
    expect(mixed).toEqual([]);
  });
});
