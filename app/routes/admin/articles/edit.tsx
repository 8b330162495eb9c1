import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import {
  articleConflict,
  type ArticleEntry,
  type EditorTab,
  readArticleEntry,
  versionIn,
} from "~/domain/articles/article-entry";
import { newArticle } from "~/domain/articles/article-form";
import { readArticleForm } from "~/domain/articles/article.schema";
import {
  articleAuthors,
  articleBeside,
  findArticle,
  listArticleSiblings,
  openArticle,
  reviewArticle,
  saveArticle,
  saveCleaned,
} from "~/domain/articles/articles.server";
import { listPhotosToShare } from "~/domain/articles/pictures/shared-photo.server";
import { readId } from "~/domain/fields/address-number";
import type { Photo } from "~/domain/listings/photo";
import { adminMeta } from "~/http/admin-meta";
import { reasonOf } from "~/http/failure-reason.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { ownHosts, ownOrigin } from "~/http/own-address.server";
import {
  articleAnswer,
  largestArticleForm,
  redirectToSavedArticle,
  redrawnArticle,
  refusedArticle,
} from "~/http/panel/article-answer.server";
import { button, panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { ArticleEditorScreen } from "~/ui/admin/articles/article-editor-screen";
import { ArticleMissing } from "~/ui/admin/articles/article-missing";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async ({ request, params, now }) => {
  const id = readId(params.id);
  const shared = {
    now: now.toISOString(),
    tab: tabOf(request),
    site: ownOrigin(request),
    authors: [] as string[],
    photos: [] as Photo[],
  };
  const titled = (page: string) => ({ title: page });
  try {
    const hosts = ownHosts(request);
    shared.authors = await articleAuthors(db);
    const opened = id === undefined ? undefined : await openArticle(db, id, { hosts });
    if (id !== undefined && opened) {
      const siblings = await listArticleSiblings(db, id);
      shared.photos = await listPhotosToShare(db, id, opened.values);
      const { about, unsourced } = opened.article;
      const review = await reviewArticle(db, opened.values, { id, about, unsourced, hosts }, now);
      const page = titled(opened.article.values.title);
      const other = besideIn(request);
      const beside = (other !== null && other !== id && (await articleBeside(db, other, { hosts }))) || null;
      return data({ ...shared, ...page, opened, siblings, beside, review, failure: null });
    }
    const review = await reviewArticle(db, newArticle, { id: 0, about: null, hosts }, now);
    const gone = { opened: null, siblings: [], beside: null, review, failure: null };
    // Not thrown: somebody may have deleted it while it was being edited, and what was typed must be shown.
    return data({ ...shared, ...titled(adminText("article.missing")), ...gone }, { status: 404 });
  } catch (error) {
    const failure = adminText("article.failed", { reason: reasonOf(error, request) });
    const page = titled(adminText("articles.error"));
    return data(
      { ...shared, ...page, opened: null, siblings: [], beside: null, review: null, failure },
      { status: 500 },
    );
  }
});

export const action = panelAction(
  { may: "enter", limit: largestArticleForm },
  {
    edit: async ({ admin, request, params, now, post }) => {
      const id = readId(params.id);
      const entry = readArticleEntry(post);
      if (id === undefined) throw notFound();
      const answered = (answer: ReturnType<typeof articleAnswer>) => reviewed(answer, { id, request, now });
      if (entry.deed !== "save") return answered(redrawnArticle(entry));
      const read = readArticleForm(entry.texts);
      if (!read.ok) return answered(articleAnswer(entry, "refused", { errors: read.errors }));

      try {
        const input = {
          ...read,
          version: entry.version ?? 0,
          despite: entry.despite,
          hosts: ownHosts(request),
          choice: entry.choice,
        };
        const saved = await saveArticle(db, id, input, admin.userId, now);
        if (saved.ok) {
          return await redirectToSavedArticle(
            `/admin/articles/${id}/edit${queryOf(request)}`,
            "articleUpdated",
            saved,
            now,
          );
        }
        return answered(refusal(entry, saved));
      } catch (error) {
        const failure = adminText("article.saveFailed", { reason: reasonOf(error, request) });
        return answered(articleAnswer(entry, "failed", { failure }));
      }
    },

    /** Stores an article that was opened corrupted as the page shows it: clean. The page does so by itself where script runs. */
    "store-cleaned": button(async ({ admin, request, params, now, post }) => {
      const id = readId(params.id);
      const version = versionIn(post, "version");
      if (id === undefined || version === null) throw notFound();

      const cleaned = await saveCleaned(db, id, { version, hosts: ownHosts(request) }, admin.userId, now);
      const path = `/admin/articles/${id}/edit`;
      return cleaned.ok && cleaned.hasChanged ? redirectWithAdminFlash(path, "contentCleaned") : redirect(path, 303);
    }),
  },
);

export default function EditArticle() {
  const { opened, siblings, review, failure, ...shared } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!review || (!opened && !answer)) return <ArticleMissing failure={failure} />;
  return (
    <ArticleEditorScreen
      {...shared}
      now={new Date(shared.now)}
      opened={opened}
      siblings={siblings}
      answer={answer?.answer}
      review={answer?.review ?? review}
      texts={opened?.values ?? newArticle}
    />
  );
}

type NotSaved = Exclude<Awaited<ReturnType<typeof saveArticle>>, { ok: true }>;

function refusal(entry: ArticleEntry, refused: NotSaved) {
  if (refused.reason === "not-found") return articleAnswer(entry, "gone");
  if (refused.reason !== "conflict") return refusedArticle(entry, refused);
  const conflict = articleConflict(entry.texts, refused.current, refused.fields);
  return articleAnswer(entry, "conflict", { conflict });
}

type Sent = { id: number; request: Request; now: Date };

/** Adds what an editor should know about the text that was sent. */
async function reviewed({ data: answer, init }: ReturnType<typeof articleAnswer>, { id, request, now }: Sent) {
  const { about = null, unsourced = [] } = (await findArticle(db, id)) ?? {};
  const review = await reviewArticle(db, answer.texts, { id, about, unsourced, hosts: ownHosts(request) }, now);
  return data({ answer, review }, init ?? {});
}

/** The article that is read beside this one. */
function besideIn(request: Request): number | null {
  return readId(new URL(request.url).searchParams.get("beside")) ?? null;
}

/** What of the editor's address stays after a save. */
function queryOf(request: Request): string {
  const beside = besideIn(request);
  const kept = new URLSearchParams({
    ...(beside !== null && { beside: String(beside) }),
    ...(tabOf(request) === "preview" && { tab: "preview" }),
  });
  return kept.size > 0 ? `?${kept}` : "";
}

function tabOf(request: Request): EditorTab {
  return new URL(request.url).searchParams.get("tab") === "preview" ? "preview" : "edit";
}
