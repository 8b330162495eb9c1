import { type Language, languages } from "~/i18n/languages";

import { withOwnNames } from "../braces";
import { type EntryBody, readEntryBody } from "../entry-body";
import { type EntryFacts, entryFacts } from "../entry-facts";
import { entryFileNames } from "../entry-groups";
import { type EntryFile, readEntryFile } from "../front-matter";
import { GuideFault, readYamlWithLines } from "../guide-yaml";

/** What is wrong, and where: `line` is counted from 1. */
export type Fault = Pick<GuideFault, "file" | "line" | "fault">;

/** The files of an entry as they were found, or as somebody typed them. */
export type EntryFiles = {
  key: string;
  group: string;
  /** How the path of each file begins: `app/guide/purchase/deposit-contract`. */
  folder: string;
  /** By name: `guide.yaml`, `en.md`. */
  contents: Readonly<Record<string, string>>;
};

type Part = keyof EntryFile["front"] | "body";

/** A line of a text with its number: one of the body, or what a field of the front matter says. */
export type Line = { line: number; part: Part; text: string };

export type ReadText = {
  language: Language;
  file: string;
  lines: readonly Line[];
  front: EntryFile["front"];
  body: EntryBody;
};

/** An entry that can be read, for the rules to look at. */
export type ReadEntry = {
  key: string;
  group: string;
  facts: { file: string; read: EntryFacts; lineOf: (path: readonly (string | number)[]) => number };
  /** Those of its texts that can be read. */
  texts: readonly ReadText[];
  /** As it is written, of which the translations are. */
  original: string;
};

/** @returns the entry, where its facts can be read; and what cannot be read */
export function readTexts({ key, group, folder, contents }: EntryFiles): { entry?: ReadEntry; faults: Fault[] } {
  const expected: readonly string[] = entryFileNames;
  const faults: Fault[] = [
    ...expected.filter((name) => contents[name] === undefined).map((name) => missing(`${folder}/${name}`)),
    ...Object.keys(contents)
      .filter((name) => !expected.includes(name))
      .map((name) => ({ file: `${folder}/${name}`, line: 1, fault: "is no file of an entry" })),
  ];
  const attempt = <Read>(read: () => Read): Read | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof GuideFault)) throw error;
      faults.push(error);
      return undefined;
    }
  };
  const file = `${folder}/guide.yaml`;
  const facts = attempt(() => readYamlWithLines(file, contents["guide.yaml"] ?? "", entryFacts));
  if (!facts) return { faults };
  const texts = languages.flatMap((language) => {
    const text = contents[`${language}.md`];
    if (text === undefined) return [];
    const own = withOwnNames(text, key, facts.read.figures);
    return attempt(() => readText(language, `${folder}/${language}.md`, own)) ?? [];
  });
  return { entry: { key, group, facts: { file, ...facts }, texts, original: contents["en.md"] ?? "" }, faults };
}

function readText(language: Language, file: string, text: string): ReadText {
  const { front, body, lineOf } = readEntryFile(file, text);
  const parts = Object.keys(front) as (keyof typeof front)[];
  const ofFront = parts.flatMap((part) => {
    const said = front[part];
    if (typeof said === "string") return { part, line: lineOf([part]), text: said };
    return Object.entries(said ?? {}).map(([place, text]) => {
      const named = Array.isArray(said) ? Number(place) : place;
      return { part, line: lineOf([part, named]), text };
    });
  });
  const ofBody = body.split("\n").map((each, place) => ({ part: "body" as const, line: place + 1, text: each }));
  return { language, file, front, body: readEntryBody(file, body), lines: [...ofFront, ...ofBody] };
}

function missing(file: string): Fault {
  return { file, line: 1, fault: "is missing" };
}
