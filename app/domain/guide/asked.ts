import { readFileSync } from "node:fs";
import { join } from "node:path";

import { z } from "zod";

import { isSameWord, wordsOf } from "~/domain/cleaning/telling-words";
import { type Language, languages } from "~/i18n/languages";

import { type AskedFor, askedFor, type Entry } from "./entry";
import { readYaml } from "./guide-yaml";
import { workedOutText } from "./values/values.server";

/** What of an entry an article answers: one of its answers by what is asked, or one of its sections, counted from 1. */
export type Asked = AskedFor | `section-${number}`;

/** What is answered: an entry by its key, and what of it. */
export type Answering = { entry: string; asked: Asked };

/** As rows and forms hold it. */
export function aboutText({ entry, asked }: Answering): string {
  return `${entry}/${asked}`;
}

/** Reads what a row or a form holds; undefined where the guide has no such entry, or the entry no such answer. */
export function readAbout(text: string | null, guide: Readonly<Record<string, Entry>>): Answering | undefined {
  const [key = "", said = ""] = (text ?? "").split("/");
  const entry = Object.hasOwn(guide, key) ? guide[key] : undefined;
  const asked = entry && readAsked(entry, said);
  return asked && { entry: key, asked };
}

/** Reads what a form or a row says; undefined where the entry has no such answer. */
export function readAsked(entry: Entry, said: string): Asked | undefined {
  return askedOf(entry).find((asked) => asked === said);
}

/** All that an entry answers, in the order in which a list offers it. */
export function askedOf(entry: Entry): Asked[] {
  const { kinds, headings } = entry.in.en;
  return [...kinds, ...headings.map((_, place) => `section-${place + 1}` as const)];
}

export function sectionNumber(asked: Asked): number | undefined {
  const [, number] = /^section-(\d+)$/.exec(asked) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** The title of an article that answers this: never the keyword that somebody typed. */
export function titleOf(entry: Entry, asked: Asked, language: Language): string {
  const { title, titles, headings } = entry.in[language];
  // "The reduced rate: who pays it" with a question behind it would be two colons.
  const [thing = title] = title.split(": ");
  const number = sectionNumber(asked);
  if (number !== undefined) return `${thing}: ${withFigures(headings[number - 1] ?? "", language)}`;
  const kind = asked as AskedFor;
  const own = titles?.[kind];
  if (own !== undefined) return own;
  // "What the notary costs" needs no "what it costs" behind it.
  return kind === "what" || saysIt(title, kind, language)
    ? title
    : asking()[kind].title[language].replace("{title}", thing);
}

function saysIt(title: string, kind: AskedFor, language: Language): boolean {
  const words = wordsOf(title);
  return asking()[kind].phrases[language].some((phrase) =>
    wordsOf(phrase).every((word) => words.some((other) => isSameWord(word, other))),
  );
}

/** The same as a list says it beside the title of the entry: a question, or the heading of a section. */
export function questionOf(entry: Entry, asked: Asked, language: Language): string {
  const number = sectionNumber(asked);
  if (number !== undefined) return withFigures(entry.in[language].headings[number - 1] ?? "", language);
  return asking()[asked as AskedFor].question[language];
}

/** A heading may name figures that stand: "What do the 14 days mean?" */
function withFigures(text: string, language: Language): string {
  return text.replace(/\{([^{}]+)\}/g, (_, name: string) => workedOutText(language, name, null) ?? "…");
}

const inLanguages = <Shape extends z.ZodType>(shape: Shape) =>
  z.strictObject({ en: shape, es: shape, ca: shape, ru: shape } satisfies Record<Language, Shape>);

const kind = z.strictObject({
  title: inLanguages(z.string().includes("{title}")),
  question: inLanguages(z.string().min(1)),
  phrases: inLanguages(z.array(z.string().min(1))),
});

const file = z.strictObject({
  asked: z.strictObject(Object.fromEntries(askedFor.map((each) => [each, kind])) as Record<AskedFor, typeof kind>),
  deciding: z.array(z.string()),
});

type Asking = Record<AskedFor, z.infer<typeof kind>>;

/** How people ask, and how an article that answers is called: `app/guide/asking.yaml`. */
export function asking(): Asking {
  return read().asked;
}

/** Small words that decide all the same: "without" is never left out of what was asked. */
export function decidingWords(): readonly string[] {
  return read().deciding;
}

let known: z.infer<typeof file> | undefined;
function read() {
  return (known ??= readFile());
}
function readFile() {
  const path = join("app", "guide", "asking.yaml");
  return readYaml(path, readFileSync(path, "utf8"), file);
}

/** The phrases by which something is asked, in all languages: a keyword may be in another one than the article. */
export function phrasesOf(each: AskedFor): string[] {
  return languages.flatMap((language) => asking()[each].phrases[language]);
}
