import { plainText } from "~/domain/cleaning/plain-text";
import { folded } from "~/i18n/fold";

/** A larger share of the same sentences makes two articles one, for readers and for search engines. */
export const mostShared = 0.35;

/** Shorter ones are headings, prices and rows of tables, which any two articles may have. */
const fewestWords = 5;

/**
 * The sentences of an article as they are compared: small letters and figures only, each once. What has fewer than five
 * words does not count.
 * @param html the article's HTML, or plain text
 */
export function comparedSentences(html: string): Set<string> {
  const sentences = plainText(html)
    .split("\n")
    .flatMap((line) => line.split(/(?<=[.!?…]["»”)]?)\s+(?=[\p{Lu}\p{N}"«“(¿¡])/u))
    .map((sentence) =>
      folded(sentence)
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim(),
    )
    .filter((sentence) => sentence.split(" ").length >= fewestWords);
  return new Set(sentences);
}

/** The share of the first text's sentences that stand in the second one too, 0 to 1; 0 where it has none. */
export function sharedSentences<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): number {
  if (one.size === 0) return 0;
  let shared = 0;
  for (const sentence of one) if (other.has(sentence)) shared += 1;
  return shared / one.size;
}
