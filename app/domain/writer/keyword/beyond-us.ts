import { commonWords, stopWords, wordsOf } from "~/domain/cleaning/telling-words";
import { withoutAccents } from "~/i18n/fold";

import { normalise } from "./keyword";

/**
 * Whether a keyword asks for a thing of the trade that is another one than what was found: a reverse mortgage is no mortgage for
 * buying. An entry that has the whole of such a name is found by it, and answers.
 * @param covered words by which an entry was found, in Latin letters
 */
export function asksForAnother(keyword: string, covered: readonly string[]): boolean {
  return [...normalise(keyword).matchAll(anotherThing)].some(([name]) =>
    wordsOf(name).some((word) => !stopWords.has(word) && !commonWords.has(word) && !covered.includes(word)),
  );
}

/** Names of things that are called like ours with a word more. */
const others = [
  "(?:reverse|lifetime|bridge|bridging) (?:mortgage|loan|finance)|equity release|(?:spanish|make a|write a|foreign) will(?! (?:i|you|it|the|my))",
  "hipotecas? (?:inversas?|puente)|prestamos? puente|(?:hacer|otorgar|redactar) testamento",
  "hipotec(?:a|ques) (?:inversa|inverses|pont)|prestecs? pont|(?:fer|atorgar|redactar) testament",
  "обратн[\\p{L}]* ипотек[\\p{L}]*|промежуточн[\\p{L}]* кредит[\\p{L}]*|(?:составить|оформить|написать) завещание",
  "timeshares?|multipropiedad|multipropietat|таймшер[\\p{L}]*|squat[\\p{L}]*|okupas?|ocupas|окупас|сквоттер[\\p{L}]*",
  "irs|hmrc|fbar|(?:home|life|rent|squatter) insurance|seguro (?:de )?(?:hogar|vida|impago|alquiler)|asseguranca (?:de )?(?:la )?(?:llar|vida|impagament|lloguer)|страхован[\\p{L}]* (?:жизни|жилья|квартиры)",
  // Who lives where is not ours to say: no figures, and no advertising by where people come from.
  "where do (?:most |all )?(?:the )?\\p{L}+ live|donde viven (?:los |las )?\\p{L}+|on viuen (?:els |les )?\\p{L}+|где живут \\p{L}+",
  // Of a quarter: what it will be worth, and its schools by name. A quarter by the sea of which we have no text.
  "(?:con|mas|de) futuro|(?:amb|mes|de) futur|revalori[tz]z?\\p{L}*|up and coming|перспективн\\p{L}*|(?:international|british|american|french) schools?|colegios? (?:internacional|ingles|american|frances)\\p{L}*|escol(?:a|es) (?:internacional|angles|american|frances)\\p{L}*|международн\\p{L}* школ\\p{L}*",
  "diagonal mar|диагональ мар",
  "(?:tempteig|tanteo)(?: y retracto| i retracte)?(?: de la| del| de l')? ?(?:generalitat|administracion?|ajuntament|ayuntamiento)",
];
const anotherThing = new RegExp(`(?<![\\p{L}\\p{N}])(?:${withoutAccents(others.join("|"))})(?![\\p{L}])`, "gu");

/** Whether a word names a place, a bank or a portal of which we tell nothing. Beginnings, in small Latin letters. */
export function isElsewhere(word: string): boolean {
  return elsewhere.test(word);
}

const towns =
  "badalon|hospitalet|lhospitalet|cornell|esplugu|sant$|santa$|andreu|andreo|marti$|horta|guinard|sagrer|clot|carmel|hebron|verneda|besos|besas|trinitat|roquetes|prosperit|verdun|prat$|vermell|maresme|sitges|sabadell|terrassa$|mataro|granoller|giron|lleida|lerida|tarragon|reus$|vilanov|castelldef|gava$|viladecan|rubi$|cugat|mollet|manres|vic$|figuer|lloret|blanes|salou|cambril|tossa|brava|dorada|daurada|cerdany|andorr|alella|masnou|premia|calell|igualada|garraf|valles|llobregat";
const cities =
  "madrid|valenci|valensi|marbel|alicant|alikant|malag|sevill|sevil|mallorc|mayork|ibiz|eiviss|ibits|menorc|tenerif|canari|kanar|bilbao|zaragoz|saragos|murci|torreviej|torrev|benidorm|estepon|granad|cadiz|denia|javea|andaluz|andalus|galici|asturi|cantabr|navarr|balear|euskad|vasco";
const lands =
  "portug|franc$|france$|francia|frants|ital|german|aleman|alemany|serbi|dubai|duba|emirat|florid|miami|london|londres|londr|lisbo|paris|berlin|moskv|moscow|peterburg|spb$|turk|turts|turqu|grec|grets|cypr|kipr|chipr|bali$|thai|tailand|gruzi|georgi|mexic|mekik|argentin|colombi|kolumb|usa$|eeuu|ssha|canad|kanad|swis|suiz|suiss|shveyts|bolgar|bulgar|chernogor|monteneg|izrail|israel|kazakh|ukrain|ucrain|belarus|austri|avstri|holand|netherl|niderl|belg|sued|swed|norw|poland|pols|russi|rossi|rusi";
const firms =
  "bbva|ing$|santander|caixa|sabadel|bankint|bankia|unicaj|kutxa|openbank|evo$|abanca|ibercaj|myinvestor|revolut|wise$|n26|rayffay|raiffei|sber|tinkof|vtb$|alfa|idealist|fotocas|habitacl|pisos\\.?com|airbnb|booking|housfy|engel|volkers|sotheby|remax|century|tecnocas|ikea|leroy|tesla|culmia|aedas|metrovac|neinor";
const elsewhere = new RegExp(`^(?:${[towns, cities, lands, firms].join("|")})`);
