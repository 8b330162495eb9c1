import { z } from "zod";

import { optionalChoice } from "~/domain/fields/choice.schema";
import { optionalText, requiredLine } from "~/domain/fields/text.schema";
import { turnkeyPackages } from "~/domain/services/turnkey-package";

import { personSchema } from "./person.schema";
import { partsOfDay } from "./viewing";

/** The consultation form of the services pages. */
export const consultationSchema = z.object({
  ...personSchema.shape,
  talkTime: optionalChoice(partsOfDay),
  message: optionalText(4000),
});

/** The quote form of the turnkey services: which home, and which package if that is decided. */
export const quoteSchema = z.object({
  ...personSchema.shape,
  propertyAddress: requiredLine("quote.propertyAddress.required", 300),
  package: optionalChoice(turnkeyPackages),
  message: optionalText(4000),
});
