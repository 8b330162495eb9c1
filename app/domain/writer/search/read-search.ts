import { commonWords, stopWords, wordsOf } from "~/domain/cleaning/telling-words";
import { isWordOrSlip } from "~/domain/guide/lookup/same-word";
import type { SearchFeatureKey } from "~/domain/listings/features";

import { amountsIn } from "./amounts";
import { anyHome, type HomeWish } from "./home-wish";
import { type Meaning, searchPhrases } from "./search-words";

/** A neighbourhood of ours or a quarter inside one, by all of its names. */
export type NamedPlace = { place: string; quarter: string | null; names: readonly string[] };

/**
 * The home that somebody looks for with these words; undefined where they have a word that is none of a search, or say nothing
 * that a home must have: "flat with a terrace in Gràcia", but not "Gràcia with a dog" and not "buy a flat".
 */
export function readSearch(text: string, places: readonly NamedPlace[]): HomeWish | undefined {
  const read = readWords(text, places);
  if (!read) return undefined;
  const { said, wish } = read;
  const isOfHomes = said.some(({ of, is }) => of === "kind" || of === "number" || (of === "word" && is === "new"));
  // "Buy in Gràcia" means a home; "buy a parking space in Gràcia" does not.
  const isBuying =
    said.some(({ of, is }) => of === "word" && is === "passed") && !said.some(({ of }) => of === "feature");
  return isOfHomes || isBuying ? wish : undefined;
}

/** The same where nothing says that a home is meant: "balcony and terrace". */
export function readWish(text: string, places: readonly NamedPlace[]): HomeWish | undefined {
  return readWords(text, places)?.wish;
}

function readWords(text: string, places: readonly NamedPlace[]): { said: Said[]; wish: HomeWish } | undefined {
  const { rest, budget } = amountsIn(text);
  const said = readMeanings(wordsOf(rest), places);
  const wish = said && { ...toWish(said), budget };
  return wish && says(wish) ? { said, wish } : undefined;
}

/** The slug of the neighbourhood that a text names somewhere. */
export function placeNamed(text: string, places: readonly NamedPlace[]): string | undefined {
  const words = wordsOf(text);
  return words.map((_, at) => placeAt(words, at, places)).find((found) => found !== undefined)?.meaning.is.place;
}

/** Whether a wish says anything that not every home has. */
function says({ place, type, bedrooms, budget, features, lacking, isNew }: HomeWish): boolean {
  return isNew || (place ?? type ?? bedrooms ?? budget) !== null || features.length + lacking.length > 0;
}

type Said = Meaning | { of: "place"; is: NamedPlace };

/** What each run of words means; undefined where one means nothing here. */
function readMeanings(words: readonly string[], places: readonly NamedPlace[]): Said[] | undefined {
  const said: Said[] = [];
  let at = 0;
  while (at < words.length) {
    const found = placeAt(words, at, places) ?? phraseAt(words, at);
    if (found) {
      said.push(found.meaning);
      at += found.length;
    } else if (isSmall(words[at] ?? "")) at += 1;
    else return undefined;
  }
  return said;
}

function isSmall(word: string): boolean {
  return (stopWords.has(word) && !deciding.has(word)) || commonWords.has(word);
}
const deciding = new Set(["or", "ili", "no", "not", "ne"]);

function phraseAt(words: readonly string[], at: number): { meaning: Meaning; length: number } | undefined {
  if (/^[1-6]$/.test(words[at] ?? "")) return { meaning: { of: "number", is: Number(words[at]) }, length: 1 };
  const has = (phrase: readonly string[]) => phrase.every((word, place) => isTheWord(words[at + place], word));
  const found = searchPhrases().find(({ words: phrase }) => has(phrase));
  return found && { meaning: found.meaning, length: found.words.length };
}

/** Short words are what they are: "bed" is no "bad", "sad" no "sada". */
const shortest = 5;

function isTheWord(word: string | undefined, other: string): boolean {
  if (word === undefined) return false;
  return word === other || (Math.min(word.length, other.length) >= shortest && isWordOrSlip(word, other));
}

/** The place whose longest name stands here: "Vila de Gràcia" before "Gràcia". */
function placeAt(words: readonly string[], at: number, places: readonly NamedPlace[]) {
  let best: { meaning: { of: "place"; is: NamedPlace }; length: number } | undefined;
  for (const place of places) {
    for (const name of place.names) {
      const named = wordsOf(name);
      const isHere = named.length > 0 && named.every((word, index) => isPlaceWord(words[at + index], word));
      if (isHere && named.length > (best?.length ?? 0))
        best = { meaning: { of: "place", is: place }, length: named.length };
    }
  }
  return best;
}

/** Names of places change at their end only: "Грасия", "в Грасии". */
function isPlaceWord(word: string | undefined, name: string): boolean {
  // "Barcelona" is no "Barceloneta".
  if (word === undefined || word === name || commonWords.has(word)) return word === name;
  let same = 0;
  while (same < word.length && word[same] === name[same]) same += 1;
  return same >= 4 && word.length - same <= 3 && name.length - same <= 3;
}

function toWish(said: readonly Said[]): HomeWish {
  let wish = anyHome;
  let isWithout = false;
  let count: number | null = null;
  const add = (features: readonly SearchFeatureKey[], feature: SearchFeatureKey) => [
    ...new Set([...features, feature]),
  ];
  for (const each of said) {
    if (each.of === "place") wish = { ...wish, place: each.is.place, quarter: each.is.quarter };
    else if (each.of === "number") count = each.is;
    else if (each.of === "kind") wish = { ...wish, ...kindOf(each.is, wish) };
    else if (each.of === "feature") {
      const feature = each.is === "terrace" ? "terrace-balcony" : each.is;
      if (isWithout) wish = { ...wish, lacking: add(wish.lacking, feature) };
      else
        wish = { ...wish, features: add(wish.features, feature), isTerrace: wish.isTerrace || each.is === "terrace" };
    } else if (each.is === "unrenovated") wish = { ...wish, lacking: add(wish.lacking, "recently-renovated") };
    else if (each.is === "new") wish = { ...wish, isNew: true };
    else if (each.is === "without") isWithout = true;
    // In Russian a flat is counted by its rooms, the living room among them.
    else if (each.is === "rooms" && count !== null)
      [wish, count] = [{ ...wish, bedrooms: Math.max(1, count - 1) }, null];
    else if (each.is === "bedrooms" && count !== null) [wish, count] = [{ ...wish, bedrooms: count }, null];
  }
  // "двушка" alone says how many rooms.
  return count === null ? wish : { ...wish, bedrooms: Math.max(1, count - 1) };
}

function kindOf(kind: Extract<Meaning, { of: "kind" }>["is"], { type }: HomeWish): Partial<HomeWish> {
  if (kind === "any") return {};
  return kind === "flat" ? { isFlat: type === null } : { type: kind, isFlat: false };
}
