/**
 * The dated figures that the built-in writer may state: taxes, tariffs and customs of a purchase in Catalonia. Rates are
 * percentages, money is whole EUR, days are ISO dates. Texts quote a figure with its date or its source.
 */
export type DatedFigure = {
  source: string;
  /** From when it holds; null where the source gives no day. */
  effectiveFrom: string | null;
  /** When we last read the source. */
  checked: string;
  /** When it should be read again. */
  reviewBy: string;
};

const checked = "2026-11-21";

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
  reduced: { rate: 5, age: 35, formerAge: 32, income: 36_000, incomePerChild: 14_000, disability: 65 },
  protectedHousing: 7,
  largeHolder: { rate: 20, homes: 10, area: 1_500, inStressedArea: 5 },
  source: "Decret llei 5/2025",
  effectiveFrom: "2025-06-27",
  checked,
  reviewBy: "2027-01-31",
} as const satisfies DatedFigure & Record<string, unknown>;

/** Taxes on a home bought from its developer: VAT (IVA) and stamp duty (AJD). */
export const newBuildTax = {
  vat: 10,
  stampDuty: 1.5,
  source: "Ley 37/1992, art. 91; Decret legislatiu 1/2024",
  effectiveFrom: null,
  checked,
  reviewBy: "2027-01-31",
} as const satisfies DatedFigure & Record<string, unknown>;

/** The notary's tariff for the deed: so much per thousand of each slice, less a fixed reduction; before VAT and copies. */
export const notaryTariff = {
  start: 90.15,
  startUpTo: 6_010.12,
  bands: [
    { to: 30_050.61, perThousand: 4.5 },
    { to: 60_101.21, perThousand: 1.5 },
    { to: 150_253.03, perThousand: 1 },
    { to: 601_012.1, perThousand: 0.5 },
    { to: 6_010_121.04, perThousand: 0.3 },
  ],
  reduction: 5,
  source: "RD 1426/1989",
  effectiveFrom: null,
  checked,
  reviewBy: "2027-06-30",
} as const satisfies DatedFigure & Record<string, unknown>;

/** The land registry's tariff, before VAT and presentation. The reduction is not certain: texts say "about". */
export const registryTariff = {
  start: 24.04,
  startUpTo: 6_010.12,
  bands: [
    { to: 30_050.61, perThousand: 1.75 },
    { to: 60_101.21, perThousand: 1.25 },
    { to: 150_253.03, perThousand: 0.75 },
    { to: 601_012.1, perThousand: 0.3 },
    { to: Number.POSITIVE_INFINITY, perThousand: 0.2 },
  ],
  reduction: 5,
  source: "RD 1427/1989",
  effectiveFrom: null,
  checked,
  reviewBy: "2027-06-30",
} as const satisfies DatedFigure & Record<string, unknown>;

/** What banks usually do; each decides for itself. Shares of the lower of price and valuation, terms in years. */
export const mortgageCustoms = {
  resident: { share: 80, term: 30, debts: { from: 30, to: 35 } },
  nonResident: { share: { from: 60, to: 70 }, term: { from: 20, to: 25 }, debts: { from: 25, to: 35 } },
  endAge: 75,
  /** Costs of a purchase, tax included, as a share of the price. */
  costs: 12,
  source: "Banco Sabadell, idealista, fotocasa",
  effectiveFrom: null,
  checked,
  reviewBy: "2027-05-31",
} as const satisfies DatedFigure & Record<string, unknown>;

/** Rights of whoever takes a mortgage: full days between the papers (FEIN, FiAE) and the deed. */
export const mortgageLaw = {
  waitingDays: 10,
  source: "Ley 5/2019, arts. 14 y 15",
  effectiveFrom: "2019-06-16",
  checked,
  reviewBy: "2027-11-30",
} as const satisfies DatedFigure & Record<string, unknown>;

/** What a buyer withholds when the seller does not live in Spain, as a share of the price (form 211, one month). */
export const withholding = {
  rate: 3,
  form: 211,
  source: "RD 1776/2004, art. 14",
  effectiveFrom: null,
  checked,
  reviewBy: "2027-11-30",
} as const satisfies DatedFigure & Record<string, unknown>;

/** How long an energy certificate holds, in years; the worst class for less. */
export const energyCertificate = {
  years: 10,
  worstClassYears: 5,
  source: "RD 390/2021",
  effectiveFrom: null,
  checked,
  reviewBy: "2027-05-31",
} as const satisfies DatedFigure & Record<string, unknown>;

/** The residence permit for buyers, which is no more. */
export const goldenVisa = {
  price: 500_000,
  ended: "2025-04-03",
  source: "Ley Orgánica 1/2025",
  effectiveFrom: "2025-04-03",
  checked,
  reviewBy: "2027-11-30",
} as const satisfies DatedFigure & Record<string, unknown>;

const figures = {
  transferTax,
  newBuildTax,
  notaryTariff,
  registryTariff,
  mortgageCustoms,
  mortgageLaw,
  withholding,
  energyCertificate,
  goldenVisa,
} satisfies Record<string, DatedFigure>;

/** The figures whose next reading is due, so that the agent can be told before an article states them again. */
export function figuresToReview(now: Date): (DatedFigure & { name: string })[] {
  return Object.entries(figures)
    .filter(([, figure]) => new Date(figure.reviewBy) <= now)
    .map(([name, { source, effectiveFrom, checked, reviewBy }]) => ({
      name,
      source,
      effectiveFrom,
      checked,
      reviewBy,
    }));
}
