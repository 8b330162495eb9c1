import { type DatedFigure, lastRead } from "./dated-figure";

/** Notary, land registry and what else a purchase costs. Money is EUR. */

// Both tariffs begin with a fixed fee that the decrees give in pesetas, 166.386 to the euro. Rounded to cents, as it is
// usually printed, it would make most totals one cent too low.
const pesetas = (amount: number) => amount / 166.386;

/** The notary's tariff for the deed: so much per thousand of each slice, less a fixed reduction; before VAT and copies. */
export const notaryTariff = {
  start: pesetas(15_000),
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
  url: "https://www.boe.es/buscar/act.php?id=BOE-A-1989-28111",
  effectiveFrom: null,
  checked: lastRead,
  reviewBy: "2027-06-30",
  certainty: "high",
} as const satisfies DatedFigure & Record<string, unknown>;

/** The land registry's tariff, before VAT and presentation. The reduction is not certain: texts say "about". */
export const registryTariff = {
  start: pesetas(4_000),
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
  url: "https://www.boe.es/buscar/act.php?id=BOE-A-1989-28112",
  effectiveFrom: null,
  checked: lastRead,
  reviewBy: "2027-06-30",
  certainty: "medium",
} as const satisfies DatedFigure & Record<string, unknown>;

/** What invoices come to, VAT, copies and pages included; a lawyer's fee as a share of the price, before VAT. */
export const invoiceCustoms = {
  notary: { from: 900, to: 1_500 },
  registry: { from: 450, to: 800 },
  paperwork: { from: 300, to: 500 },
  lawyer: 1,
  source: "puntohabitat.es, bravosestate.com",
  effectiveFrom: null,
  checked: lastRead,
  reviewBy: "2027-05-31",
  certainty: "medium",
} as const satisfies DatedFigure & Record<string, unknown>;
