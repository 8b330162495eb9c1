import { commonWords, isSameWord, stopWords, tellingWords, wordsOf } from "~/domain/cleaning/telling-words";
import { isFormOf } from "~/domain/cleaning/word-forms";
import { type Language, languages } from "~/i18n/languages";

import { asAged } from "../keyword/age";
import { placeWords } from "../keyword/keyword-words";
import { asNonResident, livesAbroad, wordsOfResidency } from "../keyword/residency";
import { type Side, sideOf } from "../keyword/side";

import { askedIn, isAskingWord } from "./asked";
import type { AskedFor, Entry } from "./entry";
import { likenessOf } from "./likeness";

/** An entry that a keyword names. `covered` are the words of the keyword that name it, in Latin letters. */
export type FoundEntry = {
  key: string;
  entry: Entry;
  /** The name by which it was found, and the language of that name. */
  name: string;
  language: Language;
  covered: readonly string[];
  /** Whether all of the name stands in the keyword. */
  isWhole: boolean;
  score: number;
};

/** The entry that was asked for, others that the keyword names beside it, and what is asked of the first. */
export type FoundEntries = { first: FoundEntry; others: readonly FoundEntry[]; asked: AskedFor };

type Store = Readonly<Record<string, Entry>>;
type Name = {
  key: string;
  entry: Entry;
  name: string;
  language: Language;
  words: readonly string[];
  side: Side | undefined;
};
type Likeness = readonly [nearest: string | undefined, likeness: number];
type Near = ReadonlyMap<string, Likeness>;
const nothing: Likeness = [undefined, 0];
type Index = {
  vocabulary: readonly string[];
  namesWith: ReadonlyMap<string, readonly Name[]>;
  weight: (word: string) => number;
  near: Map<string, readonly (readonly [string, number])[]>;
};

/** Of the weight of a name this much has to stand in a keyword that does not have it whole. */
const enoughOfName = 0.66;

/**
 * Which entries a keyword in any of the four languages names, whatever its accents, endings, order of words, or one wrong
 * letter. The title helps where the keyword names none. Undefined where neither names anything we know.
 */
export function findEntries(
  keyword: string,
  title: string,
  language: Language,
  store: Store,
): FoundEntries | undefined {
  const found = namedIn(asAged(keyword, language) ?? keyword, language, store);
  if (found && found.first.entry.reader === undefined && livesAbroad(keyword) && !saysWhoAsks(found.first, keyword)) {
    // "For Russians" and "for foreigners" ask what holds for non-residents.
    return forNonResidents(namedIn(asNonResident(keyword, language), language, store)) ?? found;
  }
  // What the title names beside a keyword that says something else would be another article.
  return found ?? (saysNothing(keyword) ? namedIn(title, language, store) : undefined);
}

/** Whether the very name by which an entry was found says who asks: "self-employed expats" are no other expats. */
function saysWhoAsks({ isWhole, covered }: FoundEntry, keyword: string): boolean {
  return isWhole && wordsOfResidency(keyword).some((word) => covered.includes(word));
}

/** With the entry for non-residents in front, where it is about the same; undefined where there is none. */
function forNonResidents(found: FoundEntries | undefined): FoundEntries | undefined {
  if (!found) return undefined;
  const { first, others, asked } = found;
  const theirs = [first, ...others].find(
    ({ entry, isWhole }) => entry.reader === "non-resident" && isWhole && entry.theme === first.entry.theme,
  );
  return theirs && { first: theirs, others: [first, ...others].filter((other) => other !== theirs), asked };
}

/** Whether a text has one of the names of a thing, in any of our languages. */
export function namesIt(text: string, entry: Entry): boolean {
  const there = [...new Set(wordsOf(text))];
  const isThere = (word: string) => there.some((other) => isSameWord(word, other) || isFormOf(word, other));
  return languages.some((language) => entry.in[language].names.some((name) => tellingWords(name).every(isThere)));
}

/** Whether a keyword has only words that stand in every headline: "Barcelona 2026". */
export function saysNothing(keyword: string): boolean {
  return wordsOf(keyword).every((word) => stopWords.has(word) || commonWords.has(word));
}

function namedIn(text: string, language: Language, store: Store): FoundEntries | undefined {
  const telling = tellingWords(text);
  const index = indexOf(store);
  const near = new Map<string, Likeness>();
  for (const word of telling) {
    for (const [other, likeness] of nearTo(word, index)) {
      if (likeness > (near.get(other)?.[1] ?? 0)) near.set(other, [word, likeness]);
    }
  }
  const side = sideOf(text);
  // "Taxes on buying" are not what the names of the taxes on selling ask for, whatever else they share.
  const isOfOtherSide = (name: Name) => side !== undefined && name.side !== undefined && name.side !== side;
  const named = new Set([...near.keys()].flatMap((word) => index.namesWith.get(word) ?? []));
  const best = new Map<string, FoundEntry>();
  for (const name of named) {
    if (isOfOtherSide(name)) continue;
    const found = matched(name, near, telling, index, language);
    if (found && found.score > (best.get(found.key)?.score ?? 0)) best.set(found.key, found);
  }
  const ranked = [...best.values()].toSorted((one, other) => other.score - one.score);
  const [highest] = ranked;
  if (!highest) return undefined;
  const first = highest.entry.isGeneral ? subjectBeside(highest, ranked) : highest;
  const rest = ranked.filter((each) => each !== first);
  // A word of every headline names nothing beside the first.
  const isNew = (found: FoundEntry) =>
    found.covered.some((word) => !first.covered.includes(word) && !commonWords.has(word) && !isAskingWord(word));
  return { first, others: rest.filter(isNew), asked: askedOf(first, text) };
}

