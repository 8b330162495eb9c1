import { useLoaderData } from "@remix-run/react";

import { adminMeta } from "~/http/admin-meta";
import { notFound } from "~/http/not-found.server";
import { panelAction, panelLoader, type Needs, type Visit } from "~/http/panel/panel-route.server";
import { QuestionScreen } from "~/ui/admin/question-screen";

import { questionIn } from "./questions.server";

export const meta = adminMeta;

/** Each question has its own rights; an address that names none is refused to nobody of the staff, and leads nowhere. */
const needs = (params: Visit["params"]): Needs => questionIn(params)?.needs ?? { may: "enter" };

export const loader = panelLoader(needs, async (visit) => {
  const asked = await questionIn(visit.params)?.ask(visit);
  if (!asked) throw notFound();
  return { title: asked.title ?? asked.question, asked };
});

export const action = panelAction(needs, (sent) => {
  const question = questionIn(sent.params);
  if (!question) throw notFound();
  return question.act(sent);
});

export default function Ask() {
  return <QuestionScreen {...useLoaderData<typeof loader>().asked} />;
}
