import { z } from "zod";

import { optionalNumber } from "~/domain/fields/number.schema";
import { joinedLine, joinedLineOrBlank } from "~/domain/fields/text.schema";

import type { ClaimSettings } from "./agency";
import { fromFields, toFields, versionField } from "./setting-fields.schema";

export const claimLimits = { value: 20, label: 60, source: 80, basis: 500 } as const;

const value = joinedLine("settings.claim.value.required", claimLimits.value);
const source = joinedLineOrBlank(claimLimits.source);
const label = joinedLine("settings.claim.label.required", claimLimits.label);

/** The form of a claim: figure and label in each language, and how it can be proved (Ley 18/2007, art. 58.3). */
export const claimSchema = z
  .object({
    version: versionField(),
    "value-en": value,
    "value-es": value,
    "value-ca": value,
    "value-ru": value,
    "label-en": label,
    "label-es": label,
    "label-ca": label,
    "label-ru": label,
    "source-en": source,
    "source-es": source,
    "source-ca": source,
    "source-ru": source,
    since: optionalNumber({ min: 1900, max: 2100, sentence: "settings.claim.since.invalid" }).default(null),
    basis: joinedLine("settings.claim.basis.required", claimLimits.basis),
  })
  .transform((form) => ({
    version: form.version,
    item: {
      value: fromFields(form, "value"),
      label: fromFields(form, "label"),
      source: fromFields(form, "source"),
      since: form.since,
      basis: form.basis,
    } satisfies ClaimSettings,
  }));

/** What stands in the fields of the form. */
export function claimFields(claim: ClaimSettings): Record<string, string> {
  return {
    ...toFields("value", claim.value),
    ...toFields("label", claim.label),
    ...toFields("source", claim.source),
    since: String(claim.since ?? ""),
    basis: claim.basis,
  };
}
