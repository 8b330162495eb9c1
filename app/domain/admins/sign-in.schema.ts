import { z } from "zod";

import { addressOnTheWire } from "~/domain/fields/mail-address";
import { emailLine } from "~/domain/fields/text.schema";

// A password is taken as it was typed, spaces and all. The limit only keeps nonsense away from the hash.
const longestPassword = 1000;

/** What the sign-in form sends. Messages are keys of the catalogues. The address is one, whichever letters a browser sends it in. */
export const signInSchema = z.object({
  email: emailLine("field.email.invalid").transform((typed) => addressOnTheWire(typed) ?? typed),
  password: z
    .string({ error: "signIn.password.required" })
    .max(longestPassword, `field.tooLong|max=${longestPassword}`),
});

export type Credentials = z.output<typeof signInSchema>;
