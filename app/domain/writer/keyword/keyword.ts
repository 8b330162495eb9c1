import { folded, withoutAccents } from "~/i18n/fold";

/** Small letters, no accents, one space between words: "Àtic a l'Eixample" and "atic eixample" begin alike. */
export function normalise(text: string): string {
  return folded(text).replace(/[’`´]/g, "'").replace(/\s+/g, " ").trim();
}

// Few and always the same ones: an article asks for dozens, and a page of articles for thousands of times.
const patterns = new Map<string, RegExp>();

/** Whether a word of the text begins in one of these ways. */
export function has(words: string, beginnings: string): boolean {
  let pattern = patterns.get(beginnings);
  if (!pattern) {
    pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${withoutAccents(beginnings)})`, "u");
    patterns.set(beginnings, pattern);
  }
  return pattern.test(words);
}
