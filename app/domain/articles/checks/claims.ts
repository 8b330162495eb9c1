import { escapeText } from "entities/escape";

import { blockingChecks, checkContent } from "~/domain/cleaning/check-content";
import { leavesOwnWords } from "~/domain/writer/article/own-words";

import { type ArticleTexts, languageIn } from "../article-form";
import { checkFacts, type FactFinding } from "../facts/fact-check";
import { ownWordsMissing } from "../publication";

/** What an article states that we know to be wrong, in its title, its text or its description. */
export function falseClaims({
  title,
  content,
  metaDescription,
  language,
}: Pick<ArticleTexts, "title" | "content" | "metaDescription" | "language">): FactFinding[] {
  const page = `<h2>${escapeText(title)}</h2>${content}<p>${escapeText(metaDescription)}</p>`;
  return checkFacts(page, languageIn({ language }));
}

/**
 * What speaks against publishing these texts, each in a line: what they state that is false, and what stands in them that no reader may
 * meet, with its place.
 */
export function objectionsTo(texts: Parameters<typeof falseClaims>[0]): string[] {
  const issues = checkContent(texts.content).filter(({ kind }) => blockingChecks.includes(kind));
  const own = leavesOwnWords(texts.content) ? [ownWordsMissing] : [];
  const found = issues.flatMap(({ kind, places }) => places.map(({ excerpt }) => `${kind}: ${excerpt}`));
  return [...new Set([...falseClaims(texts).map(({ sentence }) => sentence), ...found, ...own])];
}
