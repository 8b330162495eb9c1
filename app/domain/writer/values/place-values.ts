import { fewHomes, nearbyPlaces, priceFigures, type PriceRange } from "~/domain/places/neighborhood";

import type { LanguageWords } from "../phrases/language-words";

import { present, type Values } from "./known-values";
import type { OurData, OurHome, OurPlace } from "./our-data.server";

/** The homes of a neighbourhood and of those inside it, as our pages count them. */
export function homesOfPlace(slug: string, { homes, places }: OurData): OurHome[] {
  const slugs = places.filter((place) => place.slug === slug || place.inside === slug).map((place) => place.slug);
  return homes.filter((home) => slugs.includes(home.place));
}

/** The other neighbourhoods, closest first; the one around it and those inside it left out. */
export function placesNear(slug: string, places: readonly OurPlace[]): OurPlace[] {
  const place = places.find((each) => each.slug === slug);
  return place ? nearbyPlaces(place, places) : [];
}

/** What can be said of a neighbourhood of ours and of the homes that we have there. */
export function placeValues(words: LanguageWords, slug: string, data: OurData): Values {
  const place = data.places.find((each) => each.slug === slug);
  if (!place) return {};
  const homes = homesOfPlace(slug, data);
  const figures = priceFigures(homes.map((home) => ({ ...home, status: "available" })));
  return present({
    "place.in": locativePhrase(words, place),
    "place.homes": homes.length > 0 ? words.homes(homes.length) : undefined,
    "place.few": homes.length > 0 && homes.length < fewHomes ? "" : undefined,
    "place.price": figures ? rangeOrNone(words, figures.price) : undefined,
    "place.m2": figures?.perSquareMetre ? rangeOrNone(words, figures.perSquareMetre) : undefined,
  });
}

/** "in …", as the agent wrote it for the place, else as the language does without an article. */
export function locativePhrase(words: LanguageWords, { locative, name }: OurPlace): string {
  return locative || words.inPlace(name);
}

/** One price needs no range: the home that has it is shown. */
function rangeOrNone(words: LanguageWords, range: PriceRange): string | undefined {
  return range.from === range.to ? undefined : rangeText(words, range);
}

/** A range of prices, or the price where there is but one. */
export function rangeText(words: LanguageWords, { from, to }: PriceRange): string {
  return from === to ? words.price(from) : words.priceRange(from, to);
}
