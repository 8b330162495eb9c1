import { priceFigures } from "~/domain/places/neighborhood";
import type { Language } from "~/i18n/languages";

import type { LanguageWords } from "../keyword/language-words";
import type { NamedPlace } from "../keyword/place-question";
import { neighbourhoods } from "../quarters/all-neighbourhoods";
import { quarters } from "../quarters/all-quarters";
import { atAGlance, type Glance } from "../quarters/at-a-glance";
import { standsIn } from "../quarters/quarter-of-home";

import type { OurData, OurDevelopment, OurHome } from "./our-data.server";
import { locativePhrase } from "./place-values";

/** What an article about several places says of one of them. A neighbourhood that the agent added has no words of ours. */
export type ToldPlace = {
  place: string;
  name: string;
  /** As it stands inside a sentence: "the Dreta de l’Eixample". */
  inside: string;
  where: string;
  /** Of the neighbourhood that its price is of. */
  priceWhere: string;
  path: string;
  living: string | undefined;
  suits: string;
  /** The first half of that, with the name: for whom it is. */
  whom: string;
  edges: string;
  homes: string | undefined;
  street: string;
  children: string;
  transport: string | undefined;
  pros: readonly string[];
  cons: readonly string[];
  checks: readonly string[];
  /** What ours cost in the neighbourhood around it; undefined where we have none. */
  price: string | undefined;
  /** Ours that it is the price of: in the quarter itself, or where no postal code tells, in the neighbourhood around it. */
  ours: readonly OurHome[];
  /** Whether they may lie anywhere in the neighbourhood around it. */
  isAround: boolean;
  newHomes: readonly OurDevelopment[];
  count: number;
  /** Undefined for a neighbourhood that the agent added. */
  glance: Glance | undefined;
};

export function toldPlace(
  words: LanguageWords,
  { place: slug, quarter }: NamedPlace,
  data: OurData,
): ToldPlace | undefined {
  const { language } = words;
  const place = data.places.find((each) => each.slug === slug);
  if (!place) return undefined;
  const isBeyond = quarter !== null && !quarters[quarter].isInside;
  const all = isBeyond ? [] : data.homes.filter((home) => home.place === slug);
  const certain = quarter === null ? all : all.filter((home) => standsIn(home, quarter) === true);
  const open = quarter === null ? [] : all.filter((home) => standsIn(home, quarter) === null);
  const isAround = certain.length === 0 && open.length > 0;
  const homes = isAround ? open : certain;
  const figures = priceFigures(homes.map((home) => ({ ...home, status: "available" })));
  const range = figures?.price;
  const priced = {
    place: slug,
    path: `/neighborhoods/${slug}`,
    priceWhere: locativePhrase(words, place),
    price: range && (range.from === range.to ? words.price(range.from) : words.priceRange(range.from, range.to)),
    count: homes.length,
    ours: homes,
    isAround,
    newHomes: quarter === null ? newHomesIn(slug, data) : [],
    glance: atAGlance[quarter ?? slug],
  };
  if (quarter === null) {
    const own = neighbourhoods[slug]?.in[language];
    if (!own) return undefined;
    const [, homesThere] = place.paragraphs;
    const where = locativePhrase(words, place);
    const named = { name: place.name, inside: bare(where, place.name, language), where };
    return {
      ...priced,
      ...named,
      ...own,
      living: undefined,
      homes: homesThere,
      transport: undefined,
      whom: half(own.suits),
    };
  }
  const { name, locative, ...own } = quarters[quarter].in[language];
  const priceWhere = isAround ? priced.priceWhere : locative;
  const said = half(own.suits).slice(own.suits.search(suiting[language]));
  const whom = `${name} ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
  return { ...priced, ...own, priceWhere, name, inside: insideSentence(name, language), where: locative, whom };
}

function newHomesIn(slug: string, { developments, places }: OurData): OurDevelopment[] {
  return developments.filter(
    ({ place }) => place === slug || places.some((each) => each.slug === place && each.inside === slug),
  );
}

/** Where "it suits" begins, behind the pronoun. */
const suiting: Readonly<Record<Language, RegExp>> = {
  en: /suits/u,
  es: /le irá/iu,
  ca: /anirà/iu,
  ru: /подойд/u,
};

/** For whom a place is, without for whom it is not. */
function half(suits: string): string {
  const [first = ""] = suits.split(/; |\. /u);
  return `${first.replace(/\.$/u, "")}.`;
}

/** The name with its article, as the phrase for "in …" has it. */
function bare(where: string, name: string, language: Language): string {
  if (language === "ru") return name;
  const phrase = language === "ca" ? where.replace(/^al /u, "a el ") : where;
  return phrase.replace({ en: /^in /u, es: /^en /u, ca: /^a /u }[language], "");
}

function insideSentence(name: string, language: Language): string {
  const article = {
    en: /^The /u,
    es: /^(?:El|La|Los|Las) /u,
    ca: /^(?:El |La |Els |L’)/u,
    ru: /^(?:Правая|Левая|Район|Квартал) ?/u,
  };
  return article[language].test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
