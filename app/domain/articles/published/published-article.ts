import { type Theme } from "~/domain/guide/entry";
import type { SearchFeatureKey } from "~/domain/listings/features";
import type { Photo } from "~/domain/listings/photo";
import type { PropertyType } from "~/domain/properties/property";
import type { Language } from "~/i18n/languages";

export const articlesPerPage = 12;

/** What a picture of an article shows: one of our homes, or a neighbourhood. */
export type ArticlePicture = { photo: Photo; path: string; name: string };

/** A published article as a list shows it. */
export type ArticleCard = {
  id: number;
  title: string;
  slug: string;
  /** The meta description: one or two plain sentences; may be empty. */
  summary: string;
  /** ISO 8601, UTC */
  publishedAt: string;
  /** Minutes to read, 1 at least. */
  minutes: number;
  picture: ArticlePicture | null;
};

/** What a list of the magazine shows, one page of it. */
export type FoundArticles = { articles: ArticleCard[]; total: number; page: number; pages: number };

/** The addresses of an article in the languages in which it is published, its own among them: slugs. */
export type ArticleVersions = Partial<Record<Language, string>>;

/** Why these homes stand under an article. */
export type HomesReason =
  | { kind: "chosen" }
  | { kind: "place"; slug: string; name: string; locative: string }
  | { kind: "type"; type: PropertyType }
  | { kind: "feature"; feature: SearchFeatureKey }
  | { kind: "fitting" }
  | { kind: "newest" };

/** A published article with all that its page shows; its HTML is as stored and has yet to be sanitised. */
export type PublishedArticle = ArticleCard & {
  content: string;
  theme: Theme;
  updatedAt: string;
  /** When a person checked it, ISO 8601 UTC; null where nobody has. */
  checkedAt: string | null;
  /** The name that signs it; null where the agency does. */
  author: string | null;
  versions: ArticleVersions;
  /** The photo of its own that stands for it where it is shared; null where it has none. */
  shared: Photo | null;
  homes: { ids: number[]; reason: HomesReason };
  /** Other articles in the same language. */
  next: ArticleCard[];
};
