import type { Db } from "~/db/database";
import { noteActivity } from "~/domain/activity/activity.server";

import { findDevelopmentForm, priceRefusal } from "./development-editing.server";
import type { DevelopmentValues } from "./development-form.schema";
import { lacksWorksLicence } from "./works-licence";

/** What a development would come before visitors without, and is asked about first. */
export type DevelopmentLack = "photo" | "licence";

/**
 * What is asked about before visitors see a development that they could not see so far. Without its prices it is refused, and not asked about.
 * @param id null where it is not stored yet
 */
export async function developmentDoubts(
  db: Db,
  id: number | null,
  values: DevelopmentValues,
): Promise<DevelopmentLack[]> {
  if (!values.isPublished || (await priceRefusal(db, values, id))) return [];
  const stored = id === null ? undefined : await findDevelopmentForm(db, id);
  if (stored?.values.isPublished) return [];
  const hasPhoto = id !== null && (await showsPhoto(db, id));
  return [...(hasPhoto ? [] : ["photo" as const]), ...(lacksWorksLicence(values) ? ["licence" as const] : [])];
}

type Published =
  { ok: true; title: string } | { ok: false; reason: "not-found" } | { ok: false; reason: "price-missing" };

/** Puts a development before visitors, whatever its advertisement lacks but its prices. */
export function publishDevelopment(db: Db, id: number, editor: number, now: Date): Promise<Published> {
  return db.transaction().execute(async (trx) => {
    const form = await findDevelopmentForm(trx, id);
    if (!form) return { ok: false, reason: "not-found" };
    const title = form.values.name;
    if (form.values.isPublished) return { ok: true, title };
    if (await priceRefusal(trx, { ...form.values, isPublished: true }, id))
      return { ok: false, reason: "price-missing" };
    await trx
      .updateTable("developments")
      .set((eb) => ({
        is_published: 1,
        version: eb("version", "+", 1),
        updated_at: now.toISOString(),
        updated_by: editor,
      }))
      .where("id", "=", id)
      .execute();
    await noteActivity(trx, { kind: "development.published", actor: editor, subject: id, details: { title } }, now);
    return { ok: true, title };
  });
}

async function showsPhoto(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom("development_images")
    .where("development_id", "=", id)
    .where("kind", "=", "photo")
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}
