import { z } from "zod";

import { featureKeys } from "~/domain/listings/features";
import { energyClasses, propertyTypes } from "~/domain/properties/property";

import { localized } from "./sample-file";
import { neighborhoodSlugs } from "./sample-neighborhood";
import { samplePicture } from "./sample-picture";

/** Letters of the Spanish energy label (RD 390/2021). */
export const energyLetter = z.enum(energyClasses);
const whole = z.int().min(0);

export const sampleHome = z
  .strictObject({
    title: localized,
    /** One line for the card, at most 95 characters. */
    summary: localized,
    /** Two to four paragraphs, an empty line between; the first sentence also works alone. */
    description: localized,
    /** The agent's own number, shown to visitors. */
    reference: z.string(),
    /** EUR, without purchase taxes and costs. */
    price: whole,
    bedrooms: whole,
    bathrooms: whole,
    /** Built area, m². */
    area: whole,
    /** Useful area, m². */
    usefulArea: whole,
    neighborhood: z.enum(neighborhoodSlugs),
    /** The street alone: no sample carries a door number, so none points at a real home. */
    address: z.string(),
    postalCode: z.string(),
    city: z.literal("Barcelona"),
    latitude: z.number(),
    longitude: z.number(),
    /** False: visitors see the neighbourhood and a pin rounded to about 100 m, never the street. */
    showsExactAddress: z.boolean(),
    propertyType: z.enum(propertyTypes),
    builtYear: whole,
    renovatedYear: whole.nullable(),
    /** Counted as in Spain and Britain, ground floor 0; null for a whole house. */
    floor: whole.nullable(),
    totalFloors: whole,
    hasElevator: z.boolean(),
    hasParking: z.boolean(),
    hasStorage: z.boolean(),
    energyRating: energyLetter,
    /** Non-renewable primary energy, kWh per m² and year. */
    energyConsumptionKwh: whole,
    emissionsRating: energyLetter,
    /** kg of CO2 per m² and year. */
    emissionsKg: whole,
    /** EUR a month; 0 where there is no community of owners. */
    communityFees: whole,
    features: z.array(z.enum(featureKeys)).readonly(),
    isFeatured: z.boolean(),
    /** In gallery order; the first is the main one. */
    photos: z.array(samplePicture).readonly(),
    floorPlan: samplePicture,
  })
  .readonly();

export type SampleHome = z.output<typeof sampleHome>;
