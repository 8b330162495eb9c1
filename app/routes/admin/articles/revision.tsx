import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { readWordsChoice } from "~/domain/articles/article-entry";
import { compareRevision, restoreRevision } from "~/domain/articles/articles.server";
import { readId } from "~/domain/fields/address-number";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { ownHosts } from "~/http/own-address.server";
import { button, panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { RevisionScreen } from "~/ui/admin/articles/revision-screen";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async ({ params, now }) => {
  const id = readId(params.id);
  const number = readId(params.revision);
  const revision = id !== undefined && number !== undefined ? await compareRevision(db, id, number) : undefined;
  if (id === undefined || !revision) throw notFound();
  return {
    title: adminText("articleForm.revisions"),
    article: id,
    revision,
    now: now.toISOString(),
  };
});

const refusals = {
  empty: "articleRestoreEmpty",
  false: "articleRestoreFalse",
} as const;

/** Brings a saved state of an article back, as a new save. */
const restore = button(async ({ admin, request, params, now, post }) => {
  const article = readId(params.id);
  const revision = readId(params.revision);
  if (article === undefined || revision === undefined) throw notFound();

  const choice = readWordsChoice(post);
  const restored = await restoreRevision(
    db,
    { article, revision, hosts: ownHosts(request), choice },
    admin.userId,
    now,
  );
  if (!restored.ok) {
    if (restored.reason === "words-lost") return data({ lost: restored.lost }, { status: 422 });
    if (restored.reason === "not-found") throw notFound();
    return redirectWithAdminFlash(`/admin/articles/${article}/revisions`, refusals[restored.reason], {
      hasFailed: true,
    });
  }
  const name = restored.hasChanged ? "articleRestored" : "articleRestoredAlready";
  return redirectWithAdminFlash(`/admin/articles/${article}/edit`, name);
});

export const action = panelAction({ may: "enter" }, restore);

export default function Revision() {
  const lost = useActionData<typeof action>()?.lost ?? null;
  const { article, revision, now } = useLoaderData<typeof loader>();
  return <RevisionScreen article={article} revision={revision} lost={lost} now={new Date(now)} />;
}
