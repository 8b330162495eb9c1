import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { readArticleId } from "~/domain/articles/article-id";
import { compareRevision } from "~/domain/articles/articles.server";
import { adminMetaOf } from "~/http/admin-meta";
import { notFound } from "~/http/not-found.server";
import { panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { RevisionScreen } from "~/ui/admin/articles/revision-screen";

export const meta = adminMetaOf;

export const loader = panelLoader({ may: "enter" }, async ({ params, now }) => {
  const id = readArticleId(params.id);
  const number = readArticleId(params.revision);
  const revision = id !== undefined && number !== undefined ? await compareRevision(db, id, number) : undefined;
  if (id === undefined || !revision) throw notFound();
  return {
    title: adminText("admin.title", { page: adminText("articleForm.revisions") }),
    article: id,
    revision,
    now: now.toISOString(),
  };
});

export default function Revision() {
  const { article, revision, now } = useLoaderData<typeof loader>();
  return <RevisionScreen article={article} revision={revision} now={new Date(now)} />;
}
