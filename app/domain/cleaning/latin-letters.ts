import { withoutAccents } from "~/i18n/fold";

/** Cyrillic letters as English maps and passports write them (BGN/PCGN, simplified: no apostrophes, ё as e). */
const cyrillic: Record<string, string> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  ґ: "g",
  д: "d",
  е: "e",
  ё: "e",
  є: "ye",
  ж: "zh",
  з: "z",
  и: "i",
  і: "i",
  ї: "yi",
  й: "y",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "kh",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "shch",
  ъ: "",
  ы: "y",
  ь: "",
  э: "e",
  ю: "yu",
  я: "ya",
};

/** Latin letters that are no letter with a mark, so that normalising does not take them apart. */
const latin: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ð: "d",
  đ: "d",
  þ: "th",
  ł: "l",
  ı: "i",
};

/**
 * Lower case, accents taken off, the Catalan l·l as ll, Cyrillic in Latin letters. What belongs to neither alphabet stays
 * as it is.
 */
export function inLatinLetters(text: string): string {
  const latinised = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[а-яёґєії]/g, (letter) => cyrillic[letter] ?? letter);
  return withoutAccents(latinised.normalize("NFKD"))
    .replace(/(?<=l)[·•‧∙⋅](?=l)/g, "")
    .replace(/[ßæœøðđþłı]/g, (letter) => latin[letter] ?? letter);
}
