import { sql } from "kysely";

import type { Db } from "~/db/database";
import type { Language } from "~/i18n/languages";

type Unread = { most: number; among?: readonly number[] };

/** An article that the checks have not read as it is now. */
export async function listUnread(db: Db, stamp: string, asked: Unread) {
  return unread(db, stamp, asked)
    .select([
      "articles.id",
      "articles.version",
      "articles.language",
      "articles.title",
      "articles.keyword",
      "articles.content",
      "articles.meta_description",
      "articles.about",
      "articles.unsourced_figures",
    ])
    .execute();
}

/** Which these are, without their texts. */
export async function listUnreadIds(db: Db, stamp: string, asked: Unread): Promise<number[]> {
  return (await unread(db, stamp, asked).select("articles.id").execute()).map(({ id }) => id);
}

function unread(db: Db, stamp: string, { most, among }: Unread) {
  const unread = db
    .selectFrom("articles")
    .leftJoin("article_readings as reading", "reading.article_id", "articles.id")
    .where(({ eb, or, ref }) =>
      or([
        eb("reading.article_id", "is", null),
        eb("reading.version", "<>", ref("articles.version")),
        eb("reading.stamp", "<>", stamp),
      ]),
    );
  return (among ? unread.where("articles.id", "in", among) : unread).orderBy("articles.id", "desc").limit(most);
}

export type Reading = {
  id: number;
  version: number;
  stamp: string;
  language: Language;
  hashes: readonly number[];
  claims: number;
  issues: number;
  notes: number;
  dueOn: string | null;
};

/** Keeps what the checks made of an article, in place of what they made of it before. */
export async function keepReading(db: Db, reading: Reading): Promise<void> {
  const { id, language, hashes, dueOn, ...row } = reading;
  await db.transaction().execute(async (trx) => {
    // Deleted while it was being read.
    const exists = await trx.selectFrom("articles").select("id").where("id", "=", id).executeTakeFirst();
    if (!exists) return;
    const kept = { ...row, sentences: hashes.length, due_on: dueOn, shared: null };
    await forgetShared(trx, id);
    await trx
      .insertInto("article_readings")
      .values({ article_id: id, ...kept })
      .onConflict((conflict) => conflict.column("article_id").doUpdateSet(kept))
      .execute();
    await trx.deleteFrom("article_sentences").where("article_id", "=", id).execute();
    await sql`insert or ignore into article_sentences (language, hash, article_id)
      select ${language}, value, ${id} from json_each(${JSON.stringify(hashes)})`.execute(trx);
    await forgetShared(trx, id);
  });
}

/** Whoever has a sentence of this article is counted anew. */
async function forgetShared(db: Db, id: number): Promise<void> {
  const sisters = db
    .selectFrom("article_sentences as own")
    .innerJoin("article_sentences as sister", (join) =>
      join.onRef("sister.language", "=", "own.language").onRef("sister.hash", "=", "own.hash"),
    )
    .where("own.article_id", "=", id)
    .select("sister.article_id");
  await db
    .updateTable("article_readings")
    .set({ shared: null })
    .where("shared", "is not", null)
    .where("article_id", "in", sisters)
    .execute();
}

/** What is kept of articles, by id. */
export async function listReadings(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db.selectFrom("article_readings").selectAll().where("article_id", "in", ids).execute();
}

/** The article of a language that shares the most sentences with a text, and how many; archived ones do not count. */
export async function nearestSister(
  db: Db,
  { language, hashes, except, group }: { language: Language; hashes: readonly number[]; except: number; group: string },
) {
  // Counted by the index alone; the articles themselves are long.
  const counted = db
    .selectFrom("article_sentences")
    .where("language", "=", language)
    .where("hash", "in", sql<number>`(select value from json_each(${JSON.stringify(hashes)}))`)
    .groupBy("article_id")
    .select(({ fn }) => ["article_id", fn.countAll<number>().as("shared")]);
  return db
    .selectFrom(counted.as("counted"))
    .innerJoin("articles", "articles.id", "counted.article_id")
    .where("articles.id", "<>", except)
    .where("articles.article_group", "<>", group)
    .where(({ eb, fn }) => eb(fn.coalesce("articles.status", eb.val("draft" as const)), "<>", "archived"))
    .select(["articles.id", "articles.title", "counted.shared"])
    .orderBy("counted.shared", "desc")
    .orderBy("articles.id")
    .limit(1)
    .executeTakeFirst();
}

/**
 * Counts for these articles, where that was not done or has changed, the most sentences that each shares with another one of its
 * language.
 */
export async function countShared(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const uncounted = db.selectFrom("article_readings").where("article_id", "in", ids).where("shared", "is", null);
  if (!(await uncounted.select("article_id").limit(1).executeTakeFirst())) return;
  const shared = sql<number>`coalesce((
    select max(sentences) from (
      select count(*) as sentences from article_sentences as own
        join article_sentences as sister on sister.language = own.language and sister.hash = own.hash
        where own.article_id = article_readings.article_id and sister.article_id <> own.article_id
          and sister.article_id not in (select id from articles where status = 'archived')
        group by sister.article_id)), 0)`;
  await db
    .updateTable("article_readings")
    .set({ shared })
    .where("article_id", "in", ids)
    .where("shared", "is", null)
    .execute();
}

/** In which languages each of these articles is told, by its id. */
export async function listToldLanguages(db: Db, ids: readonly number[]): Promise<Map<number, Language[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("articles as own")
    .innerJoin("articles as other", "other.article_group", "own.article_group")
    .where("own.id", "in", ids)
    .select(["own.id", "other.language"])
    .execute();
  const told = new Map<number, Language[]>();
  for (const { id, language } of rows) told.set(id, [...(told.get(id) ?? []), language]);
  return told;
}
