import type { Language } from "~/i18n/languages";

/**
 * Whether a sentence can be read without the one before it: it neither goes on from there nor points back. Spanish and
 * Catalan leave the subject out, so there a sentence has to begin with one, or with the case that it is about.
 */
export function standsAlone(sentence: string, language: Language): boolean {
  const words = sentence.replace(/<[^>]*>/g, "").replace(/^[¿¡«“"(]+/u, "");
  const opening = openings[language];
  return !pointsBack[language].test(words) && (opening === undefined || opening.test(words));
}

const word = (words: string) => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, "iu");

/** Words that take up something said before, anywhere in a sentence or at its beginning. */
const pointsBack: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `${word("it|its|it’s|them|they|their|theirs|he|she|his|her|these|those|such|also|otherwise|therefore|instead|likewise|besides").source}|^(?:That|This|So|Then|There|But|And|Or|Nor|Yet|Here|Only then|After that|Before that|Until then|By then|If so|If not|Both|Neither|Either|Each|Most|Some|Others?|None|One|Two|Three|The (?:same|rest|other|others|first|second|third|former|latter)|In (?:that|this)|For (?:that|this)|Without that|Even so|Again|Now|Meanwhile|Afterwards|Later)(?![\\p{L}])`,
    "iu",
  ),
  es: new RegExp(
    `${word("est[aeo]s?|es[aeo]s?|estos|esos|aquel\\p{L}*|ell[aeo]s?|él|su|sus|suy[ao]s?|mism[ao]s?|también|tampoco|además|así|entonces|allí|ahí|ambos|ambas|le|les|otr[ao]s?").source}|(?:[aei]r|ndo|[áéíóú]\\p{L}{1,5})l[ao]s?(?![\\p{L}])|^(?:El|La|Los|Las|Lo) (?:que|de|del|primer\\p{L}*|segund\\p{L}*|dos|tres|rest\\p{L}*)(?![\\p{L}])`,
    "iu",
  ),
  ca: new RegExp(
    `${word("aquest\\p{L}*|aquell\\p{L}*|això|allò|aix[íi]|ell|ella|ells|elles|seu|seva|seus|seves|mateix\\p{L}*|també|tampoc|llavors|allà|ambdós|totes dues|tots dos|ho|li|altr[ea]s?").source}|(?:’n|’l|’ls|’hi|n’|-n|-lo|-la|-los|-les|-hi|-ho|-ne)(?![\\p{L}])|(?<![\\p{L}])(?:s’hi|hi)(?! ha)(?![\\p{L}])|^(?:El|La|Els|Les) (?:que|de|del|d’|primer\\p{L}*|segon\\p{L}*|dos|dues|tres|rest\\p{L}*)(?![\\p{L}])`,
    "iu",
  ),
  ru: new RegExp(
    `${word("это|этот|эта|эти|этого|этой|этом|этому|этим|этих|эту|он|она|оно|они|его|её|ее|их|ему|ей|им|ими|него|неё|нее|них|нему|ней|ними|нём|там|туда|тогда|также|тоже|так|такой|такая|такое|такие|таких|иначе|поэтому|затем|потом|зато|здесь|тут|отсюда|оба|обе").source}|^(?:Но|А|И|Или|Тот|Та|Те|То|Того|Той|Первый|Первая|Второй|Вторая|Остальн\\p{L}*|Друг\\p{L}*|Да|Нет|Ещё|Дальше|Теперь)(?![\\p{L}])`,
    "iu",
  ),
};

/** Whether a heading asks for what is left, or comes later: it makes no sense in front of what it goes on from. */
export function goesOn(heading: string, language: Language): boolean {
  return leadsOn[language].test(heading);
}

const leadsOn: Readonly<Record<Language, RegExp>> = {
  en: word("else|other|others|then|after|afterwards|later|also|next|instead"),
  es: word("demás|otr[ao]s?|después|luego|además|también|entonces|y si|qué más"),
  ca: word("altr[ea]s?|després|també|llavors|i si|què més|a més"),
  ru: word("ещё|потом|затем|дальше|другие|других|также|тогда|а если"),
};

/** How a sentence with a subject of its own begins. */
const openings: Readonly<Partial<Record<Language, RegExp>>> = {
  es: /^(?:El|La|Los|Las|Un|Una|Unos|Unas|Si|Quien|Quienes|Cuando|Para|Con|Sin|En|A|Al|Antes|Después|Desde|Hasta|Por|Cada|Tod[ao]s?|Ningún|Ninguna|Nadie|Hay|No hay|Quién|Qué|Comprar|Vender)(?![\p{L}])/u,
  ca: /^(?:(?:El|La|Els|Les|Un|Una|Uns|Unes|Si|Qui|Quan|Per|Amb|Sense|En|A|Al|Als|Abans|Després|Des|Fins|Cada|Tot|Tota|Tots|Totes|Cap|Ningú|Hi ha|No hi ha|Què|Comprar|Vendre)(?![\p{L}])|[LD]’)/u,
};
