import type { Language } from "~/i18n/languages";

import type { AskedFor } from "./entry";

export type Question = Exclude<AskedFor, "what">;
type Asking = Readonly<Record<Language, readonly (readonly [Question, string])[]>>;

const end = "(?![\\p{L}])";

/**
 * Phrases that ask, without accents, wherever they stand; the more particular before the more general. That a thing is taxed
 * is no question yet: "tax on the gain" names it, "how much tax" asks.
 */
export const phrases: Asking = {
  en: [
    ["time", "how (?:long|soon|many (?:days|weeks|months))"],
    [
      "when",
      `(?:when|by when) (?:is|are|do|does|must|should|will)${end}|until when|deadline to|due date|best (?:time|month|season)${end}`,
    ],
    ["who", `who${end}|whose`],
    ["calculation", `calculator|how (?:is|are|do (?:i|you)|to) [^,]*(?:calculat|work(?:ed)? out)`],
    ["tax", `(?:how much|what|which) (?:\\p{L}+ )?tax(?:es)?${end}|tax office`],
    [
      "cost",
      `how much (?!is my|below)(?:is|are|does|do|will|would|it|to)${end}|how much(?=$)|what (?:does|do) [^,]* cost`,
    ],
    ["papers", `(?:what|which) (?:documents?|papers?|paperwork)${end}|documents? (?:needed|required|to|for)${end}`],
    [
      "model",
      `template|(?:sample|example|model|wording) (?:of|contract|agreement|letter)|(?:contract|agreement) (?:sample|example|model|pdf)`,
    ],
    [
      "worth",
      `pros (?:and|&) cons|advantages|disadvantages|worth (?:it|buying|having|paying)|does [^,]* (?:really )?work${end}|which is better|is it better`,
    ],
    ["pitfalls", "pitfalls|mistakes|scams?|(?:can|could|does|do) go(?:es)? wrong|what goes wrong"],
    ["how", `how (?:to|do|does|can|should)${end}|where (?:do|can)${end}`],
  ],
  es: [
    ["time", "cuanto (?:tiempo|tarda|dura|se tarda|demora)|cuantos (?:dias|meses)"],
    [
      "when",
      `cuando (?:se (?:paga|pagan|presenta|cobra|liquida|devuelve|declara|firma|entrega)|hay que|tengo que|toca|vence|debo)${end}|hasta cuando|mejor (?:epoca|momento|mes|temporada)${end}|fecha limite|plazo (?:para|de (?:pago|presentacion))|en que plazo`,
    ],
    ["who", `quien(?:es)?${end}`],
    ["calculation", "calculadora|simulador|como (?:se )?calcul|calcular"],
    [
      "tax",
      `(?:que|cuantos|cuales) (?:son los )?impuestos|cuanto (?:se paga|pago|hay que pagar|cobra|se lleva|tributa|hay que declarar)(?: \\p{L}+)? (?:hacienda|impuesto)|(?:pagar|paga|pagan|pago)(?: \\p{L}+)? hacienda|como tributa|cuanto tributa|tributacion`,
    ],
    [
      "cost",
      `cuanto (?:cuesta|cuestan|cobra|cobran|se paga|se pagan|pago|hay que pagar|es|son|sale)${end}|cuanto vale(?! mi| tu| su)`,
    ],
    ["conditions", "requisitos|que condiciones|condiciones para"],
    ["papers", `(?:que|cuales son los) (?:documentos|papeles)|documento(?:s|cion)? (?:necesari|para|que)|papeles para`],
    [
      "model",
      `modelo(?:s)? (?:de )?(?:contrato|carta|arras|acuerdo|documento)|plantilla|ejemplo de contrato|borrador|contrato [^,]*(?:pdf|word)${end}`,
    ],
    [
      "worth",
      "(?:de verdad )?funciona|pros y contras|ventajas|desventajas|inconvenientes|(?:vale|merece) la pena|que conviene|me conviene|conviene mas|(?:es|que es|cual es) mejor|interesa mas",
    ],
    ["pitfalls", "que puede (?:salir|ir) mal|errores|estafas?|peligros|riesgos|trampas"],
    ["how", "como (?!vivienda)(?=\\p{L})|donde (?:se|pedir|puedo|solicitar)"],
  ],
  ca: [
    ["time", "quant (?:temps|triga|dura|es triga)|quants (?:dies|mesos)|(?:triga|dura) quant"],
    [
      "when",
      `quan (?:es (?:paga|paguen|presenta|cobra|liquida|torna|declara|signa|lliura)|cal|s'ha de|haig de|he de|toca|venc)${end}|fins quan|millor (?:epoca|moment|mes|temporada)${end}|data limit|termini (?:per|de (?:pagament|presentacio))|en quin termini`,
    ],
    ["who", "qui (?=\\p{L})"],
    ["calculation", "calculadora|simulador|com (?:es )?calcul|calcular"],
    [
      "tax",
      `(?:quins|quants) (?:son els )?impostos|quant (?:es paga|pago|cal pagar|s'ha de pagar|tributa|cobra)(?: \\p{L}+)? (?:hisenda|impost)|(?:pagar|paga|paguen|pago)(?: \\p{L}+)? hisenda|com tributa|tributacio`,
    ],
    [
      "cost",
      `quant? es paga de|quant (?:costa|costen|cobra|es paga|cal pagar|s'ha de pagar|pago|es(?! triga| el metro)|son|surt)${end}|quant val(?! el meu| la meva| casa)`,
    ],
    ["conditions", "requisits|quines condicions|condicions per"],
    [
      "papers",
      "quins (?:documents|papers)|documents? (?:necessari|per|que|cal)|documentacio (?:necessaria|per)|papers per",
    ],
    [
      "model",
      `models? (?:de )?(?:contracte|carta|arres|acord|document)|plantilla|exemple de contracte|esborrany|contracte [^,]*(?:pdf|word)${end}`,
    ],
    [
      "worth",
      "(?:de debo )?funciona|pros i contres|avantatges|desavantatges|inconvenients|val la pena|que conve|em conve|conve mes|(?:es|que es|quin es) millor|surt a compte",
    ],
    ["pitfalls", "que pot (?:sortir|anar) malament|errors|estafes?|perills|riscos|trampes"],
    ["how", `com (?=\\p{L})|on (?:es|demanar|puc)${end}`],
  ],
  ru: [
    ["time", "сколько (?:времени|дней|месяцев|недель|длит|ждать|действ)|как (?:долго|скоро)"],
    [
      "when",
      `когда (?:надо |нужно |нужна |нужен )?(?:платят|платить|оплач|подают|подавать|возвращают|вернут|подписыва|выплачива)|(?:в какой|какой|какие) срок|срок (?:уплат|оплат|подач)|до какого|когда (?:лучше|выгоднее)|лучшее время`,
    ],
    ["who", `кто${end}|кому${end}|кем${end}`],
    ["calculation", "калькулятор|рассчита|расчет|как (?:по)?счита|посчита|как рассчит"],
    [
      "tax",
      "как(?:ие|ой) налог|сколько (?:\\p{L}+ )?налог|сколько (?:платят|платить|надо платить|нужно платить) (?:\\p{L}+ )?налог",
    ],
    [
      "cost",
      "сколько (?:стоит|стоят|берет|берут|платит|платят|платить|уходит|выходит|в месяц|в год|будет стоить|нужно платить|надо платить)(?! моя| мой| мое)",
    ],
    ["conditions", "(?:какие )?(?:требован|услови)"],
    [
      "papers",
      "как(?:ие|ой) (?:нужны )?(?:документ|бумаг|справк)|(?:документ|бумаг|справк)\\p{L}* (?:для|нуж|при)|список документ|перечень документ",
    ],
    ["model", "образец|шаблон|бланк|пример договор|скачать"],
    ["worth", "плюсы|минусы|работает ли|стоит ли|выгодн|что лучше|лучше ли|преимуществ|недостат|имеет ли смысл"],
    ["pitfalls", "подводн|риски|ошибк|обман|мошенн|опасност|что может пойти не так"],
    ["how", "как(?= \\p{L})|где(?= \\p{L})"],
  ],
};

