import { z } from "zod";

import { joinedLine } from "~/domain/fields/text.schema";

import type { AgencySettings } from "./agency";
import { fromFields, toFields, versionField } from "./setting-fields.schema";

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
  openingHours: 120,
} as const;

const limit = agencyLimits;
const supervisingBody = joinedLine("settings.supervisingBody.required", limit.supervisingBody);
const openingHours = joinedLine("settings.openingHours.required", limit.openingHours);

/** Spanish NIF: of a person, a foreigner or a company, with or without the ES of its European form. */
const taxId = /^(?:ES[\s-]?)?[A-Z\d][\s.-]?(?:\d[\s.]?){7}[\s.-]?[A-Z\d]$/i;
/** Digits and the signs between them, a plus only before the first: whatever `telLink` leaves of it can be called. */
const phone = /^\(?\+?[\d\s().\-/\u2010-\u2013]+$/;
const email = /^[\p{L}\p{N}._+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;
/** "AICAT no. 1234" is how the number is written elsewhere; the pages say "AICAT" themselves. */
const register = /^AICAT\b[\s:.-]*(?:(?:no|núm|num|n)\b\.?º?[\s:.-]*)?/i;

const fields = z.object({
  version: versionField(),
  name: joinedLine("settings.name.required", limit.name),
  legalName: joinedLine("settings.legalName.required", limit.legalName),
  taxId: joinedLine("settings.taxId.required", limit.taxId).regex(taxId, "settings.taxId.invalid"),
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
  "openingHours-en": openingHours,
  "openingHours-es": openingHours,
  "openingHours-ca": openingHours,
  "openingHours-ru": openingHours,
});

/** The agency form of the settings: nothing blank, nothing that a link or a legal page could not use. */
export const agencySchema = fields.transform((form) => ({
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
    openingHours: fromFields(form, "openingHours"),
  } satisfies AgencySettings,
}));

/** What stands in the fields of the form. */
export function agencyFields({ supervisingBody, openingHours, ...lines }: AgencySettings): Record<string, string> {
  return {
    ...lines,
    ...toFields("supervisingBody", supervisingBody),
    ...toFields("openingHours", openingHours),
  };
}

/** An address that a `mailto:` link and a mail can carry as it is; the simple pattern of the public forms lets more pass. */
function agentAddress() {
  return joinedLine("field.email.required", agencyLimits.email).regex(email, "field.email.invalid");
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
