import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { versionIn } from "~/domain/articles/article-entry";
import { readArticleId } from "~/domain/articles/article-id";
import { saveCleaned } from "~/domain/articles/articles.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { ownHosts } from "~/http/own-address.server";
import { buttonAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";

/** Only a form leads here. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const id = readArticleId(params.id);
  if (id === undefined) throw notFound();
  return redirect(`/admin/articles/${id}/edit`);
}

/** Stores an article that was opened corrupted as the page shows it: clean. The page does so by itself where script runs. */
export const action = buttonAction(async ({ request, params }: ActionFunctionArgs) => {
  const admin = await requireAdmin(request);
  const form = await readPost(request);
  const id = readArticleId(params.id);
  const version = versionIn(form, "version");
  if (id === undefined || version === null) throw notFound();

  const cleaned = await saveCleaned(db, id, { version, hosts: ownHosts(request) }, admin.userId, new Date());
  const path = `/admin/articles/${id}/edit`;
  return cleaned.ok && cleaned.hasChanged ? redirectWithAdminFlash(path, "contentCleaned") : redirect(path, 303);
});
