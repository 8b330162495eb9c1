import { commonWords, stopWords, wordsOf } from "~/domain/cleaning/telling-words";
import { withoutAccents } from "~/i18n/fold";
import type { Language } from "~/i18n/languages";

import { isAskingWord } from "../entries/asked";
import type { FoundEntries } from "../entries/find-entries";
import { normalise } from "../keyword/keyword";
import { withoutAmounts } from "../keyword/keyword-amount";
import {
  areaWords,
  featureWords,
  homeWords,
  limitWords,
  placeWords,
  residencyWords,
  roomWords,
  safetyWords,
  typeWords,
} from "../keyword/keyword-words";
import { isEveryday } from "../keyword/trade-words";
import { quarterWords } from "../quarters/find-quarter";

/** Words of a keyword, in Latin letters, that its article has to say. `ofName`: those by which its entry was found. */
export type WordsToSay = { words: readonly string[]; ofName: readonly string[] };

/**
 * The words of a keyword that an answer should have: not those of every question and headline, and not those that the
 * article takes up in words of its own (a place, a kind of home, a limit, who asks, a name in another language).
 */
export function wordsToSay(keyword: string, language: Language, found: FoundEntries | undefined): WordsToSay {
  const covered = found?.first.covered ?? [];
  const ofName = found?.first.language === language ? covered : [];
  const named = found ? [found.first, ...found.others].flatMap((each) => each.covered) : [];
  const left = new Set(
    withoutAmounts(normalise(keyword))
      .replace(takenUp(found === undefined), " ")
      .split(betweenWords),
  );
  const words = keyword
    .split(betweenWords)
    .filter((word) => left.has(normalise(word)))
    .filter((word) => !isAskingWord(word) && !/\d/u.test(word))
    .flatMap(wordsOf)
    .filter((word) => word.length > 1 && !stopWords.has(word) && !commonWords.has(word) && !isEveryday(word));
  // A name in another language, or one with a wrong letter, cannot be said: the sentence on the other name does that.
  const own = words.filter((word) => !named.includes(word));
  return { words: [...new Set(own)], ofName: ofName.filter((word) => !stopWords.has(word) && !commonWords.has(word)) };
}

const betweenWords = /[^\p{L}\p{M}\p{N}·'’-]+/u;

/** What the reader of the keyword turned into a place, a kind or a limit. */
function takenUp(isOfHomes: boolean): RegExp {
  const lists = [...Object.values(placeWords), ...quarterWords];
  lists.push(residencyWords["non-resident"]);
  if (isOfHomes) {
    const ofKind = [typeWords, featureWords, residencyWords, limitWords].flatMap((words) => Object.values(words));
    lists.push(...ofKind, roomWords, homeWords, areaWords, safetyWords);
  }
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${withoutAccents(lists.join("|"))})[\\p{L}'-]*`, "gu");
}
