import { commonWords } from "~/domain/cleaning/telling-words";
import { countWords } from "~/domain/cleaning/text-statistics";
import type { Language } from "~/i18n/languages";

import { type AskedFor, type Entry, type EntryText, nearestAsked } from "../entries/entry";
import type { FoundEntries } from "../entries/find-entries";
import type { Subject } from "../keyword/subject";
import { fewestDraftWords } from "../writer";

import { type Chapter, missingIn, type Told, wholeHtml } from "./answer-first";
import type { Choice } from "./choice";
import { blocksHtml, drawnSections, homeChapters, nextHtml, sourcesHtml, tableHtml } from "./entry-chapters";
import { leadHtml } from "./entry-lead";
import { otherQuestions, type Question, questionChapters } from "./entry-questions";
import { entryAside, relatedHtml, relatedTo } from "./related-entries";
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
};

/** A sentence drawn into the first paragraph may take its heading with it. */
const wordsAimedAt = fewestDraftWords + 6;
const relatedShown = 2;
/** An answer of which more was said before is only worth telling where the article would else be too short. */
const mostSaidBefore = 0.6;
const mostAsides = 2;

/** What of an article depends on its length: answers for a word of the keyword, others, and how many related entries. */
type Filling = { sought: readonly Question[]; answered: ReadonlySet<Question>; most: number };

/**
 * An article about the entry that a keyword names: its answer first, then what the keyword's own words ask for, what to know
 * and do, a worked example, what belongs to it, homes of ours, the next step and the sources.
 */
export function entryArticle(found: FoundEntries, desk: EntryDesk): Told {
  const { entry } = found.first;
  const { language, book } = desk;
  const text = entry.in[language];
  const asked = askedAndAnswered(found, desk);
  const abroad = forWhoLivesAbroad(entry, desk);
  const lead = leadHtml(entry, asked, abroad, desk);
  const { first, others } = soughtFirst(drawnSections(text.sections, desk), {
    words: desk.needed.words,
    ofName: rareInNames(text, desk.needed.ofName),
    asked,
    language,
  });
  const headings = text.sections.map(({ heading }) => heading);
  const { asides, related } = entriesBeside(
    found,
    asked,
    abroad,
    [lead.opening, lead.rest, ...headings].join("\n"),
    desk,
  );
  const questions = otherQuestions(entry, asked, desk);
  const whole = ({ sought, answered, most }: Filling): Told => ({
    opening: lead.opening,
    chapters: [
      ...first.map(({ html }) => giving(html)),
      ...questionChapters(sought, desk).map(giving),
      giving(lead.rest),
      ...others.map(({ html }) => giving(html)),
      ...questionChapters([...answered], desk).map(giving),
      keeping(text.example && blocksHtml("example", text.example, desk)),
      keeping(tableHtml(entry, desk)),
      ...asides.map((aside) => giving(entryAside(aside, desk))),
      ...homeChapters(entry, desk).map(keeping),
      keeping(relatedHtml(related.slice(0, most), book.aroundEntries.alongside, desk)),
      keeping(nextHtml(entry, desk)),
      keeping(sourcesHtml(entry, desk)),
    ].flatMap((chapter) => chapter ?? []),
  });
  return longEnough(whole, questions, related.length, desk);
}

/**
 * The article with as much beside the sections as it needs: they have told most of what else may be asked, so that is told
 * again only for a word of the keyword, or where there are too few words. First what is new, of the thing itself.
 */
function longEnough(
  whole: (filling: Filling) => Told,
  questions: readonly Question[],
  related: number,
  { needed }: EntryDesk,
): Told {
  let most = Math.min(relatedShown, related);
  const told = wholeHtml(whole({ sought: [], answered: new Set(), most }));
  const unsaid = missingIn(told, needed.words);
  const sought = questions.filter(({ html }) => missingIn(html, unsaid).length < unsaid.length);
  const left = questions
    .filter((question) => !sought.includes(question))
    .map((question) => ({ question, said: shareSaid(question.html, told) }))
    .toSorted((one, other) => one.said - other.said);
  const chosen = new Set<Question>();
  const drawn = () => whole({ sought, answered: new Set(questions.filter((each) => chosen.has(each))), most });
  const isShort = () => countWords(wholeHtml(drawn())) < wordsAimedAt;
  const answer = (mostSaid: number) => {
    for (const { question, said } of left) if (said <= mostSaid && isShort()) chosen.add(question);
  };
  const showMore = (limit: number) => {
    while (most < Math.min(limit, related) && isShort()) most += 1;
  };
  answer(mostSaidBefore);
  showMore(relatedShown + 1);
  answer(1);
  showMore(related);
  return drawn();
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
): { asides: Entry[]; related: Entry[] } {
  const named = others.filter(({ isWhole }) => isWhole);
  const untold = named.filter(({ covered }) => {
    const own = covered.filter((word) => !first.covered.includes(word) && !commonWords.has(word));
    return missingIn(said, own).length > 0;
  });
  const asides = [...new Set([...(abroad ? [abroad] : []), ...untold.map(({ entry }) => entry)])].slice(0, mostAsides);
  const needed = relatedTo(first.entry, desk, asked);
  const related = [...new Set([...needed.filter((entry) => named.some((each) => each.entry === entry)), ...needed])];
  const shown = new Set([first.entry, ...asides]);
  return { asides, related: related.filter((entry) => !shown.has(entry)) };
}

/** The entry that tells what is different for whoever lives abroad, where the keyword is about them. */
function forWhoLivesAbroad(entry: Entry, { subject, store, language }: EntryDesk): Entry | undefined {
  if (subject.residency !== "non-resident" || entry.reader === "non-resident") return undefined;
  if (entry.in[language].abroad !== undefined) return undefined;
  if (entry.theme === "mortgage") return store["mortgage-for-non-residents"];
  const isOfSellers = entry.theme === "selling" || entry.related.some((key) => store[key]?.theme === "selling");
  return store[isOfSellers ? "selling-from-abroad" : "foreign-buyers"];
}
