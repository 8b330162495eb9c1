import type { CheckResult } from "./check-content";
import type { FactFinding } from "./fact-check";
import type { TakenOut } from "./taken-out";

/** What an editor should know about the text in the form. */
export type ArticleReview = {
  checks: CheckResult[];
  words: number;
  /** HTML as it would be stored. */
  preview: string;
  /** What storing it would take out. */
  takenOut: TakenOut[];
  facts: FactFinding[];
};
