import { sql } from "kysely";

import type { Db } from "~/db/database";
import { imageUrl, photoName, type TakenPhoto } from "~/domain/listings/photo";

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

/** Everywhere a photo is needed, whatever its article: present texts first, then what is shared, translated, and former states. */
export async function selectUses(db: Db, name: string): Promise<PictureUse[]> {
  const names = (column: "content" | "words") => sql<boolean>`instr(${sql.ref(column)}, ${name}) > 0`;
  const [articles, revisions, drafts] = await Promise.all([
    db
      .selectFrom("articles")
      .where(({ eb, or }) => or([names("content"), eb("share_photo", "=", name)]))
      .select(["id", "title", "language", names("content").as("isInText")])
      .orderBy("id")
      .execute(),
    db
      .selectFrom("articles")
      .where("id", "in", (eb) => eb.selectFrom("article_revisions").where(names("content")).select("article_id"))
      .select(["id", "title", "language"])
      .orderBy("id")
      .execute(),
    db
      .selectFrom("translation_drafts as draft")
      .innerJoin("articles", "articles.id", "draft.subject_id")
      .where("draft.subject", "=", "article")
      .where(names("words"))
      .select(["articles.id", "articles.title", "draft.language"])
      .orderBy("draft.id")
      .execute(),
  ]);
  const inText = articles.filter(({ isInText }) => isInText);
  return [
    ...articles.map(({ id, title, language, isInText }) => use(id, title, language, isInText ? "text" : "sharing")),
    ...drafts.map(({ id, title, language }) => use(id, title, language, "translation")),
    // Of an article that shows it, its former states say nothing new.
    ...revisions
      .filter(({ id }) => !inText.some((article) => article.id === id))
      .map(({ id, title, language }) => use(id, title, language, "revision")),
  ];
}

function use(article: number, title: string, language: PictureUse["language"], where: PictureUse["where"]): PictureUse {
  return { article, title, language, where };
}

/** Gives a picture to another article. It may be there already as a file of its own: then the two stand side by side. */
export async function handOver(trx: Db, picture: number, article: number): Promise<void> {
  await trx
    .updateTable("article_pictures")
    .set({ article_id: article, content_hash: null })
    .where("id", "=", picture)
    .execute();
}
