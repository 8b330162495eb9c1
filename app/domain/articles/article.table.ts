import type { Generated } from "kysely";

import type { Language } from "~/i18n/languages";

import type { ArticleStatus, BatchStatus, KeywordStatus } from "./article";

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

export interface ArticleBatchTable {
  id: Generated<number>;
  name: string;
  language: Generated<Language>;
  total_articles: Generated<number>;
  completed_articles: Generated<number>;
  status: Generated<BatchStatus>;
  started_at: string | null; // ISO 8601, UTC
  finished_at: string | null;
  created_at: string;
}

export interface BatchKeywordTable {
  id: Generated<number>;
  batch_id: number;
  keyword: string;
  title: string;
  status: Generated<KeywordStatus>;
  error_message: string | null;
  tries: Generated<number>;
  next_try_at: string | null; // ISO 8601, UTC
  leased_until: string | null;
  failed_at: string | null; // the last time; ISO 8601, UTC
  taken_back: Generated<number>; // how often the server ended while the topic was in work
}

/** One request to a writer that costs money. */
export interface WriterCallTable {
  id: Generated<number>;
  month: string; // by the calendar of Barcelona, `2026-11`
  called_at: string; // ISO 8601, UTC
  writer: string;
  batch_keyword_id: number | null;
  outcome: Generated<"open" | "written" | "failed">;
  input_tokens: number | null;
  output_tokens: number | null;
  cost_cents: number; // EUR cents; the amount set aside while it is not known
}
