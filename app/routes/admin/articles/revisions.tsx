import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { findArticle, listRevisions } from "~/domain/articles/articles.server";
import { readId } from "~/domain/fields/address-number";
import { adminMeta } from "~/http/admin-meta";
import { notFound } from "~/http/not-found.server";
import { panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { RevisionsScreen } from "~/ui/admin/articles/revisions-screen";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async ({ params, now }) => {
  const id = readId(params.id);
  const article = id === undefined ? undefined : await findArticle(db, id);
  if (!article) throw notFound();
  const { title } = article.values;
  return {
    title: adminText("articleRevisions.of", { title }),
    article: { id: article.id, title },
    revisions: await listRevisions(db, article.id),
    now: now.toISOString(),
  };
});

export default function Revisions() {
  const { article, revisions, now } = useLoaderData<typeof loader>();
  return <RevisionsScreen article={article} revisions={revisions} now={new Date(now)} />;
}
