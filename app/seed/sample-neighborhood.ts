import { z } from "zod";

import { localized } from "./sample-file";

/** The eight neighbourhood choices of the specification, section 9. */
export const neighborhoodSlugs = [
  ...["eixample", "pedralbes", "gracia", "sarria-sant-gervasi"],
  ...["ciutat-vella", "born", "poble-nou", "les-corts"],
] as const;

/** WGS84 degrees. */
const point = z.strictObject({ latitude: z.number(), longitude: z.number() }).readonly();

export const sampleNeighborhood = z
  .strictObject({
    slug: z.enum(neighborhoodSlugs),
    /** As a heading or a choice in a list. */
    name: localized,
    /** "in …" with the article and case of the language, for use inside a sentence. */
    locative: localized,
    /** At most 60 characters. */
    tagline: localized,
    /** Two or three paragraphs, an empty line between. */
    description: localized,
    /** True for the five that the home page names; only these have a photograph. */
    isNamed: z.boolean(),
    photoFile: z.string().nullable(),
    photoAlt: localized.nullable(),
    center: point,
    /** The choice that contains this one. */
    inside: z.enum(neighborhoodSlugs).nullable(),
    order: z.int(),
  })
  .readonly();

export type SampleNeighborhood = z.output<typeof sampleNeighborhood>;
