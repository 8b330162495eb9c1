import type { Language } from "~/i18n/languages";

/** Section 4 of the specification; any may be set, and a missing one is treated as a draft. */
export const articleStatuses = ["draft", "published", "archived"] as const;
export type ArticleStatus = (typeof articleStatuses)[number];

/** An article as the admin's list shows it. */
export type ArticleSummary = {
  id: number;
  title: string;
  slug: string;
  keyword: string;
  language: Language;
  status: ArticleStatus;
  wordCount: number;
  /** ISO 8601, UTC */
  createdAt: string;
  /** When it goes public by itself; null where it does not. */
  publishAt: string | null;
};

/** What the list can be narrowed to: a draft with an hour to come is scheduled. */
export const listedStates = ["draft", "scheduled", "published", "archived"] as const;
export type ListedState = (typeof listedStates)[number];

/** What the admin asked the list for; `status` undefined means all. */
export type ArticleSearch = { text: string; status: ListedState | undefined; page: number };

/** Reads the list's query; what cannot be understood is left out. */
export function readArticleSearch(params: URLSearchParams): ArticleSearch {
  const page = Number(params.get("page") ?? 1);
  return {
    text: (params.get("q") ?? "").trim().slice(0, 200),
    status: listedStates.find((status) => status === params.get("status")),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** A draft that is fit to be stored: cleaned, sanitised, checked. */
export type ReadyArticle = {
  title: string;
  /** The wished slug; where it is taken a number is added. */
  slug: string;
  /** HTML, sanitised */
  content: string;
  metaDescription: string;
  wordCount: number;
};
