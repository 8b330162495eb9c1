import type { Change } from "~/domain/cleaning/clean-content";

import type { EditedArticle } from "./article-form";

/** An article as its editor opens it: with a clean content, whatever is stored. */
export type OpenedArticle = {
  /** As it is stored. */
  article: EditedArticle;
  /** As it is shown. */
  values: EditedArticle["values"];
  /** What the cleaning took off; empty where nothing was corrupted. */
  cleaned: Change[];
  /** Whether the page saves the cleaned text by itself, after a second. */
  savesItself: boolean;
};
