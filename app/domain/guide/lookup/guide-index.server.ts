import { setImmediate } from "node:timers/promises";

import Database from "better-sqlite3";

import { wordsOf } from "~/domain/cleaning/telling-words";
import { type Language, languages } from "~/i18n/languages";

import type { Entry } from "../entry";

import { isWordOrSlip, piecesOf } from "./same-word";
import { decidingIn } from "./words";

/** A name or title of an entry, with the words that decide. */
export type Phrase = { text: string; words: readonly string[] };

export type Indexed = {
  key: string;
  entry: Entry;
  names: readonly Phrase[];
  /** Of all its names and titles. */
  words: ReadonlySet<string>;
  titleWords: ReadonlySet<string>;
  /** The heading of each of its sections in each language, by the number of the section from 1. */
  sections: readonly { number: number; words: ReadonlySet<string> }[];
};

/** What is looked for in the guide: by its names far before its titles, by its titles before its headings. */
export type GuideIndex = {
  entries: ReadonlyMap<string, Indexed>;
  /** The entries that have some of these words, the nearest first. */
  nearest(words: readonly string[], most: number): { key: string; score: number }[];
  /** The words of the guide that are this one, whatever the ending, or this one with a slip. */
  likeWords(word: string): string[];
};

const weights = { names: 10, title: 4, headings: 1 } as const;
/** Entries that are read before somebody else gets a turn. */
const atOnce = 5;

/**
 * Reads names, titles and headings of all entries into tables of their own, in memory: what the files say is never kept beside
 * them. Takes half a second, in small pieces.
 */
export async function indexGuide(guide: Readonly<Record<string, Entry>>): Promise<GuideIndex> {
  const db = new Database(":memory:");
  db.exec(`
    create virtual table texts using fts5(key unindexed, names, title, headings);
    create virtual table vocabulary using fts5(pieces, word unindexed);
  `);
  const insertText = db.prepare("insert into texts (key, names, title, headings) values (?, ?, ?, ?)");
  const entries = new Map<string, Indexed>();
  const vocabulary = new Set<string>();
  let read = 0;
  for (const [key, entry] of Object.entries(guide)) {
    read += 1;
    if (read % atOnce === 0) await setImmediate();
    const plain = (texts: readonly string[]) => texts.map((text) => wordsOf(text).join(" ")).join(" ");
    for (const language of languages) {
      const { names, title, headings } = entry.in[language];
      const row = [plain(names), plain([title]), plain(headings)];
      for (const word of row.join(" ").split(" ")) vocabulary.add(word);
      insertText.run(key, ...row);
    }
    entries.set(key, indexed(key, entry));
  }
  const insertWord = db.prepare("insert into vocabulary (pieces, word) values (?, ?)");
  db.transaction(() => {
    for (const word of vocabulary) insertWord.run(toPieces(word), word);
  })();
  return { entries, ...searching(db) };
}

function indexed(key: string, entry: Entry): Indexed {
  const texts = languages.map((language: Language) => entry.in[language]);
  const phrases = texts.flatMap(({ names, title }) => [...names, title]);
  const names = [...new Set(phrases)].map((text) => ({ text, words: decidingIn(text) }));
  return {
    key,
    entry,
    names,
    words: new Set(names.flatMap(({ words }) => words)),
    titleWords: new Set(texts.flatMap(({ title }) => wordsOf(title))),
    sections: texts.flatMap(({ headings }) =>
      headings.map((heading, place) => ({ number: place + 1, words: new Set(decidingIn(heading)) })),
    ),
  };
}

function searching(db: Database.Database): Pick<GuideIndex, "nearest" | "likeWords"> {
  const { names, title, headings } = weights;
  const findTexts = db.prepare<[string], { key: string; score: number }>(
    `select key, -bm25(texts, 0, ${names}, ${title}, ${headings}) as score from texts where texts match ? order by score desc limit 320`,
  );
  const findWords = db.prepare<[string], { word: string }>(
    "select word from vocabulary where vocabulary match ? order by rank limit 40",
  );
  return {
    nearest(words, most) {
      if (words.length === 0) return [];
      const best = new Map<string, number>();
      for (const { key, score } of findTexts.all(anyOf(words))) {
        if (score > (best.get(key) ?? 0)) best.set(key, score);
      }
      return [...best].map(([key, score]) => ({ key, score })).slice(0, most);
    },
    likeWords: (word) =>
      findWords
        .all(anyOf(toPieces(word).split(" ")))
        .map((row) => row.word)
        .filter((other) => isWordOrSlip(word, other)),
  };
}

/** A word as the index of slips has it: its runs of three letters. The ends are letters, or the tokenizer would drop them. */
function toPieces(word: string): string {
  return piecesOf(word)
    .map((piece) => piece.replace("^", "bb").replace("$", "ee"))
    .join(" ");
}

function anyOf(words: readonly string[]): string {
  return words.map((word) => `"${word.replaceAll('"', "")}"`).join(" OR ");
}
