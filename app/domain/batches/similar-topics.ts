import type { Topic } from "~/domain/articles/topic";
import { inLatinLetters } from "~/domain/cleaning/latin-letters";

/** A topic that says much the same as another; 1 is the same words. */
export type SimilarTopic<T extends Topic> = { topic: T; score: number };

/** From here on a person should look: found by the pairs in the tests, where no two neighbourhoods are called alike. */
export const similarFrom = 0.6;

/** Words that say nothing about a topic, in four languages, folded. */
const stopWords = wordSet(`
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
const commonWords = wordSet(`
  barcelona barcelone barselona barselone barselony barselonu catalonia cataluna catalunya katalonii kataloniya spain espana
  espanya ispanii ispaniya guide complete ultimate best tips know need everything step steps guia completa completo mejor
  mejores consejos claves todo millor millors consells claus tot rukovodstvo polnoe polnyy gid luchshie sovety vse 2024
  2025 2026 2027 2028 home homes house houses property properties apartment apartments flat flats estate real casa casas
  vivienda viviendas piso pisos propiedad propiedades inmueble inmuebles inmobiliaria habitatge habitatges pis immoble
  immobles propietat kvartira kvartiry kvartiru kvartir zhile zhilya zhilyo nedvizhimost nedvizhimosti dom doma
`);

/** The names that make two titles with otherwise the same words two topics. */
const placeNames = wordSet(`
  eixample eshample gracia gracies grasiya grasii pedralbes pedralbese sarria sarrii gervasi ciutat vella born borne poblenou
  poble nou corts les sants montjuic barceloneta gotic raval sagrada familia guinardo horta clot diagonal glories sitges
`);

/**
 * Which of the topics that exist, written or waiting, a new one would repeat; the most alike first. Compares the words of
 * titles and of keywords, whatever their order, accents or endings, in the four languages of the site.
 */
export function similarTopics<T extends Topic>(candidate: Topic, existing: readonly T[]): SimilarTopic<T>[] {
  const words = wordsOfTopic(candidate);
  return existing
    .map((topic) => ({ topic, score: score(words, wordsOfTopic(topic)) }))
    .filter((similar) => similar.score >= similarFrom)
    .sort((one, other) => other.score - one.score);
}

/**
 * Finds the one that a topic would repeat most, for many topics one after another: a file of a thousand is compared with
 * itself and with thousands of others. The words of what exists are read once, and only what can be nearer than the
 * nearest so far is compared in full.
 * @returns a function that may be told to look only before a place in the list
 */
export function nearestTo<T extends Topic>(
  existing: readonly T[],
): (candidate: Topic, before?: number) => SimilarTopic<T> | undefined {
  const known = existing.map((topic) => ({ topic, words: wordsOfTopic(topic) }));
  const titles = sharedWords(known.map(({ words }) => words.title));
  const keywords = sharedWords(known.map(({ words }) => words.keyword));
  return (candidate, before = known.length) => {
    const words = wordsOfTopic(candidate);
    const [byTitle, byKeyword] = [titles(words.title), keywords(words.keyword)];
    const most = (place: number) => mixed(byTitle[place] ?? 0, byKeyword[place] ?? 0);
    const places: number[] = [];
    for (let place = 0; place < before; place += 1) if (most(place) >= similarFrom) places.push(place);

    let nearest: SimilarTopic<T> | undefined;
    for (const place of places.sort((one, other) => most(other) - most(one) || one - other)) {
      if (nearest && most(place) <= nearest.score) break;
      const other = known[place];
      const likely = other && { topic: other.topic, score: score(words, other.words) };
      if (likely && likely.score >= similarFrom && likely.score > (nearest?.score ?? 0)) nearest = likely;
    }
    return nearest;
  };
}

type TopicWords = { title: string[]; keyword: string[] };

function wordsOfTopic({ title, keyword }: Topic): TopicWords {
  return { title: splitWords(title), keyword: splitWords(keyword) };
}

/** Of each text, by its place: how much it can be like another one at the most, by the words that both have. */
function sharedWords(texts: readonly string[][]): (words: readonly string[]) => Float64Array {
  const places = new Map<string, number[]>();
  const byBeginning = new Map<string, Set<string>>();
  for (const [place, words] of texts.entries()) {
    for (const word of words) {
      const found = places.get(word);
      if (found) found.push(place);
      else places.set(word, [place]);
      const beginning = word.slice(0, 3);
      byBeginning.set(beginning, (byBeginning.get(beginning) ?? new Set()).add(word));
    }
  }
  const weights = texts.map(wordWeight);
  return (words) => {
    const shares = new Float64Array(texts.length);
    for (const word of words) {
      for (const other of byBeginning.get(word.slice(0, 3)) ?? []) {
        if (!isSameWord(word, other)) continue;
        const both = weight(word) + weight(other);
        for (const place of places.get(other) ?? []) shares[place] = (shares[place] ?? 0) + both;
      }
    }
    const own = wordWeight(words);
    return shares.map((both, place) => (both === 0 ? 0 : Math.min(1, both / (own + (weights[place] ?? 0)))));
  };
}

function score(one: TopicWords, other: TopicWords): number {
  const titles = likeness(one.title, other.title);
  // A keyword of common words only, "barcelona property", is everybody's.
  const isTelling = wordWeight(one.keyword) >= 1 && wordWeight(other.keyword) >= 1;
  return mixed(titles, isTelling ? likeness(one.keyword, other.keyword) : 0);
}

function mixed(titles: number, keywords: number): number {
  return Math.round(Math.max(titles, 0.65 * keywords + 0.35 * titles) * 100) / 100;
}

/** Twice what both share over what both have, each word by its weight. */
function likeness(words: readonly string[], others: readonly string[]): number {
  const left = [...others];
  let shared = 0;
  for (const word of words) {
    const place = left.findIndex((other) => isSameWord(word, other));
    if (place === -1) continue;
    shared += weight(word) + weight(left[place] ?? "");
    left.splice(place, 1);
  }
  const all = wordWeight(words) + wordWeight(others);
  return all === 0 ? 0 : shared / all;
}

function splitWords(text: string): string[] {
  const words = inLatinLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !stopWords.has(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}

function wordWeight(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + weight(word), 0);
}

function weight(word: string): number {
  if (placeNames.has(word)) return 3;
  return commonWords.has(word) ? 0.3 : 1;
}

/** Endings differ by number, case and tense: the same beginning of four letters or more, and at most three letters after it. */
function isSameWord(word: string, other: string): boolean {
  if (word === other) return true;
  if (/\d/.test(word + other) || placeNames.has(word) || placeNames.has(other)) return false;
  let same = 0;
  while (same < word.length && word[same] === other[same]) same += 1;
  const rests = [word.slice(same), other.slice(same)];
  if (same >= 4) return rests.every((rest) => rest.length <= 3);
  return same === 3 && rests.includes("") && rests.some((rest) => englishEnding.test(rest));
}

/** "buy" and "buying" are the same, "sea" and "season" are not. */
const englishEnding = /^(?:s|es|ed|ers?|ings?)$/;

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
