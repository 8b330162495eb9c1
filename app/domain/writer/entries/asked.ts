import { type Language, languages } from "~/i18n/languages";

import { has, normalise } from "../keyword/keyword";

import { expiry, must, phrases, type Question, words } from "./asking-words";
import type { AskedFor } from "./entry";

/**
 * What a keyword asks of the thing that it names; "what" where it asks nothing. It may be in another of our languages.
 * @param text the whole keyword
 * @param beside its words without those that name the thing
 * @param usual the usual names of the thing: a price is not asked for where the thing is a price
 * @param names all its names: a tax is not asked for where the thing is called one
 */
export function askedIn(
  { text, beside, usual, names = "" }: { text: string; beside: string; usual: string; names?: string },
  language: Language,
): AskedFor {
  const [whole, left] = [normalise(text), normalise(beside)];
  const ofThing = normalise(usual);
  for (const each of [language, ...languages.filter((other) => other !== language)]) {
    const phrase = kindIn(whole, phrases[each]);
    // What a tax is called is no question, but "how much tax" is one about a tax too.
    if (phrase === "tax" || phrase === "calculation") return phrase;
    const asked =
      phrase ?? (has(whole, expiry) ? "time" : undefined) ?? kindIn(whole, must[each]) ?? kindIn(left, words[each]);
    const own = kindIn(ofThing, [...phrases[each], ...words[each]]);
    const isName = asked === own || (asked === "tax" && asksFor("tax", normalise(names), words[each]));
    if (asked !== undefined) return isName ? "what" : asked;
  }
  return "what";
}

function kindIn(text: string, lists: readonly (readonly [Question, string])[]): Question | undefined {
  return lists.find(([, beginnings]) => has(text, beginnings))?.[0];
}

function asksFor(question: Question, text: string, lists: readonly (readonly [Question, string])[]): boolean {
  return lists.some(([each, beginnings]) => each === question && has(text, beginnings));
}

/** Whether a single word only asks: it need not be said again in the answer. */
export function isAskingWord(word: string): boolean {
  const plain = normalise(word);
  return !has(plain, toBeSaid) && has(plain, onlyAsking);
}

/** Words that ask and tell: an answer that does not have them is the answer to something else. */
const toBeSaid =
  "valid|expir|renew|rates?(?![\\p{L}])|percent|online|vigen|valide|caduc|venc|tipo(?![\\p{L}])|tipus|porcent|percentat|durac|durad|просроч|действит|истек|ставк|процент|онлайн";

/** Words of questions that mean nothing without the others. */
const onlyAsking = [
  "how|who(?![\\p{L}])|whose|cost|price|fee(?![\\p{L}])|fees|time(?![\\p{L}])|deadline|when(?![\\p{L}])|step|apply|get(?![\\p{L}])|obtain|request|order|where|need(?![\\p{L}])",
  "much|long|many|pay(?:s|ing)?(?![\\p{L}])|paid|does(?![\\p{L}])|must|should|mean|what|show(?![\\p{L}])|happen",
  "cuant|quien|cuesta|coste|precio|tarifa|plazo|cuando|como|pasos|pedir|solicitar|obtener|sacar|conseguir|tramitar|tramite|donde|necesit|paga|pagar|pasa(?![\\p{L}])|tarda|tiempo|hace|hacer|hay|debe|significa|que es|sirve",
  "quant|qui (?=\\p{L})|qui(?![\\p{L}])|costa|cost|preu|termini|quan(?![\\p{L}])|com(?![\\p{L}])|passos|demanar|sol.licitar|obtenir|treure|aconseguir|tramit|on(?![\\p{L}])|passa(?![\\p{L}])|triga|dura(?![\\p{L}])|temps|fer(?![\\p{L}])|cal(?![\\p{L}])|necessit|serveix",
  "calculat|calculad|calcular|simulad|template|sample|plantilla|pros(?![\\p{L}])|cons(?![\\p{L}])|contras(?![\\p{L}])|contres|ventaja|avantatge|advantage|pitfall|mandatory|obligator|require|requisit|conviene|conve(?![\\p{L}])|falta(?![\\p{L}])|калькул|рассчит|расчет|образец|шаблон|плюсы|минусы|требован|обязател|выгодн",
  "кто(?![\\p{L}])|кому(?![\\p{L}])|кем(?![\\p{L}])|сколько|стои|цена|цену|цены|тариф|расценк|срок|когда|как(?![\\p{L}])|где(?![\\p{L}])|получ|оформ|заказ|шаг|пошаг|взять|сделать|плат|времени|долго|можно|может|могут|нуж(?:ен|на|но|ны)(?![\\p{L}])|надо|что|такое|значит|делать|действует",
].join("|");
