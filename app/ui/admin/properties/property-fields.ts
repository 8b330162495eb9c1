import { longest } from "~/domain/properties/longest-texts";
import { type PropertyField, type PropertyTexts, textFields } from "~/domain/properties/property-form";
import type { PropertyErrors } from "~/domain/properties/property-form.schema";
import type { FieldState } from "~/ui/field";

const required: readonly PropertyField[] = ["title", "price", "bedrooms", "bathrooms", "area", "neighborhood"];
const lengths: Partial<Record<PropertyField, number>> = longest;

/** Each field of the form by its name, which is its id too. */
export type PropertyFields = (name: PropertyField) => FieldState;

/** The fields as they are drawn: what stands in them and what is wrong with it. */
export function propertyFields(texts: PropertyTexts, errors: PropertyErrors): PropertyFields {
  return (name) => ({
    id: name,
    name,
    initialValue: texts[name],
    errors: errors[name],
    required: required.includes(name),
    maxLength: lengths[name],
  });
}

/** All fields in the order of the page. */
export const fieldsInOrder: readonly PropertyField[] = [...textFields, "features"];
