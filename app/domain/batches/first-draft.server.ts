import type { Db } from "~/db/database";
import { type ArticleTexts, languageIn, newArticle } from "~/domain/articles/article-form";
import { longestKeyword } from "~/domain/articles/topic";
import { aboutText, type Answering, readAbout } from "~/domain/guide/asked";
import { guide } from "~/domain/guide/guide.server";
import { builtInWriter } from "~/domain/writer/built-in-writer.server";
import type { Language } from "~/i18n/languages";

import { readyArticle } from "./ready-article.server";

/** A keyword with what of the guide was chosen for it; without `about` what is certain, or the homes that it looks for. */
export type DraftWish = { keyword: string; language: Language; about: Answering | null };

export type FirstDraft = { ok: true; texts: ArticleTexts; about: string | null } | { ok: false; message: string };

/** The wish that an address names; an empty keyword is none. */
export function readDraftWish(query: URLSearchParams): DraftWish {
  const keyword = (query.get("keyword") ?? "").replace(/\s+/g, " ").trim().slice(0, longestKeyword);
  const language = languageIn({ language: query.get("language") ?? "" });
  return { keyword, language, about: readAbout(query.get("about"), guide()) ?? null };
}

/** What the form of a new article begins with where the built-in writer knows the answer. Nothing is stored. */
export async function firstDraft(
  db: Db,
  { keyword, language, about }: DraftWish,
  { hosts, now, signal }: { hosts: readonly string[]; now: Date; signal: AbortSignal },
): Promise<FirstDraft> {
  const assignment = { keyword, title: keyword, language, about };
  const writing = await builtInWriter(db, () => now).write(assignment, signal);
  if (!writing.ok) return { ok: false, message: writing.message };
  const ready = readyArticle(writing.draft, assignment, { hosts });
  if (!ready.ok) return ready;
  const { title, content, metaDescription } = ready.article;
  const answered = writing.draft.about;
  return {
    ok: true,
    texts: { ...newArticle, keyword, language, title, content, metaDescription },
    about: answered && answered !== "homes" ? aboutText(answered) : null,
  };
}
