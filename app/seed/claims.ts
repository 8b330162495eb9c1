import { z } from "zod";

import { localized, sampleFile } from "./sample-file";

const sampleClaim = z
  .strictObject({
    value: localized,
    label: localized,
    /** For the agent only: what the claim rests on. */
    basis: z.string(),
    order: z.int(),
  })
  .readonly();

export const claims = sampleFile("claims", z.array(sampleClaim).readonly());