/** Words by which one asks whether something has to be, or can be; they say less than what stands beside them. */
export const must: Asking = {
  en: [
    [
      "must",
      `(?:do|does) (?:i|we|you|the \\p{L}+|a \\p{L}+) (?:need|have)${end}|(?:is|are) [^,]*(?:necessary|mandatory|required|compulsory|obligatory|enough|allowed|legal|possible)${end}|(?:^|and |or |if )(?:can|may|must) (?:i|we|you|a|an|my|the|someone|self.employed|\\p{L}+s)${end}|should (?:i|we)${end}|mandatory|compulsory|obligatory`,
    ],
  ],
  es: [
    [
      "must",
      `(?:se )?(?:puede|pueden|puedo|podemos)${end}|hace falta|es (?:obligatori|necesari|posible|legal|imprescindible)|obligatori[oa]${end}|(?:lo |la )?necesito${end}|hay que tener|tengo que|estoy obligad|es suficiente`,
    ],
  ],
  ca: [
    [
      "must",
      `(?:es |em |ens )?(?:pot|poden|puc|podem)${end}|cal (?!pagar)(?=\\p{L})|fa falta|es (?:obligatori|necessari|possible|legal|imprescindible)|obligatori|(?:el |la )?necessito${end}|he de tenir|haig de|n'hi ha prou`,
    ],
  ],
  ru: [
    [
      "must",
      "нуж(?:ен|на|но|ны) ли|обязател|обязан|можно ли|можно|могу|может ли|могут ли|надо ли|необходим|достаточно ли",
    ],
  ],
};

