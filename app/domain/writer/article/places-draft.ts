import { countWords } from "~/domain/cleaning/text-statistics";

import { books, wordsIn } from "../books";
import type { Entry } from "../entries/entry";
import type { PlaceQuestion } from "../keyword/place-question";
import type { Subject } from "../keyword/subject";
import { isWordOfTheTrade } from "../keyword/trade-words";
import { gather } from "../values/material";
import type { OurData } from "../values/our-data.server";
import { type Assignment, type Draft, fewestDraftWords } from "../writer";

import { amongPlaces } from "./among-places";
import { missingIn, wholeHtml } from "./answer-first";
import { seededChoice } from "./choice";
import { describe } from "./description";
import { createRenderer } from "./render";
import { wordsToSay } from "./words-to-say";

/** An article about several places; undefined where the keyword asks of them what we cannot tell. */
export function placesDraft(
  question: PlaceQuestion,
  asked: Subject,
  { keyword, title, language }: Assignment,
  data: OurData,
  now: Date,
  store: Readonly<Record<string, Entry>>,
): Draft | undefined {
  const book = books[language];
  const choice = seededChoice(asked.words);
  const none = { place: null, quarter: null, type: null, bedrooms: null, budget: null, feature: null };
  const subject: Subject = { ...asked, ...none, theme: "place", features: [], lacking: [] };
  const material = gather(wordsIn[language], subject, data, choice, now);
  const renderer = createRenderer(language, material.values, choice);
  const needed = wordsToSay(keyword, language, undefined);
  const among = amongPlaces(
    question,
    { book, material, renderer, choice, language, store, subject, needed, now },
    data,
  );
  if (!among) return undefined;
  const content = wholeHtml(among.told);
  if (missingIn(content, needed.words).some((word) => !isWordOfTheTrade(word, language, store))) return undefined;
  const values = { ...material.values, ...among.values };
  const described = describe(question.kind, book.description, values, choice);
  const metaDescription = described && described.charAt(0).toLocaleUpperCase() + described.slice(1);
  if (metaDescription === undefined || countWords(content) < fewestDraftWords) return undefined;
  return { title, content, metaDescription, costCents: 0 };
}
