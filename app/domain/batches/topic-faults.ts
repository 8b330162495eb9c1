import { longestKeyword, longestTitle, type Topic } from "~/domain/articles/topic";
import type { Language } from "~/i18n/languages";

/** Why nothing can be written about a keyword or under a title, whoever writes. */
export type TopicFault = "long" | "markup" | "wordless" | "digits" | "script";

export function keywordFault(keyword: string): TopicFault | null {
  if (keyword.trim().length > longestKeyword) return "long";
  if (isMarkup(keyword)) return "markup";
  if (!/[\p{L}\p{N}]/u.test(keyword)) return "wordless";
  // "22@" is a quarter of the city.
  if (!/[\p{L}@]/u.test(keyword)) return "digits";
  return hasForeignLetters(keyword) ? "script" : null;
}

export function titleFault(title: string): TopicFault | null {
  if (title.trim().length > longestTitle) return "long";
  if (isMarkup(title)) return "markup";
  if (!/[\p{L}\p{N}]/u.test(title)) return "wordless";
  return hasForeignLetters(title) ? "script" : null;
}

/** Whether it has letters, and none of those in which the languages of the site are written. */
function hasForeignLetters(text: string): boolean {
  return /\p{L}/u.test(text) && !/[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(text);
}

/** A tag or its beginning, as it is or written out; not "under <300,000". */
function isMarkup(text: string): boolean {
  return /<[/!?]?[a-z!-]|&(?:lt|#0*60|#x0*3c);/i.test(text);
}

/**
 * Whether a topic looks as if it were meant for a batch in another language: Cyrillic in one of ours in Latin letters, or none of it
 * in Russian. A Spanish name may stand for itself there, so keyword and title are looked at together.
 */
export function isOfOtherLetters({ keyword, title }: Topic, language: Language): boolean {
  if (language === "ru") return !hasCyrillic(`${keyword} ${title}`);
  return mostlyCyrillic(keyword) || mostlyCyrillic(title);
}

function hasCyrillic(text: string): boolean {
  return /\p{Script=Cyrillic}/u.test(text);
}

function mostlyCyrillic(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(/\p{Script=Cyrillic}/gu) > count(/\p{Script=Latin}/gu);
}
