import { z } from "zod";

import { optionalChoice } from "~/domain/fields/choice.schema";
import { optionalWholeNumber } from "~/domain/fields/number.schema";
import { optionalText, requiredLine } from "~/domain/fields/text.schema";

import { personSchema } from "./person.schema";
import { saleTimes, valuedTypes } from "./valuation";
import { partsOfDay } from "./viewing";

/** The valuation form of section 2 of the specification. Area in m². */
export const valuationSchema = z.object({
  ...personSchema.shape,
  propertyAddress: requiredLine("valuation.propertyAddress.required", 300),
  propertyType: optionalChoice(valuedTypes),
  area: optionalWholeNumber(10_000, 85),
  bedrooms: optionalWholeNumber(50, 3),
  bathrooms: optionalWholeNumber(50, 2),
  message: optionalText(4000),
});

/** The same, with what the agent needs to know before a visit. */
export const premiumValuationSchema = z.object({
  ...valuationSchema.shape,
  saleTime: optionalChoice(saleTimes),
  visitTime: optionalChoice(partsOfDay),
});
