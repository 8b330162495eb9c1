import { countWords } from "~/domain/cleaning/text-statistics";
import type { Language } from "~/i18n/languages";

import { type Chapter, missingIn, type Told, wholeHtml } from "./answer-first";
import type { Said } from "./book";
import { wordsIn } from "./books";
import type { Choice } from "./choice";
import {
  type AskedFor,
  askedFor,
  type Entry,
  type EntryBlock,
  type EntrySection,
  type EntryText,
} from "./entries/entry";
import type { FoundEntries } from "./entries/find-entries";
import type { Values } from "./known-values";
import { entryAside, relatedHtml, relatedTo } from "./related-entries";
import type { Wording } from "./section";
import { type Desk, chapterHtml, listHtml, paragraphHtml, sectionHtml } from "./section-html";
import type { Subject } from "./subject";
import type { WordsToSay } from "./words-to-say";

export type EntryDesk = Desk & {
  choice: Choice;
  language: Language;
  store: Readonly<Record<string, Entry>>;
  subject: Subject;
  needed: WordsToSay;
};

const wordsAimedAt = 610;
const relatedShown = 3;
const mostAsides = 2;

/**
 * An article about the entry that a keyword names: its answer first, then what to know and do, a worked example, what
 * belongs to it, homes of ours, the next step and the sources.
 */
export function entryArticle({ first, others, asked }: FoundEntries, desk: EntryDesk): Told {
  const { entry } = first;
  const { language, renderer, book } = desk;
  const text = entry.in[language];
  const around = book.aroundEntries;
  const values = { "entry.checked": wordsIn[language].day(entry.checked), ...wishValue(desk.subject) };
  const kind = text.answers[asked] && renderer.sentences(`answer ${asked}`, text.answers[asked]) ? asked : "what";
  const abroad = forWhoLivesAbroad(entry, desk);
  const asides = [
    ...new Set([...(abroad ? [abroad] : []), ...others.filter(({ isWhole }) => isWhole).map((other) => other.entry)]),
  ].slice(0, mostAsides);

  const knowledge = [
    ...text.sections.map((section, place) => giving(blocksHtml(`section ${place}`, section, desk))),
    keeping(text.example && blocksHtml("example", text.example, desk)),
    keeping(tableHtml(entry, desk)),
  ];
  const beside = [...asides.map((aside) => giving(entryAside(aside, desk))), ...homeChapters(entry, desk).map(keeping)];
  const next = chapterHtml(
    renderer.sentence("next/heading", around.next),
    [renderer.sentence("next", text.next), renderer.sentence("note", around.note)].flatMap(
      (said) => paragraphHtml(said) ?? [],
    ),
  );
  const sources = chapterHtml(
    renderer.sentence("sources", around.sources, values),
    [listHtml(text.sources.map((source, place) => renderer.sentence(`source ${place}`, source)))].flatMap(
      (list) => list ?? [],
    ),
  );
  const shown = new Set([entry, ...asides]);
  const related = relatedTo(entry, desk).filter((other) => !shown.has(other));
  const questions = otherQuestions(text.answers, kind, desk);
  const opening = leadHtml(text.answers, kind, sentenceForAbroad(text, abroad, desk), values, desk);
  const whole = (chosen: readonly string[], most: number): Told => ({
    opening,
    chapters: [
      ...knowledge,
      giving(questionsHtml(chosen, desk)),
      ...beside,
      keeping(relatedHtml(related.slice(0, most), desk)),
      keeping(next),
      keeping(sources),
    ].flatMap((chapter) => chapter ?? []),
  });
  // The sections have told most of what else may be asked: again it is told for a word of the keyword, or in a short article.
  let most = Math.min(relatedShown, related.length);
  const told = wholeHtml(whole([], most));
  const unsaid = missingIn(told, desk.needed.words);
  const chosen = questions.filter((html) => missingIn(html, unsaid).length < unsaid.length);
  let words = countWords([told, ...chosen].join("\n"));
  for (const html of questions) {
    if (words >= wordsAimedAt || chosen.includes(html)) continue;
    chosen.push(html);
    words += countWords(html);
  }
  for (; most < related.length && words < wordsAimedAt; most += 1) {
    words += countWords(relatedHtml(related.slice(most, most + 1), desk) ?? "");
  }
  return whole(
    questions.filter((html) => chosen.includes(html)),
    most,
  );
}

const giving = (html: string | undefined): Chapter | undefined =>
  html === undefined ? undefined : { html, gives: true };
const keeping = (html: string | undefined): Chapter | undefined =>
  html === undefined ? undefined : { html, gives: false };

