import { commonWords, isSameWord, tellingWords } from "~/domain/cleaning/telling-words";
import { languages } from "~/i18n/languages";

import { entries } from "../entries/all-entries";
import type { Entry } from "../entries/entry";
import { saysNothing } from "../entries/find-entries";
import type { OurPlace } from "../values/our-data.server";

import { isAboutOurs, ourTheme, quarterNamed, readSubject } from "./subject";

/** What an article is about, of what the built-in writer can tell: one of its entries, or a neighbourhood of ours. */
export type ToldSubject = { kind: "entry"; key: string } | { kind: "place"; slug: string };

/**
 * What an article with this keyword and title tells; undefined for homes of a kind, for quarters, and for
 * all that the writer knows nothing about. Reads thousands of articles at once: of `findEntries`, which takes milliseconds for
 * each, it leaves out what guesses at wrong letters and at names that are there in part.
 */
export function toldSubject(keyword: string, title: string, places: readonly OurPlace[]): ToldSubject | undefined {
  const subject = readSubject(keyword, title, places);
  const named = namedEntry(keyword) ?? (saysNothing(keyword) ? namedEntry(title) : undefined);
  if (named && !isAboutOurs(subject, named)) return { kind: "entry", key: named.key };
  if (subject.place === null || ourTheme(subject) !== "place") return undefined;
  const quarter = quarterNamed(`${keyword} ${title}`, places);
  return quarter === null ? { kind: "place", slug: subject.place } : undefined;
}

type Name = { key: string; entry: Entry; words: readonly string[] };
type Named = Name & { covered: readonly string[] };

/** The entry of which a text has a whole name, whatever its accents, endings and order of words: the longest of such names. */
function namedEntry(text: string): Named | undefined {
  const telling = tellingWords(text);
  let best: (Named & { weight: number }) | undefined;
  for (const name of namesLike(telling)) {
    const covered = name.words.map((word) => telling.find((other) => isSameWord(word, other)));
    if (!covered.every((word) => word !== undefined)) continue;
    // As words go that stand in every headline, they are worth next to nothing.
    const weight = covered.reduce((sum, word) => sum + (commonWords.has(word) ? 1 : word.length + 4), 0);
    if (weight > (best?.weight ?? 0)) best = { ...name, covered, weight };
  }
  return best;
}

/** The names whose longest word is one of these. */
function namesLike(words: readonly string[]): Set<Name> {
  const found = words.flatMap((word) =>
    [...(longestWords().get(beginningOf(word)) ?? [])].flatMap(([longest, names]) =>
      isSameWord(longest, word) ? names : [],
    ),
  );
  return new Set(found);
}

type LongestWords = ReadonlyMap<string, ReadonlyMap<string, readonly Name[]>>;
let known: LongestWords | undefined;

/** The names of all entries in all languages by their longest word, and those words by their beginning. */
function longestWords(): LongestWords {
  if (known) return known;
  const found = new Map<string, Map<string, Name[]>>();
  for (const [key, entry] of Object.entries(entries)) {
    for (const name of languages.flatMap((language) => entry.in[language].names)) {
      const words = tellingWords(name);
      const [longest = ""] = words.toSorted((one, other) => other.length - one.length);
      const alike = found.get(beginningOf(longest)) ?? new Map<string, Name[]>();
      found.set(beginningOf(longest), alike);
      alike.set(longest, [...(alike.get(longest) ?? []), { key, entry, words }]);
    }
  }
  known = found;
  return found;
}

/** Words that are the same begin alike: see `isSameWord`. */
function beginningOf(word: string): string {
  return word.slice(0, 3);
}
