import { redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { versionIn } from "~/domain/articles/article-entry";
import { readArticleId } from "~/domain/articles/article-id";
import { saveCleaned } from "~/domain/articles/articles.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { ownHosts } from "~/http/own-address.server";
import { panelButtons, panelLoader } from "~/http/panel/panel-route.server";

/** Only a form leads here. */
export const loader = panelLoader({ may: "enter" }, ({ params }) => {
  const id = readArticleId(params.id);
  if (id === undefined) throw notFound();
  return redirect(`/admin/articles/${id}/edit`);
});

/** Stores an article that was opened corrupted as the page shows it: clean. The page does so by itself where script runs. */
export const action = panelButtons({ may: "enter" }, async ({ admin, request, params, now, post }) => {
  const id = readArticleId(params.id);
  const version = versionIn(post, "version");
  if (id === undefined || version === null) throw notFound();

  const cleaned = await saveCleaned(db, id, { version, hosts: ownHosts(request) }, admin.userId, now);
  const path = `/admin/articles/${id}/edit`;
  return cleaned.ok && cleaned.hasChanged ? redirectWithAdminFlash(path, "contentCleaned") : redirect(path, 303);
});
