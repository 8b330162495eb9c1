import { digitsIn } from "../people/phone";

/** So many digits are looked for in phone numbers; fewer stand in all of them. */
export const fewestDigits = 3;

/** What somebody typed into the search of the inbox. */
export type SearchedWords = {
  /** The number of a message. */
  number: number | undefined;
  /** All digits, without a country's 00, where nothing but digits and what stands between them was typed. */
  phoneDigits: string | undefined;
  /** What stands between spaces: each is to be found somewhere. */
  parts: readonly string[];
};

export function searchedWords(words: string): SearchedWords {
  const parts = words.split(/\s+/).filter((part) => part !== "");
  const named = /^(?:no\.?|n[ºo°]\.?|#)\s*(\d{1,10})$/i.exec(words)?.[1];
  if (named !== undefined) return { number: Number(named), phoneDigits: undefined, parts };
  const digits = digitsIn(words).replace(/^00/, "");
  if (digits === "" || /[\p{L}@]/u.test(words)) return { number: undefined, phoneDigits: undefined, parts };
  return { number: digits.length <= 10 ? Number(digits) : undefined, phoneDigits: digits, parts };
}
