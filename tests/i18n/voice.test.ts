import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";
import { parse } from "yaml";

import { serviceSlugs } from "~/domain/services/service";
import { ca } from "~/i18n/ca";
import { mail as caMail } from "~/i18n/ca/mail";
import { en } from "~/i18n/en";
import { mail as enMail } from "~/i18n/en/mail";
import { es } from "~/i18n/es";
import { mail as esMail } from "~/i18n/es/mail";
import { formatPrice } from "~/i18n/format";
import { type Language, languages } from "~/i18n/languages";
import { legalTexts } from "~/i18n/legal/legal.server";
import { refusedIn } from "~/i18n/refused-words";
import { ru } from "~/i18n/ru";
import { mail as ruMail } from "~/i18n/ru/mail";
import { fillServiceText } from "~/i18n/services/service-text";
import { serviceTexts } from "~/i18n/services/services.server";
import { articles } from "~/seed/articles";
import { claims } from "~/seed/claims";
import { developments } from "~/seed/developments";
import { homes } from "~/seed/homes";
import { neighborhoods } from "~/seed/neighborhoods";
import { sitePictures } from "~/seed/site-pictures";
import { stories } from "~/seed/stories";

import { lengthRules, limits } from "./voice-lengths";

type Catalogue = Readonly<Record<string, string>>;
const catalogues: Record<Language, Catalogue> = {
  en: { ...en, ...enMail },
  es: { ...es, ...esMail },
  ca: { ...ca, ...caMail },
  ru: { ...ru, ...ruMail },
};

/** What the built-in writer says of its own; the texts of the guide have a check of their own. */
const phrases = (language: Language) =>
  readdirSync("app/guide/phrases").map(
    (folder) => parse(readFileSync(`app/guide/phrases/${folder}/${language}.yaml`, "utf8")) as unknown,
  );

/**
 * Faults that were there when this test came, by the name of the text, with what refuses it. The list may only grow shorter:
 * mend a text, then take its line out.
 */
const stillFailing: Record<Language, readonly string[]> = { en: [], es: [], ca: [], ru: [] };

describe.for(languages)("the public texts in %s", (language) => {
  test("use none of the refused words, and no plain space before a sign", () => {
    const faults = publicTexts(language).flatMap(([name, text]) =>
      refusedIn(language)
        .filter((pattern) => pattern.test(text))
        .map((pattern) => `${name}: ${pattern.exec(text)?.[0] ?? ""}`),
    );
    expect(unexpected(language, faults)).toEqual([]);
  });

  test("are no longer than their place", () => {
    const texts = catalogues[language];
    const filled = filler(language);
    const measured = lengthRules.flatMap(({ kind, names, exempt = [] }) =>
      Object.entries(texts)
        .filter(([name]) => names.test(name) && !exempt.includes(name))
        .map(([name, text]) => ({ kind, name, length: filled(text).length })),
    );
    const ofServices = serviceSlugs.flatMap((slug) => {
      const range = { from: formatPrice(language, 500_000), to: formatPrice(language, 1_000_000) };
      const { meta, title, lead } = fillServiceText(serviceTexts[language][slug], range);
      return [
        { kind: "title" as const, name: `services/${slug}: title`, length: title.length },
        { kind: "lead" as const, name: `services/${slug}: lead`, length: lead.length },
        { kind: "metaTitle" as const, name: `services/${slug}: meta title`, length: `${meta.title} · Xamfrà`.length },
        { kind: "metaDescription" as const, name: `services/${slug}: meta`, length: meta.description.length },
      ];
    });
    const ofHomes = homes().flatMap(({ reference, title, summary }) => [
      { kind: "homeTitle" as const, name: `seed/${reference}: title`, length: title[language].length },
      { kind: "homeSummary" as const, name: `seed/${reference}: summary`, length: summary[language].length },
    ]);
    const faults = [...measured, ...ofServices, ...ofHomes].flatMap(({ kind, name, length }) => {
      const { least = 0, most } = limits[kind];
      return length > most[language] || length < least
        ? [`${name}: ${length} characters as ${kind}, of ${least ? `${least} to ` : ""}${most[language]}`]
        : [];
    });
    expect(unexpected(language, faults)).toEqual([]);
  });
});

test("the rules of length name texts that there are", () => {
  for (const { kind, names, exempt = [] } of lengthRules) {
    expect(
      Object.keys(en).some((name) => names.test(name)),
      kind,
    ).toBe(true);
    for (const name of exempt) expect(Object.keys(en)).toContain(name);
  }
});

/** Faults that the list above does not know. */
function unexpected(language: Language, faults: readonly string[]): string[] {
  return faults.filter((fault) => !stillFailing[language].some((known) => fault.startsWith(known)));
}

/** Every text that a visitor or the receiver of a receipt may read, with a name to find it by. */
function publicTexts(language: Language): (readonly [string, string])[] {
  const listings = { homes: homes(), neighborhoods: neighborhoods(), developments: developments() };
  const samples = {
    ...listings,
    claims: claims(),
    stories: stories(),
    sitePictures: sitePictures(),
    articles: articles(),
  };
  return [
    ...Object.entries(catalogues[language]),
    ...stringsOf(serviceTexts[language], "services"),
    ...stringsOf(legalTexts(language), "legal"),
    ...stringsOf(inLanguage(samples, language), "seed"),
    ...stringsOf(phrases(language), "writer"),
  ];
}

function stringsOf(value: unknown, name: string): (readonly [string, string])[] {
  if (typeof value === "string") return [[name, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => stringsOf(each, `${name}.${key}`));
}

/** The parts of samples that are written per language, in this one; what is written once is left out. */
function inLanguage(value: unknown, language: Language): unknown {
  if (typeof value !== "object" || value === null) return null;
  if (languages.every((each) => each in value)) return Object.entries(value).find(([key]) => key === language)?.[1];
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inLanguage(each, language)]));
}

/** Puts values of usual length for what a text leaves open. */
function filler(language: Language) {
  const values: Record<string, string> = {
    from: formatPrice(language, 500_000),
    to: formatPrice(language, 1_000_000),
    years: "15",
    name: "Sarrià-Sant Gervasi",
    tagline: "Cut corners, high ceilings and Cerdà’s grid",
  };
  return (text: string) => text.replace(/\{\{(\w+)[^}]*\}\}/g, (_, name: string) => values[name] ?? "12").trim();
}
