import { fewHomes, nearbyPlaces, priceFigures, type PriceRange } from "~/domain/places/neighborhood";
import { formatYear } from "~/i18n/format";

import type { LanguageWords } from "../keyword/language-words";

import { present, type Values, withPrefix } from "./known-values";
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
export function placeValues(words: LanguageWords, slug: string, data: OurData): Values {
  const place = data.places.find((each) => each.slug === slug);
  if (!place) return {};
  const [first, second] = placesNear(slug, data.places);
  const around = data.places.find((each) => each.slug === place.inside);
  return {
    ...withPrefix("place", oneValues(words, place, data)),
    ...(first && withPrefix("near1", oneValues(words, first, data))),
    ...(second && withPrefix("near2", oneValues(words, second, data))),
    ...(around && withPrefix("around", oneValues(words, around, data))),
  };
}

function oneValues(words: LanguageWords, place: OurPlace, data: OurData): Values {
  const homes = homesOfPlace(place.slug, data);
  const figures = priceFigures(homes.map((home) => ({ ...home, status: "available" })));
  // "In Les Corts" may be in Pedralbes, which is part of it.
  const inner = data.places.filter(
    (other) => other.inside === place.slug && homes.some((home) => home.place === other.slug),
  );
  const years = homes.map((home) => home.builtYear).filter((year) => year !== null);
  const [first, second, third] = place.paragraphs;
  return present({
    slug: place.slug,
    name: place.name,
    in: locativePhrase(words, place),
    tagline: place.tagline || undefined,
    only: homes.length === 1 && homes[0] ? words.price(homes[0].price) : undefined,
    onlyM2: homes.length === 1 && figures?.perSquareMetre ? words.price(figures.perSquareMetre.from) : undefined,
    first,
    second,
    third,
    walkMetro: place.walk.metro?.toString(),
    walkSchool: place.walk.school?.toString(),
    walkMarket: place.walk.market?.toString(),
    none: homes.length === 0 ? "" : undefined,
    inner: inner.length > 0 ? words.inOneLine(inner.map((other) => locativePhrase(words, other))) : undefined,
    ...newBuildValues(words, place, data),
    few: homes.length > 0 && homes.length < fewHomes ? "" : undefined,
    homes: homes.length > 0 ? words.homes(homes.length) : undefined,
    years: years.length > 0 ? words.inOneLine([...new Set(years)].toSorted().map(formatYear)) : undefined,
    price: figures ? rangeOrNone(words, figures.price) : undefined,
    m2: figures?.perSquareMetre ? rangeOrNone(words, figures.perSquareMetre) : undefined,
  });
}

/** What developers sell there: the building with the lowest price. */
function newBuildValues(words: LanguageWords, { slug }: OurPlace, { developments, places }: OurData) {
  const slugs = places.filter((place) => place.slug === slug || place.inside === slug).map((place) => place.slug);
  const there = developments.filter(({ place }) => slugs.includes(place));
  const [first] = there.toSorted((one, other) => one.priceFrom - other.priceFrom);
  if (!first) return {};
  return { newFrom: words.price(first.priceFrom), newName: words.quotedName(first.name), newSlug: first.slug };
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
