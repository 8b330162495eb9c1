import { plainText } from "~/domain/cleaning/plain-text";
import { inSmallLetters } from "~/domain/cleaning/spans";
import { commonWords, isSameWord, stopWords, wordsOf } from "~/domain/cleaning/telling-words";
import { isFormOf } from "~/domain/cleaning/word-forms";
import { entries } from "~/domain/writer/entries/all-entries";
import { isAskingWord } from "~/domain/writer/entries/asked";
import { findEntries, namesIt } from "~/domain/writer/entries/find-entries";
import { has, normalise } from "~/domain/writer/keyword/keyword";
import { limitWords, numberWords, roomWords } from "~/domain/writer/keyword/keyword-words";
import { livesAbroad, wordsOfResidency } from "~/domain/writer/keyword/residency";
import { isEveryday } from "~/domain/writer/keyword/trade-words";

/** Where the words that people search for have to stand. */
export const keywordPlaces = ["title", "opening", "body"] as const;
export type KeywordPlace = (typeof keywordPlaces)[number];

/** The words of a keyword that a place does not have, as the keyword writes them; a place that has them all is left out. */
export type MissingWords = { place: KeywordPlace; words: string[] }[];

/**
 * Which telling words of a keyword stand neither in the title, nor in the first paragraph, nor in what follows it. Accents,
 * capitals and endings do not matter, another name of the same thing will do, and so will "non-residents" for whoever comes
 * from abroad; a keyword of words that stand in every headline is taken as it is.
 * @param content HTML
 */
export function missingKeywordWords(
  keyword: string,
  { title, content }: { title: string; content: string },
): MissingWords {
  const sought = soughtWords(keyword);
  if (sought.length === 0) return [];
  const { opening, body } = partsOf(content);
  const texts: Record<KeywordPlace, string> = { title, opening, body };
  const unsaid = keywordPlaces.map((place) => ({ place, words: missingIn(texts[place], sought) }));
  const inOpening = unsaid.find(({ place }) => place === "opening")?.words ?? [];
  const missing = unsaid
    // What the first paragraph has answered need not come again, as long as the rest speaks of the thing.
    .map(({ place, words }) =>
      place === "body" && words.length * 2 <= sought.length
        ? { place, words: words.filter((word) => inOpening.includes(word)) }
        : { place, words },
    )
    .filter(({ words }) => words.length > 0);
  if (missing.length === 0) return [];
  const named = findEntries(keyword, "", "en", entries)?.first;
  const fromAbroad = wordsOfResidency(keyword);
  return missing.flatMap(({ place, words }) => {
    const isNamed = named?.isWhole === true && namesIt(texts[place], named.entry);
    const isSaid = (word: string) =>
      (isNamed && wordsOf(word).every((part) => named.covered.includes(part))) ||
      (wordsOf(word).every((part) => fromAbroad.includes(part)) && livesAbroad(texts[place]));
    const left = words.filter((word) => !isSaid(word)).slice(0, mostWords);
    return left.length === 0 ? [] : [{ place, words: left }];
  });
}

/** More words than a keyword has. */
const mostWords = 12;

/** The words of a keyword that say what it is about, as they are written. */
export function soughtWords(keyword: string): string[] {
  const words = [...new Set(keyword.match(/[\p{L}\p{M}\p{N}]+(?:·[\p{L}\p{M}]+)*/gu) ?? [])];
  const isOne = (word: string, list: ReadonlySet<string>) => wordsOf(word).every((part) => list.has(part));
  const telling = words.filter((word) => !isOne(word, stopWords));
  const own = telling.filter((word) => !isOne(word, commonWords));
  // "How much", "get" and "pays" are answered, not repeated.
  const said = own.filter((word) => !isOfLimit(word) && !isAskingWord(word) && !wordsOf(word).every(isEveryday));
  return said.length > 0 ? said : own.length > 0 ? own : telling;
}

/** Rooms and bounds of a price: a text says them in words and figures of its own. */
function isOfLimit(word: string): boolean {
  const plain = normalise(word);
  const numbers = numberWords.map(([number]) => number).join("|");
  return (
    /^\d$/.test(plain) || has(plain, `${roomWords}|(?:${limitWords.from}|${limitWords.to}|${numbers})(?![\\p{L}])`)
  );
}

function missingIn(text: string, sought: readonly string[]): string[] {
  const there = [...new Set(wordsOf(text))];
  return sought.filter((word) => !wordsOf(word).every((part) => hasWord(part, there)));
}

function hasWord(word: string, words: readonly string[]): boolean {
  return words.some((other) => isSameWord(word, other) || isFormOf(word, other));
}

/** The first paragraph of an article, and what comes after it with its headings. */
function partsOf(content: string): { opening: string; body: string } {
  // Up to the last end of a paragraph: beyond it each opening would be looked at in vain.
  const closed = content.slice(0, inSmallLetters(content).lastIndexOf("</p>") + "</p>".length);
  const first = /<p(?:\s[^<>]*)?>(?!\s*<\/p>)[\s\S]*?<\/p>/i.exec(closed);
  if (!first) {
    const [opening = "", ...rest] = plainText(content).split("\n");
    return { opening, body: rest.join("\n") };
  }
  return { opening: plainText(first[0]), body: plainText(content.slice(first.index + first[0].length)) };
}