/** Words that say what is asked only beside a name: "nota simple precio", not "asking price". */
export const words: Asking = {
  en: [
    ["cost", `cost|expense|price|fee${end}|fees|rate${end}|rates|percent`],
    ["when", `deadline|due${end}`],
    ["time", `time${end}`],
    ["conditions", "requirement|condition|eligib"],
    ["papers", "documents?|paperwork|checklist"],
    ["how", `step|apply|get${end}|obtain|request|order|online`],
    ["tax", `tax(?:es)?${end}`],
    ["worth", "better|benefit"],
    ["pitfalls", `risks?${end}|problems?${end}`],
  ],
  es: [
    ["cost", `cuesta|coste|gastos?${end}|precio|tarifa|tipo${end}|porcentaje`],
    ["time", "plazo|duracion"],
    ["conditions", "condicion"],
    ["papers", "documentos?|documentacion|papeles"],
    ["how", "pasos|pedir|solicitar|obtener|sacar|conseguir|tramitar|tramite|online"],
    ["tax", `impuestos?${end}|hacienda|fiscalidad|tributa`],
    ["worth", `conviene|mejor${end}`],
    ["pitfalls", "problemas?"],
  ],
  ca: [
    ["cost", `costa|cost${end}|costos?${end}|despes|preu|tarifa|tipus|percentatge`],
    ["time", `termini|durada|dura${end}`],
    ["conditions", "condicion"],
    ["papers", "documents?|documentacio|papers"],
    ["how", "passos|demanar|sol.licitar|obtenir|treure|aconseguir|tramit|en linia"],
    ["tax", `impostos?${end}|impost${end}|hisenda|fiscalitat|tributa`],
    ["worth", "conve"],
    ["pitfalls", "problem"],
  ],
  ru: [
    ["cost", "стоимост|расход|затрат|цена|цену|цены|тариф|процент|ставк|расценк"],
    ["time", "срок"],
    ["papers", "документ|бумаг|справк"],
    ["how", "получ|оформ|заказ|шаг|пошаг|онлайн|взять|сделать"],
    ["tax", "налог"],
    ["worth", "лучше|стоит(?= )"],
    ["pitfalls", "проблем"],
  ],
};

/** Words that ask how long something holds, even in one of its names. */
export const expiry =
  "valid|expir|renew|^when(?![\\p{L}])|vigencia|validez|caduc|vencid|vencim|^cuando|validesa|vencut|^quan(?![\\p{L}])|^когда|просроч|действит|истек";
