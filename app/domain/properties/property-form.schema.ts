import { z } from "zod";

import { choiceOrNull, tick } from "~/domain/fields/choice.schema";
import { splitPoint } from "~/domain/fields/coordinates";
import { writtenDay } from "~/domain/fields/day.schema";
import {
  degrees,
  optionalAmount,
  optionalArea,
  optionalNumber,
  quantity,
  requiredAmount,
  requiredArea,
  requiredNumber,
} from "~/domain/fields/number.schema";
import { line, requiredLine, words } from "~/domain/fields/text.schema";
import { readAmount, readArea } from "~/domain/fields/written-numbers";
import { type Doubt, floorDoubts, pointDoubts, priceDoubts } from "~/domain/listings/doubts";
import type { ReadForm } from "~/domain/listings/entry";
import { floorNames } from "~/domain/listings/floor-names";
import type { Errors, Texts } from "~/domain/listings/form";
import {
  features,
  mostPrice,
  neighborhood,
  outsideLink,
  pointErrors,
  postalCode,
  rooms,
} from "~/domain/listings/shared.schema";
import { dayInBarcelona } from "~/i18n/barcelona-time";
import { languages } from "~/i18n/languages";

import { longest } from "./longest-texts";
import { energyClasses, propertyStatuses, propertyTypes } from "./property";

// Messages are keys of the admin's catalogue; after `|` stands what the sentence mentions.

/** The first year a home may have been built or renovated in; the last is the current one (section 5). */
const firstYear = 1800;

/**
 * The fields of the form of a home in the order of the page, and what each may hold. EUR and m² are whole; null and an empty
 * text stand for what is not known. @param now for the dates and years that cannot lie ahead
 */
export function propertySchema(now: Date) {
  const today = dayInBarcelona(now);
  const year = optionalNumber({
    min: firstYear,
    max: Number(today.slice(0, 4)),
    sentence: `propertyForm.year.invalid|max=${today.slice(0, 4)}`,
  });
  return z.object({
    title: requiredLine("propertyForm.title.required", longest.title),
    summary: words(longest.summary),
    description: words(longest.description),
    sourceLanguage: z.enum(languages, "field.invalid"),
    price: requiredAmount("propertyForm.price.required", {
      min: 0,
      max: mostPrice,
      sentence: "propertyForm.price.invalid",
    }),
    status: z.enum(propertyStatuses, "field.invalid"),
    propertyType: z.enum(propertyTypes, "field.invalid"),
    // The agent's own number; no two homes share one.
    reference: line(longest.reference),
    isFeatured: tick(),
    videoLink: outsideLink,
    tourLink: outsideLink,
    neighborhood,
    address: line(longest.address),
    postalCode,
    city: line(longest.city),
    latitude: degrees(90),
    longitude: degrees(180),
    cadastralReference: z
      .string("field.invalid")
      .transform((reference) => reference.replace(/\s/g, "").toUpperCase())
      .refine((reference) => /^(?:[0-9A-Z]{20}|[0-9A-Z]{14})?$/.test(reference), "propertyForm.cadastral.invalid"),
    showsExactAddress: tick(),
    bedrooms: requiredNumber("propertyForm.bedrooms.required", { min: 0, max: 99 }),
    bathrooms: requiredNumber("propertyForm.bathrooms.required", { min: 0, max: 99 }),
    area: requiredArea("propertyForm.area.required", { min: 0, max: 100_000 }),
    usefulArea: optionalArea({ min: 0, max: 100_000 }),
    rooms,
    builtYear: year,
    renovatedYear: year,
    floor: optionalNumber({ min: -9, max: 200 }),
    // A code; empty where the floor has only a number.
    floorName: z.enum(["", ...floorNames], "field.invalid"),
    totalFloors: optionalNumber({ min: 0, max: 200 }),
    // EUR a month; 0 where there are none.
    communityFees: optionalAmount({ min: 0, max: 99_999 }),
    hasElevator: tick(),
    hasParking: tick(),
    hasStorage: tick(),
    energyRating: choiceOrNull([...energyClasses, "in_progress", "exempt"]),
    // kWh/m² and year.
    energyConsumption: quantity(9999),
    emissionsRating: choiceOrNull(energyClasses),
    // kg CO₂/m² and year.
    emissions: quantity(9999),
    certificateNumber: line(longest.certificateNumber),
    energyValidUntil: writtenDay(),
    // Date of the owner's signed order, without which nothing may be advertised (Ley 18/2007 art. 58.5).
    notaDeEncargoDate: writtenDay().refine((date) => date === null || date <= today, "propertyForm.day.ahead"),
    // Number of the certificate of habitability.
    cedula: line(longest.cedula),
    // Never shown to visitors.
    privateNotes: words(longest.privateNotes),
    features,
  });
}

/** Everything the agent enters about a home. */
export type PropertyValues = z.infer<ReturnType<typeof propertySchema>>;

/** Rules over two fields. They are looked at even where others are wrong, so that everything is said at once. */
function errorsAcross(texts: Texts<PropertyValues>): Errors<PropertyValues> {
  const area = readArea(texts.area) ?? 0;
  const usefulArea = readArea(texts.usefulArea) ?? 0;
  return {
    ...pointErrors(texts),
    // "Price on request" is none of our prices: whoever can see a home can see what it costs.
    ...(texts.status !== "draft" && readAmount(texts.price) === 0 ? { price: ["propertyForm.price.public"] } : {}),
    ...(area > 0 && usefulArea > area ? { usefulArea: ["propertyForm.usefulArea.tooLarge"] } : {}),
  };
}

/** What is asked about once before a home is stored. The ático of a building has a type of its own too. */
export function propertyDoubts(values: PropertyValues): Doubt[] {
  const isPenthouse = values.propertyType === "penthouse";
  return [
    ...priceDoubts(values.price),
    ...pointDoubts(values),
    ...(isPenthouse ? [] : floorDoubts(values, values.totalFloors)),
  ];
}

/** Reads the form of a home, or says at each field what is wrong with it. */
export function readPropertyForm(entered: Texts<PropertyValues>, now: Date): ReadForm<PropertyValues> {
  const texts = splitPoint(entered);
  const read = propertySchema(now).safeParse(texts);
  const across = errorsAcross(texts);
  if (read.success && Object.keys(across).length === 0) return { ok: true, values: read.data };
  return { ok: false, errors: { ...across, ...(read.success ? {} : z.flattenError(read.error).fieldErrors) } };
}
