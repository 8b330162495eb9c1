import { digitsIn, splitExtension } from "~/domain/fields/phone";

/** So many digits are looked for in phone numbers; fewer stand in all of them. */
export const fewestDigits = 3;

/** What somebody typed into the search of the inbox. */
export type SearchedWords = {
  /** The number of a message. */
  number: number | undefined;
  /** What may be a phone number, without an extension: nothing but digits and what stands between them. */
  phone: string | undefined;
  /** What stands between spaces: each is to be found somewhere. */
  parts: readonly string[];
};

export function searchedWords(words: string): SearchedWords {
  const parts = words.split(/\s+/).filter((part) => part !== "");
  const named = /^(?:no\.?|n[ºo°]\.?|#)\s*(\d{1,10})$/i.exec(words)?.[1];
  if (named !== undefined) return { number: Number(named), phone: undefined, parts };
  const { dialled } = splitExtension(words);
  const digits = digitsIn(dialled);
  if (digits === "" || /[\p{L}@]/u.test(dialled)) return { number: undefined, phone: undefined, parts };
  return { number: digits.length <= 10 ? Number(digits) : undefined, phone: dialled, parts };
}
