import type { CleanedContent } from "./clean-content";
import { plainText } from "./plain-text";
import { codeSpans, withoutSpans } from "./spans";

/** `excerpts` are the words that are gone, in their order, as they stood beside each other. */
export type LostWords = { count: number; excerpts: string[] };

/**
 * So few words are a trace: the label of a button, a key of JSON. A share of a long text is none, for that is a paragraph; and of
 * a text that is hardly longer nothing would be left.
 */
const trace = 5;
const largestShare = 0.5;
/** Escapes and entities in one another, as deep as the cleaning follows them. */
const mostLayers = 5;

/**
 * The words that a reader of `before` sees and a reader of `after` does not; null where they are no more than a trace. Both are
 * HTML, or HTML in whatever it was wrapped. No words of a text are scripts, comments, the head of a page, the keys of JSON and the
 * marks of a code block.
 * @param aside what is meant to go, such as the title in a wrapper of JSON
 */
export function lostWords(before: string, after: string, aside = ""): LostWords | null {
  if (before === after) return null;
  const text = visible(before);
  const words = wordsIn(text);
  const kept = wordsIn(visible(after));
  const missing = subtract(words, [kept, wordsIn(visible(aside))]);
  const count = [...missing.values()].reduce((sum, each) => sum + each, 0);
  if (count === 0 || (count <= trace && count <= words.length * largestShare)) return null;
  return { count, excerpts: excerptsOf(text, words, kept, missing) };
}

/** The words that cleaning took off and was not meant to: not the title in a wrapper, nor a machine's remark around it. */
export function lostInCleaning(
  html: string,
  { content, changes, found, aside = "" }: CleanedContent,
): LostWords | null {
  return changes.length === 0 ? null : lostWords(html, content, [...Object.values(found), aside].join("\n"));
}

/** What two steps lost, one after the other. */
export function bothLost(one: LostWords | null, other: LostWords | null): LostWords | null {
  if (!one || !other) return one ?? other;
  return { count: one.count + other.count, excerpts: [...one.excerpts, ...other.excerpts] };
}

type Word = { word: string; start: number; end: number };

const head = /<(head)(?=[\s>])[^<>]*>/gi;

/** A text as a reader would see it without anything around it. Done to both sides, it takes nothing from either. */
function visible(html: string): string {
  let text = withoutSpans(html, codeSpans(html, head));
  for (let layer = 0; layer < mostLayers; layer += 1) {
    const inner = plainText(unescaped(text));
    if (inner === text) break;
    text = inner;
  }
  return text
    .replace(/["“'][\p{L}_][\p{L}\d_ -]{0,40}["”']\s*:/gu, " ")
    .replace(/`{3,}[ \t]*[a-z]{0,12}/gi, " ")
    .normalize("NFC");
}

function unescaped(text: string): string {
  return text
    .replace(/(?<!\\)\\+u([\da-f]{4})/gi, (_whole, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/(?<!\\)\\+[nrt]/g, " ")
    .replace(/(?<!\\)\\+(?=["'/])/g, "");
}

function wordsIn(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad\u200b]*/gu)].map(({ 0: written, index }) => ({
    word: written.replace(/[\u00ad\u200b]/g, "").toLowerCase(),
    start: index,
    end: index + written.length,
  }));
}

/** How often each word stands in the one and in none of the others. */
function subtract(words: readonly Word[], others: readonly (readonly Word[])[]): Map<string, number> {
  const left = new Map<string, number>();
  for (const { word } of words) left.set(word, (left.get(word) ?? 0) + 1);
  for (const { word } of others.flat()) {
    const count = left.get(word);
    if (count === 1) left.delete(word);
    else if (count !== undefined) left.set(word, count - 1);
  }
  return left;
}

/** The missing words with those beside them. Of a word that stands in several places it is the one whose neighbours are gone too. */
function excerptsOf(
  text: string,
  words: readonly Word[],
  kept: readonly Word[],
  missing: Map<string, number>,
): string[] {
  const pairs = new Set(kept.map(({ word }, place) => `${word} ${kept[place + 1]?.word ?? ""}`));
  const left = new Map(missing);
  const gone = new Set<number>();
  const take = (place: number) => {
    const word = words[place]?.word ?? "";
    const count = left.get(word) ?? 0;
    if (count === 0 || gone.has(place)) return;
    left.set(word, count - 1);
    gone.add(place);
  };
  const isPair = (place: number) => pairs.has(`${words[place]?.word ?? ""} ${words[place + 1]?.word ?? ""}`);
  for (let place = 0; place < words.length; place += 1) if (!isPair(place) && !isPair(place - 1)) take(place);
  for (let place = 0; place < words.length; place += 1) if (!isPair(place) || !isPair(place - 1)) take(place);
  for (let place = words.length - 1; place >= 0; place -= 1) take(place);

  const excerpts: string[] = [];
  let from: number | undefined;
  for (let place = 0; place <= words.length; place += 1) {
    if (gone.has(place)) from ??= place;
    else if (from !== undefined) {
      excerpts.push(text.slice(words[from]?.start, words[place - 1]?.end).replace(/\s+/g, " "));
      from = undefined;
    }
  }
  return excerpts;
}
