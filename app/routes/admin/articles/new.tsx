import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { type EditorTab, readArticleEntry } from "~/domain/articles/article-entry";
import { newArticle } from "~/domain/articles/article-form";
import { readArticleForm } from "~/domain/articles/article.schema";
import { articleAuthors, articleBeside, createArticle, reviewArticle } from "~/domain/articles/articles.server";
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

export const loader = panelLoader({ may: "enter" }, async ({ request, url, now }) => {
  const query = url.searchParams;
  const language = query.get("language") ?? "";
  const texts = { ...newArticle, language: isLanguage(language) ? language : newArticle.language };
  const tab: EditorTab = query.get("tab") === "preview" ? "preview" : "edit";
  const original = originalIn(request);
  const beside = original === null ? undefined : await articleBeside(db, original, { hosts: ownHosts(request) });
  return {
    title: adminText("articleForm.new"),
    now: now.toISOString(),
    tab,
    site: ownOrigin(request),
    texts,
    original,
    beside: beside ?? null,
    authors: await articleAuthors(db),
    review: await reviewArticle(db, texts, { id: 0, original, isOurs: false, hosts: ownHosts(request) }, now),
  };
});

export const action = panelAction(
  { may: "enter", limit: largestArticleForm },
  async ({ admin, request, now, post }) => {
    const entry = readArticleEntry(post);
    const answered = (answer: ReturnType<typeof articleAnswer>) => reviewed(answer, request, now);
    if (entry.deed !== "save") return answered(redrawnArticle(entry));
    const read = readArticleForm(entry.texts);
    if (!read.ok) return answered(articleAnswer(entry, "refused", { errors: read.errors }));

    try {
      const input = { ...read, despite: entry.despite, hosts: ownHosts(request), original: originalIn(request) };
      const created = await createArticle(db, input, admin.userId, now);
      if (created.ok) {
        const beside = input.original === null ? "" : `?beside=${input.original}`;
        const path = `/admin/articles/${created.id}/edit${beside}`;
        return await redirectToSavedArticle(path, "articleCreated", created, now);
      }
      return answered(articleAnswer(entry, "refused", { errors: { [created.field]: [created.message] } }));
    } catch (error) {
      const failure = adminText("article.saveFailed", { reason: reasonOf(error, request) });
      return answered(articleAnswer(entry, "failed", { failure }));
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

async function reviewed({ data: answer, init }: ReturnType<typeof articleAnswer>, request: Request, now: Date) {
  const asked = { id: 0, original: originalIn(request), isOurs: false, hosts: ownHosts(request) };
  return data({ answer, review: await reviewArticle(db, answer.texts, asked, now) }, init ?? {});
}
