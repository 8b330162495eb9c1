import type { Generated } from "kysely";

import type { Language } from "~/i18n/languages";

import type { BatchStatus, KeywordStatus } from "./batch";

export interface ArticleBatchTable {
  id: Generated<number>;
  name: string;
  language: Generated<Language>;
  total_articles: Generated<number>;
  completed_articles: Generated<number>;
  status: Generated<BatchStatus>;
  started_at: string | null; // ISO 8601, UTC
  finished_at: string | null;
  stopped_at: string | null; // while it waits to be started again after somebody stopped it
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
  about: string | null; // what of the guide it is to answer, where a person chose: "entry/asked"
  taken_back: Generated<number>; // how often the server ended while the topic was in work
}
