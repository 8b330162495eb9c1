import { redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { readArticleId } from "~/domain/articles/article-id";
import { restoreRevision } from "~/domain/articles/articles.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { ownHosts } from "~/http/own-address.server";
import { panelButtons, panelLoader } from "~/http/panel/panel-route.server";

/** Only a form leads here. */
export const loader = panelLoader({ may: "enter" }, ({ params }) => {
  const article = readArticleId(params.id);
  const revision = readArticleId(params.revision);
  if (article === undefined || revision === undefined) throw notFound();
  return redirect(`/admin/articles/${article}/revisions/${revision}`);
});

/** Brings a saved state of an article back, as a new save. */
export const action = panelButtons({ may: "enter" }, async ({ admin, request, params, now }) => {
  const article = readArticleId(params.id);
  const revision = readArticleId(params.revision);
  if (article === undefined || revision === undefined) throw notFound();

  const hosts = ownHosts(request);
  const restored = await restoreRevision(db, { article, revision, hosts }, admin.userId, now);
  if (!restored.ok && restored.reason === "not-found") throw notFound();
  if (!restored.ok) {
    return redirectWithAdminFlash(`/admin/articles/${article}/revisions`, "articleRestoreEmpty", { hasFailed: true });
  }
  const name = restored.hasChanged ? "articleRestored" : "articleRestoredAlready";
  return redirectWithAdminFlash(`/admin/articles/${article}/edit`, name);
});
