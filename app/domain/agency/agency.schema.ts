import { z } from "zod";

import { cleanAddress, isMailAddress } from "~/domain/fields/mail-address";
import { requiredNumber } from "~/domain/fields/number.schema";
import { joinedLine, joinedLineOrBlank } from "~/domain/fields/text.schema";

import type { AgencySettings } from "./agency";
import { type CommercialRegisterPart, commercialRegisterParts } from "./commercial-register";
import { readSpans, type Weekday, weekdays, writeSpans } from "./opening-hours";
import { fromFields, toFields, versionField } from "./setting-fields.schema";
import { taxIdFault } from "./tax-id";

/** How long each line may be; the form says so too. */
export const agencyLimits = {
  name: 60,
  legalName: 150,
  taxId: 20,
  registerNumber: 40,
  supervisingBody: 200,
  phone: 40,
  messagingNumber: 40,
  email: 254,
  address: 200,
  hours: 40,
  hoursNote: 120,
  footerSentence: 160,
  register: 80,
  registerPart: 20,
} as const;

const limit = agencyLimits;
const supervisingBody = joinedLine("settings.supervisingBody.required", limit.supervisingBody);
const hoursNote = joinedLineOrBlank(limit.hoursNote);
const footerSentence = joinedLineOrBlank(limit.footerSentence);
const price = { min: 1000, max: 100_000_000 };
const registerPart = joinedLineOrBlank(limit.registerPart);

