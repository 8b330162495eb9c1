import type { DiffPart } from "./compare-texts";

/** What a revision holds of an article. */
export const revisedFields = ["title", "content", "metaDescription"] as const;
export type RevisedField = (typeof revisedFields)[number];

/** A saved state of an article, as the list of them shows it. */
export type ArticleRevision = {
  id: number;
  title: string;
  /** E-mail; null for what no person saved. */
  savedBy: string | null;
  /** ISO 8601, UTC */
  savedAt: string;
  /** What differs from the state before; the first one has nothing before it. */
  changed: RevisedField[];
  isFirst: boolean;
};

/** A saved state beside the present one. */
export type ComparedRevision = {
  id: number;
  savedBy: string | null;
  savedAt: string;
  /** Where the two differ: from the saved state to the present one. */
  fields: { field: RevisedField; parts: DiffPart[] }[];
};
