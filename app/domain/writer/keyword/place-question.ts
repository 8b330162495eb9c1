import { withoutAccents } from "~/i18n/fold";

import { type QuarterKey, quarters } from "../quarters/all-quarters";
import type { OurPlace } from "../values/our-data.server";

import { has } from "./keyword";
import { childrenWords, noiseWords, safetyWords } from "./keyword-words";
import { placeIn, type Subject } from "./subject";

/** A neighbourhood of ours, or a quarter inside it or next to it. */
export type NamedPlace = { place: string; quarter: QuarterKey | null };

/** By what somebody chooses among places. */
export const placeAims = ["quiet", "children", "sea", "green", "lively", "level", "calmLevel", "any"] as const;
export type PlaceAim = (typeof placeAims)[number];

/** A keyword about more than one place: two or three held against each other, or which of them all. */
export type PlaceQuestion =
  | { kind: "compared"; named: readonly NamedPlace[] }
  | { kind: "choice"; aim: PlaceAim; named: readonly NamedPlace[]; within: string | null };

export function placeQuestion(subject: Subject, places: readonly OurPlace[]): PlaceQuestion | undefined {
  if (!["place", "guide", "homes"].includes(subject.theme)) return undefined;
  const named = comparedPlaces(subject, places);
  if (named.length > 1) return { kind: "compared", named };
  return choiceOfPlaces(subject, places);
}

const comparing = /\p{L} (?:or|o|или|vs\.?|versus) \p{L}/u;
const compared = /(?<!\p{L})(?:compar|сравн|versus|differen|diferenc|разниц|отлича)/u;
const between = / (?:or|o|или|vs\.?|versus|compared to|comparad[oa] con|comparat amb|con|amb|with|с|a|и|y|i|e|and) /u;
const mostCompared = 3;

/** The places that a keyword holds against each other; "dreta vs esquerra" names halves of one. */
function comparedPlaces({ words }: Subject, places: readonly OurPlace[]): NamedPlace[] {
  if (!comparing.test(words) && !compared.test(words)) return [];
  const named = words.split(between).flatMap((text) => {
    const { place, quarter } = placeIn(text, places);
    return place === null ? [] : [{ place, quarter }];
  });
  const isFirst = (each: NamedPlace, at: number) =>
    named.findIndex(({ place, quarter }) => place === each.place && quarter === each.quarter) === at;
  return named.filter(isFirst).slice(0, mostCompared);
}

const manyAreas =
  "neighbo[u]?rhoods|areas|districts|barrios|zonas|distritos|barris|zones|districtes|районы|районов|районах|кварталы";
const oneArea = new RegExp(
  withoutAccents(
    "(?<!\\p{L})(?:best|quietest|quiet|safest|safe|which|what|cheapest|cheap|mejor|cual|que|millor|quin|как(?:ой|ие|ом)|лучш\\p{L}*|тих\\p{L}*|безопасн\\p{L}*|где) (?:\\p{L}+ ){0,2}(?:area|neighbo|district|part|barrio|zona|distrito|barri|districte|район|округ)",
  ),
  "u",
);
const whereTo =
  "where(?: is)?(?: the)?(?: best)?(?: place)? to (?:live|buy|move)|donde (?:es mejor )?(?:vivir|comprar)|on (?:es millor )?(?:viure|comprar)|где (?:лучше )?(?:жить|купить|покупать)";
/** Whoever asks how one chooses wants no list. */
const choosing = "choos|elegir|escoger|triar|escollir|выбрать|выбор|compared";

const aimWords: readonly (readonly [PlaceAim, string])[] = [
  ["children", childrenWords],
  ["quiet", noiseWords],
  ["sea", "sea(?!rch)|beach|mar(?![\\p{L}])|playa|platja|мор[ея]|пляж"],
  ["green", "green|park|garden|verde|parque|verd|parc|jardin|зелен|парк"],
  ["lively", "lively|nightlife|trendy|vida nocturna|ambient|animad|marcha|bars|restaur|молодеж|оживлен|ночн"],
];

const cheapWords = "cheap|affordab|barat|economic|asequible|assequible|дешев|недорог|бюджетн";

/** Whether a keyword asks of the parts of the city what no figures of ours say: where homes are cheapest, or which are safe. */
export function asksOfAreasWhatWeCannotTell(asked: Subject): boolean {
  return asksForTheCheapest(asked) || asksForTheSafest(asked);
}

