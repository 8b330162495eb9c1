import { plainText } from "~/domain/cleaning/plain-text";

import type { Said } from "../book";
import type { AskedFor, Entry } from "../entries/entry";
import { livesAbroad } from "../keyword/residency";

import type { EntryDesk } from "./entry-article";
import { htmlSentences } from "./html-sentences";
import { notYetSaid } from "./said-again";
import type { Wording } from "./section";
import { chapterHtml, paragraphHtml } from "./section-html";

/**
 * What an article begins with, and what the thing is where the first paragraph answers something else: in one sentence, and
 * at length for an article that would be too short.
 */
export type Lead = { opening: string; definition: string | undefined; atLength: string | undefined };

/**
 * The first paragraph answers what was asked, and what we have of it in the neighbourhood comes after it. What the thing is
 * stands further down, as far as the answer has not said it: a second opening reads like a second article.
 */
export function leadHtml(entry: Entry, kind: AskedFor, abroad: Entry | undefined, desk: EntryDesk): Lead {
  const { renderer, book, language, subject } = desk;
  const { answers } = entry.in[language];
  const { place, wish, known } = book.aroundEntries;
  const said = (asked: AskedFor) => renderer.sentences(`answer ${asked}`, answers[asked] ?? []);
  const answered = said(kind) ?? "";
  const ofThem = sentenceForAbroad(entry, abroad, answered, desk);
  const answer = [answered, ofThem && renderer.sentence("abroad", ofThem)].filter(Boolean).join(" ");
  const { type, bedrooms, budget, feature } = subject;
  // Whoever asks about lifts does not look for a home by naming one.
  const isWished = (type ?? bedrooms ?? budget) !== null || (feature !== null && feature !== entry.homes);
  const ours = [
    renderer.sentences("place", place),
    renderer.sentences("wish", wish, isWished ? { "wish.more": "" } : {}),
  ].filter(Boolean);
  const what = kind === "what" ? "" : (said("what") ?? "");
  const heading = renderer.sentence("known", known, { "entry.title": entry.in[language].title });
  const definition = (text: string) => {
    const rest = notYetSaid(text, answer, language);
    return rest && chapterHtml(heading, [paragraphHtml(rest) ?? ""]);
  };
  return {
    opening: [`<p>${answer}</p>`, ...(ours.length > 0 ? [`<p>${ours.join(" ")}</p>`] : [])].join("\n"),
    definition: definition(htmlSentences(what)[0] ?? ""),
    atLength: definition(what),
  };
}

/** What is different from abroad: in the entry's own words, else in those of the other one, where the answer speaks of nobody there. */
function sentenceForAbroad(
  entry: Entry,
  other: Entry | undefined,
  answer: string,
  { subject, language }: EntryDesk,
): Wording | undefined {
  const { abroad } = entry.in[language];
  if (subject.residency === "non-resident" && abroad !== undefined) return abroad;
  return other && !livesAbroad(plainText(answer)) ? firstOf(other.in[language].inShort) : undefined;
}

function firstOf(said: Said): Wording | undefined {
  return typeof said === "string" || "either" in said ? said : said[0];
}
