import { has } from "./keyword";
import type { SectionName } from "./sections";
import type { Subject, Theme } from "./subject";

/** As many of these parts as said; those that the keyword speaks of first. */
type Slot = { take: number; from: readonly SectionName[] };

/**
 * What goes into an article: fixed parts, parts among which the keyword chooses, and parts for an article that is too
 * short. Whatever is chosen stands in the order of `sections`.
 */
export type Outline = { slots: readonly Slot[]; spare: readonly SectionName[] };

const always = (...from: SectionName[]): Slot => ({ take: from.length, from });
const some = (take: number, ...from: SectionName[]): Slot => ({ take, from });

const outlines: Record<Theme, Outline> = {
  place: {
    slots: [
      always("lead-place", "place-homes", "next-buyer"),
      some(2, "place-character", "place-buildings", "place-whom"),
      some(1, "place-figures", "square-metre", "built-useful", "energy-costs"),
      some(1, "costs-short", "tax-example"),
      some(1, "view-street", "view-building", "view-inside", "view-before"),
    ],
    spare: ["built-useful", "energy-costs", "papers", "loan-share", "check-agent", "buying-steps"],
  },
  costs: {
    slots: [
      always("lead-costs", "next-sums"),
      some(1, "tax-scale", "costs-short"),
      some(1, "tax-table", "tax-example"),
      some(2, "notary-registry", "new-tax", "reduced-rates", "old-claims"),
      some(1, "who-pays", "before-money"),
    ],
    spare: [
      "tax-scale",
      "tax-table",
      "who-pays",
      "old-claims",
      "before-money",
      "notary-registry",
      "new-tax",
      "notary-day",
    ],
  },
  mortgage: {
    slots: [
      always("lead-mortgage", "loan-share", "next-sums"),
      some(2, "loan-table", "loan-limits", "loan-costs"),
      some(2, "loan-waiting", "loan-papers", "loan-questions", "who-pays"),
    ],
    spare: ["loan-papers", "loan-questions", "loan-table", "loan-waiting", "loan-costs", "loan-limits", "buying-steps"],
  },
  selling: {
    slots: [
      always("lead-selling", "sell-price", "next-seller"),
      some(2, "sell-papers", "sell-order", "sell-costs", "sell-advert"),
      some(1, "energy-label", "built-useful", "check-agent"),
      some(1, "sell-prepare", "sell-questions"),
    ],
    spare: ["sell-papers", "sell-costs", "sell-prepare", "sell-order", "sell-questions", "sell-advert", "energy-label"],
  },
  "new-build": {
    slots: [
      always("lead-new-build", "new-developments", "next-new-build"),
      some(1, "new-tax", "new-or-resale"),
      some(2, "new-advert", "new-money", "new-label"),
      some(1, "new-questions", "new-handover"),
    ],
    spare: [
      "new-questions",
      "new-or-resale",
      "new-handover",
      "new-advert",
      "new-money",
      "built-useful",
      "notary-registry",
    ],
  },
  homes: {
    slots: [
      always("lead-homes", "fitting-homes", "next-buyer"),
      some(1, "square-metre", "built-useful", "energy-costs"),
      some(1, "costs-short", "tax-example"),
      some(1, "view-inside", "view-building", "view-street", "papers"),
    ],
    spare: ["built-useful", "energy-costs", "square-metre", "papers", "who-pays", "loan-share", "buying-steps"],
  },
  documents: {
    slots: [
      always("lead-documents", "papers", "our-buildings", "next-buyer"),
      some(1, "buying-steps", "before-money"),
      some(2, "energy-label", "check-agent", "loan-waiting", "notary-day"),
      some(1, "who-pays", "notary-registry"),
    ],
    spare: ["papers", "buying-steps", "before-money", "notary-day", "costs-short", "who-pays"],
  },
  viewing: {
    slots: [
      always("lead-viewing", "our-buildings", "view-after", "next-buyer"),
      some(1, "view-before", "papers"),
      some(2, "view-inside", "view-building", "view-street"),
    ],
    spare: ["view-street", "view-inside", "view-building", "view-before", "papers", "check-agent", "energy-label"],
  },
  guide: {
    slots: [
      always("lead-guide", "areas", "fitting-homes", "next-buyer"),
      some(1, "costs-short", "tax-example"),
      some(1, "buying-steps", "papers", "loan-share"),
      some(1, "view-inside", "view-building", "view-street"),
    ],
    spare: ["papers", "who-pays", "before-money", "buying-steps", "square-metre", "check-agent"],
  },
};

