import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { type EditorTab, readArticleEntry } from "~/domain/articles/article-entry";
import { newArticle } from "~/domain/articles/article-form";
import { readArticleForm } from "~/domain/articles/article.schema";
import {
  articleAuthors,
  articleBeside,
  createArticle,
  findArticle,
  reviewArticle,
} from "~/domain/articles/articles.server";
import { asDraft } from "~/domain/articles/publication";
import { findBatch, findTopic, settleTopic } from "~/domain/batches/batches.server";
import type { TopicName } from "~/domain/batches/own-article.server";
import { readId } from "~/domain/fields/address-number";
import { dropDraft } from "~/domain/translations/translation-drafts.server";
import { ownOutline } from "~/domain/writer/own-outline/own-outline";
import { adminMeta } from "~/http/admin-meta";
import { reasonOf } from "~/http/failure-reason.server";
import { notFound } from "~/http/not-found.server";
import { ownHosts, ownOrigin } from "~/http/own-address.server";
import {
  articleAnswer,
  largestArticleForm,
  redirectToSavedArticle,
  redrawnArticle,
  refusedArticle,
} from "~/http/panel/article-answer.server";
import { button, panelAction, panelLoader, type Sent } from "~/http/panel/panel-route.server";
import { askForTranslation, draftStanding, dropTranslation } from "~/http/panel/translation-draft.server";
import { adminText } from "~/i18n/admin.server";
import { isLanguage, type Language } from "~/i18n/languages";
import { ArticleEditorScreen } from "~/ui/admin/articles/article-editor-screen";
import { OutlineNotice } from "~/ui/admin/articles/outline-notice";
import { TranslationDraftPanel } from "~/ui/admin/translation-draft-panel";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async ({ request, url, now }) => {
  const query = url.searchParams;
  const language = query.get("language") ?? "";
  const original = originalIn(request);
  const sister = original !== null && isLanguage(language) ? await sisterOf(original, language, url) : null;
  const topic = await topicIn(url);
  const texts = {
    ...newArticle,
    ...sister?.texts,
    language: isLanguage(language) ? language : newArticle.language,
    ...topic?.texts,
  };
  const tab: EditorTab = query.get("tab") === "preview" ? "preview" : "edit";
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
    // Before it is stored none is its own.
    photos: [],
    standing: sister?.standing ?? null,
    topic,
    review: await reviewArticle(db, texts, { id: 0, original, about: null, hosts: ownHosts(request) }, now),
  };
});

export const action = panelAction({ may: "enter", limit: largestArticleForm }, async (sent) => {
  const { admin, request, url, now, post } = sent;
  const intent = post.get("intent");
  if (intent === "translate" || intent === "drop") return button(changeDraft)(sent);
  const entry = readArticleEntry(post);
  const answered = (answer: ReturnType<typeof articleAnswer>) => reviewed(answer, request, now);
  const isForPictures = entry.deed === "pictures";
  if (entry.deed !== "save" && !isForPictures) return answered(redrawnArticle(entry));
  const read = readArticleForm(isForPictures ? asDraft(entry.texts, now) : entry.texts);
  if (!read.ok) return answered(articleAnswer(entry, "refused", { errors: read.errors }));

  try {
    // Once more: only now a moment reads as a clock shows it, whatever the browser sent.
    const values = isForPictures ? asDraft(read.values, now) : read.values;
    const { despite, choice } = entry;
    const input = { ...read, values, despite, choice, hosts: ownHosts(request), original: originalIn(request) };
    const created = await createArticle(db, input, admin.userId, now);
    if (created.ok) {
      const name = topicNameIn(url);
      if (name) await settleTopic(db, name, created.id, now);
      // Stored by a person, what a service wrote is confirmed.
      const { original } = input;
      if (original !== null) await dropDraft(db, { kind: "article", id: original }, read.values.language);
      if (isForPictures) {
        const path = `/admin/articles/${created.id}/pictures`;
        return await redirectToSavedArticle(path, "articleCreatedForPictures", created, now);
      }
      const beside = input.original === null ? "" : `?beside=${input.original}`;
      const path = `/admin/articles/${created.id}/edit${beside}`;
      return await redirectToSavedArticle(path, "articleCreated", created, now);
    }
    return answered(refusedArticle(entry, created));
  } catch (error) {
    const failure = adminText("article.saveFailed", { reason: reasonOf(error, request) });
    return answered(articleAnswer(entry, "failed", { failure }));
  }
});