function wishValue({ type, bedrooms, budget, feature }: Subject): Values {
  return (type ?? bedrooms ?? budget ?? feature) !== null ? { "wish.more": "" } : {};
}

/** The entry that tells what is different for whoever lives abroad, where the keyword is about them. */
function forWhoLivesAbroad(entry: Entry, { subject, store, language }: EntryDesk): Entry | undefined {
  if (subject.residency !== "non-resident" || entry.reader === "non-resident") return undefined;
  if (entry.in[language].abroad !== undefined) return undefined;
  if (entry.theme === "mortgage") return store["mortgage-for-non-residents"];
  const isOfSellers = entry.theme === "selling" || entry.related.some((key) => store[key]?.theme === "selling");
  return store[isOfSellers ? "selling-from-abroad" : "foreign-buyers"];
}

function sentenceForAbroad(
  { abroad }: EntryText,
  other: Entry | undefined,
  { subject, language }: EntryDesk,
): Wording | undefined {
  if (subject.residency === "non-resident" && abroad !== undefined) return abroad;
  return other && firstOf(other.in[language].inShort);
}

type Answers = EntryText["answers"];

/** The first paragraph answers what was asked; what the thing is comes after it. */
function leadHtml(
  answers: Answers,
  kind: AskedFor,
  abroad: Wording | undefined,
  values: Values,
  { renderer, book }: EntryDesk,
): string {
  const { place, wish } = book.aroundEntries;
  const said = (asked: AskedFor) => renderer.sentences(`answer ${asked}`, answers[asked] ?? []);
  const first = [
    said(kind),
    abroad && renderer.sentence("abroad", abroad),
    renderer.sentences("place", place, values),
    renderer.sentences("wish", wish, values),
  ];
  const second = kind === "what" ? undefined : paragraphHtml(said("what"));
  return [`<p>${first.filter(Boolean).join(" ")}</p>`, ...(second === undefined ? [] : [second])].join("\n");
}

function firstOf(said: Said): Wording | undefined {
  return typeof said === "string" || "either" in said ? said : said[0];
}

/** Answers to the other questions about the thing, each under its own heading. */
function otherQuestions(answers: Answers, lead: AskedFor, { renderer, book }: EntryDesk): string[] {
  const { question } = book.aroundEntries;
  return askedFor.flatMap((kind) => {
    if (kind === "what" || kind === lead) return [];
    const said = renderer.sentences(`answer ${kind}`, answers[kind] ?? []);
    const heading = renderer.sentence(`question ${kind}`, question[kind]);
    return said === undefined ? [] : `<h3>${heading}</h3>\n<p>${said}</p>`;
  });
}

function questionsHtml(blocks: readonly string[], { renderer, book }: EntryDesk): string | undefined {
  return chapterHtml(renderer.sentence("questions", book.aroundEntries.questions), [...blocks]);
}

function blocksHtml(key: string, { heading, blocks }: EntrySection, { renderer }: EntryDesk): string | undefined {
  const title = renderer.sentence(`${key}/heading`, heading);
  if (title === undefined) return undefined;
  return chapterHtml(
    title,
    blocks.flatMap((block, place) => blockHtml(`${key}/${place}`, block, renderer) ?? []),
  );
}

function blockHtml(key: string, block: EntryBlock, renderer: Desk["renderer"]): string | undefined {
  if (typeof block !== "string" && "points" in block) return listHtml(renderer.items(key, block.points));
  if (typeof block !== "string" && "steps" in block) return listHtml(renderer.items(key, block.steps), true);
  return paragraphHtml(renderer.sentences(key, block satisfies Said));
}

function tableHtml({ table }: Entry, { material }: EntryDesk): string | undefined {
  return table && material.table(table);
}

/** Our homes that fit what the keyword or its entry is about; none where nobody looks for a home. */
function homeChapters(entry: Entry, desk: EntryDesk): (string | undefined)[] {
  const { type, bedrooms, budget, feature, place } = desk.subject;
  if (entry.theme === "selling") return [];
  if (entry.theme === "new-build") return [sectionHtml("new-developments", desk)];
  const asksForHomes = (type ?? bedrooms ?? budget ?? feature) !== null;
  const limit = budget?.to ? [sectionHtml("budget", desk)] : [];
  const isShown = asksForHomes || (entry.homes !== undefined && desk.material.homes("fitting").length > 0);
  if (isShown) return [...limit, sectionHtml("fitting-homes", desk)];
  return place ? [sectionHtml("place-homes", desk)] : [];
}
