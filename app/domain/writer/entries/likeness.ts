import { isSameWord } from "~/domain/cleaning/telling-words";

/** How much a word is like another one, whatever its ending, or one wrong letter unless it `isRight`: 1 is the same, 0 another. */
export function likenessOf(word: string, other: string, isRight = false): number {
  if (word === other) return 1;
  // Most words begin otherwise, and a keyword is held against thousands of them.
  if (word.charCodeAt(0) === other.charCodeAt(0) && isSameWord(word, other)) return 0.9;
  return !isRight && isMisspelt(word, other) ? 0.7 : 0;
}

/** Whether one letter is wrong, missing, too many, or two have changed places; in short words that makes another word. */
function isMisspelt(word: string, other: string): boolean {
  const [short, long] = word.length <= other.length ? [word, other] : [other, word];
  if (short.length < 5 || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (end < short.length - start && short[short.length - 1 - end] === long[long.length - 1 - end]) end += 1;
  if (long.length - end - start > 2 || /\d/.test(word + other)) return false;
  const [shortLeft, longLeft] = [short.slice(start, short.length - end), long.slice(start, long.length - end)];
  if (longLeft.length === 1) return true;
  return shortLeft.length === 2 && shortLeft[0] === longLeft[1] && shortLeft[1] === longLeft[0];
}
