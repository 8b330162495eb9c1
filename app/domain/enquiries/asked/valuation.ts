import { propertyTypes } from "~/domain/properties/property";

import type { PartOfDay } from "./viewing";

/** The types that a valuation offers: the specification leaves the loft out. */
export const valuedTypes = propertyTypes.filter((type) => type !== "loft");

/** When an owner thinks of selling. */
export const saleTimes = ["three-months", "half-year", "year", "undecided"] as const;
export type SaleTime = (typeof saleTimes)[number];

const saleTimesInEnglish: Record<SaleTime, string> = {
  "three-months": "within three months",
  "half-year": "within six months",
  year: "within a year",
  undecided: "not decided yet",
};

/** What the premium form asks beyond the home itself, in the words that the agent reads. */
export function premiumDetails(asked: { saleTime?: SaleTime; visitTime?: PartOfDay }): Record<string, string> {
  return {
    ...(asked.saleTime ? { "Would like to sell": saleTimesInEnglish[asked.saleTime] } : {}),
    ...(asked.visitTime ? { "Best time for a visit": asked.visitTime } : {}),
  };
}
