import { z } from "zod";

import { constructionStates, unitStatuses } from "~/domain/developments/development";
import { featureKeys } from "~/domain/listings/features";

import { localized } from "./sample-file";
import { energyLetter } from "./sample-home";
import { neighborhoodSlugs } from "./sample-neighborhood";
import { samplePicture } from "./sample-picture";

const whole = z.int().min(0);
const features = z.array(z.enum(featureKeys)).readonly();

const sampleUnit = z
  .strictObject({
    /** Floor and door, as on the plan of the building. */
    name: z.string(),
    floor: whole,
    bedrooms: whole,
    bathrooms: whole,
    /** Built area without the terrace, m². */
    area: whole,
    /** Useful area, m²; an ad for a new home must give both (Llei 18/2007, art. 59 d). */
    usefulArea: whole,
    /** m²; 0 for none. */
    terrace: whole,
    /** EUR, without VAT and costs. */
    price: whole,
    status: z.enum(unitStatuses),
    features,
    floorPlan: samplePicture,
  })
  .readonly();

export const sampleDevelopment = z
  .strictObject({
    slug: z.string(),
    /** A name is not translated. */
    name: z.string(),
    location: localized,
    neighborhood: z.enum(neighborhoodSlugs),
    address: z.string(),
    postalCode: z.string(),
    city: z.literal("Barcelona"),
    latitude: z.number(),
    longitude: z.number(),
    /** EUR, lowest and highest price of the units listed. */
    priceFrom: whole,
    priceTo: whole,
    completion: localized,
    /** Year and quarter, for sorting: "2025-Q4". */
    completionQuarter: z.string(),
    /** The state of the home belongs in every ad (Llei 18/2007, art. 59 b). */
    constructionState: z.enum(constructionStates),
    /** Number and expiry of the works licence (Llei 18/2007, art. 59 c); null while it is not granted. */
    worksLicense: z.strictObject({ number: z.string(), expiresOn: z.iso.date() }).readonly().nullable(),
    /** Homes in the building; `units` lists only some of them. */
    totalUnits: whole,
    /** Floors with homes, above the ground floor. */
    totalFloors: whole,
    bedroomsFrom: whole,
    bedroomsTo: whole,
    hasParking: z.boolean(),
    /** Of the project, until the building has its own certificate; null while there is none. */
    energyRating: energyLetter.nullable(),
    /** Non-renewable primary energy, kWh per m² and year. */
    energyConsumptionKwh: whole.nullable(),
    emissionsRating: energyLetter.nullable(),
    /** kg of CO2 per m² and year. */
    emissionsKg: whole.nullable(),
    /** Share of the price paid on reservation, per cent; null where no reservation is taken yet. */
    reservationPercent: whole.nullable(),
    /** Per cent of the price. */
    minimumDownPaymentPercent: whole,
    hasMortgage: z.boolean(),
    hasFlexiblePaymentPlan: z.boolean(),
    /** One line for the card, at most 95 characters. */
    summary: localized,
    /** Two or three paragraphs, an empty line between. */
    description: localized,
    /** The surroundings, for the Location tab. */
    surroundings: localized,
    features,
    /** The first is the main one. */
    photos: z.array(samplePicture).readonly(),
    isFeatured: z.boolean(),
    units: z.array(sampleUnit).readonly(),
  })
  .readonly();

export type SampleDevelopment = z.output<typeof sampleDevelopment>;
