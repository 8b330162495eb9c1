import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { deleteArticle, findArticle } from "~/domain/articles/articles.server";
import { readId } from "~/domain/fields/address-number";
import { adminMetaOf } from "~/http/admin-meta";
import { reasonOf } from "~/http/failure-reason.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { ArticleDeleteScreen } from "~/ui/admin/articles/article-delete-screen";

export const meta = adminMetaOf;

const list = "/admin/articles";

export const loader = panelLoader({ may: "enter" }, async ({ params }) => {
  const id = readId(params.id);
  const article = id === undefined ? undefined : await findArticle(db, id);
  if (!article) throw notFound();
  const { title, status } = article.values;
  return {
    title: adminText("admin.title", { page: adminText("articleDelete.question") }),
    article: { title, isPublic: status === "published" },
  };
});

export const action = panelAction({ may: "enter" }, async ({ admin, request, params, now }) => {
  const id = readId(params.id);
  if (id === undefined) throw notFound();
  try {
    const deleted = await deleteArticle(db, id, admin.userId, now);
    if (deleted.ok) return await redirectWithAdminFlash(list, "articleDeleted", { values: { title: deleted.title } });
    return await redirectWithAdminFlash(list, "articleGone", { hasFailed: true });
  } catch (error) {
    const values = { reason: reasonOf(error, request) };
    return redirectWithAdminFlash(list, "articleDeleteFailed", { values, hasFailed: true });
  }
});

export default function DeleteArticle() {
  const { article } = useLoaderData<typeof loader>();
  return <ArticleDeleteScreen {...article} />;
}
