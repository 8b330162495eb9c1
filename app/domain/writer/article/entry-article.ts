import { commonWords } from "~/domain/cleaning/telling-words";
import type { Language } from "~/i18n/languages";

import { type AskedFor, type Entry, type EntryText, nearestAsked } from "../entries/entry";
import type { FoundEntries } from "../entries/find-entries";
import type { Subject } from "../keyword/subject";

import { type Chapter, missingIn, type Told } from "./answer-first";
import { type Filling, longEnough } from "./article-length";
import type { Choice } from "./choice";
import { blocksHtml, drawnSections, homeChapters, nextHtml, sourcesHtml, tableHtml } from "./entry-chapters";
import { leadHtml } from "./entry-lead";
import { otherQuestions, questionChapters } from "./entry-questions";
import { entryAside, ofMoney, relatedHtml, relatedTo } from "./related-entries";
import { shareSaid } from "./said-again";
import type { Desk } from "./section-html";
import { soughtFirst } from "./section-order";
import type { WordsToSay } from "./words-to-say";

export type EntryDesk = Desk & {
  choice: Choice;
  language: Language;
  store: Readonly<Record<string, Entry>>;
  subject: Subject;
  needed: WordsToSay;
  now: Date;
};

const mostAsides = 2;
/** Another entry of which the article has told more has nothing to add. */
const mostTold = 0.55;

/**
 * An article about the entry that a keyword names: its answer first, then what the keyword's own words ask for, what to know
 * and do, a worked example, what belongs to it, homes of ours, the next step and the sources.
 */
export function entryArticle(found: FoundEntries, desk: EntryDesk): Told {
  const { entry } = found.first;
  const { language } = desk;
  const text = entry.in[language];
  const asked = askedAndAnswered(found, desk);
  const abroad = forWhoLivesAbroad(entry, desk);
  const lead = leadHtml(entry, asked, abroad, desk);
  const { first, others } = soughtFirst(drawnSections(text.sections, desk), {
    words: desk.needed.words,
    ofName: rareInNames(text, desk.needed.ofName),
    asked: asked === "what" && isUsual(found.asked) ? asked : found.asked,
    language,
  });
  const headings = text.sections.map(({ heading }) => heading);
  const said = [lead.opening, lead.atLength, ...headings].join("\n");
  const { asides, related, named } = entriesBeside(found, asked, abroad, said, desk);
  const told = [...first, ...others].map(({ html }) => html).join("\n");
  const untold = related.filter((other) => !isTold(other, told, desk));
  // What is told already fills no article but one that would be too short without it.
  const stock = [...new Set([...untold, ...related])];
  const workedOut = [text.example && blocksHtml("example", text.example, desk), tableHtml(entry, desk)].map(keeping);
  const [next, ...further] = others.map(({ html }) => giving(html));
  // Whoever asks for a sum wants to see one; whoever was just answered is not told first what it was about.
  const isOnMoney = found.asked === "calculation" || (ofMoney.has(found.asked) && entry.theme === "costs");
  const whole = ({ sought, answered, most, defined }: Filling): Told => ({
    opening: lead.opening,
    chapters: [
      ...(isOnMoney ? workedOut : []),
      ...first.map(({ html }) => giving(html)),
      ...questionChapters(sought, entry, desk).map(giving),
      ...(first.length + sought.length === 0 ? [next] : []),
      giving(defined === "at length" ? lead.atLength : defined === "in a sentence" ? lead.definition : undefined),
      ...(first.length + sought.length === 0 ? further : [next, ...further]),
      ...questionChapters([...answered], entry, desk).map(giving),
      ...(isOnMoney ? [] : workedOut),
      ...asides.map((aside) => giving(entryAside(aside, desk))),
      ...homeChapters(entry, desk).map(keeping),
      keeping(relatedHtml(stock.slice(0, most), desk)),
      keeping(nextHtml(entry, desk)),
      keeping(sourcesHtml(entry, desk)),
    ].flatMap((chapter) => chapter ?? []),
  });
  return longEnough(whole, {
    questions: otherQuestions(entry, asked, desk),
    named: untold.filter((other) => named.includes(other)).length,
    untold: untold.length,
    related: stock.length,
    words: desk.needed.words,
  });
}

/** "What does a low figure cost?" is no answer to "how much", but "what goes wrong?" is one to "risks". */
const isUsual = (asked: AskedFor) => ["cost", "time", "who", "how"].includes(asked);

/** Whether the sections say most of what another entry has to say in short. */
function isTold(entry: Entry, said: string, { renderer, language }: EntryDesk): boolean {
  const { title, inShort } = entry.in[language];
  return shareSaid(renderer.sentences(`related ${title}`, inShort) ?? "", said) > mostTold;
}

const giving = (html: string | undefined): Chapter | undefined =>
  html === undefined ? undefined : { html, gives: true };
const keeping = (html: string | undefined): Chapter | undefined =>
  html === undefined ? undefined : { html, gives: false };

/** What was asked, or what comes nearest to it of all that the entry answers; at last what the thing is. */
function askedAndAnswered({ first, asked }: FoundEntries, { renderer, language }: EntryDesk): AskedFor {
  const { answers } = first.entry.in[language];
  const isAnswered = (kind: AskedFor) => renderer.sentences(`answer ${kind}`, answers[kind] ?? []) !== undefined;
  return nearestAsked(asked).find(isAnswered) ?? "what";
}

/** Those of the words that found the entry which few of its names have: what most have is the thing, and no question about it. */
function rareInNames({ title, names }: EntryText, words: readonly string[]): string[] {
  const having = (word: string) => names.filter((name) => missingIn(name, [word]).length === 0).length;
  return missingIn(title, words).filter((word) => having(word) * 3 < names.length);
}

/**
 * Other entries in the article: at length where the keyword names them and the article does not speak of them, or they tell
 * what is different from abroad; in short what else its reader needs.
 */
function entriesBeside(
  { first, others }: FoundEntries,
  asked: AskedFor,
  abroad: Entry | undefined,
  said: string,
  desk: EntryDesk,
): { asides: Entry[]; related: Entry[]; named: Entry[] } {
  const named = others.filter(({ isWhole }) => isWhole);
  const untold = named.filter(({ covered }) => {
    const own = covered.filter((word) => !first.covered.includes(word) && !commonWords.has(word));
    return missingIn(said, own).length > 0;
  });
  const asides = [...new Set([...(abroad ? [abroad] : []), ...untold.map(({ entry }) => entry)])].slice(0, mostAsides);
  const needed = relatedTo(first.entry, desk, asked);
  const isNamed = needed.filter((entry) => named.some((each) => each.entry === entry));
  const shown = new Set([first.entry, ...asides]);
  const related = [...new Set([...isNamed, ...needed])].filter((entry) => !shown.has(entry));
  return { asides, related, named: isNamed };
}

/** The entry that tells what is different for whoever lives abroad, where the keyword is about them. */
function forWhoLivesAbroad(entry: Entry, { subject, store, language }: EntryDesk): Entry | undefined {
  if (subject.residency !== "non-resident" || entry.reader === "non-resident") return undefined;
  if (entry.in[language].abroad !== undefined) return undefined;
  if (entry.theme === "mortgage") return store["mortgage-for-non-residents"];
  const isOfSellers = entry.theme === "selling" || entry.related.some((key) => store[key]?.theme === "selling");
  return store[isOfSellers ? "selling-from-abroad" : "foreign-buyers"];
}
