import type { Db } from "~/db/database";
import type { ActivityDetails, ActivityKind } from "~/domain/activity/activity";
import { noteActivity } from "~/domain/activity/activity.server";
import { languageNames } from "~/i18n/languages";

import { differingFields, type PropertyField, type PropertyForm, type PropertyValues, textsOf } from "./property-form";
import {
  findPropertyForm,
  hasNeighborhood,
  hasTranslation,
  insertProperty,
  isReferenceTaken,
  replaceProperty,
} from "./property-form.repository.server";
import { publicStatuses } from "./property-search";

export { findPropertyForm } from "./property-form.repository.server";
export { listProperties, recentlyEdited } from "./property-list.server";

/** What only the database knows to be wrong with an entry, by its field: a key of the catalogue. */
export type Refused = { ok: false; reason: "refused"; field: PropertyField; message: string };

type Created = { ok: true; id: number } | Refused;
type Updated =
  | { ok: true; hasChanged: boolean }
  | Refused
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "conflict"; current: PropertyForm };

/** Adds a home. One with a public status is on the public site at once. @param editor id of the account that saves it */
export function createProperty(db: Db, values: PropertyValues, editor: number, now: Date): Promise<Created> {
  return db.transaction().execute(async (trx) => {
    const refused = await refusalOf(trx, values, null);
    if (refused) return refused;

    const at = now.toISOString();
    const id = await insertProperty(trx, values, {
      published_at: isPublic(values) ? at : null,
      updated_by: editor,
      created_at: at,
      updated_at: at,
    });
    const details = { title: values.title, price: values.price, status: values.status };
    await noteActivity(trx, { kind: "property.created", actor: editor, subject: id, details }, now);
    return { ok: true, id };
  });
}

/**
 * Stores a home anew. Whoever saves second is told, and nothing is overwritten unknowingly: `version` is the one that the
 * editor had before them. Changed texts make the translations stale. A language that the texts are translated into is refused.
 */
export function updateProperty(
  db: Db,
  id: number,
  { version, values, editor }: { version: number; values: PropertyValues; editor: number },
  now: Date,
): Promise<Updated> {
  return db.transaction().execute(async (trx) => {
    const current = await findPropertyForm(trx, id);
    if (!current) return { ok: false, reason: "not-found" };
    const changed = differingFields(textsOf(values), textsOf(current.values));
    // Two who entered the same do not disagree.
    if (changed.length === 0) return { ok: true, hasChanged: false };
    if (current.version !== version) return { ok: false, reason: "conflict", current };
    const refused = (await refusalOf(trx, values, id)) ?? (await languageRefusalOf(trx, current, values));
    if (refused) return refused;

    await replaceProperty(trx, id, values, {
      at: now.toISOString(),
      editor,
      textsChange: translatedFields.some((field) => changed.includes(field)),
      isPublic: isPublic(values),
    });
    await noteChanges(trx, current, values, editor, now);
    return { ok: true, hasChanged: true };
  });
}

/** What a change of a home means to others is noted by name: its price, its status, that it came on the site or left it. */
async function noteChanges(
  trx: Db,
  { id, values: before }: PropertyForm,
  after: PropertyValues,
  editor: number,
  now: Date,
) {
  const note = (kind: ActivityKind, details: ActivityDetails) =>
    noteActivity(trx, { kind, actor: editor, subject: id, details: { title: after.title, ...details } }, now);
  if (before.price !== after.price) await note("property.price", { from: before.price, to: after.price });
  if (before.status !== after.status) await note("property.status", { from: before.status, to: after.status });
  if (isPublic(before) !== isPublic(after))
    await note(isPublic(after) ? "property.published" : "property.withdrawn", {});
}

const translatedFields = ["title", "summary", "description"] as const;

async function refusalOf(db: Db, { neighborhood, reference }: PropertyValues, own: number | null) {
  const refuse = (field: PropertyField, message: string): Refused => ({ ok: false, reason: "refused", field, message });
  if (!(await hasNeighborhood(db, neighborhood))) return refuse("neighborhood", "propertyForm.neighborhood.required");
  if (reference !== "" && (await isReferenceTaken(db, reference, own))) {
    return refuse("reference", "propertyForm.reference.taken");
  }
  return undefined;
}

/** A translation into the language that the home is said to be written in from now on would be out of everybody's sight. */
async function languageRefusalOf(db: Db, { id, values }: PropertyForm, { sourceLanguage }: PropertyValues) {
  if (sourceLanguage === values.sourceLanguage || !(await hasTranslation(db, id, sourceLanguage))) return undefined;
  const message = `propertyForm.sourceLanguage.translated|language=${languageNames[sourceLanguage]}`;
  return { ok: false, reason: "refused", field: "sourceLanguage", message } satisfies Refused;
}

function isPublic({ status }: PropertyValues): boolean {
  return publicStatuses.some((each) => each === status);
}
