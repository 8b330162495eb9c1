import { plainText } from "~/domain/cleaning/plain-text";
import { inSmallLetters } from "~/domain/cleaning/spans";
import { commonWords, stopWords, wordsOf } from "~/domain/cleaning/telling-words";
import { phrasesOf } from "~/domain/guide/asked";
import { askedFor, type Entry } from "~/domain/guide/entry";
import { isWordOrSlip } from "~/domain/guide/lookup/same-word";
import { searchPhrases } from "~/domain/writer/search/search-words";
import { languages } from "~/i18n/languages";

/** Where the words that people search for have to stand. */
export const keywordPlaces = ["title", "opening", "body"] as const;
export type KeywordPlace = (typeof keywordPlaces)[number];

/** The words of a keyword that a place does not have, as the keyword writes them; a place that has them all is left out. */
export type MissingWords = { place: KeywordPlace; words: string[] }[];

/**
 * Which telling words of a keyword stand neither in the title, nor in the first paragraph, nor in what follows it. Accents,
 * capitals and endings do not matter, and another name of the thing that the article answers will do; a keyword of words that
 * stand in every headline is taken as it is.
 * @param content HTML
 * @param answered the entry of the guide that it answers
 */
export function missingKeywordWords(
  keyword: string,
  { title, content }: { title: string; content: string },
  answered?: Entry,
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
  const ofNames = answered ? wordsOfNames(answered) : [];
  return missing.flatMap(({ place, words }) => {
    const left = words.filter((word) => !wordsOf(word).every((part) => hasWord(part, ofNames))).slice(0, mostWords);
    return left.length === 0 ? [] : [{ place, words: left }];
  });
}

function wordsOfNames({ in: texts }: Entry): string[] {
  return languages.flatMap((language) => texts[language].names).flatMap(wordsOf);
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
  const said = own.filter((word) => !/^\d+$/.test(word) && !wordsOf(word).every((part) => askingWords().has(part)));
  return said.length > 0 ? said : own.length > 0 ? own : telling;
}

let asking: ReadonlySet<string> | undefined;

/** The words by which something is asked of a thing, and those of whoever buys. */
function askingWords(): ReadonlySet<string> {
  const buying = searchPhrases()
    .filter(({ meaning }) => meaning.of === "word")
    .flatMap(({ words }) => words);
  return (asking ??= new Set([...askedFor.flatMap(phrasesOf).flatMap(wordsOf), ...buying]));
}

function missingIn(text: string, sought: readonly string[]): string[] {
  const there = [...new Set(wordsOf(text))];
  return sought.filter((word) => !wordsOf(word).every((part) => hasWord(part, there)));
}

function hasWord(word: string, words: readonly string[]): boolean {
  return words.some((other) => isWordOrSlip(word, other));
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
