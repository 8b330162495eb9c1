import { z } from "zod";

import { searchFeatureKeys } from "~/domain/listings/features";
import { searchedPlaces } from "~/domain/properties/property-search";

import type { BriefProgress } from "./brief-progress";
import { longestRequirements, preferencesSchema } from "./search-brief.schema";

/** A search on its way as it comes back from the visitor's browser; whatever is not exactly so is not ours. */
export const briefProgressSchema: z.ZodType<BriefProgress> = z.strictObject({
  person: z
    .strictObject({ name: z.string().min(1).max(100), email: z.string().min(1).max(254), wantsNews: z.boolean() })
    .optional(),
  typed: z
    .strictObject({
      ...{ name: z.string().max(100), email: z.string().max(254) },
      ...{ privacy: z.literal("on").optional(), news: z.literal("on").optional() },
    })
    .optional(),
  guard: z.strictObject({ stamp: z.string().max(100), isTrapped: z.boolean() }).optional(),
  brief: z.strictObject({
    ...preferencesSchema.shape,
    neighborhoods: z.array(z.enum(searchedPlaces)).max(searchedPlaces.length),
    features: z.array(z.enum(searchFeatureKeys)).max(searchFeatureKeys.length),
    additionalRequirements: z.string().max(longestRequirements).optional(),
  }),
  answered: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  isStored: z.boolean(),
  message: z.int().positive().optional(),
});
