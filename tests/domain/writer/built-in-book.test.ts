import type { Book } from "~/domain/writer/book";
import { ca } from "~/domain/writer/ca/book";
import { choiceOf } from "~/domain/writer/choice";
import { en } from "~/domain/writer/en/book";
import { es } from "~/domain/writer/es/book";
import { gather } from "~/domain/writer/material";
import { type OurData, readOurData } from "~/domain/writer/our-data.server";
import { ru } from "~/domain/writer/ru/book";
import { sectionNames } from "~/domain/writer/section-names";
import { subjectOf } from "~/domain/writer/subject";
import { languages } from "~/i18n/languages";

import { aProperty } from "../../support/builders";
import { describe, expect, test } from "../../support/test";

import { theSamples, today } from "./built-in-samples";

const books = { en, es, ca, ru };

describe("the sentences of the built-in writer", () => {
  test("mention only values that an article can have: a misspelt one would silence its sentence", async ({ db }) => {
    await theSamples(db);
    await aProperty(db, { status: "pending", neighborhood: "born" });
    const data = await readOurData(db, "en");
    const known = new Set([...knownValues(data), ...knownValues({ ...data, homes: [], developments: [] })]);
    for (const language of languages) {
      const unknown = mentioned(books[language]).filter((name) => !known.has(name));
      expect(unknown, language).toEqual([]);
    }
  });

  test("stand in the same blocks in every language", () => {
    for (const language of languages) {
      for (const name of sectionNames) {
        const shape = ({ sections }: Book) =>
          sections[name].body.map((block) => ("table" in block ? block.table : block.kind));
        expect(shape(books[language]), `${language} ${name}`).toEqual(shape(en));
      }
    }
  });

  test("shout nothing and promise nothing", () => {
    const loud =
      /[!¡](?!\w+\.)|\b(?:best|perfect|dream|guaranteed|amazing|mejor(?:es)? (?:barrio|piso)|perfect[oa]|ideal)\b/iu;
    for (const language of languages) {
      const texts = stringsOf(books[language]).map((text) => text.replace(/\{[?!][\w.]+\}/g, ""));
      expect(
        texts.filter((text) => loud.test(text)),
        language,
      ).toEqual([]);
    }
  });
});

/** Values of articles that between them have every kind of value. */
function knownValues(data: OurData): string[] {
  const asked = [
    "flats in the Born",
    "flats in Eixample",
    "penthouse with terrace under 700,000",
    "mortgage for residents",
  ];
  asked.push("mortgage for non-residents", "3 bedrooms over 500k", "Gràcia");
  return asked.flatMap((keyword) => {
    const subject = subjectOf(keyword, "", data.places);
    const material = gather("en", en.words, subject, data, choiceOf(keyword), today);
    const lists = (["fitting", "place", "examples"] as const).flatMap((group) => material.homes(group));
    return [material.values, ...lists, ...material.developments()].flatMap((values) => Object.keys(values));
  });
}

function mentioned(book: Book): string[] {
  return stringsOf(book).flatMap((text) => [...text.matchAll(/\{[?!]?([\w.]+)\}/g)].map(([, name = ""]) => name));
}

/** All that is written in a book, the needs of its sections as if they were mentioned. */
function stringsOf({ sections, home, development, description }: Book): string[] {
  const needs = sectionNames.map((name) => `{${sections[name].needs ?? "date"}}`);
  const found: string[] = [...needs];
  const walk = (value: unknown) => {
    if (typeof value === "string") found.push(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(walk);
  };
  [sections, home, development, description].forEach(walk);
  return found;
}
