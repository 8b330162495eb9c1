import { sql } from "kysely";

import type { Db } from "~/db/database";
import { imageUrl, photoName, photoNamesInText, type TakenPhoto } from "~/domain/listings/photo";

import type { OwnPicture, PictureUse } from "./own-picture";

/** The pictures of an article, the newest first. */
export async function selectOwnPictures(db: Db, article: number): Promise<OwnPicture[]> {
  const rows = await db
    .selectFrom("article_pictures")
    .where("article_id", "=", article)
    .orderBy("id", "desc")
    .select(["id", "image_url", "width", "height", "alt_text"])
    .execute();
  return rows.map(({ id, image_url, width, height, alt_text }) => ({
    id,
    photo: { name: photoName(image_url), width, height, alt: alt_text },
  }));
}

/** The picture that was made of the same file. */
export async function findByHash(db: Db, article: number, hash: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("article_pictures")
    .where("article_id", "=", article)
    .where("content_hash", "=", hash)
    .select("id")
    .executeTakeFirst();
  return row?.id;
}

export type NewPicture = {
  photo: TakenPhoto;
  alt: string;
  contentHash: string | null;
  uploadedBy: number;
};

export async function insertPicture(db: Db, article: number, picture: NewPicture, now: Date): Promise<number> {
  const { photo, alt, contentHash, uploadedBy } = picture;
  const { id } = await db
    .insertInto("article_pictures")
    .values({
      article_id: article,
      image_url: imageUrl(photo),
      width: photo.width,
      height: photo.height,
      alt_text: alt,
      content_hash: contentHash,
      uploaded_by: uploadedBy,
      created_at: now.toISOString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Everywhere these photos are needed, by their names, whatever their article: present texts first, then what is shared, translated, and
 * former states. Those that nothing needs are missing.
 */
export async function selectUses(db: Db, names: readonly string[]): Promise<Map<string, PictureUse[]>> {
  const sought = JSON.stringify(names);
  const isSought = sql<boolean>`named.value in (select value from json_each(${sought}))`;
  // Written as in the indexes of the texts that have pictures: no other text is read.
  const hasPictures = (column: "content" | "words") => sql<boolean>`instr(${sql.ref(column)}, '/uploads/') > 0`;
  const namesIn = (column: "content" | "words") =>
    sql<{ value: string }>`json_each(regexp_matches(${sql.ref(column)}, ${photoNamesInText}))`.as("named");
  const former = db
    .selectFrom(["article_revisions", namesIn("content")])
    .where(hasPictures("content"))
    .where(isSought)
    .select(["article_id", "named.value as photo"])
    .distinct();
  const [texts, sharing, drafts, revisions] = await Promise.all([
    db
      .selectFrom(["articles", namesIn("content")])
      .where(hasPictures("content"))
      .where(isSought)
      .select(["articles.id", "title", "language", "named.value as photo"])
      .execute(),
    db
      .selectFrom("articles")
      .where("share_photo", "in", names)
      .select(["id", "title", "language", "share_photo as photo"])
      .execute(),
    db
      .selectFrom(["translation_drafts as draft", namesIn("words")])
      .innerJoin("articles", "articles.id", "draft.subject_id")
      .where("draft.subject", "=", "article")
      .where(hasPictures("words"))
      .where(isSought)
      .select(["articles.id", "articles.title", "draft.language", "named.value as photo"])
      .orderBy("draft.id")
      .execute(),
    db
      .selectFrom(former.as("former"))
      .innerJoin("articles", "articles.id", "former.article_id")
      .select(["articles.id", "title", "language", "former.photo"])
      .orderBy("articles.id")
      .execute(),
  ]);
  const uses = names.map((name): [string, PictureUse[]] => {
    const of = <Row extends { photo: string | null }>(rows: readonly Row[]) =>
      rows.filter(({ photo }) => photo === name);
    const shown = new Set(of(texts).map(({ id }) => id));
    const present = [
      ...of(texts).map((row) => use(row, "text")),
      ...of(sharing).flatMap((row) => (shown.has(row.id) ? [] : [use(row, "sharing")])),
    ];
    return [
      name,
      [
        ...present.toSorted((one, other) => one.article - other.article),
        ...of(drafts).map((row) => use(row, "translation")),
        // Of an article that shows it, its former states say nothing new.
        ...of(revisions).flatMap((row) => (shown.has(row.id) ? [] : [use(row, "revision")])),
      ],
    ];
  });
  return new Map(uses.filter(([, found]) => found.length > 0));
}

type Using = { id: number; title: string; language: PictureUse["language"] };

function use({ id, title, language }: Using, where: PictureUse["where"]): PictureUse {
  return { article: id, title, language, where };
}

/** Gives a picture to another article. It may be there already as a file of its own: then the two stand side by side. */
export async function handOver(trx: Db, picture: number, article: number): Promise<void> {
  await trx
    .updateTable("article_pictures")
    .set({ article_id: article, content_hash: null })
    .where("id", "=", picture)
    .execute();
}
