import { countWords } from "~/domain/cleaning/text-statistics";
import type { Language } from "~/i18n/languages";

import { answerFirst, missingIn, wholeHtml } from "./answer-first";
import { books, wordsIn } from "./books";
import { seededChoice } from "./choice";
import { describe } from "./description";
import { entries as allEntries } from "./entries/all-entries";
import type { Entry, EntryText } from "./entries/entry";
import { findEntries, type FoundEntry } from "./entries/find-entries";
import { entryArticle } from "./entry-article";
import { gather } from "./material";
import { namedWish } from "./named-wish";
import type { OurData } from "./our-data.server";
import { createRenderer, escapeHtml, plainSentence } from "./render";
import { isAboutOurs, isBeyondOurs, isOurSubject, ourTheme, readSubject } from "./subject";
import { subjectArticle } from "./subject-article";
import { isWordOfTheTrade } from "./trade-words";
import { wordsToSay } from "./words-to-say";
import { type Assignment, type Draft, fewestDraftWords } from "./writer";

/**
 * `unknown`: the keyword names nothing that we know, or asks of it what we cannot say; `too-little`: what it names is
 * known, but the database has too little for an article.
 */
type Composed = { ok: true; draft: Draft } | { ok: false; reason: "unknown" | "too-little" };

type Store = Readonly<Record<string, Entry>>;

const city: Record<Language, string> = { en: "Barcelona", es: "Barcelona", ca: "Barcelona", ru: "Барселона" };

/**
 * An article that answers a keyword, from what we know of the trade, our own data and the dated facts. The same keyword,
 * data and day give the same draft.
 */
export function compose(assignment: Assignment, data: OurData, now: Date, store: Store = allEntries): Composed {
  const { keyword, title, language } = assignment;
  const book = books[language];
  const found = findEntries(keyword, title, language, store);
  const asked = readSubject(keyword, title, data.places);
  const subject = { ...asked, residency: found?.first.entry.reader ?? asked.residency };
  const asOurs = found !== undefined && isAboutOurs(subject, found.first);
  if (!found && !isOurSubject(subject)) return { ok: false, reason: "unknown" };
  // Of a quarter where we have nothing, what it is like can be told, and nothing else.
  if (isBeyondOurs(subject) && (subject.theme !== "place" || (found && !asOurs)))
    return { ok: false, reason: "unknown" };

  const choice = seededChoice(subject.words);
  const kind = asOurs ? undefined : found?.first.entry.homes;
  const isLedByHomes = (!found || asOurs) && ourTheme(subject) === "homes";
  const wish = isLedByHomes
    ? namedWish(keyword, language, [...data.places.map(({ name }) => name), city[language]])
    : undefined;
  const hasRoundSums = found !== undefined && !asOurs && !namesAHome(found.first.entry.in[language]);
  const material = gather(wordsIn[language], subject, data, choice, now, { kind, isLedByHomes, wish, hasRoundSums });
  const renderer = createRenderer(language, material.values, choice);
  const needed = wordsToSay(keyword, language, found);
  const desk = { book, material, renderer, choice, language, store, subject, needed };
  const told = found && !asOurs ? entryArticle(found, desk) : subjectArticle(desk, found?.first);
  const content = wholeHtml(answerFirst(told, needed.words, language));
  // What was typed stands in the first line of whoever looks for a home: that alone answers nothing.
  const said = wish === undefined ? content : content.replace(`<p>${escapeHtml(wish)}: `, "<p>");
  if (missingIn(said, needed.words).some((word) => !isBeside(word, found?.first, language, store)))
    return { ok: false, reason: "unknown" };

  const metaDescription =
    found && !asOurs
      ? plainSentence(found.first.entry.in[language].description, material.values)
      : describe(ourTheme(subject), book.description, material.values, choice);
  if (countWords(content) < fewestDraftWords || metaDescription === undefined)
    return { ok: false, reason: "too-little" };
  return { ok: true, draft: { title, content, metaDescription, costCents: 0 } };
}

/** Whether a text speaks of one of our homes, whose price its sums then have. */
function namesAHome({ answers, sections, example }: EntryText): boolean {
  return JSON.stringify([answers, sections, example]).includes(".title}");
}

/**
 * Whether a word that the article does not say leaves it an answer: "… if I change my mind" does, the name of a brand or of
 * another city does not. Of a home's lift or terrace much else may be asked; there each word has to be said.
 */
function isBeside(word: string, found: FoundEntry | undefined, language: Language, store: Store): boolean {
  if (!found?.isWhole || (found.entry.theme === "homes" && found.covered.length === 1)) return false;
  return isWordOfTheTrade(word, language, store);
}
