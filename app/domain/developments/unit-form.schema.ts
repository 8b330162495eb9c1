import { z } from "zod";

import { optionalArea, requiredAmount, requiredArea, requiredNumber } from "~/domain/fields/number.schema";
import { requiredLine } from "~/domain/fields/text.schema";
import { readArea } from "~/domain/fields/written-numbers";
import { longestFeature, mostFeatures } from "~/domain/listings/feature-list";
import { floorNames } from "~/domain/listings/floor-names";
import { rooms } from "~/domain/listings/shared.schema";

import { unitStatuses } from "./development";
import { readFeatureLines, type UnitField, type UnitTexts, type UnitValues } from "./unit-form";

export type UnitErrors = Partial<Record<UnitField, string[]>>;

const area = { min: 0, max: 100_000 };

const schema = z.object({
  name: requiredLine("unitForm.name.required", 40),
  floor: requiredNumber("unitForm.floor.required", { min: -9, max: 200 }),
  floorName: z.enum(["", ...floorNames], "field.invalid"),
  bedrooms: requiredNumber("unitForm.number.required", { min: 0, max: 99 }),
  bathrooms: requiredNumber("unitForm.number.required", { min: 0, max: 99 }),
  area: requiredArea("unitForm.area.required", area),
  usefulArea: optionalArea(area),
  rooms,
  terrace: optionalArea(area).transform((terrace) => terrace ?? 0),
  price: requiredAmount("unitForm.price.required", { min: 0, max: 99_999_999 }),
  status: z.enum(unitStatuses, "field.invalid"),
  features: z
    .string("field.invalid")
    .transform(readFeatureLines)
    .pipe(
      z
        .array(z.string().max(longestFeature, `propertyForm.feature.tooLong|max=${longestFeature}`))
        .max(mostFeatures, `propertyForm.features.tooMany|max=${mostFeatures}`),
    ),
});

/** Reads the form of a unit, or says at each field what is wrong with it. */
export function readUnitForm(texts: UnitTexts): { ok: true; values: UnitValues } | { ok: false; errors: UnitErrors } {
  const read = schema.safeParse(texts);
  const built = readArea(texts.area) ?? 0;
  const useful = readArea(texts.usefulArea) ?? 0;
  const isTooLarge = built > 0 && useful > built;
  if (read.success && !isTooLarge) return { ok: true, values: read.data };
  const errors: UnitErrors = read.success ? {} : z.flattenError(read.error).fieldErrors;
  return { ok: false, errors: isTooLarge ? { ...errors, usefulArea: ["propertyForm.usefulArea.tooLarge"] } : errors };
}
