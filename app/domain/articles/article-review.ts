import type { CheckResult } from "~/domain/cleaning/check-content";
import type { TakenOut } from "~/domain/cleaning/taken-out";

import type { ArticleFinding } from "./checks/findings";
import type { FactFinding } from "./facts/fact-check";

/** What an editor should know about the text in the form. */
export type ArticleReview = {
  checks: CheckResult[];
  words: number;
  /** HTML as it would be stored. */
  preview: string;
  /** What storing it would take out. */
  takenOut: TakenOut[];
  facts: FactFinding[];
  /** What else a person should look at before it is published. */
  findings: ArticleFinding[];
};
