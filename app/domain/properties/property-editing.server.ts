import type { Db } from "~/db/database";
import type { ActivityDetails, ActivityKind } from "~/domain/activity/activity";
import { noteActivity } from "~/domain/activity/activity.server";
import { addedBefore, neighborhoodRefusal, type Refused, updateListing } from "~/domain/listings/editing.server";
import { copyTranslations } from "~/domain/listings/translations.server";

import { propertyForm, type StoredHome } from "./property-form";
import { findPropertyForm, insertProperty, replaceProperty } from "./property-form.repository.server";
import type { PropertyValues } from "./property-form.schema";
import { isPublicStatus } from "./property-search";
import { homesWithReference, isTakenReference } from "./reference.server";

export { findPropertyForm } from "./property-form.repository.server";
export { listProperties, recentlyEdited } from "./property-list.server";

type Created = { ok: true; id: number } | Refused<PropertyValues>;

/**
 * Adds a home. One with a public status is on the public site at once. The same form sent twice adds one.
 * @param editor id of the account that saves it
 * @param from the home that it began as a copy of, whose translations it takes along
 */
export function createProperty(
  db: Db,
  values: PropertyValues,
  editor: number,
  now: Date,
  from?: number,
): Promise<Created> {
  const created = db.transaction().execute(async (trx): Promise<Created> => {
    const home = { kind: "property", form: propertyForm, find: findPropertyForm } as const;
    const before = await addedBefore(home, trx, { values, editor }, now);
    if (before !== undefined) return { ok: true, id: before };
    const refused = (await neighborhoodRefusal(trx, values)) ?? (await referenceRefusal(trx, values, null));
    if (refused) return refused;

    const at = now.toISOString();
    const id = await insertProperty(trx, values, {
      published_at: isPublicStatus(values.status) ? at : null,
      updated_by: editor,
      created_at: at,
      updated_at: at,
    });
    if (from !== undefined) await copyTranslations(trx, "property", { from, to: id }, now);
    const details = { title: values.title, price: values.price, status: values.status };
    await noteActivity(trx, { kind: "property.created", actor: editor, subject: id, details }, now);
    return { ok: true, id };
  });
  return created.catch(takenAfterAll);
}

/** Stores a home anew, as `updateListing` says. */
export function updateProperty(
  db: Db,
  id: number,
  changes: { version: number; values: PropertyValues; editor: number },
  now: Date,
) {
  const home = {
    kind: "property" as const,
    form: propertyForm,
    find: findPropertyForm,
    refuse: referenceRefusal,
    replace: (trx: Db, { id }: StoredHome, values: PropertyValues, kept: Parameters<typeof replaceProperty>[3]) =>
      replaceProperty(trx, id, values, kept, isPublicStatus(values.status)),
    note: noteChanges,
  };
  return updateListing(home, db, id, changes, now).catch(takenAfterAll);
}

/** What a change of a home means to others is noted by name: its price, its status, that it came on the site or left it. */
async function noteChanges(
  trx: Db,
  { id, values: before }: StoredHome,
  after: PropertyValues,
  editor: number,
  now: Date,
) {
  const note = (kind: ActivityKind, details: ActivityDetails) =>
    noteActivity(trx, { kind, actor: editor, subject: id, details: { title: after.title, ...details } }, now);
  if (before.price !== after.price) await note("property.price", { from: before.price, to: after.price });
  if (before.status !== after.status) await note("property.status", { from: before.status, to: after.status });
  if (isPublicStatus(before.status) !== isPublicStatus(after.status))
    await note(isPublicStatus(after.status) ? "property.published" : "property.withdrawn", {});
}

async function referenceRefusal(
  db: Db,
  { reference }: PropertyValues,
  own: number | null,
): Promise<Refused<PropertyValues> | undefined> {
  if (reference === "") return undefined;
  return (await homesWithReference(db, reference)).some((id) => id !== own) ? referenceTaken : undefined;
}

const referenceTaken: Refused<PropertyValues> = {
  ok: false,
  reason: "refused",
  field: "reference",
  message: "propertyForm.reference.taken",
};

/** Somebody stored the same between the look and the save. */
function takenAfterAll(error: unknown): Refused<PropertyValues> {
  if (isTakenReference(error)) return referenceTaken;
  throw error;
}
