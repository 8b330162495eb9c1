import { db } from "~/db/db.server";
import { findArticle } from "~/domain/articles/articles.server";
import type { PictureUse } from "~/domain/articles/pictures/own-picture";
import { findOwnPicture, removeOwnPicture, usesOfPicture } from "~/domain/articles/pictures/own-pictures.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/id-in.server";
import { removeFiles } from "~/http/listing-request.server";
import { notFound } from "~/http/not-found.server";
import { notDone } from "~/http/panel/failed-deed.server";
import { adminText } from "~/i18n/admin.server";

import type { Question } from "../question";

/** `:id` is the article, `:part` the picture. */
export const deletingPicture: Question = {
  needs: { may: "enter" },
  ask: async ({ params }) => {
    const id = idIn(params, "id");
    const article = await findArticle(db, id);
    const picture = article && (await findOwnPicture(db, id, idIn(params, "part")));
    if (!article || !picture) return undefined;
    const uses = await usesOfPicture(db, picture);
    if (uses.length > 0) throw await stillNeeded(id, uses);
    return {
      question: adminText("articlePictures.removal.question"),
      lost: [{ photo: picture.photo }, adminText("articlePictures.removal.text")],
      confirm: adminText("articlePictures.removal.confirm"),
      confirming: adminText("articlePictures.removal.confirming"),
      parent: { label: adminText("articlePictures.of", { title: article.values.title }), href: picturesPath(id) },
    };
  },
  act: async ({ request, params }) => {
    const id = idIn(params, "id");
    try {
      const removed = await removeOwnPicture(db, id, idIn(params, "part"));
      if (!removed.ok) {
        if (removed.reason === "missing") throw notFound();
        return await stillNeeded(id, removed.uses);
      }
      await removeFiles({ photos: [removed.photo] }, request);
    } catch (error) {
      return notDone(error, request, picturesPath(id), "articlePictureDeleteFailed");
    }
    return redirectWithAdminFlash(picturesPath(id), "articlePictureDeleted");
  },
};

function picturesPath(article: number): string {
  return `/admin/articles/${article}/pictures`;
}

function stillNeeded(article: number, [first]: readonly PictureUse[]): Promise<Response> {
  const values = { title: first?.title ?? "" };
  return redirectWithAdminFlash(picturesPath(article), "articlePictureUsed", { values, hasFailed: true });
}