/** Digits and the signs between them, a plus only before the first: whatever `telLink` leaves of it can be called. */
const phone = /^\(?\+?[\d\s().\-/\u2010-\u2013]+$/;
const email = /^[\p{L}\p{N}._+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;
/** "AICAT no. 1234" is how the number is written elsewhere; the pages say "AICAT" themselves. */
const register = /^AICAT\b[\s:.-]*(?:(?:no|núm|num|n)\b\.?º?[\s:.-]*)?/i;

const fields = z.object({
  version: versionField(),
  name: joinedLine("settings.name.required", limit.name),
  legalName: joinedLine("settings.legalName.required", limit.legalName),
  taxId: joinedLine("settings.taxId.required", limit.taxId).superRefine((typed, context) => {
    const fault = taxIdFault(typed);
    if (fault) context.addIssue({ code: "custom", message: `settings.taxId.${fault}` });
  }),
  registerNumber: joinedLine("settings.registerNumber.required", limit.registerNumber)
    .overwrite((text) => text.replace(register, ""))
    .regex(/^[\p{L}\d ./-]*\d[\p{L}\d ./-]*$/u, "settings.registerNumber.required"),
  "supervisingBody-en": supervisingBody,
  "supervisingBody-es": supervisingBody,
  "supervisingBody-ca": supervisingBody,
  "supervisingBody-ru": supervisingBody,
  phone: joinedLine("settings.phone.required", limit.phone)
    .regex(phone, { error: "settings.phone.invalid", abort: true })
    .refine((text) => isLongEnough(digitsOf(text)), "settings.phone.invalid"),
  messagingNumber: joinedLine("settings.messagingNumber.required", limit.messagingNumber)
    .regex(phone, { error: "settings.messagingNumber.invalid", abort: true })
    .overwrite(withCountryCode)
    .refine((digits) => isLongEnough(digits) && !digits.startsWith("0"), "settings.messagingNumber.invalid"),
  email: agentAddress(),
  address: joinedLine("settings.address.required", limit.address),
  "hours-monday": spansLine(),
  "hours-tuesday": spansLine(),
  "hours-wednesday": spansLine(),
  "hours-thursday": spansLine(),
  "hours-friday": spansLine(),
  "hours-saturday": spansLine(),
  "hours-sunday": spansLine(),
  "hoursNote-en": hoursNote,
  "hoursNote-es": hoursNote,
  "hoursNote-ca": hoursNote,
  "hoursNote-ru": hoursNote,
  "footerSentence-en": footerSentence,
  "footerSentence-es": footerSentence,
  "footerSentence-ca": footerSentence,
  "footerSentence-ru": footerSentence,
  priceFrom: requiredNumber("settings.priceFrom.required", price),
  priceTo: requiredNumber("settings.priceTo.required", price),
  "commercial-register": joinedLineOrBlank(limit.register),
  "commercial-volume": registerPart,
  "commercial-folio": registerPart,
  "commercial-sheet": registerPart,
  "commercial-entry": registerPart,
});

/**
 * The agency form of the settings: nothing blank but what an agency may lack, nothing that a link or a legal page could not use.
 * Numbers of an entry say nothing without the register that they stand in.
 */
export const agencySchema = fields
  .superRefine(requireRegister)
  .superRefine(requireOrder)
  .transform((form) => ({
    version: form.version,
    agency: {
      name: form.name,
      legalName: form.legalName,
      taxId: form.taxId,
      phone: form.phone,
      email: form.email,
      messagingNumber: form.messagingNumber,
      registerNumber: form.registerNumber,
      supervisingBody: fromFields(form, "supervisingBody"),
      address: form.address,
      hours: {
        monday: form["hours-monday"],
        tuesday: form["hours-tuesday"],
        wednesday: form["hours-wednesday"],
        thursday: form["hours-thursday"],
        friday: form["hours-friday"],
        saturday: form["hours-saturday"],
        sunday: form["hours-sunday"],
      } satisfies Record<Weekday, unknown>,
      hoursNote: fromFields(form, "hoursNote"),
      footerSentence: fromFields(form, "footerSentence"),
      priceFrom: form.priceFrom,
      priceTo: form.priceTo,
      commercialRegister: {
        register: form["commercial-register"],
        volume: form["commercial-volume"],
        folio: form["commercial-folio"],
        sheet: form["commercial-sheet"],
        entry: form["commercial-entry"],
      } satisfies Record<CommercialRegisterPart, string>,
    } satisfies AgencySettings,
  }));

/** What stands in the fields of the form. */
export function agencyFields(agency: AgencySettings): Record<string, string> {
  const { supervisingBody, hours, hoursNote, footerSentence, priceFrom, priceTo, commercialRegister, ...lines } =
    agency;
  return {
    ...lines,
    ...toFields("supervisingBody", supervisingBody),
    ...Object.fromEntries(weekdays.map((day) => [`hours-${day}`, writeSpans(hours[day])])),
    ...toFields("hoursNote", hoursNote),
    ...toFields("footerSentence", footerSentence),
    priceFrom: String(priceFrom),
    priceTo: String(priceTo),
    ...Object.fromEntries(commercialRegisterParts.map((part) => [`commercial-${part}`, commercialRegister[part]])),
  };
}

/** The hours of a day as people write them, `9:30–14:00, 16–19`; blank for a day on which the office is closed. */
export function spansLine() {
  return joinedLineOrBlank(limit.hours).transform((line, context) => {
    const read = readSpans(line);
    if (!read) context.addIssue({ code: "custom", message: "settings.hours.invalid" });
    return read ?? z.NEVER;
  });
}

function requireRegister(
  form: Readonly<Record<`commercial-${CommercialRegisterPart}`, string>>,
  context: z.RefinementCtx,
) {
  if (form["commercial-register"] !== "") return;
  if (commercialRegisterParts.every((part) => form[`commercial-${part}`] === "")) return;
  context.addIssue({ code: "custom", path: ["commercial-register"], message: "settings.commercialRegister.required" });
}

function requireOrder({ priceFrom, priceTo }: { priceFrom: number; priceTo: number }, context: z.RefinementCtx) {
  if (priceTo > priceFrom) return;
  context.addIssue({ code: "custom", path: ["priceTo"], message: "settings.priceTo.tooLow" });
}

/** An address that a `mailto:` link and a mail can carry as it is; the simple pattern of the public forms lets more pass. */
function agentAddress() {
  return joinedLine("field.email.required", agencyLimits.email)
    .overwrite(cleanAddress)
    .refine((said) => email.test(said) && isMailAddress(said), "field.email.invalid");
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

// E.164 allows fifteen; with fewer than nine nobody abroad can call.
function isLongEnough(digits: string): boolean {
  return digits.length >= 9 && digits.length <= 15;
}

/** Messaging links want the number as it is dialled from abroad; nine Spanish digits alone are taken for what they are. */
function withCountryCode(text: string): string {
  const digits = digitsOf(text).replace(/^00/, "");
  const isSpanish = !text.includes("+") && /^[6-9]\d{8}$/.test(digits);
  return isSpanish ? `34${digits}` : digits;
}

/** The form that sends a mail to try whether mails leave. */
export const mailTestSchema = z.object({ recipient: agentAddress() });
