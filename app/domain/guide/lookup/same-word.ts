import { isSameWord } from "~/domain/cleaning/telling-words";
import { isFormOf } from "~/domain/cleaning/word-forms";

/** A word with this share of its three-letter pieces in common with another is taken for it with a slip. */
const likeEnough = 0.6;
const shortestWithSlips = 5;

/** Whether two words are one, whatever their endings, or one of them with a letter wrong. Small Latin letters without accents. */
export function isWordOrSlip(word: string, other: string): boolean {
  return isSameWord(word, other) || isFormOf(word, other) || isSlip(word, other);
}

function isSlip(word: string, other: string): boolean {
  if (Math.min(word.length, other.length) < shortestWithSlips || word[0] !== other[0]) return false;
  const [ours, theirs] = [piecesOf(word), piecesOf(other)];
  const shared = ours.filter((piece) => theirs.includes(piece)).length;
  return (2 * shared) / (ours.length + theirs.length) >= likeEnough;
}

/** All runs of three letters, the ends of the word counted as one. */
export function piecesOf(word: string): string[] {
  const whole = `^${word}$`;
  return Array.from({ length: whole.length - 2 }, (_, at) => whole.slice(at, at + 3));
}
