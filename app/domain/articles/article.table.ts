import type { Generated } from "kysely";

import type { Language } from "~/i18n/languages";

import type { ArticleStatus } from "./article";

export interface ArticleTable {
  id: Generated<number>;
  article_group: string; // the same for an article in each of its languages
  language: Generated<Language>;
  title: string;
  keyword: Generated<string>;
  slug: string;
  content: Generated<string>; // HTML, sanitised
  raw_content: string | null; // as a writer sent it
  meta_description: Generated<string>;
  status: ArticleStatus | null; // none is treated as a draft
  word_count: Generated<number>;
  is_generated: Generated<0 | 1>;
  writer: string | null;
  tokens_used: number | null;
  cost_cents: number | null; // EUR cents
  batch_keyword_id: number | null;
  reviewed_by: number | null;
  reviewed_at: string | null; // ISO 8601, UTC
  published_at: string | null;
  version: Generated<number>;
  author: Generated<string>; // a name; empty: the agency
  publish_at: string | null; // ISO 8601, UTC
  unpublish_at: string | null;
  despite_reason: string | null; // why it is public although it states something false
  despite_claims: string | null; // JSON: the sentences
  about: string | null; // what of the guide it answers: "entry/asked"
  unsourced_figures: string | null; // JSON: figures that a service wrote and was not given, as they stood in its text
  share_photo: string | null; // the name of a photo; null where the first of the text is shared
  created_at: string; // ISO 8601, UTC
  updated_at: string;
}

/** Former slugs of an article, which lead to its present one. */
export interface ArticleSlugTable {
  language: Language;
  slug: string;
  article_id: number;
}

export interface ArticleRevisionTable {
  id: Generated<number>;
  article_id: number;
  title: string;
  content: string;
  meta_description: string;
  saved_by: number | null;
  created_at: string; // ISO 8601, UTC
}

/** Pictures of its own; those of homes that it shows stay theirs. */
export interface ArticlePictureTable {
  id: Generated<number>;
  article_id: number;
  image_url: string;
  width: number; // px, of the photo when upright
  height: number;
  alt_text: string; // in the language of the article
  content_hash: string | null; // SHA-256, hexadecimal
  uploaded_by: number | null;
  created_at: string; // ISO 8601, UTC
}

export interface ArticlePropertyTable {
  article_id: number;
  property_id: number;
  place: Generated<number>;
}

/** What the checks made of a version of an article. */
export interface ArticleReadingTable {
  article_id: number;
  version: number;
  stamp: string; // of the checks that read it
  sentences: number;
  claims: number;
  issues: number;
  notes: number;
  due_on: string | null; // ISO date by which its sources have to be read again
  shared: number | null; // sentences that the nearest sister has too; null: to be counted
}

/** The sentences of articles, as they are compared. */
export interface ArticleSentenceTable {
  language: Language;
  hash: number;
  article_id: number;
}
