import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { followBatch } from "~/domain/batches/batch-progress.server";
import { retryFailed } from "~/domain/batches/batches.server";
import { readId } from "~/domain/fields/address-number";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/id-in.server";
import { notFound } from "~/http/not-found.server";
import { panelButtons, panelLoader } from "~/http/panel/panel-route.server";
import { BatchPage } from "~/ui/admin/batches/batch-page";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async ({ params, now }) => {
  const followed = await followBatch(db, idIn(params, "id"), now);
  if (!followed) throw notFound();
  const { batch, keywords, progress } = followed;
  return {
    title: batch.name,
    progress,
    language: batch.language,
    keywords: keywords.map(({ id, keyword, title, status, errorMessage, articleId }) => {
      return { id, keyword, title, status, errorMessage, articleId };
    }),
    now: now.toISOString(),
  };
});

/** Gives the failed topics back to the writer: all of the batch, or the one that the form names. */
export const action = panelButtons({ may: "enter" }, async ({ params, post }) => {
  const keyword = post.get("keyword");
  const id = idIn(params, "id");
  // A name that is no number is no keyword of this batch; it must not stand for all of them.
  const keywordId = typeof keyword === "string" ? (readId(keyword) ?? 0) : undefined;
  const retried = await retryFailed(db, id, keywordId);
  if (retried.ok) {
    return redirectWithAdminFlash(`/admin/articles/batch/${id}`, "batchRetried", {
      values: { count: retried.keywords },
    });
  }
  return retried.reason === "not-found"
    ? redirectWithAdminFlash("/admin/articles/batch", "batchGone", { hasFailed: true })
    : redirectWithAdminFlash(`/admin/articles/batch/${id}`, "batchNothingFailed", { hasFailed: true });
});

export default function BatchProgress() {
  const { progress, language, keywords, now } = useLoaderData<typeof loader>();
  return <BatchPage progress={progress} language={language} keywords={keywords} now={new Date(now)} />;
}
