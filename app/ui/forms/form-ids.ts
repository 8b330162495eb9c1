import type { FormName } from "./forms";

/**
 * The form of each page by the id of its element. A loader that answers one as `formId` has the languages of the frame send that
 * form along: what was typed stands in it in the other language too.
 */
export const formIds = {
  contact: "contact-form",
  consultation: "consultation-form",
  developmentQuestion: "information-form",
  quote: "quote-form",
  valuation: "valuation-form",
  premiumValuation: "premium-valuation-form",
  viewing: "viewing-form",
  booking: "booking-form",
  searchDetails: "search-details",
  searchBudget: "search-budget",
  searchLocation: "search-location",
} as const satisfies Record<FormName, string>;