export default function NewArticle() {
  const { texts, review, original, standing, topic, ...shared } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ArticleEditorScreen
      {...shared}
      now={new Date(shared.now)}
      opened={null}
      original={original}
      topic={topic}
      notice={
        topic ? (
          <OutlineNotice topic={topic} />
        ) : original !== null && standing && isLanguage(texts.language) ? (
          <TranslationDraftPanel
            {...standing}
            language={texts.language}
            here={`/admin/articles/new?of=${original}&language=${texts.language}`}
            reloads
          />
        ) : null
      }
      siblings={[]}
      answer={answer?.answer}
      review={answer?.review ?? review}
      texts={texts}
    />
  );
}

/** The article that the new one tells in another language. */
function originalIn(request: Request): number | null {
  return readId(new URL(request.url).searchParams.get("of")) ?? null;
}

/** The topic of a batch that the new one is written for, as its address names it. */
function topicNameIn(url: URL): TopicName | null {
  const [batchId, topicId] = ["batch", "topic"].map((name) => readId(url.searchParams.get(name)));
  return batchId !== undefined && topicId !== undefined ? { batchId, topicId } : null;
}

/**
 * What the form of an article for a topic of a batch begins with, and how the topic stands. It is drawn as well where there is
 * nothing left to write on: what was typed meanwhile stands in it.
 */
async function topicIn(url: URL) {
  if (!url.searchParams.has("topic")) return null;
  const name = topicNameIn(url);
  if (!name) throw notFound();
  const topic = await findTopic(db, name);
  if (!topic && (await findBatch(db, name.batchId))) throw notFound();
  const { keyword = "", title = "", language = "en", articleId = null, status = null } = topic ?? {};
  const isOpen = status === "failed" && articleId === null;
  const outline = { keyword, title, language, content: ownOutline(keyword, language) };
  return { ...name, keyword, status, articleId, texts: isOpen ? outline : null };
}

/** What the form of a sister article begins with: what a service translated, or the original to be written over. */
async function sisterOf(original: number, language: Language, url: URL) {
  const standing = await draftStanding({ kind: "article", id: original }, language, url);
  const article = standing.copiesSource ? await findArticle(db, original) : undefined;
  const { title = "", content = "", keyword = "", metaDescription = "" } = article?.values ?? {};
  const copied = { title, content, keyword, metaDescription };
  const draft = standing.draft?.status === "ready" ? standing.draft.words : {};
  const filled = Object.entries(copied).map(([name, text]) => [name, draft[name] ?? text]);
  const texts = { ...copied, ...(Object.fromEntries(filled) as typeof copied) };
  return { standing, texts };
}

/** Asks for a translation of the original, or throws it away. */
function changeDraft({ request, url, now, post }: Sent) {
  const original = originalIn(request);
  const language = url.searchParams.get("language");
  if (original === null || !isLanguage(language)) throw notFound();
  const subject = { kind: "article", id: original } as const;
  const here = `/admin/articles/new?of=${original}&language=${language}`;
  return post.get("intent") === "drop"
    ? dropTranslation(subject, language, here)
    : askForTranslation(subject, [language], here, now);
}

async function reviewed({ data: answer, init }: ReturnType<typeof articleAnswer>, request: Request, now: Date) {
  const asked = { id: 0, original: originalIn(request), about: null, hosts: ownHosts(request) };
  return data({ answer, review: await reviewArticle(db, answer.texts, asked, now) }, init ?? {});
}
