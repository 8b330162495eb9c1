import { type DatedFigure, lastRead } from "./dated-figure";

/** What banks usually do; each decides for itself. Shares of the lower of price and valuation, terms in years. */
export const mortgageCustoms = {
  resident: { share: 80, term: 30, debts: { from: 30, to: 35 } },
  nonResident: { share: { from: 60, to: 70 }, term: { from: 20, to: 25 }, debts: { from: 25, to: 35 } },
  longestTerm: 30,
  endAge: 75,
  source: "Banco Sabadell, idealista, fotocasa",
  effectiveFrom: null,
  checked: lastRead,
  reviewBy: "2027-05-31",
  certainty: "medium",
} as const satisfies DatedFigure & Record<string, unknown>;

/** Whoever takes a mortgage pays for less of it since 2019: the lender pays for the deed of the loan. */
export const mortgageLaw = {
  source: "Ley 5/2019, arts. 14 y 15",
  url: "https://www.boe.es/buscar/act.php?id=BOE-A-2019-3814",
  effectiveFrom: "2019-06-16",
  checked: lastRead,
  reviewBy: "2027-11-30",
  certainty: "high",
} as const satisfies DatedFigure & Record<string, unknown>;

/** Calendar days between the bank's documents (FEIN, FiAE) and the deed in Catalonia; the rest of Spain has ten. */
export const mortgageWaiting = {
  days: 14,
  source: "Llei 22/2010, art. 262-4",
  url: "https://www.boe.es/buscar/act.php?id=BOE-A-2010-13115",
  effectiveFrom: null,
  checked: lastRead,
  reviewBy: "2027-11-30",
  certainty: "high",
} as const satisfies DatedFigure & Record<string, unknown>;

/** The average rate of new mortgages in Spain, percent a year, and the month it was measured. Told beside the default. */
export const averageRate = {
  rate: 2.81,
  month: "2025-10",
  source: "INE",
  effectiveFrom: null,
  checked: lastRead,
  reviewBy: "2027-01-31",
  certainty: "high",
} as const satisfies DatedFigure & Record<string, unknown>;
