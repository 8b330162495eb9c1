import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { readDraftWish } from "~/domain/batches/first-draft.server";
import { answerTo, offeredAnswers, offeredEntries } from "~/domain/batches/topic-answers.server";
import { adminMeta } from "~/http/admin-meta";
import { panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { FromGuideScreen } from "~/ui/admin/articles/from-guide-screen";

export const meta = adminMeta;

/** What the guide answers to `?keyword=` in `?language=`, and with `?entry=` all that one entry answers. */
export const loader = panelLoader({ may: "enter" }, async ({ url }) => {
  const query = url.searchParams;
  const { keyword, language } = readDraftWish(query);
  const entry = query.get("entry") ?? "";
  return {
    title: adminText("fromGuide.title"),
    keyword,
    isMissing: keyword === "" && query.has("keyword"),
    language,
    answer: keyword === "" ? null : await answerTo(db, keyword, language),
    entries: offeredEntries(language),
    entry,
    answers: offeredAnswers(entry, language) ?? null,
  };
});

export default function FromGuide() {
  return <FromGuideScreen {...useLoaderData<typeof loader>()} />;
}
