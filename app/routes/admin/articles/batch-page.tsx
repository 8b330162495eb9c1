import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { followBatch } from "~/domain/batches/batch-progress.server";
import { verdictsOfBatch } from "~/domain/batches/batch-verdicts.server";
import { findBatch, retryFailed, startBatch } from "~/domain/batches/batches.server";
import { answersOf } from "~/domain/batches/topic-answers.server";
import { repeatedSince } from "~/domain/batches/topic-review.server";
import { readId } from "~/domain/fields/address-number";
import { adminHeaders } from "~/http/admin-headers.server";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/id-in.server";
import { notFound } from "~/http/not-found.server";
import { panelButtons, panelLoader, type Sent } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { BatchPage } from "~/ui/admin/batches/batch-page";
import { BatchStartScreen } from "~/ui/admin/batches/start-question";

export const meta = adminMeta;

/** A batch; with `?ask=start` the question before one is started to which something much like its topics came since it was made. */
export const loader = panelLoader({ may: "enter" }, async ({ params, url, now }) => {
  const id = idIn(params, "id");
  const followed = await followBatch(db, id, now);
  if (!followed) throw notFound();
  const { batch, keywords, progress } = followed;
  const isAsked = url.searchParams.get("ask") === "start";
  const repeated = isAsked ? await repeatedTopics(id) : [];
  if (isAsked && repeated.length === 0) throw redirect(batchPath(id), { headers: adminHeaders });
  // A page that asks again every few seconds says nothing of what is about to be written anyway.
  const open = batch.status === "processing" ? keywords.filter(({ status }) => status === "failed") : keywords;
  const answers = isAsked ? {} : await answersOf(db, batch.language, open);
  const verdicts = isAsked ? {} : await verdictsOfBatch(db, followed, now);
  return {
    title: isAsked ? adminText("batch.start.question") : batch.name,
    progress,
    repeated,
    language: batch.language,
    keywords: keywords.map(({ id, keyword, title: topicTitle, status, errorMessage, articleId, articleTitle }) => {
      const title = articleTitle ?? topicTitle;
      const verdict = (articleId !== null && verdicts[articleId]) || null;
      return { id, keyword, title, status, errorMessage, articleId, verdict, answer: answers[id] ?? null };
    }),
    now: now.toISOString(),
  };
});

export const action = panelButtons({ may: "enter" }, { start, retry });

/** Hands a pending batch to the writer, after a question where it would repeat something. */
async function start({ params, now, post }: Sent) {
  const id = idIn(params, "id");
  if (!(await findBatch(db, id))) return batchGone();
  if (post.get("sure") !== "on" && (await repeatedTopics(id)).length > 0) {
    return redirect(`${batchPath(id)}?ask=start`, { status: 303, headers: adminHeaders });
  }
  const started = await startBatch(db, id, now);
  return started.ok
    ? redirectWithAdminFlash(batchPath(id), "batchStarted")
    : redirectWithAdminFlash(batchPath(id), "batchNotPending", { hasFailed: true });
}

/** Gives the failed topics back to the writer: all of the batch, or the one that the form names. */
async function retry({ params, post }: Sent) {
  const keyword = post.get("keyword");
  const id = idIn(params, "id");
  // A name that is no number is no keyword of this batch; it must not stand for all of them.
  const keywordId = typeof keyword === "string" ? (readId(keyword) ?? 0) : undefined;
  const retried = await retryFailed(db, id, keywordId);
  if (retried.ok) {
    return redirectWithAdminFlash(batchPath(id), "batchRetried", { values: { count: retried.keywords } });
  }
  return retried.reason === "not-found"
    ? batchGone()
    : redirectWithAdminFlash(batchPath(id), "batchNothingFailed", { hasFailed: true });
}

async function repeatedTopics(id: number) {
  const batch = await findBatch(db, id);
  return batch?.status === "pending" ? repeatedSince(db, batch) : [];
}

function batchPath(id: number): string {
  return `/admin/articles/batch/${id}`;
}

function batchGone() {
  return redirectWithAdminFlash("/admin/articles/batch", "batchGone", { hasFailed: true });
}

export default function BatchProgress() {
  const { progress, repeated, language, keywords, now } = useLoaderData<typeof loader>();
  return repeated.length > 0 ? (
    <BatchStartScreen batch={progress} repeated={repeated} />
  ) : (
    <BatchPage progress={progress} language={language} keywords={keywords} now={new Date(now)} />
  );
}
