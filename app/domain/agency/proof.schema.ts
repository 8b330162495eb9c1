import { z } from "zod";

import { optionalTick } from "~/domain/fields/choice.schema";
import { joinedLineOrBlank } from "~/domain/fields/text.schema";

import type { Proof } from "./proof";
import { versionField } from "./setting-fields.schema";

export const longestSource = 160;

/** The form of what is shown as proof. */
export const proofSchema = z
  .object({
    version: versionField(),
    showsSold: optionalTick(),
    appreciationSource: joinedLineOrBlank(longestSource),
  })
  .transform(({ version, showsSold, appreciationSource }) => ({
    version,
    proof: { showsSold: showsSold === "on", appreciationSource } satisfies Proof,
  }));
