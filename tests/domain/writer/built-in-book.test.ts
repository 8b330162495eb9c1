import { seededChoice } from "~/domain/writer/article/choice";
import { sections } from "~/domain/writer/article/sections";
import type { Book } from "~/domain/writer/book";
import { books, wordsIn } from "~/domain/writer/books";
import { readSubject } from "~/domain/writer/keyword/subject";
import { gather } from "~/domain/writer/values/material";
import { type OurData, readOurData } from "~/domain/writer/values/our-data.server";
import { languages } from "~/i18n/languages";

import { aProperty } from "../../support/builders";
import { describe, expect, test } from "../../support/test";

import { theSamples, today } from "./built-in-samples";

describe("the sentences of the built-in writer", () => {
  test("mention only values that an article can have: a misspelt one would silence its sentence", async ({ db }) => {
    await theSamples(db);
    await aProperty(db, { status: "pending", neighborhood: "born" });
    await db.updateTable("neighborhoods").set({ walk_to_metro: 4, walk_to_school: 6, walk_to_market: 3 }).execute();
    const data = await readOurData(db, "en");
    const known = new Set([...knownValues(data), ...knownValues({ ...data, homes: [], developments: [] })]);
    for (const language of languages) {
      // What is said of several places has its own values: an article without them has no description, and fails.
      const unknown = mentionedIn(books[language]).filter((name) => !known.has(name) && !name.startsWith("among."));
      expect(unknown, language).toEqual([]);
    }
  });

  test("are said under the same conditions in every language", () => {
    const conditions = ({ sections, lists }: Book) =>
      stringsOf([sections, lists]).map((text) => /^(?:\{[?!][\w.]+\})*/.exec(text)?.[0]);
    for (const language of languages) {
      expect(conditions(books[language]), language).toEqual(conditions(books.en));
    }
  });

  test("shout nothing and promise nothing", () => {
    const loud =
      /[!¡](?!\w+\.)|\b(?:best|perfect|dream|guaranteed|amazing|mejor(?:es)? (?:barrio|piso)|perfect[oa]|ideal)\b/iu;
    for (const language of languages) {
      const { sections, lists, description } = books[language];
      const texts = stringsOf([sections, lists, description]).map((text) => text.replace(/\{[?!][\w.]+\}/g, ""));
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
    "flat with parking and sea view",
    "mortgage for residents",
  ];
  asked.push(
    "living in the Gothic Quarter",
    "living in Poble-sec",
    "is the Raval safe",
    "price per square metre in Gràcia",
  );
  asked.push("mortgage for non-residents", "3 bedrooms over 500k", "Gràcia");
  asked.push("house with pool", "new build with parking in instalments", "homes with 2 bedrooms");
  asked.push("flat with terrace in Gràcia under 500k", "flat with pool in Sarrià", "flat in Pedralbes under 500k");
  return asked.flatMap((keyword) => {
    const subject = readSubject(keyword, "", data.places);
    const material = gather(wordsIn.en, subject, data, seededChoice(keyword), today, {
      isLedByHomes: true,
      isLedByNewHomes: true,
      sum: "tax",
    });
    const lists = (["fitting", "place", "examples"] as const).flatMap((group) => material.homes(group));
    const ofSpaces = gather(wordsIn.en, subject, data, seededChoice(keyword), today, {
      spaceWhere: "in Gràcia",
      sum: "loan",
    });
    const ofPrice = gather(wordsIn.en, subject, data, seededChoice(keyword), today, { sum: "home" });
    return [
      material.values,
      ofSpaces.values,
      ofPrice.values,
      ...lists,
      ...material.developments(),
      ...material.newHomes(),
    ].flatMap((values) => Object.keys(values));
  });
}

/** The values that a book mentions, and those without which a section would say nothing. */
function mentionedIn({ sections: said, lists, description }: Book): string[] {
  const needs = Object.values(sections).flatMap((section) => ("needs" in section ? [section.needs] : []));
  const texts = stringsOf([said, lists, description]);
  return [...needs, ...texts.flatMap((text) => [...text.matchAll(/\{[?!]?([\w.]+)\}/g)].map(([, name = ""]) => name))];
}

/** All texts in it, in their order. */
function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
