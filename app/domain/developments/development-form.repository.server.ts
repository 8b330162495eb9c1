import type { Db } from "~/db/database";
import { fromColumns, toColumns } from "~/domain/listings/columns";
import { deleteTexts } from "~/domain/listings/translations.server";

import { developmentForm, type StoredDevelopment } from "./development-form";
import type { DevelopmentValues } from "./development-form.schema";

/** The columns that are not called as their fields are. */
const names = {
  completion: "completion_quarter",
  energyConsumption: "energy_consumption_kwh",
  emissions: "emissions_kg",
} as const;

export async function findDevelopmentForm(db: Db, id: number): Promise<StoredDevelopment | undefined> {
  const row = await db
    .selectFrom("developments as building")
    .leftJoin("development_texts as source", (join) =>
      join.onRef("source.development_id", "=", "building.id").onRef("source.language", "=", "building.source_language"),
    )
    .leftJoin("users as editor", "editor.id", "building.updated_by")
    .where("building.id", "=", id)
    .selectAll("building")
    .select(["source.location", "source.summary", "source.description", "source.surroundings", "editor.email"])
    .executeTakeFirst();
  if (!row) return undefined;
  const texts = {
    location: row.location ?? "",
    summary: row.summary ?? "",
    description: row.description ?? "",
    surroundings: row.surroundings ?? "",
  };
  return {
    id: row.id,
    slug: row.slug,
    version: row.version,
    updatedAt: row.updated_at,
    updatedBy: row.email,
    values: fromColumns({ ...row, ...texts }, developmentForm.fields, names),
  };
}

type Bookkeeping = { slug: string; editor: number; at: string };

export async function insertDevelopment(db: Db, values: DevelopmentValues, kept: Bookkeeping): Promise<number> {
  const { slug, editor, at } = kept;
  const { id } = await db
    .insertInto("developments")
    .values({ ...columns(values), slug, updated_by: editor, created_at: at, updated_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  await writeSource(db, id, values, 1, at);
  return id;
}

type Kept = { at: string; editor: number; textsChange: boolean };

/** Stores the values as the next version. The texts leave the language that they were said to be in so far. */
export async function replaceDevelopment(
  db: Db,
  { id, values: { sourceLanguage: formerLanguage } }: StoredDevelopment,
  values: DevelopmentValues,
  { at, editor, textsChange }: Kept,
): Promise<void> {
  const { text_revision } = await db
    .updateTable("developments")
    .set(columns(values))
    .set((eb) => ({
      version: eb("version", "+", 1),
      text_revision: textsChange ? eb("text_revision", "+", 1) : eb.ref("text_revision"),
      updated_at: at,
      updated_by: editor,
    }))
    .where("id", "=", id)
    .returning("text_revision")
    .executeTakeFirstOrThrow();
  const isMoved = formerLanguage !== values.sourceLanguage;
  if (isMoved) await deleteTexts(db, { kind: "development", id }, formerLanguage);
  if (textsChange || isMoved) await writeSource(db, id, values, text_revision, at);
}

export async function isSlugTaken(db: Db, slug: string): Promise<boolean> {
  const row = await db.selectFrom("developments").select("id").where("slug", "=", slug).executeTakeFirst();
  return row !== undefined;
}

async function writeSource(db: Db, id: number, values: DevelopmentValues, revision: number, at: string) {
  const texts = {
    location: values.location,
    summary: values.summary,
    description: values.description,
    surroundings: values.surroundings,
    source_revision: revision,
    updated_at: at,
  };
  await db
    .insertInto("development_texts")
    .values({ development_id: id, language: values.sourceLanguage, ...texts })
    .onConflict((conflict) => conflict.columns(["development_id", "language"]).doUpdateSet(texts))
    .execute();
}

/** Without the texts, which stand among the translations. */
function columns({
  location: _,
  summary: _summary,
  description: _text,
  surroundings: _around,
  ...values
}: DevelopmentValues) {
  return toColumns(values, names);
}
