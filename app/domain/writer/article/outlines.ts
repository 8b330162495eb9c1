import { has } from "../keyword/keyword";
import { livingWords } from "../keyword/keyword-words";
import { ourTheme, type OurTheme, type Subject } from "../keyword/subject";

import type { SectionName } from "./sections";

/** As many of these parts as said; those that the keyword speaks of first. */
type Slot = { take: number; from: readonly SectionName[] };

/**
 * What goes into an article: fixed parts, parts among which the keyword chooses, and parts for an article that is too
 * short. Whatever is chosen stands in the order of `sections`.
 */
export type Outline = { slots: readonly Slot[]; spare: readonly SectionName[] };

const always = (...from: SectionName[]): Slot => ({ take: from.length, from });
const some = (take: number, ...from: SectionName[]): Slot => ({ take, from });

/** Of a quarter its own texts tell all; of the neighbourhood around it one sentence and our homes. */
const ofQuarter: Outline = {
  slots: [
    always("lead-place", "here-pros", "here-cons", "here-edges", "here-homes", "here-street", "here-children"),
    always("here-transport", "here-checks", "place-homes", "next-buyer"),
  ],
  spare: ["view-before", "papers", "costs-short"],
};

/** Of life in a neighbourhood: the place itself, then our homes there. What a purchase costs is another article. */
const ofLiving: Outline = {
  slots: [
    always("lead-place", "here-pros", "here-cons", "place-buildings", "here-street", "here-children"),
    always("here-edges", "here-checks", "place-homes", "next-buyer"),
  ],
  spare: ["place-whom", "place-character", "place-figures", "view-street", "view-before", "energy-costs"],
};

const outlines: Record<OurTheme, Outline> = {
  place: {
    slots: [
      always("lead-place", "here-pros", "here-cons", "here-edges", "place-character", "here-street", "here-children"),
      always("here-checks", "place-homes", "next-buyer"),
      some(1, "place-buildings", "place-whom"),
    ],
    spare: [
      "place-figures",
      "built-useful",
      "costs-short",
      "tax-example",
      "view-street",
      "view-building",
      "view-inside",
      "view-before",
      "papers",
    ],
  },
  homes: {
    slots: [always("lead-homes", "search-homes", "search-new", "search-sums", "next-home")],
    spare: ["here-street", "here-checks", "square-metre", "built-useful", "papers", "energy-costs", "view-building"],
  },
};

/** Words of a keyword that ask for a certain part, in the four languages. */
const askedFor: Partial<Record<SectionName, string>> = {
  "place-buildings": "flat|apartment|propert|piso|vivienda|pis|habitatge|квартир|жиль",
  "place-whom": "live|living|famil|school|vivir|colegi|viure|escol|жить|жизн|семь|школ",
  "place-figures": "price|precio|preu|cuanto|quant|cost|цен|стои",
  "square-metre": "price|square|m2|precio|preu|metro cuadrado|metre|цен|метр",
  "costs-short": "cost|gasto|despes|notar|expense|расход|нотар",
  "tax-example": "example|calcul|ejemplo|exemple|пример|расч",
  "who-pays": "who pays|buyer|seller|quien paga|comprador|vendedor|qui paga|venedor|кто плат|покупател|продав",
  "check-agent": "agent|aicat|agencia|agenci|агент",
  "buying-steps": "step|process|how to|paso|proceso|como|passos|proces|com comprar|этап|шаг|как|пошаг|процесс",
  papers: "document|paper|cedula|nota simple|papel|документ|бумаг",
  "view-inside": "inside|interior|dins|внутр",
  "view-building": "building|lift|edificio|finca|edifici|comunidad|comunitat|здан|дом(?![\\p{L}])|лифт",
  "view-street": "street|noise|area|neighbo|calle|ruido|barrio|carrer|soroll|barri|улиц|шум|район",
};

const featureParts = {
  "terrace-balcony": "feature-outside",
  garden: "feature-pool",
  pool: "feature-pool",
  "sea-view": "feature-view",
  "city-view": "feature-view",
  parking: "feature-building",
  elevator: "feature-lift",
  storage: "feature-building",
  concierge: null,
  gym: null,
  "air-conditioning": null,
  "recently-renovated": null,
} as const satisfies Record<NonNullable<Subject["feature"]>, SectionName | null>;

/** The outline for what a keyword asks. A wish for a kind of home, a size or a limit brings its own part. */
export function chooseOutline(subject: Subject): Outline {
  const { type, bedrooms, budget, features, lacking, place } = subject;
  const theme = ourTheme(subject);
  if (theme === "place" && subject.quarter !== null) return ofQuarter;
  if (theme === "place" && has(subject.words, livingWords)) return ofLiving;
  const outline = outlines[theme];
  if (theme !== "homes") return outline;
  const wished: SectionName[] = [];
  if (type) wished.push(`type-${type}`);
  if (budget?.to) wished.push("search-limit");
  if (bedrooms) wished.push("bedrooms");
  // What there is to ask about a penthouse begins with its terrace.
  const told = type === "penthouse" ? features.filter((feature) => feature !== "terrace-balcony") : features;
  wished.push(...new Set(told.flatMap((feature) => featureParts[feature] ?? [])));
  if (lacking.includes("elevator")) wished.push("without-lift");
  if (wished.length === 0) wished.push("type-apartment");
  if (place) wished.push(subject.quarter === null ? "place-buildings" : "here-homes");
  const slots = [...outline.slots, always(...wished)];
  if (type !== "house") return { ...outline, slots };
  // A house has no staircase, no lift and no neighbours above.
  const ofOneHouse = (name: SectionName) => !["view-building", "feature-lift", "without-lift"].includes(name);
  return {
    slots: slots.map(({ take, from }) => ({ take, from: from.filter(ofOneHouse) })),
    spare: outline.spare.filter(ofOneHouse),
  };
}

/** Whether the words of a keyword ask for a part. */
export function asksFor(words: string, name: SectionName): boolean {
  const beginnings = askedFor[name];
  return beginnings !== undefined && has(words, beginnings);
}
