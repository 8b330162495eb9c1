import { codeSpans, insideOf, type Span } from "../spans";

import { findBrokenLetters } from "./broken-letters";
import { findChatMarks } from "./chat-marks";
import { findInlineMarkdown } from "./inline-markdown";
import { findRemarks } from "./remarks";
import { findThinking } from "./thinking";

/** A stretch that a machine left behind, and what stands there when it is cleaned: nothing, or what was meant. */
export type Leftover = Span & { right: string };

/** `&amp;amp;`: signs that were written as entities twice. */
const doubledEntity =
  /&amp;(?=(?:amp|lt|gt|quot|apos|nbsp|euro|[a-z]{1,2}(?:acute|grave|tilde|cedil|uml|circ)|[lr][ads]quo|[nm]dash|hellip|middot|#\d{2,6}|#x[\da-f]{2,5});)/gi;

/**
 * What a model or the program around it wrote besides the text: thoughts, tokens, marks of sources. What it is wrapped in does not
 * matter: these are words of no article.
 */
export function findMachineMarks(text: string): Leftover[] {
  return inOrder(
    text,
    [...findThinking(text), ...findChatMarks(text)].map((span) => ({ ...span, right: "" })),
  );
}

/**
 * What a writer by machine got wrong in the text itself and what can be put right without asking anybody: words to whoever asked,
 * entities written twice, Markdown. What stands in a code sample is left.
 */
export function findMistakes(html: string): Leftover[] {
  return inOrder(html, [
    ...findRemarks(html).map((span) => ({ ...span, right: "" })),
    ...[...html.matchAll(doubledEntity)].map(({ index }) => ({ start: index, end: index + 5, right: "&" })),
    ...findInlineMarkdown(html),
  ]);
}

/** Letters read in the wrong encoding: before all else, for half of them are signs that are never seen. */
export function findMisreadLetters(text: string): Leftover[] {
  return inOrder(text, findBrokenLetters(text));
}

/** All of these, in the order of the text. */
export function findLeftovers(html: string): Leftover[] {
  return inOrder(html, [...findMisreadLetters(html), ...findMachineMarks(html), ...findMistakes(html)]);
}

/** @returns the text without these; null where there are none */
export function replaced(html: string, leftovers: readonly Leftover[]): string | null {
  if (leftovers.length === 0) return null;
  let text = "";
  let done = 0;
  for (const { start, end, right } of leftovers) {
    text += html.slice(done, start) + right;
    done = end;
  }
  return (text + html.slice(done)).trim();
}

function inOrder(html: string, found: readonly Leftover[]): Leftover[] {
  const isCode = insideOf(codeSpans(html));
  let done = 0;
  return found
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter(({ start, end }) => start >= done && !isCode(start) && (done = end) > 0);
}
