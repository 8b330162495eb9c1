import { optionalChoice } from "~/domain/fields/choice.schema";
import { optionalWholeNumber } from "~/domain/fields/number.schema";
import { requiredLine } from "~/domain/fields/text.schema";

import { enquiryForm } from "./person.schema";
import { saleTimes, valuedTypes } from "./valuation";
import { partsOfDay } from "./viewing";

/** Area in m². */
export const valuationQuestions = {
  propertyAddress: requiredLine("valuation.propertyAddress.required", 300),
  propertyType: optionalChoice(valuedTypes),
  area: optionalWholeNumber(10_000, 85),
  bedrooms: optionalWholeNumber(50, 3),
  bathrooms: optionalWholeNumber(50, 2),
};

export const premiumValuationQuestions = {
  ...valuationQuestions,
  saleTime: optionalChoice(saleTimes),
  visitTime: optionalChoice(partsOfDay),
};

/** The valuation form of section 2 of the specification. */
export const valuationSchema = enquiryForm(valuationQuestions);

/** The same, with what the agent needs to know before a visit. */
export const premiumValuationSchema = enquiryForm(premiumValuationQuestions);
