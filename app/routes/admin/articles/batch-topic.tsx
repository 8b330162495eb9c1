import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { findBatch, listBatchKeywords } from "~/domain/batches/batches.server";
import { answersOf, chooseAnswer, offeredAnswers, offeredEntries } from "~/domain/batches/topic-answers.server";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/id-in.server";
import { notFound } from "~/http/not-found.server";
import { panelButtons, panelLoader, type Sent } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { TopicAnswerScreen } from "~/ui/admin/batches/topic-answer-screen";

export const meta = adminMeta;

/** What a topic is to answer: the nearest of the guide, or with `?entry=` all that one entry answers. */
export const loader = panelLoader({ may: "enter" }, async ({ params, url }) => {
  const [batchId, topicId] = [idIn(params, "id"), idIn(params, "topic")];
  const batch = await findBatch(db, batchId);
  const topic = batch && (await listBatchKeywords(db, batchId)).find(({ id }) => id === topicId);
  if (!batch || !topic) throw notFound();
  const { language } = batch;
  const entry = url.searchParams.get("entry") ?? "";
  return {
    title: adminText("answer.title"),
    batch: { id: batchId, name: batch.name, language },
    topic: { id: topicId, keyword: topic.keyword, title: topic.title },
    answer: (await answersOf(db, language, [topic]))[topicId] ?? null,
    entries: offeredEntries(language),
    entry,
    answers: offeredAnswers(entry, language) ?? null,
  };
});

export const action = panelButtons({ may: "enter" }, { choose, leave });

async function choose(sent: Sent) {
  const about = sent.post.get("about");
  return chosen(sent, typeof about === "string" ? about : "");
}

async function leave(sent: Sent) {
  return chosen(sent, null);
}

async function chosen({ params }: Sent, about: string | null) {
  const name = { batchId: idIn(params, "id"), topicId: idIn(params, "topic") };
  const result = await chooseAnswer(db, name, about);
  const path = `/admin/articles/batch/${name.batchId}`;
  if (result.ok) {
    const said = about === null ? "answerLeft" : result.isRetried ? "answerChosenRetried" : "answerChosen";
    return redirectWithAdminFlash(path, said);
  }
  if (result.reason === "not-found")
    return redirectWithAdminFlash("/admin/articles/batch", "batchGone", { hasFailed: true });
  if (result.reason === "written") return redirectWithAdminFlash(path, "answerTooLate", { hasFailed: true });
  return data({ isUnchosen: true }, { status: 400 });
}

export default function BatchTopic() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <TopicAnswerScreen {...loaded} isUnchosen={answer?.isUnchosen ?? false} />;
}
