import { plainText } from "~/domain/cleaning/plain-text";
import { commonWords, isSameWord, stopWords, wordsOf } from "~/domain/cleaning/telling-words";

/** Where the words that people search for have to stand. */
export const keywordPlaces = ["title", "opening", "body"] as const;
export type KeywordPlace = (typeof keywordPlaces)[number];

/** The words of a keyword that a place does not have, as the keyword writes them; a place that has them all is left out. */
export type MissingWords = { place: KeywordPlace; words: string[] }[];

/**
 * Which telling words of a keyword stand neither in the title, nor in the first paragraph, nor in what follows it. Accents,
 * capitals and endings do not matter; a keyword of words that stand in every headline is taken as it is.
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
  return keywordPlaces.flatMap((place) => {
    const there = [...new Set(wordsOf(texts[place]))];
    const words = sought.filter((word) => !wordsOf(word).every((part) => hasWord(part, there))).slice(0, mostWords);
    return words.length === 0 ? [] : [{ place, words }];
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
  return own.length > 0 ? own : telling;
}

function hasWord(word: string, words: readonly string[]): boolean {
  return words.some((other) => isSameWord(word, other));
}

/** The first paragraph of an article, and what comes after it with its headings. */
function partsOf(content: string): { opening: string; body: string } {
  const first = /<p(?:\s[^<>]*)?>(?!\s*<\/p>)[\s\S]*?<\/p>/i.exec(content);
  if (!first) {
    const [opening = "", ...rest] = plainText(content).split("\n");
    return { opening, body: rest.join("\n") };
  }
  return { opening: plainText(first[0]), body: plainText(content.slice(first.index + first[0].length)) };
}
