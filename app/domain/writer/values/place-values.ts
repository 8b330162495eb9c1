import { newHomeTax } from "~/domain/costs/purchase-tax";
import { fewHomes, nearbyPlaces, priceFigures, type PriceRange } from "~/domain/places/neighborhood";
import { formatYear } from "~/i18n/format";

import type { LanguageWords } from "../keyword/language-words";
import type { QuarterKey } from "../quarters/all-quarters";
import { standsIn } from "../quarters/quarter-of-home";

import { present, type Values, withPrefix } from "./known-values";
import type { OurData, OurDevelopment, OurHome, OurPlace } from "./our-data.server";

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

/** Which of the sample neighbourhoods touch: the middles of two may be close with another between them. */
const beside: Readonly<Record<string, readonly string[]>> = {
  eixample: ["gracia", "ciutat-vella", "born", "les-corts", "sarria-sant-gervasi"],
  gracia: ["eixample", "sarria-sant-gervasi"],
  "sarria-sant-gervasi": ["gracia", "les-corts", "pedralbes", "eixample"],
  "les-corts": ["sarria-sant-gervasi", "eixample"],
  pedralbes: ["sarria-sant-gervasi"],
  "ciutat-vella": ["eixample"],
  born: ["eixample"],
  "poble-nou": [],
};

/** One that the agent added is taken to touch what lies closest. */
function isBeside(slug: string, other: string): boolean {
  return beside[slug]?.includes(other) ?? true;
}

/** What can be said of a neighbourhood: our words for it, our homes there and the two closest to it. */
export function placeValues(words: LanguageWords, slug: string, data: OurData): Values {
  const place = data.places.find((each) => each.slug === slug);
  if (!place) return {};
  const [first, second] = placesNear(slug, data.places).filter((other) => isBeside(slug, other.slug));
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
  return {
    newFrom: words.price(first.priceFrom),
    newName: words.quotedName(first.name),
    newSlug: first.slug,
    ...newBuildState(words, first),
  };
}

/** What an advertisement of a new home has to say beside its price (Llei 18/2007, art. 59). */
function newBuildState(words: LanguageWords, { state, priceFrom, licence, licenceExpires }: OurDevelopment) {
  const isFinished = state === "finished";
  return {
    newState: words.state[state],
    newSum: words.price(priceFrom + newHomeTax(priceFrom).total),
    ...(!isFinished && licence !== "" && { newLicence: licence }),
    ...(!isFinished && licenceExpires !== null && { newLicenceUntil: words.day(licenceExpires) }),
  };
}

/** What is known of a quarter's own homes among those of the neighbourhood around it. */
export function quarterHomesValues(words: LanguageWords, place: string, quarter: QuarterKey, data: OurData): Values {
  const all = data.homes.filter((home) => home.place === place);
  const here = all.filter((home) => standsIn(home, quarter) === true);
  const isKnown = all.every((home) => standsIn(home, quarter) !== null);
  const figures = priceFigures(here.map((home) => ({ ...home, status: "available" })));
  return present({
    "quarter.nothing": here.length === 0 && isKnown ? "" : undefined,
    "quarter.price": figures ? rangeText(words, figures.price) : undefined,
    "quarter.m2": figures?.perSquareMetre ? rangeText(words, figures.perSquareMetre) : undefined,
    "quarter.homes": here.length > 0 ? words.homes(here.length) : undefined,
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
