import { z } from "zod";

// Messages are keys of the catalogue; after `|` stands what the sentence mentions.

type Complaint = (issue: { input?: unknown }) => string;

// A field sent twice arrives as a list: no form of ours does that, so it is no missing answer.
const missingOr =
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

/** An e-mail address by the specification's simple pattern: text, @, text, dot, text; 254 characters at most (RFC 5321). */
export function emailLine() {
  return requiredLine("field.email.required", 254).regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "field.email.invalid");
}

/** A phone number as people write it: six digits at least, with the signs that stand between them. */
export function optionalPhone() {
  return text(40, () => "field.invalid")
    .refine(
      (phone) => phone === "" || /^(?:[\s()+./\u2010-\u2013-]*\d){6}[\d\s()+./\u2010-\u2013-]*$/.test(phone),
      "field.phone.invalid",
    )
    .optional();
}

/** A whole number that may be left out. @param example a likely answer, for the sentence that asks for a number */
export function optionalWholeNumber(max: number, example: number) {
  const invalid = `field.number.invalid|example=${example}`;
  return z
    .number({ error: (issue) => (Array.isArray(issue.input) ? "field.invalid" : invalid) })
    .int({ error: invalid, abort: true })
    .min(0, invalid)
    .max(max, `field.number.tooLarge|max=${max}`)
    .optional();
}

/** One of several answers, or none. */
export function optionalChoice<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, { error: "field.invalid" }).optional();
}

/** The box that says the privacy information was read (LOPDGDD art. 11). */
export function privacyRead() {
  return z.literal("on", { error: missingOr("field.privacy.required") });
}

/** The separate box for news, never ticked beforehand (LSSI art. 21). */
export function wantsNews() {
  return z.literal("on", { error: "field.invalid" }).optional();
}

/** What every form asks of the person who writes. */
export const personSchema = z.object({
  firstName: requiredLine("field.firstName.required", 100),
  lastName: requiredLine("field.lastName.required", 100),
  email: emailLine(),
  phone: optionalPhone(),
  privacy: privacyRead(),
  news: wantsNews(),
});
