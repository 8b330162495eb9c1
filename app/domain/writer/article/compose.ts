import { countWords } from "~/domain/cleaning/text-statistics";
import type { Language } from "~/i18n/languages";

import { books, wordsIn } from "../books";
import { entries as allEntries } from "../entries/all-entries";
import type { Entry, EntryText } from "../entries/entry";
import { findEntries, type FoundEntries } from "../entries/find-entries";
import { findTogether, inFrontForBoth } from "../entries/together/find-together";
import { asksForAnother } from "../keyword/beyond-us";
import { has } from "../keyword/keyword";
import { areasWords, saleWords } from "../keyword/keyword-words";
import { leavesAnAnswer } from "../keyword/left-over";
import { asksOfAreasWhatWeCannotTell, type PlaceQuestion, placeQuestion } from "../keyword/place-question";
import { isAboutOurs, isBeyondOurs, isOurSubject, ourTheme, readSubject, type Subject } from "../keyword/subject";
import { isWordOfTheTrade } from "../keyword/trade-words";
import { gather, type SumAsked } from "../values/material";
import type { OurData } from "../values/our-data.server";
import { locativePhrase } from "../values/place-values";
import { type Assignment, type Draft, fewestDraftWords } from "../writer";

import { answerFirst, missingIn, type Told, wholeHtml } from "./answer-first";
import { seededChoice } from "./choice";
import { describe } from "./description";
import { entryArticle, type EntryDesk } from "./entry-article";
import { besideNewHomes, entryAlone, newHomesArticle } from "./new-homes-article";
import { perMetre, perMetreArticle } from "./per-metre-article";
import { placesDraft } from "./places-draft";
import { createRenderer, plainSentence } from "./render";
import { sectionHtml } from "./section-html";
import { subjectArticle } from "./subject-article";
import { togetherArticle } from "./together-article";
import { wordsToSay } from "./words-to-say";

/**
 * `unknown`: the keyword names nothing that we know, or asks of it what we cannot say; `too-little`: what it names is
 * known, but the database has too little for an article.
 */
type Composed = { ok: true; draft: Draft } | { ok: false; reason: "unknown" | "too-little" };

type Store = Readonly<Record<string, Entry>>;

/**
 * An article that answers a keyword, from what we know of the trade, our own data and the dated facts. The same keyword,
 * data and day give the same draft.
 */
export function compose(assignment: Assignment, data: OurData, now: Date, store: Store = allEntries): Composed {
  const { keyword, title, language } = assignment;
  const book = books[language];
  const named = findEntries(keyword, title, language, store);
  const read = named && inFrontForBoth(keyword, named, store);
  const asked = readSubject(keyword, title, data.places);
  if (asksOfAreasWhatWeCannotTell(asked)) return { ok: false, reason: "unknown" };
  const question = placeQuestion(asked, data.places);
  if (question && leavesPlacesOpen(question, asked, read)) {
    if (asksForAnother(keyword, [])) return { ok: false, reason: "unknown" };
    const draft = placesDraft(question, asked, assignment, data, now, store);
    return draft ? { ok: true, draft } : { ok: false, reason: "unknown" };
  }
  const beside = data.developments.length > 0 ? besideNewHomes(asked, read, store) : undefined;
  const found = beside ?? (looksForArea(asked, read) ? entryAlone(ofAreas, store) : read) ?? entryOf(asked, store);
  if (asksForAnother(keyword, found?.first.covered ?? [])) return { ok: false, reason: "unknown" };
  const subject = {
    ...(asked.isSpace ? withoutHomes(asked) : asked),
    residency: found?.first.entry.reader ?? asked.residency,
  };
  const asOurs = found !== undefined && isAboutOurs(subject, found.first);
  const isPerMetre = asOurs && found.first.key === perMetre && subject.quarter !== null;
  if (!found && !isOurSubject(subject)) return { ok: false, reason: "unknown" };
  // Of a quarter where we have nothing, what it is like can be told, and nothing else.
  if (isBeyondOurs(subject) && (subject.theme !== "place" || (found && !asOurs)))
    return { ok: false, reason: "unknown" };

  const choice = seededChoice(subject.words);
  const kind = asOurs || asked.isSpace ? undefined : found?.first.entry.homes;
  const isLedByHomes = (!found || asOurs) && ourTheme(subject) === "homes";
  const spaceWhere = asked.isSpace ? whereOf(asked, data, language) : undefined;
  const material = gather(wordsIn[language], subject, data, choice, now, {
    kind,
    isLedByHomes,
    spaceWhere,
    isLedByNewHomes: beside !== undefined,
    sum: sumAsked(subject, found),
    hasRoundSums: found !== undefined && !asOurs && !namesAHome(found.first.entry.in[language]),
  });
  // What a place costs is not told by what other places cost.
  const { "asks.price": asksForPrice, "place.homes": ours } = material.values;
  if ((!found || asOurs) && ourTheme(subject) === "place" && asksForPrice !== undefined && ours === undefined)
    return { ok: false, reason: "too-little" };
  const renderer = createRenderer(language, material.values, choice);
  const needed = wordsToSay(keyword, language, asOurs ? undefined : read);
  const desk = { book, material, renderer, choice, language, store, subject, needed, now };
  const together = found && !asOurs && !beside ? findTogether(keyword, found) : undefined;
  const told =
    found && together
      ? togetherArticle(together, found, desk)
      : isPerMetre
        ? perMetreArticle(found, desk)
        : tell(desk, { found, beside, asOurs });
  const content = wholeHtml(answerFirst(told, needed.words, language));
  const isOfPlace = (!found || asOurs) && ourTheme(subject) === "place";
  const unsaid = missingIn(content, needed.words);
  const isAnswered = isOfPlace
    ? unsaid.every((word) => isWordOfTheTrade(word, language, store))
    : leavesAnAnswer(keyword, unsaid, found?.first, language, store);
  if (!isAnswered) return { ok: false, reason: "unknown" };

  const metaDescription =
    found && (!asOurs || isPerMetre)
      ? plainSentence((together ?? found.first.entry).in[language].description, material.values)
      : describe(ourTheme(subject), book.description, material.values, choice);
  if (countWords(content) < fewestDraftWords || metaDescription === undefined)
    return { ok: false, reason: "too-little" };
  return { ok: true, draft: { title, content, metaDescription, costCents: 0 } };
}

