import { isLanguage, type Language } from "~/i18n/languages";

import type { ArticleStatus } from "./article";
import { withoutEmbeddedFiles } from "./embedded-files";

/** What can be edited of an article, in the order of its form. */
export const articleFields = [
  "title",
  "content",
  "status",
  "publishAt",
  "unpublishAt",
  "keyword",
  "slug",
  "language",
  "metaDescription",
  "author",
  "homes",
  "sharePhoto",
] as const;
export type ArticleField = (typeof articleFields)[number];

/** The form of an article as texts, as it is drawn and as it is sent. */
export type ArticleTexts = Record<ArticleField, string>;

export type ArticleValues = {
  title: string;
  /** HTML */
  content: string;
  status: ArticleStatus;
  /** When a draft goes public, and when it goes again, by Barcelona's clock: `2026-11-22T09:05`; empty for never. */
  publishAt: string;
  unpublishAt: string;
  keyword: string;
  slug: string;
  language: Language;
  metaDescription: string;
  /** The name that signs it; empty where the agency does. */
  author: string;
  /** References or numbers of the homes beside it, with commas between them; empty where they are found by its keyword. */
  homes: string;
  /** The name of the photo that is shown where it is shared; empty for the first of its text. */
  sharePhoto: string;
};

/** An article as its editor needs it. */
export type EditedArticle = {
  id: number;
  version: number;
  values: ArticleValues;
  wordCount: number;
  /** Who wrote the draft: the name of a writer; null for one of a person. */
  writer: string | null;
  /** What of the guide it answers: "entry/asked"; null where nothing of it. */
  about: string | null;
  /** Figures of its draft that the service which wrote it was not given, as they stood there. */
  unsourced: string[];
  tokens: number | null;
  /** EUR cents */
  costCents: number | null;
  /** ISO 8601, UTC */
  createdAt: string;
  updatedAt: string;
  /** E-mail of whoever saved last; null where no person did. */
  updatedBy: string | null;
  /** Who published it and when; null before. */
  reviewedBy: string | null;
  reviewedAt: string | null;
  publishedAt: string | null;
  /** Why it is public although it states what we know to be wrong, and the sentences; null where it does not. */
  despite: Despite | null;
};

/** A reason to publish what states something false, and the sentences that whoever gave it was shown. */
export type Despite = { reason: string; claims: string[] };

/** An article of the same group in another language. */
export type ArticleSibling = { id: number; language: Language; title: string };

/** The same article in another language, as it is read beside the one that is written; its HTML is sanitised. */
export type ArticleBeside = Pick<ArticleValues, "language" | "title" | "metaDescription"> & {
  id: number;
  html: string;
};

export const newArticle: ArticleTexts = {
  title: "",
  content: "",
  status: "draft",
  publishAt: "",
  unpublishAt: "",
  keyword: "",
  slug: "",
  language: "en",
  metaDescription: "",
  author: "",
  homes: "",
  sharePhoto: "",
};

/** Reads the texts of a sent form. Browsers send a line break as two characters; stored it is one. */
export function readArticleTexts(form: FormData): ArticleTexts {
  const read = (field: ArticleField) => {
    const sent = form.get(field);
    return typeof sent === "string" ? sent.replace(/\r\n?/g, "\n").replaceAll("\0", "") : "";
  };
  return {
    title: read("title"),
    content: withoutEmbeddedFiles(read("content")),
    // A missing value is treated as a draft (specification, section 4).
    status: read("status") || "draft",
    publishAt: read("publishAt"),
    unpublishAt: read("unpublishAt"),
    keyword: read("keyword"),
    slug: read("slug"),
    language: read("language") || "en",
    metaDescription: read("metaDescription"),
    author: read("author"),
    homes: read("homes"),
    sharePhoto: read("sharePhoto"),
  };
}

/** Where two articles differ. */
export function differingArticleFields(one: ArticleTexts, other: ArticleTexts): ArticleField[] {
  return articleFields.filter((field) => one[field] !== other[field]);
}

/** The language that a form names; English where it names none of ours. */
export function languageIn({ language }: Pick<ArticleTexts, "language">): Language {
  return isLanguage(language) ? language : "en";
}

/** A home as the field names it; a reference with a space in it could not be read again. */
export function keptName({ id, reference }: { id: number; reference: string | null }): string {
  return reference && !/[,;\s]/.test(reference) ? reference : String(id);
}
