import { type Language, languages } from "~/i18n/languages";

import { has, normalise } from "../keyword/keyword";

import type { AskedFor } from "./entry";

type Question = Exclude<AskedFor, "what">;

/** Phrases that ask, without accents, wherever they stand; the more particular before the more general. */
const phrases: Readonly<Record<Language, readonly (readonly [Question, string])[]>> = {
  en: [
    ["time", "how (?:long|soon|many (?:days|weeks|months))"],
    ["who", "who(?![\\p{L}])|whose"],
    [
      "cost",
      "(?:how much|what|which) tax|how much (?!is my|below)(?:is|are|does|do|will|would|it|to)(?![\\p{L}])|how much(?=$)|what (?:does|do) [^,]* cost",
    ],
    ["how", "how (?:to|do|does|can|should)(?![\\p{L}])|where (?:do|can)(?![\\p{L}])"],
  ],
  es: [
    ["time", "cuanto (?:tiempo|tarda|dura|se tarda|demora)|cuantos (?:dias|meses)"],
    ["who", "quien(?:es)?(?![\\p{L}])"],
    [
      "cost",
      "que impuestos|cuantos impuestos|cuanto (?:cuesta|cuestan|cobra|cobran|se paga|se pagan|pago|hay que pagar|es|son|sale)(?![\\p{L}])|cuanto vale(?! mi| tu| su)",
    ],
    ["how", "como (?!vivienda)(?=\\p{L})|donde (?:se|pedir|puedo|solicitar)"],
  ],
  ca: [
    ["time", "quant (?:temps|triga|dura|es triga)|quants (?:dies|mesos)|(?:triga|dura) quant"],
    ["who", "qui (?=\\p{L})"],
    [
      "cost",
      "quins impostos|quant? es paga de|quant (?:costa|costen|cobra|es paga|cal pagar|pago|es(?! triga| el metro)|son|surt)(?![\\p{L}])|quant val(?! el meu| la meva| casa)",
    ],
    ["how", "com (?=\\p{L})|on (?:es|demanar|puc)(?![\\p{L}])"],
  ],
  ru: [
    ["time", "сколько (?:времени|дней|месяцев|недель|длит|ждать|действ)|как (?:долго|скоро)"],
    ["who", "кто(?![\\p{L}])|кому(?![\\p{L}])|кем(?![\\p{L}])"],
    [
      "cost",
      "как(?:ие|ой) налог|сколько налог|сколько (?:стоит|стоят|берет|берут|платит|платят|платить|уходит|выходит|в месяц|в год|будет стоить|нужно платить|надо платить)(?! моя| мой| мое)",
    ],
    ["how", "как(?= \\p{L})|где(?= \\p{L})"],
  ],
};

/** Words that say what is asked only beside a name: "nota simple precio", not "asking price". */
const words: Readonly<Record<Language, readonly (readonly [Question, string])[]>> = {
  en: [
    ["cost", "cost|price|fee(?![\\p{L}])|fees|rate(?![\\p{L}])|rates|percent"],
    ["time", "time(?![\\p{L}])|deadline"],
    ["how", "step|apply|get(?![\\p{L}])|obtain|request|order|online|requirement"],
  ],
  es: [
    ["cost", "cuesta|coste|precio|tarifa|tipo(?![\\p{L}])|porcentaje"],
    ["time", "plazo|duracion"],
    ["how", "pasos|pedir|solicitar|obtener|sacar|conseguir|tramitar|tramite|requisito|online"],
  ],
  ca: [
    ["cost", "costa|cost(?![\\p{L}])|preu|tarifa|tipus|percentatge"],
    ["time", "termini|durada|dura(?![\\p{L}])"],
    ["how", "passos|demanar|sol.licitar|obtenir|treure|aconseguir|tramit|requisit|en linia"],
  ],
  ru: [
    ["cost", "стоимост|цена|цену|цены|тариф|процент|ставк|расценк"],
    ["time", "срок"],
    ["how", "получ|оформ|заказ|шаг|пошаг|онлайн|требован|взять|сделать"],
  ],
};

/** Words that ask how long something holds, even in one of its names. */
const expiry =
  "valid|expir|renew|^when(?![\\p{L}])|vigencia|validez|caduc|vencid|vencim|^cuando|validesa|vencut|^quan(?![\\p{L}])|^когда|просроч|действит|истек";

/**
 * What a keyword asks of the thing that it names; "what" where it asks nothing. It may be in another of our languages.
 * @param text the whole keyword
 * @param beside its words without those that name the thing
 * @param usual the names of the thing: a price is not asked for where the thing is a price
 */
export function askedIn(
  { text, beside, usual }: { text: string; beside: string; usual: string },
  language: Language,
): AskedFor {
  const [whole, left] = [normalise(text), normalise(beside)];
  for (const each of [language, ...languages.filter((other) => other !== language)]) {
    const asked =
      kindIn(whole, phrases[each]) ?? (has(whole, expiry) ? "time" : undefined) ?? kindIn(left, words[each]);
    const own = kindIn(normalise(usual), [...phrases[each], ...words[each]]);
    if (asked !== undefined) return asked === own ? "what" : asked;
  }
  return "what";
}

function kindIn(text: string, lists: readonly (readonly [Question, string])[]): Question | undefined {
  return lists.find(([, beginnings]) => has(text, beginnings))?.[0];
}

/** Whether a single word only asks: it need not be said again in the answer. */
export function isAskingWord(word: string): boolean {
  const plain = normalise(word);
  return !has(plain, toBeSaid) && has(plain, onlyAsking);
}

/** Words that ask and tell: an answer that does not have them is the answer to something else. */
const toBeSaid =
  "valid|expir|renew|rates?(?![\\p{L}])|percent|online|require|vigen|valide|caduc|venc|tipo(?![\\p{L}])|tipus|porcent|percentat|requis|durac|durad|просроч|действит|истек|ставк|процент|онлайн|требован";

/** Words of questions that mean nothing without the others. */
const onlyAsking = [
  "how|who(?![\\p{L}])|whose|cost|price|fee(?![\\p{L}])|fees|time(?![\\p{L}])|deadline|when(?![\\p{L}])|step|apply|get(?![\\p{L}])|obtain|request|order|where|need(?![\\p{L}])",
  "much|long|many|pay(?:s|ing)?(?![\\p{L}])|paid|does(?![\\p{L}])|must|should|mean|what|show(?![\\p{L}])|happen",
  "cuant|quien|cuesta|coste|precio|tarifa|plazo|cuando|como|pasos|pedir|solicitar|obtener|sacar|conseguir|tramitar|tramite|donde|necesit|paga|pagar|pasa(?![\\p{L}])|tarda|tiempo|hace|hacer|hay|debe|significa|que es|sirve",
  "quant|qui (?=\\p{L})|qui(?![\\p{L}])|costa|cost|preu|termini|quan(?![\\p{L}])|com(?![\\p{L}])|passos|demanar|sol.licitar|obtenir|treure|aconseguir|tramit|on(?![\\p{L}])|passa(?![\\p{L}])|triga|dura(?![\\p{L}])|temps|fer(?![\\p{L}])|cal(?![\\p{L}])|necessit|serveix",
  "кто(?![\\p{L}])|кому(?![\\p{L}])|кем(?![\\p{L}])|сколько|стои|цена|цену|цены|тариф|расценк|срок|когда|как(?![\\p{L}])|где(?![\\p{L}])|получ|оформ|заказ|шаг|пошаг|взять|сделать|плат|времени|долго|можно|может|могут|нуж(?:ен|на|но|ны)(?![\\p{L}])|надо|что|такое|значит|делать|действует",
].join("|");
