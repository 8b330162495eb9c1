import { countWords } from "~/domain/cleaning/text-statistics";
import type { Language } from "~/i18n/languages";

import { missingIn } from "./answer-first";
import type { Said } from "./book";
import { wordsIn } from "./books";
import type { Choice } from "./choice";
import { type AskedFor, askedFor, type Entry, type EntryBlock, type EntrySection } from "./entries/entry";
import type { FoundEntries } from "./entries/find-entries";
import type { Values } from "./known-values";
import { type Desk, chapterHtml, homesHtml, listHtml, paragraphHtml, sectionHtml } from "./section-html";
import type { Subject } from "./subject";
import type { WordsToSay } from "./words-to-say";

export type EntryDesk = Desk & {
  choice: Choice;
  language: Language;
  store: Readonly<Record<string, Entry>>;
  subject: Subject;
  needed: WordsToSay;
};

const wordsAimedAt = 650;
const relatedShown = 3;
/** As many may help an article that is too short. */
const mostRelated = 8;
const homesShown = 2;

/**
 * An article about the entry that a keyword names: its answer first, then what to know and do, a worked example, what
 * belongs to it, homes of ours, the next step and the sources.
 */
export function entryArticle({ first, others, asked }: FoundEntries, desk: EntryDesk): string {
  const { entry } = first;
  const { language, renderer, book } = desk;
  const text = entry.in[language];
  const around = book.aroundEntries;
  const values = articleValues(first.name, entry, desk);
  const lead = leadKinds(text.answers, asked, desk);

  const chapters = [
    ...text.sections.map((section, place) => blocksHtml(`section ${place}`, section, desk)),
    text.example && blocksHtml("example", text.example, desk),
    tableHtml(entry, desk),
    questionsHtml(text.answers, lead, desk),
    ...others.slice(0, 2).map((other) => entryAside(other.entry, desk)),
    ...homeChapters(entry, desk),
  ];
  // What the article says of it anyhow can stand in the first paragraph; else its other name is only mentioned.
  const isNamed = missingIn(chapters.join(" "), desk.needed.ofName).length === 0;
  const opening = leadHtml(text.answers, lead, isNamed, values, desk);
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
  const shown = new Set([entry, ...others.slice(0, 2).map((other) => other.entry)]);
  const related = relatedTo(entry, desk).filter((other) => !shown.has(other));
  const whole = (most: number) =>
    [opening, ...chapters, relatedHtml(related.slice(0, most), desk), next, sources]
      .filter((html) => html !== undefined)
      .join("\n");
  let most = Math.min(relatedShown, related.length);
  while (most < related.length && countWords(whole(most)) < wordsAimedAt) most += 1;
  return whole(most);
}

/** Another entry within an article: what it is. Its short form would say the same again. */
export function entryAside(entry: Entry, desk: EntryDesk): string | undefined {
  const { title, answers } = entry.in[desk.language];
  const said = paragraphHtml(desk.renderer.sentences(`aside ${title}`, answers.what));
  return said && chapterHtml(desk.renderer.sentence(`aside ${title}`, title), [said]);
}

function articleValues(name: string, { checked }: Entry, { language, subject }: EntryDesk): Values {
  const { type, bedrooms, budget, feature } = subject;
  return {
    "asked.name": name,
    "entry.checked": wordsIn[language].day(checked),
    ...((type ?? bedrooms ?? budget ?? feature) !== null && { "wish.more": "" }),
  };
}

type Answers = Entry["in"][Language]["answers"];

/** The answers that make the first paragraph: to what was asked, and those that have the words of the keyword. */
function leadKinds(answers: Answers, asked: AskedFor, { renderer, needed }: EntryDesk): AskedFor[] {
  const said = (kind: AskedFor) => renderer.sentences(`answer ${kind}`, answers[kind] ?? []);
  const kinds: AskedFor[] = [said(asked) === undefined ? "what" : asked];
  for (const kind of askedFor) {
    const missing = missingIn(kinds.map(said).join(" "), [...needed.words, ...needed.ofName]);
    if (missing.length === 0) break;
    const text = kinds.includes(kind) ? undefined : said(kind);
    if (text !== undefined && missingIn(text, missing).length < missing.length) kinds.push(kind);
  }
  return kinds;
}

