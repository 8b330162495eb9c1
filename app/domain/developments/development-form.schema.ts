import { z } from "zod";

import { choiceOrNull, tick } from "~/domain/fields/choice.schema";
import { splitPoint } from "~/domain/fields/coordinates";
import { writtenDay } from "~/domain/fields/day.schema";
import {
  degrees,
  optionalAmount,
  optionalNumber,
  quantity,
  requiredAmount,
  requiredNumber,
} from "~/domain/fields/number.schema";
import { line, requiredLine, words } from "~/domain/fields/text.schema";
import { readAmount, readWholeNumber } from "~/domain/fields/written-numbers";
import type { ReadForm } from "~/domain/listings/entry";
import type { Errors, Texts } from "~/domain/listings/form";
import {
  features,
  mostPrice,
  neighborhood,
  outsideLink,
  pointErrors,
  postalCode,
} from "~/domain/listings/shared.schema";
import { energyClasses } from "~/domain/properties/property";
import { languages } from "~/i18n/languages";

import { readQuarter, writeQuarter } from "./completion";
import { constructionStates } from "./development";

// Messages are keys of the admin's catalogue; after `|` stands what the sentence mentions.

const percent = { min: 0, max: 100 };
const rooms = { min: 0, max: 99 };

/** The fields of the form of a development in the order of the page, and what each may hold. EUR and counts are whole. */
export const developmentSchema = z.object({
  name: requiredLine("developmentForm.name.required", 120),
  sourceLanguage: z.enum(languages, "field.invalid"),
  location: requiredLine("developmentForm.location.required", 120),
  summary: requiredLine("developmentForm.summary.required", 300),
  description: words(10_000),
  surroundings: words(4000),
  isPublished: tick(),
  isFeatured: tick(),
  videoLink: outsideLink,
  tourLink: outsideLink,
  neighborhood,
  address: line(300),
  postalCode,
  city: line(100),
  latitude: degrees(90),
  longitude: degrees(180),
  constructionState: z.enum(constructionStates, "field.invalid"),
  // "2025-Q4"
  completion: z.string("field.invalid").transform((text, context) => {
    const read = readCompletion(text);
    if (read !== undefined) return read;
    context.addIssue({ code: "custom", message: "developmentForm.completion.invalid" });
    return z.NEVER;
  }),
  worksLicence: line(60),
  worksLicenceExpires: writtenDay(),
  totalUnits: requiredNumber("developmentForm.totalUnits.required", { min: 1, max: 9999 }),
  totalFloors: optionalNumber({ min: 0, max: 200 }),
  bedroomsFrom: requiredNumber("developmentForm.bedrooms.required", rooms),
  bedroomsTo: requiredNumber("developmentForm.bedrooms.required", rooms),
  hasParking: tick(),
  // Shown only while no unit is listed.
  priceFrom: requiredAmount("developmentForm.priceFrom.required", { min: 0, max: mostPrice }),
  priceTo: optionalAmount({ min: 0, max: mostPrice }),
  reservationPercent: optionalNumber(percent),
  minimumDownPaymentPercent: requiredNumber("developmentForm.downPayment.required", percent),
  hasMortgage: tick(),
  hasFlexiblePaymentPlan: tick(),
  energyRating: choiceOrNull([...energyClasses, "in_progress", "exempt"]),
  energyConsumption: quantity(9999),
  emissionsRating: choiceOrNull(energyClasses),
  emissions: quantity(9999),
  features,
});

/** "Q4 2025" as people write it, or "2025-Q4" as it is stored; null for a blank, undefined for anything else. */
function readCompletion(text: string): string | null | undefined {
  const said = text.trim().toUpperCase();
  if (said === "") return null;
  const turned = /^Q([1-4])[ /-]*(\d{4})$/.exec(said);
  const quarter = readQuarter(turned ? `${turned[2]}-Q${turned[1]}` : said);
  return quarter ? writeQuarter(quarter) : undefined;
}

/** Everything the agent enters about a development. */
export type DevelopmentValues = z.infer<typeof developmentSchema>;

/** Rules over two fields, looked at even where others are wrong, so that everything is said at once. */
function errorsAcross(texts: Texts<DevelopmentValues>): Errors<DevelopmentValues> {
  const [from, to] = [readAmount(texts.priceFrom), readAmount(texts.priceTo)];
  const [least, most] = [readWholeNumber(texts.bedroomsFrom), readWholeNumber(texts.bedroomsTo)];
  return {
    ...pointErrors(texts),
    ...(from !== null && to !== null && to < from ? { priceTo: ["developmentForm.priceTo.tooLow"] } : {}),
    ...(least !== null && most !== null && most < least ? { bedroomsTo: ["developmentForm.bedroomsTo.tooLow"] } : {}),
  };
}

/** Reads the form of a development, or says at each field what is wrong with it. */
export function readDevelopmentForm(entered: Texts<DevelopmentValues>): ReadForm<DevelopmentValues> {
  const texts = splitPoint(entered);
  const read = developmentSchema.safeParse(texts);
  const across = errorsAcross(texts);
  if (read.success && Object.keys(across).length === 0) return { ok: true, values: read.data };
  return { ok: false, errors: { ...across, ...(read.success ? {} : z.flattenError(read.error).fieldErrors) } };
}
