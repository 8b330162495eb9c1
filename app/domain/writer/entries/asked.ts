import { has, normalise } from "../keyword";

import type { AskedFor } from "./entry";

/** Words that ask, without accents, as a keyword begins them; the more particular question before the more general. */
const asking: readonly (readonly [AskedFor, string])[] = [
  [
    "time",
    "how (?:long|soon|many (?:days|weeks|months))|cuanto (?:tiempo|tarda|dura|se tarda)|cuantos (?:dias|meses)|quant (?:temps|triga|dura|es triga)|quants (?:dies|mesos)|сколько (?:времени|дней|месяцев|длит|ждать|действ)|как (?:долго|скоро|быстро)",
  ],
  ["who", "who(?![\\p{L}])|whose|quien|a quien|qui (?=\\p{L})|a qui(?![\\p{L}])|кто(?![\\p{L}])|кому|кем(?![\\p{L}])"],
  [
    "cost",
    "how much|cost|price|fee(?![\\p{L}])|fees|rate(?![\\p{L}])|rates|percent|cuanto|cuesta|coste|precio|tarifa|tipo(?![\\p{L}])|porcentaje|quant|costa|cost|preu|tarifa|tipus|percentatge|сколько|стои|цена|цену|цены|тариф|процент|ставк|расценк",
  ],
  [
    "time",
    "time(?![\\p{L}])|deadline|valid|expir|renew|when(?![\\p{L}])|plazo|duracion|vigencia|validez|caduc|vencid|vencim|cuando|termini|durada|vigencia|validesa|vencut|quan(?![\\p{L}])|срок|когда|просроч|действит|истек",
  ],
  [
    "how",
    "how(?![\\p{L}])|step|apply|get(?![\\p{L}])|obtain|request|order|where|online|need(?![\\p{L}])|required|requirement|como|pasos|pedir|solicitar|obtener|sacar|conseguir|tramitar|tramite|donde|requisito|necesit|com(?![\\p{L}])|passos|demanar|sol.licitar|obtenir|treure|aconseguir|tramit|on(?![\\p{L}])|requisit|как(?![\\p{L}])|где(?![\\p{L}])|получ|оформ|заказ|шаг|пошаг|онлайн|требован|нужн|взять|сделать",
  ],
];

/** What is asked of a thing by the words that do not name it; "what" where they ask nothing. */
export function askedIn(words: string): AskedFor {
  const plain = normalise(words);
  return asking.find(([, beginnings]) => has(plain, beginnings))?.[0] ?? "what";
}

/** Whether a single word only asks: it need not be said again in the answer. */
export function isAskingWord(word: string): boolean {
  const plain = normalise(word);
  if (has(plain, toBeSaid)) return false;
  return asking.some(([, beginnings]) => has(plain, beginnings)) || has(plain, onlyAsking);
}

/** Words that ask and tell: an answer that does not have them is the answer to something else. */
const toBeSaid =
  "valid|expir|renew|rates?(?![\\p{L}])|percent|online|require|vigen|valide|caduc|venc|tipo(?![\\p{L}])|tipus|porcent|percentat|requis|durac|durad|просроч|действит|истек|ставк|процент|онлайн|требован";

/** Words of questions that mean nothing without the others. */
const onlyAsking =
  "much|long|many|pay(?:s|ing)?(?![\\p{L}])|paid|does(?![\\p{L}])|must|should|mean|what|paga|pagar|tarda|tiempo|hace|hacer|hay|debe|significa|que es|sirve|triga|temps|fer(?![\\p{L}])|cal(?![\\p{L}])|significa|serveix|плат|времени|долго|можно|нужно|надо|что|такое|значит|делать";
