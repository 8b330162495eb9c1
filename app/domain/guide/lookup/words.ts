import { commonWords, stopWords, wordsOf } from "~/domain/cleaning/telling-words";

import { decidingWords } from "../asked";

/** The words of a text by which it is decided what it is about; all of them where it has no others. Small Latin letters. */
export function decidingIn(text: string): string[] {
  const words = [...new Set(wordsOf(text))];
  const small = (word: string) => stopWords.has(word) && !decidingWords().includes(word);
  const telling = words.filter((word) => !small(word) && !commonWords.has(word));
  if (telling.some((word) => !decidingWords().includes(word))) return telling;
  const said = words.filter((word) => !small(word));
  return said.length > 0 ? said : words;
}
