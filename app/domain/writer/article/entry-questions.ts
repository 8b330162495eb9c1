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

const longestName = 32;

const withSmallLetter = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const ofMoney: ReadonlySet<Theme> = new Set(["costs", "mortgage", "selling"]);

/**
 * The answers, two under one heading that names the thing and asks for both: "The NIE: what does it cost and which dates
 * matter?" A long name would hide what is asked.
 */
export function questionChapters(questions: readonly Question[], entry: Entry, desk: EntryDesk): string[] {
  const { language, renderer } = desk;
  const { title } = entry.in[language];
  const name =
    title.length <= longestName && !title.includes(":") ? renderer.sentence("question/name", title) : undefined;
  const pairs = questions.flatMap((_, place) => (place % 2 === 0 ? [questions.slice(place, place + 2)] : []));
  return pairs.flatMap((pair) => {
    const asked = pair.map(({ asks }) => asks.replace(/^¿|\?$/gu, ""));
    const joined = wordsIn[language].inOneLine(
      asked.map((each, place) => (place === 0 && name === undefined ? each : withSmallLetter(each))),
    );
    const question = `${language === "es" ? "¿" : ""}${joined}?`;
    const heading = name === undefined ? question : `${name}: ${question}`;
    return (
      chapterHtml(
        heading,
        pair.map(({ html }) => html),
      ) ?? []
    );
  });
}
