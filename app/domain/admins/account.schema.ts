import { z } from "zod";

import { signInSchema } from "./sign-in.schema";

/** A password has at least this many characters; nothing else is asked of it (NIST SP 800-63B). */
export const shortestPassword = 10;

const longestPassword = 1000;

const newPassword = z
  .string({ error: `signUp.password.short|min=${shortestPassword}` })
  .min(shortestPassword, `signUp.password.short|min=${shortestPassword}`)
  .max(longestPassword, `field.tooLong|max=${longestPassword}`);

/** What the sign-up form sends: the e-mail as at sign-in, a password of ten characters or more. */
export const signUpSchema = z.object({ email: signInSchema.shape.email, password: newPassword });

/** What the page behind the link of a sign-up sends: the password that was chosen there. */
export const confirmSchema = z.object({ password: signInSchema.shape.password });

/** What the form "forgot your password" sends. */
export const forgotSchema = z.object({ email: signInSchema.shape.email });

/** What the page behind the link of a forgotten password sends. */
export const resetSchema = z.object({ password: newPassword });

/** What the form of one's own name sends; blank is taken for none. */
export const nameSchema = z.object({
  name: z.string().trim().max(100, "field.tooLong|max=100").default(""),
});

/** What the form of a new password sends, on the page of one's own account. */
export const changePasswordSchema = z.object({
  current: z
    .string({ error: "account.password.current.required" })
    .max(longestPassword, `field.tooLong|max=${longestPassword}`),
  password: newPassword,
});
