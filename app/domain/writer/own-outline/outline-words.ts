import type { UsualQuestion } from "../entries/entry";

/** A part of an article that a person writes: its heading, and what to say beneath it. */
export type OutlinePart = { readonly heading: string; readonly say: string | { readonly steps: readonly string[] } };

/** Outlines in one language, by what a keyword asks. */
export type OutlineWords = {
  /** What the first paragraph has to do; `{keyword}` stands for the keyword. */
  readonly opening: Readonly<Record<UsualQuestion, string>>;
  readonly parts: Readonly<Record<UsualQuestion, readonly OutlinePart[]>>;
  /** What stands at the end of each. */
  readonly closing: readonly OutlinePart[];
};
