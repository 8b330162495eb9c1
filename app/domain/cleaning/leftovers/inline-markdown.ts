import { blockTag } from "../block-tags";
import type { Span } from "../spans";

export type Replaced = Span & { right: string };

const rules: readonly [RegExp, (...parts: string[]) => string][] = [
  [/<p(?:\s[^<>]*)?>\s*(#{1,6})\s+([^<>\n]+?)\s*#*\s*<\/p>/g, (_all, marks = "", words = "") => heading(marks, words)],
  [
    /(?<=^|\n)[ \t]*(#{2,6})[ \t]+([^<>\n]+?)[ \t]*#*(?=\n|$)/g,
    (_all, marks = "", words = "") => heading(marks, words),
  ],
  [/\*\*(?=\S)([^*<>\n]{1,300}?)(?<=\S)\*\*/g, (_all, words = "") => `<strong>${words}</strong>`],
  [
    /(?<![\p{L}\p{N}_])__(?=\S)([^_<>\n]{1,300}?)(?<=\S)__(?![\p{L}\p{N}_])/gu,
    (_all, words = "") => `<strong>${words}</strong>`,
  ],
  [
    /(?<![\p{L}\p{N}*\\])\*(?=[\p{L}\p{N}])([^*<>\n]{0,120}?[\p{L}\p{N}.!?»”])\*(?![\p{L}\p{N}*])/gu,
    (_all, words = "") => `<em>${words}</em>`,
  ],
  [
    /(?<!!)\[([^[\]<>\n]{1,200})\]\(((?:https?:\/\/|mailto:|\/(?!\/))[^\s()<>"']{1,500})\)/g,
    (_all, words = "", target = "") => `<a href="${target}">${words}</a>`,
  ],
  [
    /<p(?:\s[^<>]*)?>\s*((?:[-*•]|\d{1,2}[.)])\s+[^<>]*(?:<br\s*\/?>\s*(?:[-*•]|\d{1,2}[.)])\s+[^<>]*)+)<\/p>/gi,
    (_all, lines = "") => list(lines),
  ],
];

/** Markdown that a writer left inside HTML, with the HTML that it stands for. One sign alone, as in "5 * 3", is none. */
export function findInlineMarkdown(html: string): Replaced[] {
  // A text that is Markdown from end to end is read as a whole: see `fromMarkdown`.
  if (!blockTag.test(html)) return [];
  const spans = rules.flatMap(([pattern, right]) =>
    [...html.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      right: right(...match),
    })),
  );
  spans.sort((one, other) => one.start - other.start || other.end - one.end);
  let done = 0;
  return spans.filter(({ start, end }) => start >= done && (done = end) > 0);
}

function heading(marks: string, words: string): string {
  const level = Math.max(2, marks.length);
  return `<h${level}>${words}</h${level}>`;
}

function list(lines: string): string {
  const items = lines.split(/<br\s*\/?>/i).map((line) => line.trim().replace(/^(?:[-*•]|\d{1,2}[.)])\s+/, ""));
  const tag = /^\s*\d/.test(lines) ? "ol" : "ul";
  return `<${tag}>\n${items.map((item) => `<li>${item}</li>`).join("\n")}\n</${tag}>`;
}
