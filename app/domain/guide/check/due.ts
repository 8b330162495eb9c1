import { createHash } from "node:crypto";

import type { Language } from "~/i18n/languages";

import type { EntryFacts } from "../entry-facts";

import type { Fault, ReadEntry } from "./read-texts";

/** What tells one state of an English text from another. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/** What a person should look at: a day that is past, or a translation of another state of the English text. No fault. */
export type Due =
  | { kind: "review"; since: string }
  | { kind: "figure"; name: string; from: string; since: string }
  | { kind: "translation"; language: Language };

type Dated = Pick<EntryFacts, "figures" | "translated"> & { reviewBy: string };

/** @param english the text as it is now @param day ISO, by which something is due */
export function dueOf({ reviewBy, figures = {}, translated = {} }: Dated, english: string, day: string): Due[] {
  const now = hashOf(english);
  return [
    ...(reviewBy <= day ? [{ kind: "review", since: reviewBy } as const] : []),
    ...Object.entries(figures).flatMap(([name, { from = "", until }]) =>
      until !== undefined && until <= day ? [{ kind: "figure", name, from, since: until } as const] : [],
    ),
    ...Object.entries(translated).flatMap(([language, hash]) =>
      hash === now ? [] : [{ kind: "translation", language: language as Language } as const],
    ),
  ];
}

/** The same, with the lines of the facts. */
export function dueIn({ facts: { file, read, lineOf }, original }: ReadEntry, day: string): Fault[] {
  return dueOf({ ...read, reviewBy: read.review_by }, original, day).map((due) => {
    const [path, fault] = said(due);
    return { file, line: lineOf(path), fault };
  });
}

function said(due: Due): [path: string[], fault: string] {
  switch (due.kind) {
    case "review":
      return [["review_by"], `to be held against its sources since ${due.since}`];
    case "figure":
      return [["figures", due.name, "until"], `${due.name} (${due.from}) to be read again since ${due.since}`];
    case "translation":
      return [["translated", due.language], `${due.language}.md is older than en.md`];
  }
}
