import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { type EditorTab, readArticleEntry } from "~/domain/articles/article-entry";
import { newArticle } from "~/domain/articles/article-form";
import { readArticleForm } from "~/domain/articles/article.schema";
import { articleAuthors, articleBeside, createArticle, reviewArticle } from "~/domain/articles/articles.server";
import { asDraft } from "~/domain/articles/publication";
import { settleTopic } from "~/domain/batches/batches.server";
import { readDraftWish } from "~/domain/batches/first-draft.server";
import { dropDraft } from "~/domain/translations/translation-drafts.server";
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
import { askForTranslation, dropTranslation } from "~/http/panel/translation-draft.server";
import { adminText } from "~/i18n/admin.server";
import { isLanguage } from "~/i18n/languages";
import { ArticleEditorScreen } from "~/ui/admin/articles/article-editor-screen";
import { DraftedNotice } from "~/ui/admin/articles/drafted-notice";
import { OutlineNotice } from "~/ui/admin/articles/outline-notice";
import { TranslationDraftPanel } from "~/ui/admin/translation-draft-panel";

import { aboutIn, begunFromGuide, originalIn, sisterOf, topicIn, topicNameIn } from "./new-article.server";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async ({ request, url, now }) => {
  const hosts = ownHosts(request);
  const query = url.searchParams;
  const language = query.get("language") ?? "";
  const original = originalIn(request);
  const sister = original !== null && isLanguage(language) ? await sisterOf(original, language, url) : null;
  const topic = await topicIn(url);
  const wish = original === null && !topic ? readDraftWish(query) : null;
  const begun = wish && (await begunFromGuide(wish, { hosts, now, signal: request.signal }));
  const texts = {
    ...newArticle,
    ...sister?.texts,
    language: isLanguage(language) ? language : newArticle.language,
    ...topic?.texts,
    ...begun?.texts,
  };
  const tab: EditorTab = query.get("tab") === "preview" ? "preview" : "edit";
  const beside = original === null ? undefined : await articleBeside(db, original, { hosts });
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
    begun,
    review: await reviewArticle(db, texts, { id: 0, original, about: begun?.about ?? null, hosts }, now),
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
    const original = originalIn(request);
    const input = { ...read, values, despite, choice, hosts: ownHosts(request), original, about: aboutIn(url) };
    const created = await createArticle(db, input, admin.userId, now);
    if (created.ok) {
      const name = topicNameIn(url);
      if (name) await settleTopic(db, name, created.id, now);
      // Stored by a person, what a service wrote is confirmed.
      if (original !== null) await dropDraft(db, { kind: "article", id: original }, read.values.language);
      if (isForPictures) {
        const path = `/admin/articles/${created.id}/pictures`;
        return await redirectToSavedArticle(path, "articleCreatedForPictures", created, now);
      }
      const beside = original === null ? "" : `?beside=${original}`;
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
  const { texts, review, original, standing, topic, begun, ...shared } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ArticleEditorScreen
      {...shared}
      now={new Date(shared.now)}
      opened={null}
      original={original}
      topic={topic}
      about={begun?.about ?? null}
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
        ) : begun && !answer ? (
          <DraftedNotice {...begun} />
        ) : null
      }
      siblings={[]}
      answer={answer?.answer}
      review={answer?.review ?? review}
      texts={texts}
    />
  );
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
  const about = aboutIn(new URL(request.url));
  const asked = { id: 0, original: originalIn(request), about, hosts: ownHosts(request) };
  return data({ answer, review: await reviewArticle(db, answer.texts, asked, now) }, init ?? {});
}
