import { fewHomes, nearbyPlaces, priceFigures, type PriceRange } from "~/domain/places/neighborhood";
import { formatPrice, formatPriceRange, formatYear } from "~/i18n/format";
import type { Language } from "~/i18n/languages";

import { inOneLine } from "./figures-in-words";
import { present, type Values, withPrefix } from "./known-values";
import type { LanguageWords } from "./language-words";
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

/** What can be said of a neighbourhood: our words for it, our homes there and the two closest to it. */
export function placeValues(language: Language, words: LanguageWords, slug: string, data: OurData): Values {
  const place = data.places.find((each) => each.slug === slug);
  if (!place) return {};
  const [first, second] = placesNear(slug, data.places);
  const around = data.places.find((each) => each.slug === place.inside);
  return {
    ...withPrefix("place", oneValues(language, words, place, data)),
    ...(first && withPrefix("near1", oneValues(language, words, first, data))),
    ...(second && withPrefix("near2", oneValues(language, words, second, data))),
    ...(around && withPrefix("around", oneValues(language, words, around, data))),
  };
}

function oneValues(language: Language, words: LanguageWords, place: OurPlace, data: OurData): Values {
  const homes = homesOfPlace(place.slug, data);
  const figures = priceFigures(homes.map((home) => ({ ...home, status: "available" })));
  const years = homes.map((home) => home.builtYear).filter((year) => year !== null);
  const [first, second, third] = place.paragraphs;
  return present({
    slug: place.slug,
    name: place.name,
    in: locativeOf(words, place),
    tagline: place.tagline || undefined,
    first,
    second,
    third,
    none: homes.length === 0 ? "" : undefined,
    few: homes.length > 0 && homes.length < fewHomes ? "" : undefined,
    homes: homes.length > 0 ? words.homes(homes.length) : undefined,
    years: years.length > 0 ? inOneLine(language, years.toSorted().map(formatYear)) : undefined,
    price: figures ? rangeOrNone(language, figures.price) : undefined,
    m2: figures?.perSquareMetre ? rangeOrNone(language, figures.perSquareMetre) : undefined,
  });
}

/** "in …", as the agent wrote it for the place, else as the language does without an article. */
export function locativeOf(words: LanguageWords, { locative, name }: OurPlace): string {
  return locative || words.inPlace(name);
}

/** One price needs no range: the home that has it is shown. */
function rangeOrNone(language: Language, range: PriceRange): string | undefined {
  return range.from === range.to ? undefined : rangeText(language, range);
}

/** A range of prices, or the price where there is but one. */
export function rangeText(language: Language, { from, to }: PriceRange): string {
  return from === to ? formatPrice(language, from) : formatPriceRange(language, from, to);
}
