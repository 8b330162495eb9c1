import { wordsIn } from "../books";
import { type AskedFor, askedFor, type Entry } from "../entries/entry";
import type { Theme } from "../keyword/subject";

import type { EntryDesk } from "./entry-article";
import { chapterHtml, paragraphHtml } from "./section-html";

/** An answer to another question about the thing. */
export type Question = { asks: string; html: string };

/** Answers to the other questions about the thing than the one of the first paragraph. */
export function otherQuestions(entry: Entry, lead: AskedFor, { renderer, book, language }: EntryDesk): Question[] {
  const { answers } = entry.in[language];
  const { question } = book.aroundEntries;
  return askedFor.flatMap((kind) => {
    if (kind === "what" || kind === lead) return [];
    const html = paragraphHtml(renderer.sentences(`answer ${kind}`, answers[kind] ?? []));
    // Of costs and loans it would be odd to ask what they cost.
    const asks = kind === "cost" && ofMoney.has(entry.theme) ? question.sum : question[kind];
    return html === undefined ? [] : [{ asks: renderer.sentence(`question ${kind}`, asks) ?? "", html }];
  });
}

const ofMoney: ReadonlySet<Theme> = new Set(["costs", "mortgage", "selling"]);

/** The answers, two under one heading that asks for both: "What does it cost and which dates matter?" */
export function questionChapters(questions: readonly Question[], { language }: EntryDesk): string[] {
  const pairs = questions.flatMap((_, place) => (place % 2 === 0 ? [questions.slice(place, place + 2)] : []));
  return pairs.flatMap((pair) => {
    const asked = pair.map(({ asks }) => asks.replace(/^¿|\?$/gu, ""));
    const joined = wordsIn[language].inOneLine(
      asked.map((each, place) => (place === 0 ? each : each.charAt(0).toLowerCase() + each.slice(1))),
    );
    const heading = `${language === "es" ? "¿" : ""}${joined}?`;
    return (
      chapterHtml(
        heading,
        pair.map(({ html }) => html),
      ) ?? []
    );
  });
}
