import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { followBatch } from "~/domain/batches/batch-progress.server";
import { adminMetaOf } from "~/http/admin-meta";
import { idIn } from "~/http/image-request.server";
import { notFound } from "~/http/not-found.server";
import { panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { BatchPage } from "~/ui/admin/batches/batch-page";

export const meta = adminMetaOf;

export const loader = panelLoader({ may: "enter" }, async ({ params, now }) => {
  const followed = await followBatch(db, idIn(params, "id"), now);
  if (!followed) throw notFound();
  const { batch, keywords, progress } = followed;
  return {
    title: adminText("admin.title", { page: batch.name }),
    progress,
    language: batch.language,
    keywords: keywords.map(({ id, keyword, title, status, errorMessage, articleId }) => {
      return { id, keyword, title, status, errorMessage, articleId };
    }),
    now: now.toISOString(),
  };
});

export default function BatchProgress() {
  const { progress, language, keywords, now } = useLoaderData<typeof loader>();
  return <BatchPage progress={progress} language={language} keywords={keywords} now={new Date(now)} />;
}
