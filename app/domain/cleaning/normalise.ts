import { folded } from "~/i18n/fold";

/** Small letters, no accents, one space between words: two keywords that look alike are one. */
export function normalise(text: string): string {
  return folded(text).replace(/[’`´]/g, "'").replace(/\s+/g, " ").trim();
}
