import { type SearchFeatureKey, searchFeatureKeys } from "~/domain/listings/features";
import type { PropertyType } from "~/domain/properties/property";

import { has, normalise } from "./keyword";
import {
  areaWords,
  featureWords,
  homeWords,
  limitWords,
  numberWords,
  placeWords,
  residencyWords,
  themeWords,
  typeWords,
} from "./keyword-words";
import type { OurPlace } from "./our-data.server";

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

/** Bounds of a price in whole EUR, both included. */
export type Budget = { from: number | null; to: number | null };

/** What a keyword asks about. */
export type Subject = {
  theme: Theme;
  /** Slug of one of our neighbourhoods. */
  place: string | null;
  type: PropertyType | null;
  /** As many bedrooms or more. */
  bedrooms: number | null;
  budget: Budget | null;
  feature: SearchFeatureKey | null;
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

function readWords(words: string, places: readonly OurPlace[]): Subject {
  const place = placeIn(words, places);
  const type = firstOf(typeWords, words);
  const bedrooms = bedroomsIn(words);
  const budget = budgetIn(words);
  const feature = searchFeatureKeys.find((key) => has(words, featureWords[key])) ?? null;
  const residency = firstOf(residencyWords, words);
  const asks = { place, type, bedrooms, budget, feature, residency, words };
  return { theme: readTheme(asks), ...asks };
}

function readTheme({ words, place, type, bedrooms, budget, feature }: Omit<Subject, "theme">): Theme {
  const theme = firstOf(themeWords, words);
  if (theme) return theme;
  if (type || bedrooms || budget || feature) return "homes";
  if (place) return "place";
  if (has(words, areaWords)) return "guide";
  return has(words, homeWords) ? "homes" : "guide";
}

function firstOf<Name extends string>(lists: Record<Name, string>, words: string): Name | null {
  for (const name in lists) if (has(words, lists[name])) return name;
  return null;
}

function placeIn(words: string, places: readonly OurPlace[]): string | null {
  const known = new Set(places.map(({ slug }) => slug));
  for (const slug in placeWords) if (known.has(slug) && has(words, placeWords[slug] ?? "")) return slug;
  const named = places.find(({ names }) => names.some((name) => has(words, toBeginning(name))));
  return named?.slug ?? null;
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
  const rooms = /([2-6])[ -]?(?:х[ -]?)?комнатн/u.exec(words)?.[1];
  if (rooms) return Number(rooms) - 1;
  const roomed = numberWords.find(([number]) => has(words, `(?:${number})\\p{L}*комнатн`));
  return roomed ? Math.max(1, roomed[1] - 1) : null;
}

const amountPattern =
  /(?<![\p{L}\p{N}])(\d{1,3}(?:[ .,]\d{3})+|\d+(?:[.,]\d+)?) ?(k|mill|mil|тыс|m(?![\p{L}²\d])|млн)?\p{L}*/gu;

function budgetIn(words: string): Budget | null {
  const amounts = [...words.matchAll(amountPattern)]
    .map((match) => ({
      euro: readAmount(match[1] ?? "", match[2]),
      at: match.index,
      end: match.index + match[0].length,
    }))
    .filter(({ euro }) => euro >= 100_000 && euro <= 20_000_000);
  const [first, second] = amounts;
  if (!first) return null;
  if (second) return { from: Math.min(first.euro, second.euro), to: Math.max(first.euro, second.euro) };

  const before = words.slice(0, first.at);
  const after = words.slice(first.end);
  const isFrom = new RegExp(`(?<![\\p{L}])(?:${limitWords.from}) ?(?:€|eur)? ?$`, "u").test(before);
  const goesOn = /^ ?(?:€|euros?|eur|евро)? ?(?:\+|and over|and up|or more|o mas|i mes|и (?:выше|дороже))/u.test(after);
  return isFrom || goesOn ? { from: first.euro, to: null } : { from: null, to: first.euro };
}

function readAmount(digits: string, unit: string | undefined): number {
  const isGrouped = /^\d{1,3}(?:[ .,]\d{3})+$/u.test(digits);
  const value = Number(isGrouped ? digits.replace(/[ .,]/g, "") : digits.replace(",", "."));
  if (unit === undefined || isGrouped) return value;
  return Math.round(value * (/^(?:k|mil|тыс)$/u.test(unit) ? 1000 : 1_000_000));
}