/** Words of a keyword that ask for a certain part, in the four languages. */
const askedFor: Partial<Record<SectionName, string>> = {
  "place-buildings": "flat|apartment|propert|piso|vivienda|pis|habitatge|квартир|жиль",
  "place-whom": "live|living|famil|school|vivir|colegi|viure|escol|жить|жизн|семь|школ",
  "place-figures": "price|precio|preu|cuanto|quant|cost|цен|стои",
  "square-metre": "price|square|m2|precio|preu|metro cuadrado|metre|цен|метр",
  "tax-scale": "itp|tax|impuesto|impost|transmis|налог",
  "costs-short": "cost|gasto|despes|notar|expense|расход|нотар",
  "tax-example": "example|calcul|ejemplo|exemple|пример|расч",
  "tax-table": "table|how much|cuanto|quant|сколько|таблиц",
  "notary-registry": "notar|registr|deed|escriptur|escritur|нотар|реестр",
  "new-tax": "iva|vat|ajd|new|nueva|nova|новостро",
  "reduced-rates": "young|famil|under 35|reduced|discount|joven|jove|numeros|reducid|reduit|bonific|молод|льгот",
  "old-claims": "new rate|change|2025|2026|visa|cambi|canvi|nuev|nou|измен|нов|внж",
  "who-pays": "who pays|buyer|seller|quien paga|comprador|vendedor|qui paga|venedor|кто плат|покупател|продав",
  "before-money": "deposit|arras|reserv|arres|задат|аванс|брон",
  "loan-limits": "age|term|income|salary|edad|plazo|ingres|edat|termini|возраст|срок|доход",
  "loan-costs": "cost|fee|gastos|comision|despes|comissi|расход|комисс",
  "loan-waiting": "time|how long|fein|cuanto tarda|plazo|quant triga|срок|сколько времен",
  "loan-papers": "document|paper|papel|документ",
  "sell-papers": "document|paper|papel|документ|certific",
  "sell-order": "agent|agency|agencia|exclusiv|encargo|encarrec|agenci|агент|комисс",
  "sell-costs": "cost|tax|fee|gasto|impuesto|plusval|despes|impost|расход|налог",
  "sell-prepare": "prepar|stag|photo|foto|подгот|фото",
  "energy-label": "energ|epc|label|certificad|certificat|энерг|сертиф",
  "check-agent": "agent|aicat|agencia|agenci|агент",
  "buying-steps": "step|process|how to|paso|proceso|como|passos|proces|com comprar|этап|шаг|как|пошаг|процесс",
  papers: "document|paper|cedula|nota simple|papel|документ|бумаг",
  "notary-day": "notar|deed|sign|escritur|escriptur|firma|нотар|подпис",
  "new-or-resale": "tax|versus|vs|compar|second hand|resale|impuesto|segunda mano|impost|segona ma|налог|вторич|сравн",
  "new-money": "plan|deposit|pago|reserv|pagament|оплат|рассроч|брон",
  "view-inside": "inside|interior|dins|внутр",
  "view-building": "building|lift|edificio|finca|edifici|comunidad|comunitat|здан|дом(?![\\p{L}])|лифт",
  "view-street": "street|noise|area|neighbo|calle|ruido|barrio|carrer|soroll|barri|улиц|шум|район",
};

const featureParts = {
  "terrace-balcony": "feature-outside",
  garden: "feature-outside",
  pool: "feature-outside",
  "sea-view": "feature-view",
  "city-view": "feature-view",
  parking: "feature-building",
  elevator: "feature-building",
  storage: "feature-building",
  concierge: "feature-building",
  gym: "feature-building",
  "air-conditioning": null,
  "recently-renovated": null,
} as const satisfies Record<NonNullable<Subject["feature"]>, SectionName | null>;

/** The outline for what a keyword asks. A wish for a kind of home, a size or a limit brings its own part. */
export function chooseOutline({ theme, type, bedrooms, budget, feature }: Subject): Outline {
  const outline = outlines[theme];
  if (theme !== "homes") return outline;
  const wished: SectionName[] = [];
  if (type) wished.push(`type-${type}`);
  if (budget?.to) wished.push("budget");
  if (bedrooms) wished.push("bedrooms");
  const part = feature && featureParts[feature];
  if (part) wished.push(part);
  if (wished.length === 0) wished.push("type-apartment");
  return { ...outline, slots: [...outline.slots, always(...wished)] };
}

/** Whether the words of a keyword ask for a part. */
export function asksFor(words: string, name: SectionName): boolean {
  const beginnings = askedFor[name];
  return beginnings !== undefined && has(words, beginnings);
}
