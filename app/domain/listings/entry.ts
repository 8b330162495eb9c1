import { readId } from "~/domain/fields/address-number";
import { sentText } from "~/domain/fields/sent-text";

import { readAsked } from "./doubts";
import { addFeature, longestFeature, removeFeature } from "./feature-list";
import {
  type Change,
  type Entered,
  type Errors,
  type Field,
  type ListingForm,
  readTexts,
  settled,
  type Texts,
} from "./form";

/** A stored listing as its form needs it. */
export type StoredForm<Values extends Entered> = {
  id: number;
  /** One more with each save. */
  version: number;
  values: Values;
  updatedAt: string;
  /** E-mail of whoever saved it last; null where that is not known. */
  updatedBy: string | null;
};

/** The form of a listing as it was sent. */
export type Entry<Values extends Entered> = {
  texts: Texts<Values>;
  /** What is left in the field for a further feature. */
  feature: string;
  /** A feature came or went: the page is drawn anew with it, and nothing is stored. */
  isRedraw: boolean;
  errors: Errors<Values>;
  /** The version that the editor had before them; null for a new listing. */
  version: number | null;
  /** Marks of what stood in the fields of that version; empty for a new listing. */
  opened: string;
  /** Keys of the questions that were asked before: saving again answers them. */
  asked: string[];
};

/** What the page says about an entry that is not stored. */
export type Answer<Values extends Entered> = Omit<Entry<Values>, "isRedraw"> & {
  status: "redrawn" | "refused" | "conflict" | "gone" | "failed";
  conflict: Conflict<Values> | null;
  /** Why it could not be stored, in words. */
  failure: string | null;
};

/** Somebody else saved in between. */
export type Conflict<Values extends Entered> = {
  savedAt: string;
  /** E-mail; null where that is not known. */
  savedBy: string | null;
  mine: Texts<Values>;
  theirs: Texts<Values>;
  /** What one of the two changed, or both. */
  changes: Change<Field<Values>>[];
};

export type ReadForm<Values extends Entered> = { ok: true; values: Values } | { ok: false; errors: Errors<Values> };

/**
 * Reads what was pressed and what stood in the fields. Enter presses the form's first button, a hidden one: with something
 * in the field for a further feature it adds that, else it saves. Saving adds it too: nobody loses what they typed there. On a
 * page that was drawn anew for a feature one is still at that field: Enter with nothing in it draws that page again.
 */
export function readEntry<Values extends Entered>(form: ListingForm<Values>, sent: FormData): Entry<Values> {
  const texts = readTexts(form, sent);
  const typed = sentText(sent, "feature").trim();
  const removed = sentText(sent, "removeFeature");
  const isAdding = sent.has("addFeature") || (sent.has("enter") && (typed !== "" || sent.has("addingFeatures")));
  const isTooLong = typed.length > longestFeature;
  const features = removed === "" ? texts.features : removeFeature(texts.features, removed);
  const tooLong: readonly unknown[] = ["features", [`propertyForm.feature.tooLong|max=${longestFeature}`]];
  return {
    texts: settled({ ...texts, features: isTooLong || removed !== "" ? features : addFeature(features, typed) }),
    feature: isTooLong || removed !== "" ? typed : "",
    isRedraw: isAdding || removed !== "",
    errors: Object.fromEntries(isTooLong ? [tooLong] : []),
    version: readVersion(sentText(sent, "version")),
    opened: sentText(sent, "opened"),
    asked: readAsked(sent),
  };
}

/** The values of an entry, or what is wrong with it at each field. */
export function readValues<Values extends Entered>(
  { texts, errors }: Entry<Values>,
  readForm: (texts: Texts<Values>) => ReadForm<Values>,
): ReadForm<Values> {
  const read = readForm(texts);
  if (read.ok && Object.keys(errors).length === 0) return read;
  return { ok: false, errors: { ...errors, ...(read.ok ? {} : read.errors) } };
}

function readVersion(text: string): number | null {
  return readId(text) ?? null;
}
