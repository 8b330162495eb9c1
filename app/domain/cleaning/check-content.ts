import { findFences } from "./code-fences";
import { findEscapes } from "./escaped-characters";
import { findAsides } from "./leftovers/asides";
import { findLeftovers } from "./leftovers/leftovers";
import { findPlaceholders } from "./leftovers/placeholders";
import { findSecondAnswer } from "./leftovers/repeated-answer";
import { findBreak } from "./leftovers/unfinished";
import { codeSpans, insideOf, type Span } from "./spans";
import { countWords } from "./text-statistics";
import { findJson } from "./unwrap-json";

/** What the checker looks for (specification, section 5, and what else writers by machine leave), in the order of the list. */
export const contentChecks = [
  ...([
    "json",
    "fences",
    "escapes",
    "leftovers",
    "placeholders",
    "asides",
    "unfinished",
    "twice",
    "short",
    "heading",
  ] as const),
] as const;
export type ContentCheck = (typeof contentChecks)[number];

/** Specification, section 9. */
export const fewestWords = 100;

/** Where an issue shows: line and column count from 1; the excerpt is what stands there. */
export type Place = { line: number; column: number; excerpt: string };

/**
 * Something wrong with an article's content. `line`, `column` and `excerpt` are those of its first place; an issue of the
 * whole text names its beginning. `remedyKey` is the catalogue's key of what to do about it.
 */
export type Issue = Place & { kind: ContentCheck; places: Place[]; remedyKey: RemedyKey };

export type RemedyKey =
  | "articles.issue.json.remedy"
  | "articles.issue.json.byHand"
  | "articles.issue.fences.remedy"
  | "articles.issue.escapes.remedy"
  | "articles.issue.leftovers.remedy"
  | "articles.issue.placeholders.remedy"
  | "articles.issue.asides.remedy"
  | "articles.issue.unfinished.remedy"
  | "articles.issue.twice.remedy"
  | "articles.issue.short.remedy"
  | "articles.issue.heading.remedy";

/** Each check with what it found; null where it passed. */
export type CheckResult = { kind: ContentCheck; issue: Issue | null };

/**
 * What is wrong with an article's content, at most one issue of a kind. After cleaning only what a person has to look at is left: "short",
 * "heading", "placeholders", "asides", "unfinished", "twice", and "json" for JSON without an article in it.
 */
export function checkContent(html: string): Issue[] {
  const issues = contentChecks.flatMap((kind) => issueOf[kind](html) ?? []);
  // Where a text ends is seen once it is out of its wrapping.
  const isWrapped = issues.some(({ kind }) => kind === "json" || kind === "fences" || kind === "escapes");
  return isWrapped
    ? issues.filter(({ kind }) => kind !== "unfinished" && kind !== "twice" && kind !== "asides")
    : issues;
}

/** What no reader may meet: an article is not published with it unless a person says why. */
export const blockingChecks: readonly ContentCheck[] = contentChecks.filter(
  (kind) => kind !== "short" && kind !== "heading",
);

/** Whether a check found something that no reader may meet. */
export function isBlocking({ kind, issue }: CheckResult): boolean {
  return issue !== null && blockingChecks.includes(kind);
}

/** All checks with their results, the failed ones first, as the editor lists them. */
export function listChecks(html: string): CheckResult[] {
  const issues = checkContent(html);
  const results = contentChecks.map((kind) => ({ kind, issue: issues.find((issue) => issue.kind === kind) ?? null }));
  return [...results.filter(({ issue }) => issue), ...results.filter(({ issue }) => !issue)];
}

const issueOf: Record<ContentCheck, (html: string) => Issue | null> = {
  json(html) {
    const json = findJson(html);
    if (!json) return null;
    const remedyKey = json.unwrapped ? "articles.issue.json.remedy" : "articles.issue.json.byHand";
    return issueAt("json", html, [{ start: json.start, end: json.start + 1 }], remedyKey);
  },
  fences: (html) => issueAt("fences", html, findFences(html), "articles.issue.fences.remedy"),
  escapes: (html) => issueAt("escapes", html, findEscapes(html), "articles.issue.escapes.remedy"),
  leftovers: (html) => issueAt("leftovers", html, findLeftovers(html), "articles.issue.leftovers.remedy"),
  placeholders: (html) => issueAt("placeholders", html, findPlaceholders(html), "articles.issue.placeholders.remedy"),
  asides: (html) => issueAt("asides", html, findAsides(html), "articles.issue.asides.remedy"),
  // A text that is hardly begun has no end yet: that it is short says enough.
  unfinished: (html) =>
    countWords(html) < fewestWords
      ? null
      : issueAt("unfinished", html, findBreak(html), "articles.issue.unfinished.remedy"),
  twice: (html) => issueAt("twice", html, findSecondAnswer(html), "articles.issue.twice.remedy"),
  short: (html) => (countWords(html) < fewestWords ? ofTheWhole("short", html, "articles.issue.short.remedy") : null),
  heading: (html) => (hasHeading(html) ? null : ofTheWhole("heading", html, "articles.issue.heading.remedy")),
};

/** A heading with nothing in it, or one that is only shown as code, structures nothing. */
function hasHeading(html: string): boolean {
  const isCode = insideOf(codeSpans(html));
  return [...html.matchAll(/<h[12](?=[\s>])[^<>]*>(?!\s*<\/h)/gi)].some((match) => !isCode(match.index));
}

function ofTheWhole(kind: ContentCheck, html: string, remedyKey: RemedyKey): Issue {
  const place = { line: 1, column: 1, excerpt: cutExcerpt(html, 0) };
  return { kind, ...place, places: [place], remedyKey };
}

/** More places of one kind than anybody reads. */
const mostPlaces = 50;

function issueAt(kind: ContentCheck, html: string, spans: readonly Span[], remedyKey: RemedyKey): Issue | null {
  let line = 1;
  let lineStart = 0;
  const places = spans.slice(0, mostPlaces).map(({ start }) => {
    for (let end = html.indexOf("\n", lineStart); end !== -1 && end < start; end = html.indexOf("\n", lineStart)) {
      line += 1;
      lineStart = end + 1;
    }
    return { line, column: start - lineStart + 1, excerpt: cutExcerpt(html, start) };
  });
  const [first] = places;
  return first ? { kind, ...first, places, remedyKey } : null;
}

const longestExcerpt = 40;

function cutExcerpt(html: string, start: number): string {
  const line = /^[^\r\n]*/.exec(html.slice(start, start + longestExcerpt + 1))?.[0] ?? "";
  const characters = [...line];
  return characters.length > longestExcerpt ? `${characters.slice(0, longestExcerpt).join("")}…` : line;
}
