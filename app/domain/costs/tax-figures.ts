import { type DatedFigure, lastRead } from "./dated-figure";

/** Taxes on buying a home in Catalonia. Rates are percentages, money is whole EUR. */

/** Tax on resale homes (ITP): each rate applies to its slice of the value only. */
export const transferTax = {
  bands: [
    { from: 0, rate: 10 },
    { from: 600_000, rate: 11 },
    { from: 900_000, rate: 12 },
    { from: 1_500_000, rate: 13 },
  ],
  formerScaleEnded: "2025-06-26",
  formerLimit: 1_000_000,
  source: "Decret llei 5/2025 (DOGC 9379)",
  effectiveFrom: "2025-06-27",
  checked: lastRead,
  reviewBy: "2027-01-31",
  certainty: "high",
} as const satisfies DatedFigure & Record<string, unknown>;

/**
 * The reduced rates of ITP, on the whole value. 5 % for a main home and one of four kinds of buyer; the income is the
 * tax base less the personal and family minimum; a large family's may be higher for each child beyond the number that
 * makes it one (art. 641-2.1 b). 7 % for protected housing.
 */
export const reducedTax = {
  rate: 5,
  age: 35,
  formerAge: 32,
  income: 36_000,
  incomePerChild: 14_000,
  disability: 65,
  protectedHousing: 7,
  source: "Decret legislatiu 1/2024, art. 641; Decret llei 5/2025",
  url: "https://www.boe.es/buscar/act.php?id=BOE-A-2024-6951",
  effectiveFrom: "2025-06-27",
  checked: lastRead,
  reviewBy: "2027-01-31",
  certainty: "medium",
} as const satisfies DatedFigure & Record<string, unknown>;

/** The rate of ITP for whoever owns many homes or buys a whole building, on the whole value. Area in m². */
export const largeHolderTax = {
  rate: 20,
  homes: 10,
  area: 1_500,
  inStressedArea: 5,
  source: "Decret llei 5/2025 (DOGC 9379)",
  effectiveFrom: "2025-06-27",
  checked: lastRead,
  reviewBy: "2027-01-31",
  certainty: "high",
} as const satisfies DatedFigure & Record<string, unknown>;

/** VAT (IVA) on a home bought from its developer. */
export const newBuildVat = {
  rate: 10,
  source: "Ley 37/1992, art. 91.Uno.1.7.º",
  url: "https://www.boe.es/buscar/act.php?id=BOE-A-1992-28740",
  effectiveFrom: null,
  checked: lastRead,
  reviewBy: "2027-01-31",
  certainty: "high",
} as const satisfies DatedFigure & Record<string, unknown>;

/** Stamp duty (AJD) on a home bought from its developer. A young buyer of a main home is relieved of all of it. */
export const newBuildStampDuty = {
  rate: 1.5,
  source: "Decret legislatiu 1/2024, art. 642-1",
  url: "https://www.boe.es/buscar/act.php?id=BOE-A-2024-6951",
  effectiveFrom: null,
  checked: lastRead,
  reviewBy: "2027-01-31",
  certainty: "high",
} as const satisfies DatedFigure & Record<string, unknown>;

/** The relief of stamp duty for buyers of a new main home up to an age, with the income test of the reduced rate of ITP. */
export const stampDutyRelief = {
  relief: 100,
  age: reducedTax.age,
  income: reducedTax.income,
  source: "Codi tributari de Catalunya, llibre sisè",
  effectiveFrom: null,
  checked: lastRead,
  reviewBy: "2027-01-31",
  certainty: "medium",
} as const satisfies DatedFigure & Record<string, unknown>;

/** VAT on services: the lawyer's fee is quoted without it. */
export const generalVat = {
  rate: 21,
  source: "Ley 37/1992, art. 90",
  url: "https://www.boe.es/buscar/act.php?id=BOE-A-1992-28740",
  effectiveFrom: null,
  checked: lastRead,
  reviewBy: "2027-01-31",
  certainty: "high",
} as const satisfies DatedFigure & Record<string, unknown>;

/** What a buyer withholds when the seller does not live in Spain, as a share of the price (form 211, one month). */
export const withholding = {
  rate: 3,
  form: 211,
  source: "RD 1776/2004, art. 14",
  effectiveFrom: null,
  checked: lastRead,
  reviewBy: "2027-11-30",
  certainty: "high",
} as const satisfies DatedFigure & Record<string, unknown>;

/** Who pays for what in a sale, unless the contract says otherwise. */
export const sharedCosts = {
  source: "Codi civil de Catalunya, art. 531-6",
  effectiveFrom: null,
  checked: lastRead,
  reviewBy: "2027-11-30",
  certainty: "medium",
} as const satisfies DatedFigure;
