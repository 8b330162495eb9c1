import { z } from "zod";

import { optionalTick } from "~/domain/fields/choice.schema";
import { emailLine, optionalPhone, optionalText, requiredLine } from "~/domain/fields/text.schema";

/** A box for news, never ticked beforehand (LSSI art. 21). An answer to what was asked needs no consent: docs/decisions/063. */
export const consentFields = { news: optionalTick() };

const personSchema = z.object({
  firstName: requiredLine("field.firstName.required", 100),
  lastName: requiredLine("field.lastName.required", 100),
  email: emailLine(),
  phone: optionalPhone(),
  ...consentFields,
  message: optionalText(4000),
});

/** What every form asks of the person who writes: name, ways to answer, consent and words of their own. */
export type Person = z.output<typeof personSchema>;

/** A form for people who write to the agent. @param questions what it asks beside who writes */
export function enquiryForm<Questions extends z.ZodRawShape>(questions: Questions) {
  return personSchema.extend(questions);
}