/** What a keyword is about that names a general entry besides: of what it may be about, the one that covers most of its words. */
function subjectBeside(general: FoundEntry, ranked: readonly FoundEntry[]): FoundEntry {
  const told = ({ covered }: FoundEntry) => covered.filter((word) => !isAskingWord(word)).length;
  const [first = general] = ranked
    .filter((each) => isSubjectBeside(each, general))
    .toSorted((one, other) => told(other) - told(one));
  return first;
}

/** Whether an entry is what a keyword is about that names a general one besides: it covers words that the general one does not. */
function isSubjectBeside({ entry, covered, score }: FoundEntry, general: FoundEntry): boolean {
  const own = covered.filter(
    (word) => !general.covered.includes(word) && !commonWords.has(word) && !isAskingWord(word) && !isOfAnySale(word),
  );
  return !entry.isGeneral && own.length > 0 && score >= general.score * mostBehind;
}

/** An entry that is named so much less exactly is only touched on. */
const mostBehind = 0.7;

/** Words that stand in the name of anything about buying or selling. */
export const isOfAnySale = (word: string) => /^(?:compr|vend|vent|buy|sell|sale|purchas|pokup|kup|prod)/.test(word);

/** What is asked of an entry: by the words that do not name it, and by the phrases that ask wherever they stand. */
function askedOf({ entry, language, covered }: FoundEntry, text: string): AskedFor {
  const { names, title } = entry.in[language];
  const usual = names[0] ?? "";
  const naming = [...wordsOf(usual), ...covered];
  const beside = text
    .split(/[\s,;:!?¿¡.]+/)
    .filter((word) => !wordsOf(word).some((part) => naming.some((other) => likenessOf(part, other) > 0)))
    .join(" ");
  return askedIn({ text, beside, usual: `${usual} ${title}`, names: names.join(" ") }, language);
}

function matched(
  name: Name,
  near: Near,
  telling: readonly string[],
  { weight }: Index,
  language: Language,
): FoundEntry | undefined {
  let [all, had] = [0, 0];
  const covered: string[] = [];
  for (const word of name.words) {
    const whole = weight(word);
    all += whole;
    const [nearest, likeness] = near.get(word) ?? nothing;
    if (nearest === undefined) continue;
    // A rare form of a common word says no more than the common one.
    had += Math.min(whole, weight(nearest)) * likeness;
    covered.push(nearest);
  }
  const isWhole = covered.length === name.words.length;
  // "Flat" and "Barcelona" alone are of no name more than of another.
  const isEnough = covered.length >= 2 && had / all >= enoughOfName && covered.some((word) => !commonWords.has(word));
  if (covered.length === 0 || (!isWhole && !isEnough)) return undefined;
  // A name that is there whole says more than a longer one that is there in part, and most where the keyword is the name.
  const own = [...new Set(covered)];
  const left = telling.filter((word) => !own.includes(word)).length;
  const exactness = (isWhole ? 1 : 0.5) * (left === 0 ? 1.5 : 1) * (name.language === language ? 1.05 : 1);
  const score = had * exactness;
  const { key, entry } = name;
  return { key, entry, name: name.name, language: name.language, covered: own, isWhole, score };
}

/** The words of names that a word of a keyword is like, and how much: 1 is the same. */
function nearTo(word: string, index: Index): readonly (readonly [string, number])[] {
  const known = index.near.get(word);
  if (known) return known;
  // A word that names something itself is not another one written wrong: "areas" is not "arras", "Corts" not "costs".
  const isRight =
    commonWords.has(word) || ofPlaces.has(word) || index.vocabulary.some((other) => isSameWord(word, other));
  const near = index.vocabulary.flatMap((other) => {
    const likeness = likenessOf(other, word, isRight);
    return likeness > 0 ? [[other, likeness] as const] : [];
  });
  if (index.near.size >= mostKept) index.near.clear();
  index.near.set(word, near);
  return near;
}

const ofPlaces = new Set(Object.values(placeWords).flatMap((names) => names.split("|").flatMap(wordsOf)));

/** Words of keywords whose likes are kept: a batch asks for the same ones again and again. */
const mostKept = 5000;

const indexes = new WeakMap<Store, Index>();

/** The names of all entries with their words, and what a word is worth: one that many entries have names none of them. */
function indexOf(store: Store): Index {
  const known = indexes.get(store);
  if (known) return known;
  const names = Object.entries(store).flatMap(([key, entry]) =>
    languages.flatMap((language) =>
      entry.in[language].names.map((name): Name => {
        return { key, entry, name, language, words: tellingWords(name), side: sideOf(name) };
      }),
    ),
  );
  const keysOf = new Map<string, Set<string>>();
  for (const { key, words } of names) {
    for (const word of words) keysOf.set(word, (keysOf.get(word) ?? new Set()).add(key));
  }
  const weight = (word: string) => {
    if (commonWords.has(word)) return 0.3;
    return 1 / (1 + Math.log2(Math.max(1, (keysOf.get(word)?.size ?? 1) / 2)));
  };
  const namesWith = new Map<string, Name[]>();
  for (const name of names) {
    for (const word of new Set(name.words)) {
      const others = namesWith.get(word);
      if (others) others.push(name);
      else namesWith.set(word, [name]);
    }
  }
  const index: Index = { vocabulary: [...keysOf.keys()], namesWith, weight, near: new Map() };
  indexes.set(store, index);
  return index;
}
