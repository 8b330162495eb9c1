import type { Db } from "~/db/database";
import type { Language } from "~/i18n/languages";

import type { KnownTopic } from "./known-topic";

type Limits = {
  /** Only what came after this batch, and not the batch itself. */
  after?: { batchId: number; createdAt: string };
};

/**
 * What an article of this language would repeat: articles published or being worked on, and topics that wait in a batch. A
 * translation repeats nothing, and what was archived is past.
 */
export async function knownTopics(db: Db, language: Language, { after }: Limits = {}): Promise<KnownTopic[]> {
  const articles = db
    .selectFrom("articles")
    .select(["id", "keyword", "title", "status"])
    .where("language", "=", language)
    .where((eb) => eb.or([eb("status", "is", null), eb("status", "in", ["draft", "published"])]))
    .orderBy("id");
  const queued = db
    .selectFrom("batch_keywords")
    .innerJoin("article_batches", "article_batches.id", "batch_id")
    .select(["keyword", "title", "batch_id", "article_batches.name"])
    .where("language", "=", language)
    .where("batch_keywords.status", "in", ["pending", "processing"])
    .orderBy("batch_keywords.id");
  const [written, waiting] = await Promise.all([
    (after ? articles.where("created_at", ">", after.createdAt) : articles).execute(),
    (after ? queued.where("batch_id", ">", after.batchId) : queued).execute(),
  ]);
  return [
    ...written.map(({ id, keyword, title, status }): KnownTopic => {
      const kind = status === "published" ? "published" : "draft";
      return { keyword, title, place: { kind, articleId: id } };
    }),
    ...waiting.map(({ keyword, title, batch_id, name }): KnownTopic => {
      return { keyword, title, place: { kind: "queued", batchId: batch_id, batchName: name } };
    }),
  ];
}

/** The keywords that articles and waiting topics of the other languages have. */
export async function keywordsElsewhere(
  db: Db,
  language: Language,
): Promise<{ keyword: string; language: Language }[]> {
  return db
    .selectFrom("articles")
    .select(["keyword", "language"])
    .where("language", "<>", language)
    .where("keyword", "<>", "")
    .where((eb) => eb.or([eb("status", "is", null), eb("status", "in", ["draft", "published"])]))
    .union(
      db
        .selectFrom("batch_keywords")
        .innerJoin("article_batches", "article_batches.id", "batch_id")
        .select(["keyword", "language"])
        .where("language", "<>", language)
        .where("batch_keywords.status", "in", ["pending", "processing"]),
    )
    .execute();
}

/** The keys of the entries that these articles and topics answer. */
export async function answeredEntries(db: Db, language: Language): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("articles")
    .select("about")
    .where("language", "=", language)
    .where("about", "is not", null)
    .where((eb) => eb.or([eb("status", "is", null), eb("status", "in", ["draft", "published"])]))
    .union(
      db
        .selectFrom("batch_keywords")
        .innerJoin("article_batches", "article_batches.id", "batch_id")
        .select("about")
        .where("language", "=", language)
        .where("about", "is not", null)
        .where("batch_keywords.status", "in", ["pending", "processing"]),
    )
    .execute();
  return new Set(rows.map(({ about }) => (about ?? "").split("/")[0] ?? ""));
}
