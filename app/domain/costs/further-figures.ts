import { type DatedFigure, lastRead } from "./dated-figure";

/** Figures that buyers ask about and that are no cost. */

/** How long an energy certificate holds, in years; the worst class for less. */
export const energyCertificate = {
  years: 10,
  worstClassYears: 5,
  source: "RD 390/2021",
  url: "https://www.boe.es/buscar/act.php?id=BOE-A-2021-9176",
  effectiveFrom: null,
  checked: lastRead,
  reviewBy: "2027-05-31",
  certainty: "medium",
} as const satisfies DatedFigure & Record<string, unknown>;

/** The residence permit for buyers, which is no more. */
export const goldenVisa = {
  price: 500_000,
  ended: "2025-04-03",
  source: "Ley Orgánica 1/2025",
  url: "https://www.boe.es/buscar/act.php?id=BOE-A-2025-76",
  effectiveFrom: "2025-04-03",
  checked: lastRead,
  reviewBy: "2027-11-30",
  certainty: "high",
} as const satisfies DatedFigure & Record<string, unknown>;
