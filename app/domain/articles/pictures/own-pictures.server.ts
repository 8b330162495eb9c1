import type { Db } from "~/db/database";

import { fitValues, store } from "../article-editing.server";
import { findEditedArticle } from "../article-form.repository.server";
import { longestArticleText } from "../article.schema";

import { type OwnPicture, pictureHtml, type PictureUse } from "./own-picture";
import {
  findByHash,
  insertPicture,
  type NewPicture,
  selectOwnPictures,
  selectUses,
} from "./own-picture.repository.server";

export { findByHash as findPictureOfFile, selectOwnPictures as listOwnPictures } from "./own-picture.repository.server";

/** One picture of an article; undefined for one of another article too. */
export async function findOwnPicture(db: Db, article: number, id: number): Promise<OwnPicture | undefined> {
  return (await selectOwnPictures(db, article)).find((picture) => picture.id === id);
}

/**
 * Adds a picture whose files are there. One that was made of the same file is not added a second time.
 * @returns undefined where the article is gone, or the file was here already: the files made of it then belong to nobody
 */
export function addOwnPicture(db: Db, article: number, picture: NewPicture, now: Date): Promise<number | undefined> {
  return db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom("articles").select("id").where("id", "=", article).executeTakeFirst();
    const isKnown = picture.contentHash !== null && (await findByHash(trx, article, picture.contentHash)) !== undefined;
    return row && !isKnown ? insertPicture(trx, article, picture, now) : undefined;
  });
}

/** Says what a picture shows, for where it is put from now on: texts in which it stands keep their own words. */
export async function describeOwnPicture(db: Db, article: number, id: number, alt: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("article_pictures")
    .set({ alt_text: alt })
    .where("id", "=", id)
    .where("article_id", "=", article)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The pictures of an article, the newest first, each with everywhere it is needed; as long as it is, it cannot go. */
export async function listUsedPictures(db: Db, article: number): Promise<UsedPicture[]> {
  const pictures = await selectOwnPictures(db, article);
  const uses = await selectUses(
    db,
    pictures.map(({ photo }) => photo.name),
  );
  return pictures.map((picture) => ({ ...picture, uses: uses.get(picture.photo.name) ?? [] }));
}

type UsedPicture = OwnPicture & { uses: PictureUse[] };

/** Everywhere a picture is needed. */
export async function usesOfPicture(db: Db, { photo }: OwnPicture): Promise<PictureUse[]> {
  return (await selectUses(db, [photo.name])).get(photo.name) ?? [];
}

type Removed =
  { ok: true; photo: string } | { ok: false; reason: "missing" } | { ok: false; reason: "used"; uses: PictureUse[] };

/** Removes a picture that no text shows. @returns the name of the photo whose files can go now */
export function removeOwnPicture(db: Db, article: number, id: number): Promise<Removed> {
  return db.transaction().execute(async (trx) => {
    const picture = await findOwnPicture(trx, article, id);
    if (!picture) return { ok: false, reason: "missing" };
    const uses = await usesOfPicture(trx, picture);
    if (uses.length > 0) return { ok: false, reason: "used", uses };
    await trx.deleteFrom("article_pictures").where("id", "=", id).execute();
    return { ok: true, photo: picture.photo.name };
  });
}

/** Puts a picture at the end of its article, as a save of its own. */
export function appendPicture(
  db: Db,
  article: number,
  id: number,
  { hosts, editor }: { hosts: readonly string[]; editor: number },
  now: Date,
): Promise<"done" | "missing" | "too-long"> {
  return db.transaction().execute(async (trx) => {
    const current = await findEditedArticle(trx, article);
    const picture = current && (await findOwnPicture(trx, article, id));
    if (!current || !picture) return "missing";
    const content = [current.values.content, pictureHtml(picture.photo)].filter(Boolean).join("\n");
    if (content.length > longestArticleText.content) return "too-long";
    const { values } = fitValues({ values: { ...current.values, content }, hosts });
    await store(trx, current, values, editor, now);
    return "done";
  });
}