function tell(
  desk: EntryDesk,
  { found, beside, asOurs }: { found: FoundEntries | undefined; beside: FoundEntries | undefined; asOurs: boolean },
): Told {
  if (beside) return newHomesArticle(beside, desk);
  if (!found || asOurs) return subjectArticle(desk, isForSale(desk.subject, found) ? undefined : found?.first);
  const told = entryArticle(found, desk);
  const lead = sectionHtml("lead-space", desk) ?? sectionHtml("lead-sum", desk);
  return lead === undefined ? told : { ...told, opening: `${lead}\n${told.opening}` };
}

/** Entries that a keyword about several places names by the way: what it asks of them is told of each place. */
const ofPlacesBesides: readonly string[] = [
  "choosing-a-neighbourhood",
  "noise",
  "school-and-market-nearby",
  "walking-times",
  "courtyard-or-street",
  "price-per-square-metre",
];

function leavesPlacesOpen({ kind }: PlaceQuestion, asked: Subject, found: FoundEntries | undefined): boolean {
  if (!found || found.first.entry.isGeneral === true || ofPlacesBesides.includes(found.first.key)) return true;
  return kind === "compared" || isAboutOurs(asked, found.first);
}

const ofAreas = "choosing-a-neighbourhood";

/** Whether a keyword wants to know which part of the city: what else it names is why ("quiet areas to buy a flat"). */
function looksForArea({ place, words }: Subject, found: FoundEntries | undefined): boolean {
  return place === null && has(words, areasWords) && (found === undefined || found.first.entry.isGeneral === true);
}

/** Whether "for sale" is said by whoever looks for a home: how one sells is nothing to them. */
function isForSale({ words }: Subject, found: FoundEntries | undefined): boolean {
  return found?.first.entry.theme === "selling" && has(words, saleWords);
}

/** What is meant where no name is said: a parking space, or the tax that a price brings with it. */
function entryOf({ isSpace, sum, theme }: Subject, store: Store): FoundEntries | undefined {
  if (isSpace) return entryAlone("parking-space", store);
  return sum !== null && theme === "costs" ? entryAlone("transfer-tax", store) : undefined;
}

/** Which sum the first paragraph works out: the tax on a price, or what a bank lends and what is left to pay. */
function sumAsked({ sum, residency }: Subject, found: FoundEntries | undefined): SumAsked | undefined {
  if (sum === null || !found || found.first.entry.reader !== undefined || residency === "non-resident")
    return undefined;
  if (found.first.entry.theme === "mortgage") return sum.of === "loan" ? "loan" : "home";
  return ["transfer-tax", "costs-of-buying"].includes(found.first.key) ? "tax" : undefined;
}

/** Whoever wants a parking space is shown no homes. */
function withoutHomes(subject: Subject): Subject {
  const { feature, features } = subject;
  return {
    ...subject,
    place: null,
    feature: feature === "parking" ? null : feature,
    features: features.filter((each) => each !== "parking"),
  };
}

/** The neighbourhood asked about, as it is named and as a sentence goes on with it. */
function ofPlace({ place }: Subject, { places }: OurData, language: Language) {
  const found = places.find(({ slug }) => slug === place);
  return found && { name: found.name, where: locativePhrase(wordsIn[language], found) };
}

function whereOf(subject: Subject, data: OurData, language: Language): string {
  return ofPlace(subject, data, language)?.where ?? wordsIn[language].inTheCity;
}

/** Whether a text speaks of one of our homes, whose price its sums then have. */
function namesAHome({ answers, sections, example }: EntryText): boolean {
  return JSON.stringify([answers, sections, example]).includes(".title}");
}
