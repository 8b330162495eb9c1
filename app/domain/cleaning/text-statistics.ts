import { plainText } from "./plain-text";

/** Specification, section 9: read time at 200 words a minute. */
const wordsPerMinute = 200;

/** Specification, section 9: the length that a meta description should have, in characters. */
export const metaDescriptionGuide = { from: 150, to: 160 } as const;

// A rule of our own and not Intl.Segmenter: that one counts differently from one browser to the next and on the server.
// A word is letters and digits, held together by an inner apostrophe, hyphen or Catalan dot; a number by its separators.
const word =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad]*(?:(?:['’ʼ·‧‐‑-]|(?<=\p{N})[.,:\u00a0\u202f](?=\p{N}))[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad]*)*/gu;

/** Counts the words that a reader sees of HTML. The editor in the browser and the server that stores count alike. */
export function countWords(html: string): number {
  // A no-break space inside a number must outlive the tidying of spaces.
  const kept = html.replace(/(?<=\d)(?:[\u00a0\u202f]|&nbsp;|&#160;|&#8239;)(?=\d)/g, ".");
  return plainText(kept).match(word)?.length ?? 0;
}

/** Minutes to read so many words, rounded up. */
export function readingMinutes(words: number): number {
  return Math.ceil(words / wordsPerMinute);
}

export type MetaDescriptionState = "short" | "good" | "long";

/** Length of a meta description in characters as a person counts them, and how it stands to the guide. */
export function measureMetaDescription(text: string): { length: number; state: MetaDescriptionState } {
  const length = [...text.trim().normalize("NFC").replace(/\s+/g, " ")].length;
  if (length < metaDescriptionGuide.from) return { length, state: "short" };
  return { length, state: length <= metaDescriptionGuide.to ? "good" : "long" };
}
