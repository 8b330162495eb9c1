import type { Said } from "~/domain/writer/book";
import type { Language } from "~/i18n/languages";

import type { AskedFor, EntrySection } from "../entry";

/** What two things mean for each other, in one language. */
export type TogetherText = {
  /** The first paragraph: it answers what is asked of both at once, for the person who asks. */
  readonly answer: Said;
  /** What stands at the top of the article: the sum, the dates or the order for this very case. */
  readonly sections: readonly EntrySection[];
  /** 150 to 160 characters, for search results. */
  readonly description: string;
  /** Laws with article and date, as this language cites them. */
  readonly sources: readonly string[];
};

/** Two entries that keywords name at once, and how a keyword names both. */
type Pair = {
  /** Keys of the two. After what they mean together, the article tells of the first and then of the second. */
  readonly of: readonly [string, string];
  /** Keys of other entries that such a keyword names as exactly. */
  readonly foundAs?: readonly string[];
  /** Beginnings of words, without accents and in all languages at once: a keyword has to have one of each. */
  readonly words: readonly string[];
  /** A keyword with one of these asks for something else. */
  readonly without?: string;
};

/** A pair of which the first entry answers for both, with its answer to one question. */
export type AnsweredByOne = Pair & { readonly asked: AskedFor };

/** A pair of which neither entry alone would be the answer. */
export type Together = Pair & {
  readonly checked: string;
  readonly reviewBy: string;
  readonly in: Readonly<Record<Language, TogetherText>>;
};
