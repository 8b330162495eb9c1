import { soughtWords } from "~/domain/articles/checks/keyword-check";
import type { Topic } from "~/domain/articles/topic";
import { isSameWord, wordsOf } from "~/domain/cleaning/telling-words";
import { wordsIn } from "~/domain/writer/books";
import { entries } from "~/domain/writer/entries/all-entries";
import type { Entry } from "~/domain/writer/entries/entry";
import { findEntries } from "~/domain/writer/entries/find-entries";
import { toldSubject } from "~/domain/writer/keyword/told-subject";
import type { OurPlace } from "~/domain/writer/values/our-data.server";
import { locativePhrase } from "~/domain/writer/values/place-values";
import type { Language } from "~/i18n/languages";

/**
 * The topic by which the built-in writer is asked for what an entry tells: the name that people use most of those whose words
 * stand in its title, as the checks want it. Where none does, the name is the title.
 */
export function entryTopic({ in: texts }: Entry, language: Language): Topic {
  const { names, title } = texts[language];
  const named = names.find((name) => hasWordsOf(title, name));
  if (named !== undefined) return { keyword: named, title };
  const [keyword = title] = names;
  return { keyword, title: keyword.charAt(0).toUpperCase() + keyword.slice(1) };
}

function hasWordsOf(title: string, name: string): boolean {
  const there = wordsOf(title);
  return soughtWords(name)
    .flatMap(wordsOf)
    .every((word) => there.some((other) => isSameWord(word, other)));
}

/**
 * The topic by which the built-in writer is asked for a neighbourhood: what life is like there, where the agent has described it
 * and the writer takes the words so; else what homes there are.
 */
export function placeTopic(place: OurPlace, language: Language, places: readonly OurPlace[]): Topic {
  const there = locativePhrase(wordsIn[language], place);
  const { living, homes } = placeWords[language];
  const asHomes = { keyword: `${homes.keyword} ${there}`, title: `${homes.title} ${there}` };
  if (living === null) return asHomes;
  const life = { keyword: `${living.keyword} ${there}`, title: `${living.title} ${there}` };
  const told = toldSubject(life.keyword, life.title, places);
  const isTold = told?.kind === "place" && told.slug === place.slug;
  if (place.paragraphs.length > 0 && isTold && !isTakenForEntry(life.keyword, language)) return life;
  return asHomes;
}

const takenForEntry = new Map<string, boolean>();
const mostRemembered = 1000;

/** Whether the writer finds an entry in it, by a letter that looks wrong in the name of a place it does not know. Takes milliseconds. */
function isTakenForEntry(keyword: string, language: Language): boolean {
  const known = takenForEntry.get(keyword);
  if (known !== undefined) return known;
  const isTaken = findEntries(keyword, keyword, language, entries) !== undefined;
  if (takenForEntry.size >= mostRemembered) takenForEntry.clear();
  takenForEntry.set(keyword, isTaken);
  return isTaken;
}

type Words = { keyword: string; title: string };

/** As people search for it, and as a title says it; "in …" follows. */
const placeWords: Readonly<Record<Language, { living: Words | null; homes: Words }>> = {
  en: {
    living: { keyword: "living", title: "Living" },
    homes: { keyword: "homes", title: "Buying a home" },
  },
  es: {
    living: { keyword: "vivir", title: "Vivir" },
    homes: { keyword: "pisos", title: "Comprar un piso" },
  },
  ca: {
    living: { keyword: "viure", title: "Viure" },
    homes: { keyword: "pisos", title: "Comprar un pis" },
  },
  ru: {
    // Where there is no home for sale, the writer does not answer how one lives there.
    living: null,
    homes: { keyword: "квартиры", title: "Купить квартиру" },
  },
};
