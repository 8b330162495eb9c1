import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { type EditorTab, readArticleEntry } from "~/domain/articles/article-entry";
import { newArticle } from "~/domain/articles/article-form";
import { readArticleForm } from "~/domain/articles/article.schema";
import { createArticle, reviewArticle } from "~/domain/articles/articles.server";
import { readId } from "~/domain/fields/address-number";
import { adminMeta } from "~/http/admin-meta";
import { reasonOf } from "~/http/failure-reason.server";
import { ownHosts, ownOrigin } from "~/http/own-address.server";
import {
  articleAnswer,
  largestArticleForm,
  redirectToSavedArticle,
  redrawnArticle,
} from "~/http/panel/article-answer.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { isLanguage } from "~/i18n/languages";
import { ArticleEditorScreen } from "~/ui/admin/articles/article-editor-screen";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, ({ request, url, now }) => {
  const query = url.searchParams;
  const language = query.get("language") ?? "";
  const texts = { ...newArticle, language: isLanguage(language) ? language : newArticle.language };
  const tab: EditorTab = query.get("tab") === "preview" ? "preview" : "edit";
  return {
    title: adminText("articleForm.new"),
    now: now.toISOString(),
    tab,
    site: ownOrigin(request),
    texts,
    original: originalIn(request),
    review: reviewArticle(texts, { hosts: ownHosts(request) }),
  };
});

export const action = panelAction(
  { may: "enter", limit: largestArticleForm },
  async ({ admin, request, now, post }) => {
    const entry = readArticleEntry(post);
    if (entry.deed !== "save") return reviewed(redrawnArticle(entry), request);
    const read = readArticleForm(entry.texts);
    if (!read.ok) return reviewed(articleAnswer(entry, "refused", { errors: read.errors }), request);

    try {
      const input = { ...read, hosts: ownHosts(request), original: originalIn(request) };
      const created = await createArticle(db, input, admin.userId, now);
      if (created.ok) {
        const path = `/admin/articles/${created.id}/edit`;
        return await redirectToSavedArticle(path, "articleCreated", created.fit.takenOut);
      }
      return reviewed(articleAnswer(entry, "refused", { errors: { [created.field]: [created.message] } }), request);
    } catch (error) {
      const failure = adminText("article.saveFailed", { reason: reasonOf(error, request) });
      return reviewed(articleAnswer(entry, "failed", { failure }), request);
    }
  },
);

export default function NewArticle() {
  const { texts, review, original, ...shared } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ArticleEditorScreen
      {...shared}
      now={new Date(shared.now)}
      opened={null}
      original={original}
      siblings={[]}
      answer={answer?.answer}
      review={answer?.review ?? review}
      texts={texts}
    />
  );
}

/** The article that the new one tells in another language. */
function originalIn(request: Request): number | null {
  return readId(new URL(request.url).searchParams.get("of") ?? undefined) ?? null;
}

function reviewed({ data: answer, init }: ReturnType<typeof articleAnswer>, request: Request) {
  return data({ answer, review: reviewArticle(answer.texts, { hosts: ownHosts(request) }) }, init ?? {});
}
