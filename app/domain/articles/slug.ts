import { inLatinLetters } from "~/domain/cleaning/latin-letters";
import type { Language } from "~/i18n/languages";

export const longestSlug = 80;

const and: Record<Language, string> = { en: "and", es: "y", ca: "i", ru: "i" };

/**
 * The address of an article, made from its title: lower-case ASCII words and hyphens, at most 80 characters, cut at a word.
 * It is empty only where the title has neither letter nor digit; the caller then asks for one.
 */
export function toSlug(title: string, language: Language): string {
  const words = inLatinLetters(title)
    .replaceAll("&", ` ${and[language]} `)
    // "agent's" is one word in English; elsewhere the apostrophe parts an article from its noun: l'Eixample.
    .replace(/(?<=[a-z])['’ʼ](?=[a-z])/g, language === "en" ? "" : "-")
    // Thousands are written together: 500.000 and 500,000 are the same number.
    .replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, "")
    .replace(/[^a-z0-9]+/g, "-");
  const hasWord = /[\p{L}\p{N}]/u.test(title);
  return cut(/[a-z0-9]/.test(words) && hasWord ? words : lettersAsNumbers(title));
}

/** A title in another alphabet, by the numbers of its letters: no beauty, but an address. */
function lettersAsNumbers(title: string): string {
  const letters = title.match(/[\p{L}\p{N}]/gu) ?? [];
  return letters.map((letter) => (letter.codePointAt(0) ?? 0).toString(16)).join("-");
}

function cut(words: string): string {
  const slug = words.replace(/^-+|-+$/g, "");
  if (slug.length <= longestSlug) return slug;
  const start = slug.slice(0, longestSlug + 1);
  const lastHyphen = start.lastIndexOf("-");
  return lastHyphen > 0 ? start.slice(0, lastHyphen) : slug.slice(0, longestSlug);
}
