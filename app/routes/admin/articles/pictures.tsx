import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { findArticle } from "~/domain/articles/articles.server";
import { pictureAltSchema, pictureHtml } from "~/domain/articles/pictures/own-picture";
import { appendPicture, describeOwnPicture, listUsedPictures } from "~/domain/articles/pictures/own-pictures.server";
import { readId } from "~/domain/fields/address-number";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn, sentId } from "~/http/id-in.server";
import { readUnlessFiles } from "~/http/listing-uploads.server";
import { notFound } from "~/http/not-found.server";
import { ownHosts } from "~/http/own-address.server";
import { takeArticlePicture } from "~/http/panel/article-picture-upload.server";
import { button, panelAction, panelLoader, type Visit } from "~/http/panel/panel-route.server";
import type { RouteHandle } from "~/http/route-handle";
import { adminText } from "~/i18n/admin.server";
import { ArticlePicturesScreen } from "~/ui/admin/articles/article-pictures-screen";

export const handle = { upload: true } satisfies RouteHandle;

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async (visit) => {
  const { id, values } = await articleOf(visit);
  const pictures = await listUsedPictures(db, id);
  return {
    title: adminText("articlePictures.of", { title: values.title }),
    article: { id, title: values.title, language: values.language },
    pictures: pictures.map((picture) => ({ ...picture, html: pictureHtml(picture.photo) })),
    added: readId(visit.url.searchParams.get("added")) ?? null,
  };
});

/** What brings a file is the deed `upload`; the others are buttons of one picture, whose id they send. */
export const action = panelAction(
  { may: "enter", read: readUnlessFiles },
  {
    upload: async (sent) => {
      const { id } = await articleOf(sent);
      return takeArticlePicture(sent, id, picturesPath(id));
    },
    alt: async (sent) => {
      const { id } = await articleOf(sent);
      const picture = sentId(sent.post, "picture");
      const alt = sent.post.get("alt");
      const said = pictureAltSchema.safeParse({ alt });
      if (!said.success) {
        const described = { picture, alt: String(alt ?? ""), error: said.error.issues[0]?.message ?? "" };
        return data({ described }, { status: 400 });
      }
      if (!(await describeOwnPicture(db, id, picture, said.data.alt))) throw notFound();
      return redirectWithAdminFlash(picturesPath(id), "articlePictureDescribed");
    },
    append: button(async (sent) => {
      const { id } = await articleOf(sent);
      const by = { hosts: ownHosts(sent.request), editor: sent.admin.userId };
      const done = await appendPicture(db, id, sentId(sent.post, "picture"), by, sent.now);
      if (done === "missing") throw notFound();
      if (done === "too-long")
        return redirectWithAdminFlash(picturesPath(id), "articlePictureTooLong", { hasFailed: true });
      return redirectWithAdminFlash(`/admin/articles/${id}/edit`, "articlePictureInserted");
    }),
  },
);

/** @throws {Response} 404 where it is gone */
async function articleOf({ params }: Pick<Visit, "params">) {
  const article = await findArticle(db, idIn(params, "id"));
  if (!article) throw notFound();
  return article;
}

function picturesPath(article: number): string {
  return `/admin/articles/${article}/pictures`;
}

export default function Pictures() {
  const { article, pictures, added } = useLoaderData<typeof loader>();
  const said = useActionData<typeof action>();
  return (
    <ArticlePicturesScreen
      article={article}
      pictures={pictures}
      added={added}
      answer={said && "answer" in said ? said.answer : undefined}
      described={said && "described" in said ? said.described : undefined}
    />
  );
}
