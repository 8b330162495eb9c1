import type { Change } from "~/domain/cleaning/clean-content";
import type { LostWords } from "~/domain/cleaning/lost-words";

import type { EditedArticle } from "./article-form";

/** An article as its editor opens it: with a clean content, whatever is stored. */
export type OpenedArticle = {
  /** As it is stored. */
  article: EditedArticle;
  /** As it is shown. */
  values: EditedArticle["values"];
  /** The words that cleaning would lose: it is shown as it is stored then. Null where it loses none. */
  lost: LostWords | null;
  /** What the cleaning took off, or would; empty where nothing was corrupted. */
  cleaned: Change[];
  /** Whether the page saves the cleaned text by itself, after a second. */
  savesItself: boolean;
};
