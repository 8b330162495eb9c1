import type { DatedFigure } from "~/domain/costs/dated-figure";
import { goldenVisa } from "~/domain/costs/further-figures";
import { mortgageLaw } from "~/domain/costs/mortgage-figures";
import { reducedTax, transferTax } from "~/domain/costs/tax-figures";
import { formatDay, formatPrice } from "~/i18n/format";

/** What articles are often wrong about, as it really is. Days are ISO dates. */
export type DatedFact = {
  /** The truth, in the words that the admin panel shows. */
  value: string;
  /** From when it holds; null where there is no such day. */
  effectiveFrom: string | null;
  source: string;
  /** By when a person should read the source again. */
  reviewBy: string;
};

export type FactId =
  | "transfer-tax"
  | "reduced-transfer-tax"
  | "golden-visa"
  | "non-eu-tax"
  | "loan-deed"
  | "faq-results"
  | "development-completion";

const euro = (amount: number) => formatPrice("en", amount);
const day = (iso: string) => formatDay("en", iso);
const [first, second, third, fourth] = transferTax.bands;

/** The facts that `checkFacts` holds articles to. What is a figure of a purchase comes from `domain/costs`. */
export const datedFacts: Readonly<Record<FactId, DatedFact>> = {
  "transfer-tax": {
    value:
      `Transfer tax (ITP) on a resale home in Catalonia is a scale: ${first.rate} % up to ${euro(second.from)}, ` +
      `${second.rate} % from there to ${euro(third.from)}, ${third.rate} % to ${euro(fourth.from)}, ${fourth.rate} % above, ` +
      `each rate on its slice of the value only. The scale of 10 % up to one million and 11 % above ended on ` +
      `${day(transferTax.formerScaleEnded)}.`,
    ...datesOf(transferTax),
  },
  "reduced-transfer-tax": {
    value:
      `The reduced ${reducedTax.rate} % rate for a main home is for buyers aged ${reducedTax.age} or under, with an income ` +
      `test. Up to ${reducedTax.formerAge} was the former limit.`,
    ...datesOf(reducedTax),
  },
  "golden-visa": {
    value: `Buying a home no longer gives a residence permit: the golden visa ended on ${day(goldenVisa.ended)}.`,
    ...datesOf(goldenVisa),
  },
  "non-eu-tax": {
    value:
      "A tax of 100 % on buyers from outside the EU was a bill only (122/000196 of May 2025, second-hand homes only), and " +
      "bills lapsed when the Cortes were dissolved in October 2026. Check before you write about a new one.",
    effectiveFrom: null,
    source: "Proposición de Ley 122/000196",
    reviewBy: "2027-02-28",
  },
  "loan-deed": {
    value:
      "The lender pays the notary, the registry and the stamp duty (AJD) of the mortgage deed. The buyer pays the valuation " +
      "and the copies they ask for.",
    ...datesOf(mortgageLaw),
    source: "Ley 5/2019, art. 14.1 e; RDL 17/2018",
  },
  "faq-results": {
    value:
      "Google shows no FAQ results any more: they ended on 7 May 2026, so FAQ markup gives neither stars nor accordions.",
    effectiveFrom: "2026-05-07",
    source: "Google Search Central, FAQPage structured data",
    reviewBy: "2027-11-21",
  },
  "development-completion": {
    value:
      "The fourth quarter of 2025 is past. Say that the building is completed, or check the new date with the developer.",
    effectiveFrom: "2026-01-01",
    source: "The calendar; the developments of the admin panel",
    reviewBy: "2027-01-31",
  },
};

function datesOf({ effectiveFrom, source, reviewBy }: DatedFigure) {
  return { effectiveFrom, source, reviewBy };
}
