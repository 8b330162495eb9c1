import { addFeature, longestFeature, removeFeature } from "~/domain/listings/feature-list";

import {
  differingFields,
  type PropertyField,
  type PropertyForm,
  type PropertyTexts,
  type PropertyValues,
  readTexts,
  textsOf,
} from "./property-form";
import { readPropertyForm, type PropertyErrors } from "./property-form.schema";

/** The form of a home as it was sent. */
export type PropertyEntry = {
  texts: PropertyTexts;
  /** What is left in the field for a further feature. */
  feature: string;
  /** A feature came or went: the page is drawn anew with it, and nothing is stored. */
  isRedraw: boolean;
  errors: PropertyErrors;
  /** The version that the editor had before them; null for a new home. */
  version: number | null;
};

/** What the page says about an entry that is not stored. */
export type PropertyAnswer = Omit<PropertyEntry, "isRedraw"> & {
  status: "redrawn" | "refused" | "conflict" | "gone" | "failed";
  conflict: PropertyConflict | null;
  /** Why it could not be stored, in words. */
  failure: string | null;
};

/** Somebody else saved in between. */
export type PropertyConflict = {
  /** The version that is stored now. */
  version: number;
  savedAt: string;
  /** E-mail; null where that is not known. */
  savedBy: string | null;
  mine: PropertyTexts;
  theirs: PropertyTexts;
  /** Where the two differ. */
  fields: PropertyField[];
};

/**
 * Reads what was pressed and what stood in the fields. Enter presses the form's first button, a hidden one: with something
 * in the field for a further feature it adds that, else it saves. Saving adds it too: nobody loses what they typed there.
 */
export function readEntry(form: FormData): PropertyEntry {
  const texts = readTexts(form);
  const typed = read(form, "feature").trim();
  const removed = read(form, "removeFeature");
  const isAdding = form.has("addFeature") || (form.has("enter") && typed !== "");
  const isTooLong = typed.length > longestFeature;
  const features = removed === "" ? texts.features : removeFeature(texts.features, removed);
  return {
    texts: { ...texts, features: isTooLong || removed !== "" ? features : addFeature(features, typed) },
    feature: isTooLong || removed !== "" ? typed : "",
    isRedraw: isAdding || removed !== "",
    errors: isTooLong ? { features: [`propertyForm.feature.tooLong|max=${longestFeature}`] } : {},
    version: readVersion(read(form, "over")) ?? readVersion(read(form, "version")),
  };
}

/** The values of an entry, or what is wrong with it at each field. */
export function readValues(
  { texts, errors }: PropertyEntry,
  now: Date,
): { ok: true; values: PropertyValues } | { ok: false; errors: PropertyErrors } {
  const read = readPropertyForm(texts, now);
  if (read.ok && Object.keys(errors).length === 0) return read;
  return { ok: false, errors: { ...errors, ...(read.ok ? {} : read.errors) } };
}

/** What the second of two editors is told: who was quicker, and where the two entries differ. */
export function conflictOf(values: PropertyValues, current: PropertyForm): PropertyConflict {
  const mine = textsOf(values);
  const theirs = textsOf(current.values);
  return {
    version: current.version,
    savedAt: current.updatedAt,
    savedBy: current.updatedBy,
    mine,
    theirs,
    fields: differingFields(mine, theirs),
  };
}

function read(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

function readVersion(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
