import { z } from "zod";

import { cleanAddress, isMailAddress, longestAddress } from "./mail-address";
import { phoneFault } from "./phone";

// Texts of forms. Messages are keys of the catalogues; after `|` stands what the sentence mentions.

type Complaint = (issue: { input?: unknown }) => string;

// A field sent twice arrives as a list: no form of ours does that, so it is no missing answer.
export const missingOr =
  (required: string): Complaint =>
  (issue) =>
    issue.input === undefined ? required : "field.invalid";

// Browsers count a line break as one character and send two: both sides must count alike.
const withPlainBreaks = (text: string) => text.replaceAll("\r\n", "\n");

// A null byte ends a text in many programs that might read the database later.
const hasNoNull = (text: string) => !text.includes("\0");

// A break in a name or an address would forge lines in the mail and the list that the agent reads.
const isOneLine = (text: string) => !/[\0\r\n]/.test(text);

// A text too long is not looked at further: the next check could take seconds on what a program sends.
function text(max: number, complaint: Complaint) {
  return z
    .string({ error: complaint })
    .overwrite(withPlainBreaks)
    .trim()
    .max(max, { error: `field.tooLong|max=${max}`, abort: true });
}

/** One line that must be given. @param required key of the sentence that asks for it */
export function requiredLine(required: string, max: number) {
  return text(max, missingOr(required)).min(1, { error: required, abort: true }).refine(isOneLine, "field.invalid");
}

/** Words that must be given, on any number of lines. @param required key of the sentence that asks for them */
export function requiredText(required: string, max: number) {
  return text(max, missingOr(required)).min(1, { error: required, abort: true }).refine(hasNoNull, "field.invalid");
}

/** Words that may be left out. */
export function optionalText(max: number) {
  return text(max, () => "field.invalid")
    .refine(hasNoNull, "field.invalid")
    .optional();
}

/** Words that may be blank. */
export function words(max: number) {
  return optionalText(max).transform((said = "") => said);
}

/** One line that may be blank. */
export function line(max: number) {
  return words(max).refine((said) => !/[\r\n]/.test(said), "field.invalid");
}

/**
 * One line that must be given and is made of whatever was pasted: breaks become spaces. Without a letter or a digit it counts
 * as blank: the public pages rely on these lines.
 * @param required key of the sentence that asks for it
 */
export function joinedLine(required: string, max: number) {
  return z
    .string({ error: missingOr(required) })
    .overwrite(withoutBreaks)
    .max(max, { error: `field.tooLong|max=${max}`, abort: true })
    .regex(/[\p{L}\p{N}]/u, { error: required, abort: true });
}

/** The same, but it may be left out: without a letter or a digit it is blank. */
export function joinedLineOrBlank(max: number) {
  return z
    .string({ error: "field.invalid" })
    .overwrite(withoutBreaks)
    .max(max, `field.tooLong|max=${max}`)
    .overwrite((said) => (/[\p{L}\p{N}]/u.test(said) ? said : ""))
    .default("");
}

function withoutBreaks(said: string): string {
  return said
    .replaceAll("\0", "")
    .split(/[\r\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(" ");
}

/**
 * An e-mail address to which a mail can be sent, without what was pasted around it; 254 characters at most (RFC 5321).
 * @param blank key of what is said of spaces alone
 */
export function emailLine(blank = "field.email.required") {
  return z
    .string({ error: missingOr("field.email.required") })
    .overwrite(cleanAddress)
    .max(longestAddress, { error: `field.tooLong|max=${longestAddress}`, abort: true })
    .min(1, { error: blank, abort: true })
    .refine(isOneLine, { error: "field.invalid", abort: true })
    .refine(isMailAddress, "field.email.invalid");
}

/** The same, but it may be left out: blank then. */
export function emailOrBlank(max: number) {
  return z
    .string({ error: "field.invalid" })
    .overwrite(cleanAddress)
    .max(max, { error: `field.tooLong|max=${max}`, abort: true })
    .refine((said) => said === "" || isMailAddress(said), "field.email.invalid")
    .default("");
}

/** A phone number as people write it, with signs between its digits and an extension behind; Spanish where it names no country. */
export function optionalPhone() {
  return text(40, () => "field.invalid")
    .superRefine((phone, context) => {
      const fault = phone === "" ? undefined : phoneFault(phone);
      if (fault) context.addIssue({ code: "custom", message: `field.phone.${fault}` });
    })
    .optional();
}
