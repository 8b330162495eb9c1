import { checkFacts } from "~/domain/articles/facts/fact-check";
import { countWords } from "~/domain/cleaning/text-statistics";
import { seededChoice } from "~/domain/writer/article/choice";
import { wordsIn } from "~/domain/writer/books";
import { entries } from "~/domain/writer/entries/all-entries";
import { askedFor, type EntryText } from "~/domain/writer/entries/entry";
import { readSubject } from "~/domain/writer/keyword/subject";
import { gather } from "~/domain/writer/values/material";
import { readOurData } from "~/domain/writer/values/our-data.server";
import { folded } from "~/i18n/fold";
import { languages } from "~/i18n/languages";

import { refusedIn } from "../../i18n/refused-words";
import { describe, expect, test } from "../../support/test";

import { theSamples, today } from "./built-in-samples";

const told = Object.entries(entries).flatMap(([key, entry]) =>
  languages.map((language) => ({ key, language, entry, text: entry.in[language] })),
);

describe("what the built-in writer knows", () => {
  test("is told at length, under names of its own, with a description that search results can show", () => {
    const faults = told.flatMap(({ key, language, text }) => {
      const where = `${key} (${language})`;
      const words = countWords(
        bodyOf(text)
          .map((each) => `<p>${each}</p>`)
          .join("\n"),
      );
      const description = text.description.length;
      return [
        ...(words < 330 || words > 920 ? [`${where}: ${words} words, of 330 to 920`] : []),
        ...(text.names.length < 3 ? [`${where}: ${text.names.length} names`] : []),
        ...(description < 150 || description > 160 ? [`${where}: description of ${description} characters`] : []),
        ...(text.description.includes("{") ? [`${where}: a value in the description`] : []),
        ...(text.sections.length < 3 || text.sections.length > 6 ? [`${where}: ${text.sections.length} sections`] : []),
        ...(text.sources.length === 0 ? [`${where}: no source`] : []),
      ];
    });
    expect(faults).toEqual([]);
  });

  test("answers by a name of the thing, and the same questions in each language", () => {
    const faults = told.flatMap(({ key, language, entry, text }) => {
      const asked = (one: EntryText) => askedFor.filter((each) => one.answers[each] !== undefined).join();
      const unnamed = askedFor.filter((each) => {
        const answer = text.answers[each];
        return answer !== undefined && !text.names.some((name) => names(stringsOf(answer).join(" "), name));
      });
      return [
        ...unnamed.map((each) => `${key} (${language}): answers.${each} names nothing of ${text.names.join(", ")}`),
        ...(asked(text) === asked(entry.in.en) ? [] : [`${key} (${language}) answers ${asked(text)}`]),
      ];
    });
    expect(faults).toEqual([]);
  });

  test("has names that nothing else has, and leads on to other things", () => {
    const owners = new Map<string, string>();
    const faults: string[] = [];
    for (const { key, entry, text } of told) {
      for (const name of text.names) {
        const owner = owners.get(folded(name)) ?? key;
        if (owner !== key) faults.push(`"${name}" means ${owner} and ${key}`);
        owners.set(folded(name), key);
      }
      if (entry.related.length < 2 || entry.related.includes(key))
        faults.push(`${key}: related ${entry.related.join()}`);
    }
    expect(faults).toEqual([]);
  });

  test("says no sentence twice in a language", () => {
    for (const language of languages) {
      const seen = new Map<string, string>();
      const faults: string[] = [];
      for (const { key, text } of told.filter((each) => each.language === language)) {
        for (const sentence of bodyOf(text, cellsAside).concat(stringsOf(text.inShort)).flatMap(sentencesOf)) {
          const before = seen.get(sentence);
          if (before !== undefined) faults.push(`${before} and ${key}: ${sentence}`);
          seen.set(sentence, key);
        }
      }
      expect(faults, language).toEqual([]);
    }
  });

  test("mentions only values that an article has, and links pages that there are", async ({ db }) => {
    await theSamples(db);
    const data = await readOurData(db, "en");
    const subject = readSubject("Eixample", "", data.places);
    const known = new Set(Object.keys(gather(wordsIn.en, subject, data, seededChoice("x"), today).values));
    const page =
      /^\/(?:properties|search|valuation|contact|costs|neighborhoods|articles|developments|services\/[\w-]+|property\/\{\w+\.id\})$/;
    const faults = told.flatMap(({ key, language, text }) => {
      const all = stringsOf(text);
      const values = all.flatMap((each) => [...each.matchAll(/\{[?!]?([\w.]+)\}/g)].map(([, name = ""]) => name));
      const links = all.flatMap((each) => [...each.matchAll(/\]\(([^)]*)\)/g)].map(([, path = ""]) => path));
      return [
        ...values.filter((name) => !known.has(name)).map((name) => `${key} (${language}): {${name}}`),
        ...links.filter((path) => !page.test(path)).map((path) => `${key} (${language}): ${path}`),
        ...(text.next.match(/\]\(/g)?.length === 1 ? [] : [`${key} (${language}): next has not one link`]),
      ];
    });
    expect(faults).toEqual([]);
  });

  test("states nothing that is known to be false, and nothing a native stumbles over", () => {
    const faults = told.flatMap(({ key, language, text }) => {
      const all = [...bodyOf(text), ...stringsOf(text.inShort), text.next, text.description];
      const claims = checkFacts(all.map((each) => `<p>${each}</p>`).join("\n"), language);
      const words = all.flatMap((each) => refusedIn(language).flatMap((pattern) => pattern.exec(each)?.[0] ?? []));
      const loud = all.filter((each) => /[!¡](?![\w])/.test(each.replaceAll(/\{[?!]/g, "{")));
      return [...claims.map((each) => JSON.stringify(each)), ...words, ...loud].map(
        (each) => `${key} (${language}): ${each}`,
      );
    });
    expect(faults).toEqual([]);
  });
});

/** What an article about the thing says. */
function bodyOf({ answers, sections, example }: EntryText, parts?: (value: object) => unknown[]): string[] {
  return stringsOf([answers.what, sections, example], parts);
}

/** A deadline may stand in several rows of a table. */
const cellsAside = (value: object): unknown[] => ("rows" in value ? [] : Object.values(value));

/** Whether a text has words that begin like those of a name, in any order. */
function names(text: string, name: string): boolean {
  const words = folded(text).split(/[^\p{L}\p{N}]+/u);
  return folded(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3 || name.length <= 4)
    .every((word) => words.some((each) => each.startsWith(word.slice(0, Math.max(3, word.length - 3)))));
}

function sentencesOf(text: string): string[] {
  const plain = text.replace(/^(?:\{[?!][\w.]+\})+/, "");
  return plain.split(/(?<=[.?…])\s+/u).filter((sentence) => sentence.split(" ").length > 4);
}

/** All texts in it, in their order. */
function stringsOf(value: unknown, parts = (of: object): unknown[] => Object.values(of)): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? parts(value).flatMap((part) => stringsOf(part, parts)) : [];
}
