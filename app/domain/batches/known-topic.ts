import type { Topic } from "~/domain/articles/topic";
import type { Language } from "~/i18n/languages";

/** Where a topic stands already. */
export type TopicPlace =
  | { kind: "published" | "draft"; articleId: number }
  | { kind: "queued"; batchId: number; batchName: string }
  /** Further up in the list that is being made; counted from 1. */
  | { kind: "list"; number: number };

export type KnownTopic = Topic & { place: TopicPlace };

/** A topic with the one that it resembles most, if there is any, and the other languages that have its very keyword. */
export type ReviewedTopic = Topic & { like: KnownTopic | null; elsewhere: readonly Language[] };
