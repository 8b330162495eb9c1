import { z } from "zod";

import { joinedLine } from "~/domain/fields/text.schema";

import type { ClaimSettings } from "./agency";
import { fromFields, toFields, versionField } from "./setting-fields.schema";

export const claimLimits = { value: 20, label: 60, basis: 500 } as const;

const value = joinedLine("settings.claim.value.required", claimLimits.value);
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
    basis: joinedLine("settings.claim.basis.required", claimLimits.basis),
  })
  .transform((form) => ({
    version: form.version,
    item: {
      value: fromFields(form, "value"),
      label: fromFields(form, "label"),
      basis: form.basis,
    } satisfies ClaimSettings,
  }));

/** What stands in the fields of the form. */
export function claimFields(claim: ClaimSettings): Record<string, string> {
  return { ...toFields("value", claim.value), ...toFields("label", claim.label), basis: claim.basis };
}
