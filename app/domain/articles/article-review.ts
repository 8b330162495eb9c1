import type { CheckResult } from "~/domain/cleaning/check-content";
import type { LostWords } from "~/domain/cleaning/lost-words";
import type { TakenOut } from "~/domain/cleaning/taken-out";
import type { HomeCard } from "~/domain/properties/property";

import type { ArticleFinding } from "./checks/findings";
import type { FactFinding } from "./facts/fact-check";

/** What an editor should know about the text in the form. */
export type ArticleReview = {
  checks: CheckResult[];
  words: number;
  /** HTML as it would be stored. */
  preview: string;
  /** The homes that stand in it as cards, those that readers would see. */
  homes: HomeCard[];
  /** What storing it would take out. */
  takenOut: TakenOut[];
  /** The words that would go with it; storing asks about them. */
  lost: LostWords | null;
  facts: FactFinding[];
  /** What else a person should look at before it is published. */
  findings: ArticleFinding[];
};
