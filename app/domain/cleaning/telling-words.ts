import { inLatinLetters } from "./latin-letters";

/** Words that say nothing about a topic, in four languages, folded. */
export const stopWords = wordSet(`
  a an and are as at be by can do does for from how i if in into is it its my of on or our should so than that the their
  them there these this to up was we what when where which who why will with you your
  al algo como con cual cuales cuando de del desde donde e el ella en entre es esta este esto hay la las le les lo los mas
  mi muy ni no o para pero por porque que quien se ser si sin sobre son su sus tu un una unas uno unos usted y ya
  amb aquest aquesta com d dels des els entre hi i l la les m me meu n per perque pel pels qual quan que quin quina qui s
  sense seu sobre son the un una uns unes vostre vostra aixo on
  a bez chto chtoby dlya do eto gde i iz ili ego ee ikh k kak kakie kakoy kakuyu kogda kto li mne mozhno na nado ne no nuzhno
  o ob ot po pochemu pri s so svoy skolko to u v vo vse vy vash za
`);

/** Words of the trade and of every headline: two topics are not alike because both have them. */
export const commonWords = wordSet(`
  barcelona barcelone barselona barselone barselony barselonu catalonia cataluna catalunya katalonii kataloniya spain espana
  espanya ispanii ispaniya guide complete ultimate best tips know need everything step steps guia completa completo mejor
  mejores consejos claves todo millor millors consells claus tot rukovodstvo polnoe polnyy gid luchshie sovety vse 2024
  2025 2026 2027 2028 home homes house houses property properties apartment apartments flat flats estate real casa casas
  vivienda viviendas piso pisos propiedad propiedades inmueble inmuebles inmobiliaria habitatge habitatges pis immoble
  immobles propietat kvartira kvartiry kvartiru kvartir zhile zhilya zhilyo nedvizhimost nedvizhimosti dom doma
`);

/** The names that make two titles with otherwise the same words two topics. */
export const placeNames = wordSet(`
  eixample eshample gracia gracies grasiya grasii pedralbes pedralbese sarria sarrii gervasi ciutat vella born borne poblenou
  poble nou corts les sants montjuic barceloneta gotic raval sagrada familia guinardo horta clot diagonal glories sitges
`);

/** All words of a text in their order, in small Latin letters and without accents. */
export function wordsOf(text: string): string[] {
  return inLatinLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * The words of a text that say what it is about, in Latin letters and without accents, each once; all of them where it
 * has no others.
 */
export function tellingWords(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !stopWords.has(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}

/** Endings differ by number, case and tense: the same beginning of four letters or more, and at most three letters after it. */
export function isSameWord(word: string, other: string): boolean {
  if (word === other) return true;
  let same = 0;
  while (same < word.length && word[same] === other[same]) same += 1;
  if (same < 3 || /\d/.test(word + other) || placeNames.has(word) || placeNames.has(other)) return false;
  const rests = [word.slice(same), other.slice(same)];
  if (same >= 4) return rests.every((rest) => rest.length <= 3);
  return same === 3 && rests.includes("") && rests.some((rest) => englishEnding.test(rest));
}

/** "buy" and "buying" are the same, "sea" and "season" are not. */
const englishEnding = /^(?:s|es|ed|ers?|ings?)$/;

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