function leadHtml(
  answers: Answers,
  kinds: readonly AskedFor[],
  isNamed: boolean,
  values: Values,
  desk: EntryDesk,
): string {
  const { renderer, book, needed } = desk;
  const { alsoAsked, place, wish } = book.aroundEntries;
  const said = (kind: AskedFor) => renderer.sentences(`answer ${kind}`, answers[kind] ?? []);
  const answer = kinds.flatMap((kind) => said(kind) ?? []);
  // The name by which it was asked for, where the answer calls it by another.
  const isUnsaid = !isNamed && missingIn(answer.join(" "), needed.ofName).length > 0;
  const asIt = isUnsaid ? renderer.sentence("also", alsoAsked, values) : "";
  const ours = [renderer.sentences("place", place, values), renderer.sentences("wish", wish, values)];
  const first = [...answer, asIt, ...ours].filter(Boolean).join(" ");
  const second = kinds.includes("what") ? undefined : paragraphHtml(said("what"));
  return [`<p>${first}</p>`, ...(second === undefined ? [] : [second])].join("\n");
}

/** Answers to the other questions about the thing, each under its own heading. */
function questionsHtml(answers: Answers, lead: readonly AskedFor[], { renderer, book }: EntryDesk) {
  const { questions, question } = book.aroundEntries;
  const blocks = askedFor.flatMap((kind) => {
    if (kind === "what" || lead.includes(kind)) return [];
    const said = renderer.sentences(`answer ${kind}`, answers[kind] ?? []);
    const heading = renderer.sentence(`question ${kind}`, question[kind]);
    return said === undefined ? [] : [`<h3>${heading}</h3>`, `<p>${said}</p>`];
  });
  return chapterHtml(renderer.sentence("questions", questions), blocks);
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

/** Those that its reader needs next, in an order of the keyword's own; then others of its theme. */
function relatedTo(entry: Entry, { store, choice }: EntryDesk): Entry[] {
  const named = entry.related.flatMap((key) => store[key] ?? []);
  const others = choice.shuffled(
    "others",
    Object.values(store).filter((other) => other !== entry),
  );
  const isKin = ({ theme }: Entry) => theme === entry.theme;
  const all = [...choice.shuffled("related", named), ...others.filter(isKin), ...others];
  return [...new Set(all)].slice(0, mostRelated);
}

/** What whoever looks for a home needs to know, another choice for each keyword. */
export function entriesInShort(besides: Entry | undefined, desk: EntryDesk): string | undefined {
  const forBuyers = Object.values(desk.store).filter(({ theme }) => buyersThemes.has(theme));
  const chosen = desk.choice.shuffled("for buyers", forBuyers).filter((entry) => entry !== besides);
  return relatedHtml(chosen.slice(0, relatedShown + 2), desk);
}

const buyersThemes = new Set<Entry["theme"]>(["homes", "viewing", "guide", "place"]);

function relatedHtml(related: readonly Entry[], { renderer, book, language }: EntryDesk): string | undefined {
  const blocks = related.flatMap((entry) => {
    const { title, inShort } = entry.in[language];
    const said = renderer.sentences(`related ${title}`, inShort);
    return said === undefined ? [] : [`<h3>${renderer.sentence("related", title)}</h3>`, `<p>${said}</p>`];
  });
  return chapterHtml(renderer.sentence("related/heading", book.aroundEntries.related), blocks);
}

/** Our homes that fit: those of the place or wish that the keyword names, else two examples; none for who sells. */
function homeChapters({ theme }: Entry, desk: EntryDesk): (string | undefined)[] {
  const { subject, book, material, renderer, choice } = desk;
  const { type, bedrooms, budget, feature, place } = subject;
  if (theme === "selling") return [];
  if (theme === "new-build") return [sectionHtml("new-developments", desk)];
  const asksForHomes = (type ?? bedrooms ?? budget ?? feature) !== null;
  const limit = budget?.to ? [sectionHtml("budget", desk)] : [];
  if (asksForHomes || theme === "homes") return [...limit, sectionHtml("fitting-homes", desk)];
  if (place) return [sectionHtml("place-homes", desk)];
  const homes = choice.some("homes shown", material.homes("examples"), homesShown);
  const style = choice.one("style of homes", ["size", "building"] as const) ?? "size";
  const list = homesHtml("homes", homes, book.lists[style], renderer);
  const heading = renderer.sentence("fitting-homes/heading", book.sections["fitting-homes"].heading ?? "");
  return list === undefined ? [] : [chapterHtml(heading, [list])];
}
