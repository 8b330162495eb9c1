import { wordsOf } from "~/domain/cleaning/telling-words";
import { isFormOf } from "~/domain/cleaning/word-forms";
import type { SearchFeatureKey } from "~/domain/listings/features";
import type { PropertyType } from "~/domain/properties/property";
import { withoutAccents } from "~/i18n/fold";
import { languages } from "~/i18n/languages";

import { type QuarterKey, quarters } from "../quarters/all-quarters";
import { quarterIn } from "../quarters/find-quarter";
import type { OurPlace } from "../values/our-data.server";

import { has, normalise } from "./keyword";
import { type Budget, budgetIn, type NamedSum, sumIn } from "./keyword-amount";
import { featuresIn } from "./keyword-features";
import {
  areaWords,
  flatWords,
  homeNouns,
  homeWords,
  numberWords,
  placeWords,
  residencyWords,
  saleWords,
  spaceWords,
  themeWords,
  typeWords,
} from "./keyword-words";
import { isEveryday } from "./trade-words";

export const themes = [
  "place",
  "costs",
  "mortgage",
  "selling",
  "new-build",
  "homes",
  "documents",
  "viewing",
  "guide",
] as const;
export type Theme = (typeof themes)[number];

/** What a keyword asks about. */
export type Subject = {
  theme: Theme;
  /** Slug of one of our neighbourhoods. */
  place: string | null;
  /** A quarter inside `place`, or next to it where none of our neighbourhoods has it. */
  quarter: QuarterKey | null;
  type: PropertyType | null;
  /** As many bedrooms or more. */
  bedrooms: number | null;
  budget: Budget | null;
  sum: NamedSum | null;
  /** The one that is spoken of, the first of `features`. */
  feature: SearchFeatureKey | null;
  /** All that a home has to have. */
  features: readonly SearchFeatureKey[];
  /** What it has not to have. */
  lacking: readonly SearchFeatureKey[];
  /** Whether a flat is meant, of whatever kind: a house is none. */
  isFlat: boolean;
  /** Whether a parking space is meant, and no home. */
  isSpace: boolean;
  residency: "resident" | "non-resident" | null;
  /** The keyword in small letters without accents: what all choices of the article hang on. */
  words: string;
};

/** Reads a keyword in any of the four languages. The title helps where the keyword alone says nothing. */
export function readSubject(keyword: string, title: string, places: readonly OurPlace[]): Subject {
  const subject = readWords(normalise(keyword), places);
  if (subject.theme !== "guide") return subject;
  return { ...readWords(normalise(title), places), words: subject.words };
}

/** What an article can be about that is made of our own rows alone. */
export type OurTheme = Extract<Theme, "place" | "homes">;

export function ourTheme({ theme, place }: Subject): OurTheme {
  if (theme === "place" || theme === "homes") return theme;
  return place === null ? "homes" : "place";
}

/** Whether there is something of ours to tell: a neighbourhood, or homes of a kind, size, price or equipment. */
export function isOurSubject({ place, type, bedrooms, budget, feature, lacking, isSpace }: Subject): boolean {
  return !isSpace && ((place ?? type ?? bedrooms ?? budget ?? feature) !== null || lacking.length > 0);
}

/**
 * Whether a keyword that names an entry is about our homes or a neighbourhood all the same: where the words for the entry
 * are those of any search for a home, or where what it names is a wish for a home among others. `covered` in Latin letters.
 */
export function isAboutOurs(
  { place, quarter, type, bedrooms, budget, feature, features, lacking, isSpace, theme, words }: Subject,
  { covered, entry }: { covered: readonly string[]; entry: { theme: Theme } },
): boolean {
  if (isSpace) return false;
  if (entry.theme === "homes" && theme === "homes") {
    if (lacking.length > 0 || features.length > 1) return true;
    const wishes = [place, type, bedrooms, budget].filter((wish) => wish !== null);
    if (wishes.length > 0 && (feature !== null || wishes.length > 1)) return true;
  }
  // "Apartments for sale in Barcelona" asks for what is for sale, not for how one buys.
  const wished = type ?? bedrooms ?? budget ?? feature;
  if (theme === "homes" && (has(words, saleWords) || wished !== null))
    return covered.every((word) => anySearch.test(word));
  if (place === null || !["place", "homes", "guide"].includes(theme)) return false;
  const ofName =
    quarter === null ? [] : languages.flatMap((language) => wordsOf(quarters[quarter].in[language].locative));
  // "In Barceloneta", in Russian, is one letter from "in Barcelona".
  return covered.every(
    (word) => anySearch.test(word) || isEveryday(word) || ofName.some((other) => isFormOf(word, other)),
  );
}

