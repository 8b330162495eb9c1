import type { Db } from "~/db/database";
import type { ActivityDetails, ActivityKind } from "~/domain/activity/activity";
import { noteActivity } from "~/domain/activity/activity.server";
import { folded } from "~/i18n/fold";
import { languageNames } from "~/i18n/languages";

import {
  type DevelopmentField,
  type DevelopmentForm,
  type DevelopmentValues,
  differingDevelopmentFields,
  formTextsOf,
  translatedFields,
} from "./development-form";
import {
  findDevelopmentForm,
  hasNeighborhood,
  hasTexts,
  insertDevelopment,
  isSlugTaken,
  replaceDevelopment,
} from "./development-form.repository.server";

export { findDevelopmentForm } from "./development-form.repository.server";

type Refused = { ok: false; reason: "refused"; field: DevelopmentField; message: string };
type Created = { ok: true; id: number } | Refused;
type Updated =
  | { ok: true }
  | Refused
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "conflict"; current: DevelopmentForm };

/** Adds a development; its address is made of its name and stays. @param editor id of the account that saves it */
export function createDevelopment(db: Db, values: DevelopmentValues, editor: number, now: Date): Promise<Created> {
  return db.transaction().execute(async (trx) => {
    const refused = await refusalOf(trx, values);
    if (refused) return refused;
    const slug = await freeSlug(trx, values.name);
    const id = await insertDevelopment(trx, values, { slug, editor, at: now.toISOString() });
    await noteActivity(
      trx,
      { kind: "development.created", actor: editor, subject: id, details: { title: values.name } },
      now,
    );
    return { ok: true, id };
  });
}

/**
 * Stores a development anew. Whoever saves second is told, and nothing is overwritten unknowingly: `version` is the one that
 * the editor had before them. Changed texts make the translations stale; another language takes the texts along, and is
 * refused where they are translated into it.
 */
export function updateDevelopment(
  db: Db,
  id: number,
  { version, values, editor }: { version: number; values: DevelopmentValues; editor: number },
  now: Date,
): Promise<Updated> {
  return db.transaction().execute(async (trx) => {
    const current = await findDevelopmentForm(trx, id);
    if (!current) return { ok: false, reason: "not-found" };
    const changed = differingDevelopmentFields(formTextsOf(values), formTextsOf(current.values));
    // Two who entered the same do not disagree.
    if (changed.length === 0) return { ok: true };
    if (current.version !== version) return { ok: false, reason: "conflict", current };
    const refused = (await refusalOf(trx, values)) ?? (await languageRefusalOf(trx, current, values));
    if (refused) return refused;

    await replaceDevelopment(trx, id, values, {
      at: now.toISOString(),
      editor,
      textsChange: translatedFields.some((field) => changed.includes(field)),
      formerLanguage: current.values.sourceLanguage,
    });
    await noteChanges(trx, current, values, editor, now);
    return { ok: true };
  });
}

/** What a change of a development means to others is noted by name: its price, that it came on the site or left it. */
async function noteChanges(
  trx: Db,
  { id, values: before }: DevelopmentForm,
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

async function refusalOf(db: Db, { neighborhood }: DevelopmentValues): Promise<Refused | undefined> {
  if (await hasNeighborhood(db, neighborhood)) return undefined;
  return { ok: false, reason: "refused", field: "neighborhood", message: "propertyForm.neighborhood.required" };
}

/** Two texts in one language cannot both stay: what the agent calls the original now would take the translation's place. */
async function languageRefusalOf(
  db: Db,
  { id, values }: DevelopmentForm,
  { sourceLanguage }: DevelopmentValues,
): Promise<Refused | undefined> {
  if (sourceLanguage === values.sourceLanguage || !(await hasTexts(db, id, sourceLanguage))) return undefined;
  const message = `propertyForm.sourceLanguage.translated|language=${languageNames[sourceLanguage]}`;
  return { ok: false, reason: "refused", field: "sourceLanguage", message };
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
