import { data } from "@remix-run/node";

import { db } from "~/db/db.server";
import { pictureAltSchema } from "~/domain/articles/pictures/own-picture";
import { addOwnPicture, findPictureOfFile } from "~/domain/articles/pictures/own-pictures.server";
import { environment } from "~/environment.server";
import { removePhoto } from "~/outside/photos/accept.server";

import { redirectWithAdminFlash } from "../flash.server";
import { notFound } from "../not-found.server";
import { keepPhoto, takeOnePhoto } from "../one-photo.server";
import { uploadFailure } from "../upload-answer.server";

import type { Visit } from "./panel-route.server";

/** What the page says of a picture that was not taken. The file no browser keeps; the words beside it stand there again. */
export type PictureAnswer = { alt: string; fileError: string | null; altError: string | null; failure: string | null };

/**
 * Takes one picture for an article with what it shows. The file is not looked at twice: one that is there already is shown again.
 * Leads to the page of the pictures, where the new one is the one that `added` names.
 */
export async function takeArticlePicture({ request, admin, now }: Visit, article: number, page: string) {
  const taken = await takeOnePhoto(request, "articlePictures.none", async ({ fields, contentHash, accept }) => {
    const said = pictureAltSchema.safeParse({ alt: fields.get("alt") });
    if (!said.success) return undefined;
    const known = await inArticle(article, contentHash);
    if (known !== undefined) return { id: known, isNew: false };
    const photo = await accept();
    const picture = { photo, alt: said.data.alt, contentHash, uploadedBy: admin.userId };
    const added = await keepPhoto(photo, () => addOwnPicture(db, article, picture, now));
    if (added !== undefined) return { id: added, isNew: true };
    await removePhoto(photo.name, environment.uploadsDir);
    // The same file came twice at once; or the article went meanwhile.
    const other = await inArticle(article, contentHash);
    if (other === undefined) throw notFound();
    return { id: other, isNew: false };
  });
  if (taken.ok && taken.answer) {
    const { id, isNew } = taken.answer;
    return redirectWithAdminFlash(`${page}?added=${id}`, isNew ? "articlePictureAdded" : "articlePictureKnown");
  }
  const answer: PictureAnswer = {
    alt: taken.fields.get("alt") ?? "",
    fileError: "error" in taken ? taken.error : null,
    altError: altErrorIn(taken.fields),
    failure: "failure" in taken ? uploadFailure(request, taken.failure) : null,
  };
  return data({ answer }, { status: "error" in taken ? taken.status : "failure" in taken ? 500 : 400 });
}

async function inArticle(article: number, contentHash: string | null): Promise<number | undefined> {
  return contentHash === null ? undefined : findPictureOfFile(db, article, contentHash);
}

function altErrorIn(fields: ReadonlyMap<string, string>): string | null {
  const said = pictureAltSchema.safeParse({ alt: fields.get("alt") });
  return said.success ? null : (said.error.issues[0]?.message ?? null);
}
