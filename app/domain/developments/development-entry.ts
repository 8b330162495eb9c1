import { addFeature, longestFeature, removeFeature } from "~/domain/listings/feature-list";

import {
  type DevelopmentField,
  type DevelopmentForm,
  type DevelopmentFormTexts,
  differingDevelopmentFields,
  formTextsOf,
  readFormTexts,
} from "./development-form";
import type { DevelopmentErrors } from "./development-form.schema";

/** The form of a development as it was sent. */
export type DevelopmentEntry = {
  texts: DevelopmentFormTexts;
  /** What is left in the field for a further feature. */
  feature: string;
  /** A feature came or went: the page is drawn anew with it, and nothing is stored. */
  isRedraw: boolean;
  errors: DevelopmentErrors;
  /** The version that the editor had before them; null for a new one. */
  version: number | null;
};

/** What the page says about an entry that is not stored. */
export type DevelopmentAnswer = Omit<DevelopmentEntry, "isRedraw"> & {
  status: "redrawn" | "refused" | "conflict" | "gone" | "failed";
  conflict: DevelopmentConflict | null;
  /** Why it could not be stored, in words. */
  failure: string | null;
};

/** Somebody else saved in between. */
export type DevelopmentConflict = {
  /** The version that is stored now. */
  version: number;
  savedAt: string;
  savedBy: string | null;
  theirs: DevelopmentFormTexts;
  /** Where the two differ. */
  fields: DevelopmentField[];
};

/** Reads what was pressed and what stood in the fields, as the form of a home does. */
export function readDevelopmentEntry(form: FormData): DevelopmentEntry {
  const texts = readFormTexts(form);
  const typed = read(form, "feature").trim();
  const removed = read(form, "removeFeature");
  const isAdding = form.has("addFeature") || (form.has("enter") && typed !== "");
  const isTooLong = typed.length > longestFeature;
  const features = removed === "" ? texts.features : removeFeature(texts.features, removed);
  const isKept = isTooLong || removed !== "";
  return {
    texts: { ...texts, features: isKept ? features : addFeature(features, typed) },
    feature: isKept ? typed : "",
    isRedraw: isAdding || removed !== "",
    errors: isTooLong ? { features: [`propertyForm.feature.tooLong|max=${longestFeature}`] } : {},
    version: readVersion(read(form, "over")) ?? readVersion(read(form, "version")),
  };
}

/** What the second of two editors is told: who was quicker, and where the two entries differ. */
export function developmentConflict(mine: DevelopmentFormTexts, current: DevelopmentForm): DevelopmentConflict {
  const theirs = formTextsOf(current.values);
  return {
    version: current.version,
    savedAt: current.updatedAt,
    savedBy: current.updatedBy,
    theirs,
    fields: differingDevelopmentFields(mine, theirs),
  };
}

function read(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

function readVersion(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
