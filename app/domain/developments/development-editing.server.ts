import type { Db } from "~/db/database";
import type { ActivityDetails, ActivityKind } from "~/domain/activity/activity";
import { noteActivity } from "~/domain/activity/activity.server";
import { addedBefore, neighborhoodRefusal, type Refused, updateListing } from "~/domain/listings/editing.server";
import { folded } from "~/i18n/fold";

import { developmentForm, type StoredDevelopment } from "./development-form";
import {
  findDevelopmentForm,
  insertDevelopment,
  isSlugTaken,
  replaceDevelopment,
} from "./development-form.repository.server";
import type { DevelopmentValues } from "./development-form.schema";

export { findDevelopmentForm } from "./development-form.repository.server";

type Created = { ok: true; id: number } | Refused<DevelopmentValues>;

/** Adds a development; its address is made of its name and stays. @param editor id of the account that saves it */
export function createDevelopment(db: Db, values: DevelopmentValues, editor: number, now: Date): Promise<Created> {
  return db.transaction().execute(async (trx) => {
    const development = { kind: "development", form: developmentForm, find: findDevelopmentForm } as const;
    const before = await addedBefore(development, trx, { values, editor }, now);
    if (before !== undefined) return { ok: true, id: before };
    const refused = (await neighborhoodRefusal(trx, values)) ?? (await priceRefusal(trx, values, null));
    if (refused) return refused;
    const slug = await freeSlug(trx, values.name);
    const id = await insertDevelopment(trx, values, { slug, editor, at: now.toISOString() });
    const details = { title: values.name };
    await noteActivity(trx, { kind: "development.created", actor: editor, subject: id, details }, now);
    return { ok: true, id };
  });
}

/** Stores a development anew, as `updateListing` says; another language takes the texts along. */
export function updateDevelopment(
  db: Db,
  id: number,
  changes: { version: number; values: DevelopmentValues; editor: number },
  now: Date,
) {
  const development = {
    kind: "development" as const,
    form: developmentForm,
    find: findDevelopmentForm,
    refuse: priceRefusal,
    replace: replaceDevelopment,
    note: noteChanges,
  };
  return updateListing(development, db, id, changes, now);
}

/** What a change of a development means to others is noted by name: its price, that it came on the site or left it. */
async function noteChanges(
  trx: Db,
  { id, values: before }: StoredDevelopment,
  after: DevelopmentValues,
  editor: number,
  now: Date,
) {
  const note = (kind: ActivityKind, details: ActivityDetails) =>
    noteActivity(trx, { kind, actor: editor, subject: id, details: { title: after.name, ...details } }, now);
  if (before.priceFrom !== after.priceFrom)
    await note("development.price", { from: before.priceFrom, to: after.priceFrom });
  if (before.isPublished !== after.isPublished) {
    await note(after.isPublished ? "development.published" : "development.withdrawn", {});
  }
}

/** What visitors can see has a price: each unit, or the building until units are listed. @param id null for a new one */
export async function priceRefusal(
  db: Db,
  { isPublished, priceFrom }: DevelopmentValues,
  id: number | null,
): Promise<Refused<DevelopmentValues> | undefined> {
  if (!isPublished) return undefined;
  const cheapest = await db
    .selectFrom("development_units as unit")
    .innerJoin("developments as building", "building.id", "unit.development_id")
    .where("building.id", "=", id ?? 0)
    .orderBy("unit.price")
    .orderBy("unit.display_order")
    .select(["unit.name", "unit.price", "building.is_published"])
    .executeTakeFirst();
  if (!cheapest && priceFrom === 0)
    return { ok: false, reason: "refused", field: "priceFrom", message: "developmentForm.priceFrom.public" };
  // One that is published already stays as it is until somebody enters the price: its other fields can be corrected.
  if (!cheapest || cheapest.price > 0 || cheapest.is_published === 1) return undefined;
  const message = `developmentForm.isPublished.unpriced|name=${cheapest.name.replaceAll("|", " ")}`;
  return { ok: false, reason: "refused", field: "isPublished", message };
}

/** Of the name without accents and signs; a number follows where another development has it already. */
async function freeSlug(db: Db, name: string): Promise<string> {
  const words = folded(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80);
  const first = words === "" ? "development" : words;
  let slug = first;
  for (let number = 2; await isSlugTaken(db, slug); number += 1) slug = `${first}-${number}`;
  return slug;
}
