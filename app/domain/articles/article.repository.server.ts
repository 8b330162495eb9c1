import { randomUUID } from "node:crypto";

import { sql } from "kysely";

import type { Db } from "~/db/database";
import { aboutText } from "~/domain/guide/asked";
import type { Writing } from "~/domain/writer/writer";
import type { Language } from "~/i18n/languages";

import {
  type ArticleSearch,
  type ArticleStatus,
  articleStatuses,
  type ArticleSummary,
  type ReadyArticle,
} from "./article";
import { longestSlug } from "./slug";
import type { Topic } from "./topic";

/** Articles on a page of the admin's list. */
export const articlesPerPage = 20;

/** The articles whose title or keyword holds the words asked for, newest first, and how many there are in all. */
export async function listArticles(
  db: Db,
  search: ArticleSearch,
): Promise<{ articles: ArticleSummary[]; found: number }> {
  let matching = db.selectFrom("articles");
  for (const word of search.text.split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    matching = matching.where(
      ({ ref, val }) =>
        sql<boolean>`folded(${ref("title")} || ' ' || ${ref("keyword")}) like folded(${val(pattern)}) escape '\\'`,
    );
  }
  const { status } = search;
  if (status === "scheduled") matching = matching.where("publish_at", "is not", null);
  else if (status) matching = matching.where(({ eb, fn }) => eb(fn.coalesce("status", eb.val("draft")), "=", status));

  const [rows, { found }] = await Promise.all([
    matching
      .select(["id", "title", "slug", "keyword", "language", "status", "word_count", "created_at", "publish_at"])
      // What goes public next stands first among what is scheduled.
      .$if(status === "scheduled", (query) => query.orderBy("publish_at"))
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(articlesPerPage)
      .offset((search.page - 1) * articlesPerPage)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as("found")).executeTakeFirstOrThrow(),
  ]);
  const articles = rows.map(({ word_count, created_at, publish_at, status, ...row }) => ({
    ...row,
    status: status ?? "draft",
    wordCount: word_count,
    createdAt: created_at,
    publishAt: publish_at,
  }));
  return { articles, found };
}

/** How many articles there are of each status. */
export async function countArticles(db: Db): Promise<Record<ArticleStatus, number>> {
  const rows = await db
    .selectFrom("articles")
    .select(({ eb, fn }) => [
      fn.coalesce("status", eb.val("draft" as const)).as("status"),
      fn.countAll<number>().as("articles"),
    ])
    .groupBy("status")
    .execute();
  const counts = { draft: 0, published: 0, archived: 0 };
  for (const status of articleStatuses) {
    for (const row of rows) if (row.status === status) counts[status] += row.articles;
  }
  return counts;
}

type Generated = ReadyArticle & {
  topic: Topic & { id: number; language: Language };
  writer: string;
  writing: Writing & { ok: true };
  /** EUR cents; null where the writer costs nothing or does not say. */
  costCents: number | null;
  /** Figures as the text writes them that the writer was not given. */
  unsourced?: readonly string[];
};

/** Stores what a writer made as a draft: never as anything else. Does nothing where the topic has its article already. */
export async function insertGenerated(trx: Db, made: Generated, now: Date): Promise<void> {
  const { topic, writing } = made;
  const at = now.toISOString();
  const { tokens, about } = writing.draft;
  await trx
    .insertInto("articles")
    .values({
      article_group: randomUUID(),
      language: topic.language,
      title: made.title,
      keyword: topic.keyword,
      slug: await freeSlug(trx, topic.language, made.slug),
      content: made.content,
      raw_content: writing.raw,
      meta_description: made.metaDescription,
      status: "draft",
      word_count: made.wordCount,
      is_generated: 1,
      writer: made.writer,
      tokens_used: tokens ? tokens.input + tokens.output : null,
      cost_cents: made.costCents,
      batch_keyword_id: topic.id,
      about: about && about !== "homes" ? aboutText(about) : null,
      unsourced_figures: made.unsourced?.length ? JSON.stringify(made.unsourced) : null,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column("batch_keyword_id").doNothing())
    .execute();
}

/** The slug itself, or with the first number that no article of the language has or had. */
export async function freeSlug(db: Db, language: Language, wished: string, exceptArticle = 0): Promise<string> {
  const start = wished.slice(0, longestSlug - longestNumber);
  const taken = await takenSlugs(db, language, start, exceptArticle);
  if (!taken.has(wished)) return wished;
  const base = wished.length > start.length ? start.replace(/-+$/, "") : wished;
  for (let number = 2; ; number += 1) if (!taken.has(`${base}-${number}`)) return `${base}-${number}`;
}

/** Room at the end of an address for a hyphen and a number. */
const longestNumber = 6;

/** Whether another article of the language has this slug, or had it once and is still reached by it. */
export async function isSlugTaken(db: Db, language: Language, slug: string, exceptArticle = 0): Promise<boolean> {
  return (await takenSlugs(db, language, slug, exceptArticle)).has(slug);
}

/** All that begin alike, at once: a thousand articles of one title would ask a thousand times each. */
async function takenSlugs(db: Db, language: Language, start: string, exceptArticle: number): Promise<Set<string>> {
  const pattern = `${start.replace(/[\\%_]/g, "\\$&")}%`;
  const rows = await db
    .selectFrom("articles")
    .select("slug")
    .where("language", "=", language)
    .where("id", "<>", exceptArticle)
    .where(({ ref, val }) => sql<boolean>`${ref("slug")} like ${val(pattern)} escape '\\'`)
    .union(
      db
        .selectFrom("article_slugs")
        .select("slug")
        .where("language", "=", language)
        .where("article_id", "<>", exceptArticle)
        .where(({ ref, val }) => sql<boolean>`${ref("slug")} like ${val(pattern)} escape '\\'`),
    )
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}
