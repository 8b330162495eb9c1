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

export interface ArticlePropertyTable {
  article_id: number;
  property_id: number;
}
