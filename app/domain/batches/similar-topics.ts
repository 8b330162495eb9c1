import type { Topic } from "~/domain/articles/topic";
import { commonWords, isSameWord, placeNames, tellingWords } from "~/domain/cleaning/telling-words";

/** A topic that says much the same as another; 1 is the same words. */
export type SimilarTopic<T extends Topic> = { topic: T; score: number };

/** From here on a person should look: found by the pairs in the tests, where no two neighbourhoods are called alike. */
export const similarFrom = 0.6;

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
  return { title: tellingWords(title), keyword: tellingWords(keyword) };
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

function wordWeight(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + weight(word), 0);
}

function weight(word: string): number {
  if (placeNames.has(word)) return 3;
  return commonWords.has(word) ? 0.3 : 1;
}
