import { commonWords, stopWords, wordsOf } from "~/domain/cleaning/telling-words";
import type { Language } from "~/i18n/languages";

import { isAskingWord } from "../entries/asked";
import type { Entry } from "../entries/entry";
import { type FoundEntry, isOfAnySale } from "../entries/find-entries";

import { isElsewhere } from "./beyond-us";
import { normalise } from "./keyword";
import { isWordOfTheTrade } from "./trade-words";

type Store = Readonly<Record<string, Entry>>;

/**
 * Whether an article that says none of these words of its keyword answers it all the same: "… if I change my mind" changes nothing,
 * a bank or another city does. Where a name of two words or more stands in the keyword, one word that none of our texts has
 * is a turn of speech or a slip, unless it is known to name something elsewhere. Of a home's lift or terrace much
 * else may be asked; there each word has to be said.
 * @param words in small Latin letters
 */
export function leavesAnAnswer(
  keyword: string,
  words: readonly string[],
  found: FoundEntry | undefined,
  language: Language,
  store: Store,
): boolean {
  if (words.length === 0) return true;
  if (!found?.isWhole || (found.entry.theme === "homes" && found.covered.length === 1)) return false;
  const strange = words.filter((word) => !isWordOfTheTrade(word, language, store));
  if (strange.length === 0) return true;
  const isSomewhere = (word: string) => isElsewhere(word) || standsAsPlace(word, keyword);
  return strange.length === 1 && !strange.some(isSomewhere) && found.covered.filter(isTelling).length >= 2;
}

const where = /(?<!\p{L})(?:in|en|a|в|во|на) (\p{L}+)/gu;

/** "In Atlantis": a word that nobody knows is a place after "in". */
function standsAsPlace(word: string, keyword: string): boolean {
  return [...normalise(keyword).matchAll(where)].some(([, named = ""]) => wordsOf(named).includes(word));
}

const isTelling = (word: string) =>
  !stopWords.has(word) && !commonWords.has(word) && !isAskingWord(word) && !isOfAnySale(word);
