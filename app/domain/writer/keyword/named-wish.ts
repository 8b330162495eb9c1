import { folded } from "~/i18n/fold";
import type { Language } from "~/i18n/languages";

import { isAskingWord } from "../entries/asked";

/** What people type before the home they want. After the Russian verb it stands in another case: it goes with the verb. */
const verbs: Record<Language, RegExp> = {
  en: /^(?:buy|buying|find|looking for|want)\s+/iu,
  es: /^(?:comprar|busco|buscar|quiero)\s+/iu,
  ca: /^(?:comprar|busco|buscar|vull)\s+/iu,
  ru: /^(?:купить|ищу|найти|хочу|покупка|продажа)\s+/iu,
};

/**
 * The home that a keyword asks for, as a sentence may begin with it: "Piso con terraza en Gràcia" for "comprar piso con terraza en
 * gracia". Undefined where the keyword is a question, or names no home by itself.
 * @param names of places, as they are written
 * @param place the one that is asked about, and how a sentence goes on with it
 */
export function namedWish(
  keyword: string,
  language: Language,
  names: readonly string[],
  place?: { name: string; where: string },
): string | undefined {
  const typed = withPlace(
    keyword
      .replace(ofSale, " ")
      .replace(/\s+/gu, " ")
      .trim()
      .replace(/[\s.:;,]+$/u, ""),
    place,
  );
  if (language === "ru" && verbs.ru.test(typed) && !/^(?:купить|найти)\s/iu.test(typed)) return undefined;
  const words = (language === "ru" ? typed : typed.replace(verbs[language], "")).split(/\s+/u);
  const [first = ""] = words;
  if (first === "" || typed.includes("?") || isAskingWord(first) || words.some((word) => ofPrice.test(word)))
    return undefined;
  const proper = names.flatMap((name) => name.split(/[\s-]+/u)).filter((name) => name.length >= fewestLetters);
  if (!isSaid(words, proper)) return undefined;
  return capital(words.map((word) => asWritten(word, proper)).join(" "));
}

/** "… with sea view prices" is no sentence. */
const ofPrice = /^(?:prices?|cost|precios?|preus?|цен[аы]?)$/iu;

/** Every home that we show is for sale. */
const ofSale = /(?<!\p{L})(?:for sale|en venta|en venda|на продажу)(?!\p{L})/giu;

/** "House with pool Pedralbes" as "House with pool in Pedralbes". */
function withPlace(typed: string, place: { name: string; where: string } | undefined): string {
  if (!place || !folded(typed).endsWith(` ${folded(place.name)}`)) return typed;
  const before = typed.slice(0, -place.name.length).trim();
  return before === "" || leadsToPlace.test(before) ? typed : `${before} ${place.where}`;
}

const leadsToPlace = /(?<!\p{L})(?:in|the|near|of|en|el|la|les|los|de|del|a|al|l['’]|в|во|на|у)$/iu;

const fewestLetters = 4;

/** Whether it can begin a sentence as it was typed: not "2 bed flat gothic quarter", nor "penthouse with terrace barcelona". */
function isSaid(words: readonly string[], names: readonly string[]): boolean {
  const isName = (word: string) => asWritten(word, names) !== word || names.includes(word);
  return words.every((word, place) => {
    if (/\d/.test(word)) return false;
    const before = words[place - 1];
    return before === undefined || !isName(word) || isName(before) || leadsToPlace.test(before);
  });
}

/** "gracia" as "Gràcia"; of "барселоне", a form of a name, only the first letter changes. */
function asWritten(word: string, names: readonly string[]): string {
  const plain = folded(word);
  const same = names.find((name) => folded(name) === plain);
  if (same !== undefined) return same;
  const isForm = names.some((name) => plain.length >= fewestLetters && plain.startsWith(folded(name).slice(0, -1)));
  return isForm ? capital(word) : word;
}

function capital(text: string): string {
  const [letter = ""] = text;
  return letter.toLocaleUpperCase() + text.slice(letter.length);
}
