/** What articles are often wrong about, as it really is. Days are ISO dates. */
export type DatedFact = {
  id: FactId;
  /** The truth, in the words that the admin panel shows. */
  value: string;
  /** From when it holds; null where there is no such day. */
  effectiveFrom: string | null;
  source: string;
  /** By when a person should read the source again. */
  reviewBy: string;
  /** high: read in the primary text or in several sources that agree; medium: in good secondary sources. */
  certainty: "high" | "medium";
};

export type FactId =
  | "transfer-tax"
  | "reduced-transfer-tax"
  | "golden-visa"
  | "non-eu-tax"
  | "loan-deed"
  | "faq-results"
  | "development-completion";

/** The facts that `checkFacts` holds articles to. */
export const datedFacts: Readonly<Record<FactId, DatedFact>> = {
  "transfer-tax": {
    id: "transfer-tax",
    value:
      "Transfer tax (ITP) on a resale home in Catalonia is a scale: 10 % up to €600,000, 11 % from there to €900,000, 12 % to " +
      "€1,500,000, 13 % above, each rate on its slice of the value only. The scale of 10 % up to one million and 11 % above ended " +
      "on 26 June 2025.",
    effectiveFrom: "2025-06-27",
    source: "Decret llei 5/2025 (DOGC 9379)",
    reviewBy: "2027-01-31",
    certainty: "high",
  },
  "reduced-transfer-tax": {
    id: "reduced-transfer-tax",
    value:
      "The reduced 5 % rate for a main home is for buyers aged 35 or under, with an income test. Up to 32 was the former limit.",
    effectiveFrom: "2025-06-27",
    source: "Decret llei 5/2025",
    reviewBy: "2027-01-31",
    certainty: "medium",
  },
  "golden-visa": {
    id: "golden-visa",
    value: "Buying a home no longer gives a residence permit: the golden visa ended on 3 April 2025.",
    effectiveFrom: "2025-04-03",
    source: "Ley Orgánica 1/2025",
    reviewBy: "2027-11-21",
    certainty: "high",
  },
  "non-eu-tax": {
    id: "non-eu-tax",
    value:
      "A tax of 100 % on buyers from outside the EU is a bill only (122/000196 of May 2025, second-hand homes only). No " +
      "approval is known: check before you write about it.",
    effectiveFrom: null,
    source: "Proposición de Ley 122/000196",
    reviewBy: "2027-02-28",
    certainty: "medium",
  },
  "loan-deed": {
    id: "loan-deed",
    value:
      "The lender pays the notary, the registry and the stamp duty (AJD) of the mortgage deed. The buyer pays the valuation " +
      "and the copies they ask for.",
    effectiveFrom: "2019-06-16",
    source: "Ley 5/2019, art. 14.1 e; RDL 17/2018",
    reviewBy: "2027-11-21",
    certainty: "high",
  },
  "faq-results": {
    id: "faq-results",
    value:
      "Google shows no FAQ results any more: they ended on 7 May 2026, so FAQ markup gives neither stars nor accordions.",
    effectiveFrom: "2026-05-07",
    source: "Google Search Central, FAQPage structured data",
    reviewBy: "2027-11-21",
    certainty: "high",
  },
  "development-completion": {
    id: "development-completion",
    value:
      "The fourth quarter of 2025 is past. Say that the building is completed, or check the new date with the developer.",
    effectiveFrom: "2026-01-01",
    source: "The calendar; the developments of the admin panel",
    reviewBy: "2027-01-31",
    certainty: "high",
  },
};

/** The facts that are due for a check on this day (ISO date). */
export function factsToReview(today: string): DatedFact[] {
  return Object.values(datedFacts).filter(({ reviewBy }) => reviewBy <= today);
}