/** We know what ours cost, which says nothing of a whole city. */
function asksForTheCheapest({ words, place }: Subject): boolean {
  return has(words, cheapWords) && asksForAreas(words, place);
}

/** That is told by figures of crime, and we hold none. */
function asksForTheSafest({ words, place }: Subject): boolean {
  if (place !== null || !has(words, safetyWords)) return false;
  return asksForAreas(words, place) || has(words, anyArea) || has(words, placeToBe);
}

function asksForAreas(words: string, place: string | null): boolean {
  // "An area without hills" asks which.
  const isLevelArea = place === null && has(words, levelWords) && has(words, anyArea);
  const isMany = has(words, manyAreas) || oneArea.test(words) || isLevelArea;
  return isMany || (place === null && has(words, whereTo));
}

function choiceOfPlaces({ words, place, quarter }: Subject, places: readonly OurPlace[]): PlaceQuestion | undefined {
  if (quarter !== null || has(words, choosing)) return undefined;
  if (!asksForAreas(words, place) || has(words, cheapWords) || has(words, safetyWords)) return undefined;
  const aim = aimOf(words);
  const named = placesFor(aim, place, places);
  return named.length > 1 ? { kind: "choice", aim, named, within: place } : undefined;
}

const levelWords =
  "level(?![\\p{L}])|flat (?:area|neighbo|street|district|quarter|part|ground)|(?:no|without|few) (?:steep )?(?:hill|slope)|llan[oa]|sin (?:cuesta|pendiente|subida)|pla(?:na|ns|nes)?(?![\\p{L}])|sense (?:pujad|pendent|coste)|без (?:подъём|уклон|горок|холм)|ровн";
const anyArea = "area|neighbo|district|barrio|zona|barri|район";
const placeToBe = "place to (?:live|be)|part of|lugar para|lloc per|место для жизни|квартал";
const laterLifeWords = "retire|senior|elderly|older|pension|jubila|mayores|gent gran|ancian|tercera edad|пенсион|пожил";

/** Two wishes at once are a wish of their own: the quietest streets climb, and the level ones are not all quiet. */
function aimOf(words: string): PlaceAim {
  const isLevel = has(words, levelWords) || has(words, laterLifeWords);
  if (isLevel) return has(words, noiseWords) ? "calmLevel" : "level";
  return aimWords.find(([, list]) => has(words, list))?.[0] ?? "any";
}

/** Neighbourhoods and quarters by what they are chosen for, the first to be seen first. */
const ranking: Readonly<Record<Exclude<PlaceAim, "any">, readonly string[]>> = {
  quiet: ["pedralbes", "tres-torres", "sarria", "bonanova", "sant-gervasi", "les-corts"],
  children: ["sarria", "tres-torres", "les-corts", "poble-nou"],
  sea: ["barceloneta", "poble-nou", "22@", "born"],
  green: ["pedralbes", "sarria", "bonanova", "sant-gervasi", "born"],
  level: ["les-corts", "esquerra", "sant-antoni", "poble-nou", "sants", "barceloneta"],
  calmLevel: ["les-corts", "poble-nou", "esquerra", "sagrada-familia"],
  lively: ["gracia", "born", "sant-antoni", "raval", "esquerra"],
};
const mostInside = 5;

function placesFor(aim: PlaceAim, within: string | null, places: readonly OurPlace[]): NamedPlace[] {
  const known = places.map(({ slug }) => slug);
  const ranked = aim === "any" ? known : ranking[aim];
  const all = ranked.flatMap((key) => namedBy(key, known) ?? []);
  if (within === null) return all;
  const keys = Object.keys(quarters) as QuarterKey[];
  const inside = keys
    .filter((key) => quarters[key].isInside && quarters[key].place === within)
    .map((quarter) => ({ place: within, quarter }));
  const first = all.filter(({ place, quarter }) => quarter !== null && place === within);
  const others = inside.filter(({ quarter }) => !first.some((each) => each.quarter === quarter));
  return known.includes(within) ? [...first, ...others].slice(0, mostInside) : [];
}

function namedBy(key: string, known: readonly string[]): NamedPlace | undefined {
  if (known.includes(key)) return { place: key, quarter: null };
  const quarter = (Object.keys(quarters) as QuarterKey[]).find((each) => each === key);
  if (quarter === undefined || !known.includes(quarters[quarter].place)) return undefined;
  return { place: quarters[quarter].place, quarter };
}
