import type { Db } from "~/db/database";
import type { SampleKind } from "~/domain/samples/sample";
import { knowsSamples, noteSamples } from "~/domain/samples/samples.server";

import { articles } from "./articles";
import { claims } from "./claims";
import { developments } from "./developments";
import { homes } from "./homes";
import { stories } from "./stories";

/** Notes all that the seed has just written. Before anybody has added anything: all that is there is a sample. */
export async function noteSeeded(trx: Db): Promise<void> {
  const tables = [
    ["property", "properties"],
    ["development", "developments"],
    ["article", "articles"],
    ["story", "stories"],
    ["claim", "claims"],
  ] as const satisfies readonly (readonly [SampleKind, string])[];
  for (const [kind, table] of tables) {
    const rows = await trx.selectFrom(table).select("id").execute();
    const ids = rows.map(({ id }) => id);
    await noteSamples(trx, kind, ids);
  }
}

/**
 * A site that was seeded before it was noted which rows are samples: finds them by what they say. What was saved since, or holds
 * a photo that somebody uploaded, is a sample that was touched, and stays.
 */
export function recogniseSamples(db: Db): Promise<void> {
  return db.transaction().execute(async (trx) => {
    if (await knowsSamples(trx)) return;
    await noteFound(trx, "property", await findHomes(trx));
    await noteFound(trx, "development", await findDevelopments(trx));
    await noteFound(trx, "article", await findArticles(trx));
    await noteFound(trx, "story", await findStories(trx));
    await noteFound(trx, "claim", await findClaims(trx));
  });
}

type Found = { id: number; isTouched: boolean };

function noteFound(trx: Db, kind: SampleKind, found: readonly Found[]): Promise<void> {
  const touched = found.filter(({ isTouched }) => isTouched);
  const ids = (rows: readonly Found[]) => rows.map(({ id }) => id);
  return noteSamples(trx, kind, ids(found), ids(touched));
}

type Saved = { version: number; created_at: string; updated_at: string };

function wasSaved({ version, created_at, updated_at }: Saved): boolean {
  return version !== 1 || updated_at !== created_at;
}

async function findHomes(trx: Db): Promise<Found[]> {
  const rows = await trx
    .selectFrom("properties")
    .where(
      "reference",
      "in",
      homes().map(({ reference }) => reference),
    )
    .select((eb) => [
      ...(["id", "reference", "title", "price", "version", "created_at", "updated_at"] as const),
      eb
        .selectFrom("property_images")
        .whereRef("property_id", "=", "properties.id")
        .where("content_hash", "is not", null)
        .select((count) => count.fn.countAll<number>().as("count"))
        .as("uploaded"),
      eb
        .selectFrom("property_translations")
        .whereRef("property_id", "=", "properties.id")
        .whereRef("property_translations.updated_at", "!=", "properties.created_at")
        .select((count) => count.fn.countAll<number>().as("count"))
        .as("translated"),
    ])
    .execute();
  return rows.map((row) => {
    const sample = homes().find(({ reference }) => reference === row.reference);
    const isAsItCame = row.title === sample?.title.en && row.price === sample.price;
    return { id: row.id, isTouched: !isAsItCame || wasSaved(row) || row.uploaded !== 0 || row.translated !== 0 };
  });
}

async function findDevelopments(trx: Db): Promise<Found[]> {
  const rows = await trx
    .selectFrom("developments")
    .where(
      "slug",
      "in",
      developments().map(({ slug }) => slug),
    )
    .select((eb) => [
      ...(["id", "slug", "name", "version", "created_at", "updated_at"] as const),
      eb
        .selectFrom("development_images")
        .whereRef("development_id", "=", "developments.id")
        .where("content_hash", "is not", null)
        .select((count) => count.fn.countAll<number>().as("count"))
        .as("uploaded"),
      eb
        .selectFrom("development_texts")
        .whereRef("development_id", "=", "developments.id")
        .where("development_texts.updated_at", "is not", null)
        .select((count) => count.fn.countAll<number>().as("count"))
        .as("translated"),
    ])
    .execute();
  const units = await trx
    .selectFrom("development_units")
    .select(["development_id", "name", "price", "status"])
    .orderBy("development_id")
    .orderBy("display_order")
    .execute();
  return rows.map((row) => {
    const sample = developments().find(({ slug }) => slug === row.slug);
    const said = (of: readonly { name: string; price: number; status: string }[]) =>
      of.map(({ name, price, status }) => `${name} ${price} ${status}`).join("\n");
    const own = units.filter(({ development_id }) => development_id === row.id);
    const isAsItCame = row.name === sample?.name && said(own) === said(sample.units);
    return { id: row.id, isTouched: !isAsItCame || wasSaved(row) || row.uploaded !== 0 || row.translated !== 0 };
  });
}

async function findArticles(trx: Db): Promise<Found[]> {
  const rows = await trx
    .selectFrom("articles")
    .where(
      "article_group",
      "in",
      articles().map(({ group }) => group),
    )
    .where("is_generated", "=", 0)
    .select(["id", "article_group", "language", "title", "version", "created_at", "updated_at"])
    .execute();
  return rows.map((row) => {
    const sample = articles().find(({ group }) => group === row.article_group);
    return { id: row.id, isTouched: row.title !== sample?.text[row.language].title || wasSaved(row) };
  });
}

async function findStories(trx: Db): Promise<Found[]> {
  const rows = await trx
    .selectFrom("stories")
    .innerJoin("story_texts", "story_texts.story_id", "stories.id")
    .where("language", "=", "en")
    .where(
      "quote",
      "in",
      stories().map(({ quote }) => quote.en),
    )
    .select(["stories.id", "version"])
    .execute();
  return rows.map(({ id, version }) => ({ id, isTouched: version !== 1 }));
}

async function findClaims(trx: Db): Promise<Found[]> {
  const rows = await trx
    .selectFrom("claims")
    .innerJoin("claim_texts", "claim_texts.claim_id", "claims.id")
    .where("language", "=", "en")
    .select(["claims.id", "version", "value", "label"])
    .execute();
  const isSample = (row: { value: string; label: string }) =>
    claims().some(({ value, label }) => value.en === row.value && label.en === row.label);
  return rows.filter(isSample).map(({ id, version }) => ({ id, isTouched: version !== 1 }));
}
