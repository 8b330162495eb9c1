import { z } from "zod";

import { optionalText, requiredLine } from "~/domain/fields/text.schema";

import { personSchema } from "./person.schema";

/** The contact form of section 2 of the specification, with a message of one's own that may be left out. */
export const contactSchema = z.object({
  ...personSchema.shape,
  propertyAddress: requiredLine("field.propertyAddress.required", 300),
  message: optionalText(4000),
});
