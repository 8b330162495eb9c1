import type { Entry } from "../entries/entry";
import type { FoundEntries } from "../entries/find-entries";
import { has } from "../keyword/keyword";
import { instalmentWords, newHomesWords } from "../keyword/keyword-words";
import type { Subject } from "../keyword/subject";

import { type Told, wholeHtml } from "./answer-first";
import { type EntryDesk, entryArticle } from "./entry-article";
import { sectionHtml } from "./section-html";

/** What whoever looks for a new home needs to know besides: the usual entry, and the one for instalments. */
const usual = "home-from-a-developer";
const ofNewHomes = [usual, "off-plan"];

/**
 * The entry that goes with the new homes a keyword looks for; undefined where it asks something about buying one, or for
 * something else. "New build with parking" is about homes, however much we know of parking spaces.
 */
export function besideNewHomes(
  subject: Subject,
  found: FoundEntries | undefined,
  store: Readonly<Record<string, Entry>>,
): FoundEntries | undefined {
  if (subject.theme !== "new-build" || !asksForHomes(subject)) return undefined;
  if (!found) return entryAlone(usual, store);
  const isPayment = has(subject.words, instalmentWords);
  // "A terminis" is how one pays, not how long it takes.
  if (found.asked !== "what" && !(["time", "when"].includes(found.asked) && isPayment)) return undefined;
  const named = [found.first, ...found.others.filter(({ isWhole }) => isWhole)];
  if (named.some(({ key, entry }) => !ofNewHomes.includes(key) && entry.theme !== "homes")) return undefined;
  if (ofNewHomes.includes(found.first.key)) return { ...found, others: [], asked: "what" };
  return entryAlone(usual, store);
}

/** An entry as if a keyword had named it and nothing else. */
export function entryAlone(key: string, store: Readonly<Record<string, Entry>>): FoundEntries | undefined {
  const entry = store[key];
  if (!entry) return undefined;
  const first = { key, entry, name: "", language: "en", covered: [], isWhole: true, score: 0 } as const;
  return { first, others: [], asked: "what" };
}

function asksForHomes({ words, place, type, bedrooms, budget, features, lacking }: Subject): boolean {
  const wishes = (place ?? type ?? bedrooms ?? budget) !== null || features.length + lacking.length > 0;
  return wishes || has(words, newHomesWords);
}

/** The new homes that we have, with all of what was asked for, before what there is to know about buying one. */
export function newHomesArticle(beside: FoundEntries, desk: EntryDesk): Told {
  const lead = sectionHtml("lead-new-homes", desk);
  const list = sectionHtml("new-developments", desk);
  // The wish has been answered: the entry need not take it up again.
  const answered = { type: null, bedrooms: null, budget: null, feature: null, features: [], lacking: [] };
  const told = entryArticle(beside, { ...desk, subject: { ...desk.subject, ...answered } });
  if (lead === undefined || list === undefined) return told;
  const others = told.chapters.filter(({ html }) => html !== list);
  return {
    opening: wholeHtml({ opening: lead, chapters: [] }) + `\n${told.opening}`,
    chapters: [{ html: list, gives: false }, ...others],
  };
}
