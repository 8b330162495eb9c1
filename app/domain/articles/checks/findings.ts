import type { Language } from "~/i18n/languages";

import type { KeywordPlace } from "./keyword-check";

/** An article that answers a question takes so many words at least; below that it is an outline. */
export const fewestUsefulWords = 300;

/**
 * What a person should look at before an article is published, beside what the specified checker finds. Each has its sentence
 * and its advice in the catalogue: `articles.finding.<kind>`.
 */
export type ArticleFinding =
  /** Words of the keyword that stand nowhere in a place. */
  | { kind: "keyword"; place: KeywordPlace; words: string[] }
  | { kind: "keywordMissing" }
  /** `percent` of its sentences stand in another article of its language. */
  | { kind: "overlap"; percent: number; sister: { id: number; title: string } }
  /** What it is told from had to be read again by a day, ISO. */
  | { kind: "sources"; what: string; since: string }
  | { kind: "thin"; words: number }
  /** A place that the writer left for what only the agent can say. */
  | { kind: "ownWords" }
  /** Figures that a service wrote and was not given, as they stand in the text. */
  | { kind: "unsourced"; figures: string[] }
  | { kind: "unlinked" }
  | { kind: "languages"; missing: Language[] };

export type FindingKind = ArticleFinding["kind"];

/** What is good to have, and no fault of the text. */
const notes: readonly FindingKind[] = ["keywordMissing", "unlinked", "languages"];

export function isNote({ kind }: Pick<ArticleFinding, "kind">): boolean {
  return notes.includes(kind);
}

/** The worst of all that the checks found in an article, and how much there is of that. */
export type Verdict = { level: "claims" | "issues" | "notes" | "clean"; count: number };

/**
 * @param counted claims known to be false; what the specified checker and the others found; what is only good to have
 */
export function worstOf({ claims, issues, notes }: { claims: number; issues: number; notes: number }): Verdict {
  if (claims > 0) return { level: "claims", count: claims };
  if (issues > 0) return { level: "issues", count: issues };
  return notes > 0 ? { level: "notes", count: notes } : { level: "clean", count: 0 };
}
