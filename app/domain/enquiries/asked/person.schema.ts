import { z } from "zod";

import { optionalTick, requiredTick } from "~/domain/fields/choice.schema";
import { emailLine, optionalPhone, requiredLine } from "~/domain/fields/text.schema";

/** The privacy information was read (LOPDGDD art. 11); a separate box for news, never ticked beforehand (LSSI art. 21). */
export const consentFields = { privacy: requiredTick("field.privacy.required"), news: optionalTick() };

/** What every form asks of the person who writes. */
export const personSchema = z.object({
  firstName: requiredLine("field.firstName.required", 100),
  lastName: requiredLine("field.lastName.required", 100),
  email: emailLine(),
  phone: optionalPhone(),
  ...consentFields,
});