const anySearch =
  /^(?:bar[cs]elon|good|bo$|bona$|bueno|khorosh|stoi|compr|kupi|pokup|buy|viv|viu|liv|zhi|sale$|vent[ae]?s?$|vend[ae]s?$|prodazh|pis|habit|vivienda|apart|flat|home|hous|cas|kvartir|dom|nedvizh|propert|barri|neighb|area|rayon|zon|prec|preu|price|cost|tsen|metr|m2|square|cuadr|quadr|kvadr|best|mejor|mill)/;

function readWords(words: string, places: readonly OurPlace[]): Subject {
  const { quarter, ...found } = placeIn(words, places);
  const type = firstOf(typeWords, words);
  const bedrooms = bedroomsIn(words);
  const budget = budgetIn(words);
  const { features, lacking } = featuresIn(words);
  const [feature = null] = features;
  const residency = firstOf(residencyWords, words);
  const isFlat = type === null && has(words, flatWords);
  const isSpace = has(words, spaceWords) && !has(words.replace(spacePattern, " "), homeNouns);
  const wishes = { type, bedrooms, budget, sum: sumIn(words), feature, features, lacking, isFlat, isSpace };
  const asks = { ...found, ...wishes, residency, words };
  const theme = readTheme(asks);
  // What is next to a quarter is no answer to who looks for a home in it.
  const place = isBeyondOurs({ quarter }) && theme !== "place" ? null : found.place;
  return { theme, ...asks, place, quarter };
}

const spacePattern = new RegExp(`(?:${withoutAccents(spaceWords)})[\\p{L}-]*`, "gu");

type Asked = Omit<Subject, "theme" | "quarter">;

function readTheme({ words, place, type, bedrooms, budget, feature, lacking }: Asked): Theme {
  const theme = firstOf(themeWords, words);
  if (theme) return theme;
  if (type || bedrooms || budget || feature || lacking.length > 0) return "homes";
  if (place) return "place";
  if (has(words, areaWords)) return "guide";
  return has(words, homeWords) ? "homes" : "guide";
}

function firstOf<Name extends string>(lists: Record<Name, string>, words: string): Name | null {
  for (const name in lists) if (has(words, lists[name])) return name;
  return null;
}

/** Whether a quarter lies in none of our neighbourhoods. */
export function isBeyondOurs({ quarter }: Pick<Subject, "quarter">): boolean {
  return quarter !== null && !quarters[quarter].isInside;
}

/** The quarter that a text names, in `readSubject`'s sense. */
export function quarterNamed(text: string, places: readonly OurPlace[]): QuarterKey | null {
  return placeIn(normalise(text), places).quarter;
}

export function placeIn(words: string, places: readonly OurPlace[]): Pick<Subject, "place" | "quarter"> {
  const known = new Set(places.map(({ slug }) => slug));
  const key = quarterIn(words) ?? null;
  const place = key && quarters[key].place;
  const isKnown = place !== null && known.has(place);
  // A quarter is named more exactly than the neighbourhood around it, but not than one of its own name.
  if (key && isKnown && quarters[key].isInside) return { place, quarter: key };
  for (const slug in placeWords) {
    if (known.has(slug) && has(words, placeWords[slug] ?? "")) return { place: slug, quarter: null };
  }
  const named = places.find(({ names }) => names.some((name) => has(words, toBeginning(name))));
  if (named) return { place: named.slug, quarter: null };
  return isKnown ? { place, quarter: key } : { place: null, quarter: null };
}

const beginnings = new Map<string, string>();

/** Of a name, as a keyword may have it. */
function toBeginning(name: string): string {
  const known = beginnings.get(name);
  if (known !== undefined) return known;
  const beginning = escaped(normalise(name));
  beginnings.set(name, beginning);
  return beginning;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function bedroomsIn(words: string): number | null {
  const noun = "(?:double )?(?:bed|dormitor|habitac|спал)";
  const digit = new RegExp(`([1-6])[ -]?\\+?[ -]?${noun}`, "u").exec(words)?.[1];
  if (digit) return Number(digit);
  const spelt = numberWords.find(([number]) => has(words, `(?:${number})\\p{L}*[ -]${noun}`));
  if (spelt) return spelt[1];
  // In Russian a flat is counted by its rooms, the living room among them.
  const rooms = /([2-6])[ -]?(?:х[ -]?)?комнат/u.exec(words)?.[1];
  if (rooms) return Number(rooms) - 1;
  const spoken = spokenRooms.find(([name]) => has(words, name));
  if (spoken) return spoken[1];
  const roomed = numberWords.find(([number]) => has(words, `(?:${number})\\p{L}*комнатн`));
  return roomed ? Math.max(1, roomed[1] - 1) : null;
}

/** What Russians call flats of one, two and three rooms when they speak. */
const spokenRooms: readonly (readonly [name: string, bedrooms: number])[] = [
  ["однушк", 1],
  ["двушк", 1],
  ["трешк", 2],
];
