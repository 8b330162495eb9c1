import { db } from "~/db/db.server";
import { findArticle } from "~/domain/articles/articles.server";
import { findBatch, findTopic } from "~/domain/batches/batches.server";
import { type DraftWish, firstDraft, readDraftWish } from "~/domain/batches/first-draft.server";
import type { TopicName } from "~/domain/batches/own-article.server";
import { readId } from "~/domain/fields/address-number";
import { aboutText } from "~/domain/guide/asked";
import { ownOutline } from "~/domain/writer/own-outline/own-outline";
import { notFound } from "~/http/not-found.server";
import { draftStanding } from "~/http/panel/translation-draft.server";
import type { Language } from "~/i18n/languages";

/** The article that the new one tells in another language. */
export function originalIn(request: Request): number | null {
  return readId(new URL(request.url).searchParams.get("of")) ?? null;
}

/** What of the guide the new one answers, as its address says; null where it was not begun with the guide. */
export function aboutIn(url: URL): string | null {
  const { about } = readDraftWish(url.searchParams);
  return about && aboutText(about);
}

/** What the form begins with where its address names a keyword; why it is empty all the same. */
export async function begunFromGuide(wish: DraftWish, room: Parameters<typeof firstDraft>[2]) {
  const { keyword, language, about } = wish;
  const draft = keyword === "" ? null : await firstDraft(db, wish, room);
  const failure = draft?.ok === false ? draft.message : null;
  if (draft?.ok) return { keyword, language, failure, texts: draft.texts, about: draft.about };
  return { keyword, language, failure, texts: { keyword, language }, about: about && aboutText(about) };
}

/** The topic of a batch that the new one is written for, as its address names it. */
export function topicNameIn(url: URL): TopicName | null {
  const [batchId, topicId] = ["batch", "topic"].map((name) => readId(url.searchParams.get(name)));
  return batchId !== undefined && topicId !== undefined ? { batchId, topicId } : null;
}

/**
 * What the form of an article for a topic of a batch begins with, and how the topic stands. It is drawn as well where there is
 * nothing left to write on: what was typed meanwhile stands in it.
 */
export async function topicIn(url: URL) {
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
export async function sisterOf(original: number, language: Language, url: URL) {
  const standing = await draftStanding({ kind: "article", id: original }, language, url);
  const article = standing.copiesSource ? await findArticle(db, original) : undefined;
  const { title = "", content = "", keyword = "", metaDescription = "" } = article?.values ?? {};
  const copied = { title, content, keyword, metaDescription };
  const draft = standing.draft?.status === "ready" ? standing.draft.words : {};
  const filled = Object.entries(copied).map(([name, text]) => [name, draft[name] ?? text]);
  const texts = { ...copied, ...(Object.fromEntries(filled) as typeof copied) };
  return { standing, texts };
}
