import { countWords } from "~/domain/cleaning/text-statistics";

import type { FoundEntry } from "../entries/find-entries";
import { ourTheme, type Subject } from "../keyword/subject";
import type { Values } from "../values/known-values";

import { type Told, wholeHtml } from "./answer-first";
import type { Choice } from "./choice";
import { entriesInShort, mostInShort } from "./entries-in-short";
import type { EntryDesk } from "./entry-article";
import { asksFor, chooseOutline } from "./outlines";
import { entryAside } from "./related-entries";
import { sectionHtml } from "./section-html";
import { type SectionName, sectionNames } from "./sections";

/** The parts that every neighbourhood shares come only where an article would be too short without them. */
const wordsAimedAt = 615;

/** An article about a neighbourhood, or about homes of a kind; what the keyword names beside it comes before the next step. */
export function subjectArticle(desk: EntryDesk, found: FoundEntry | undefined): Told {
  const { subject, choice, material } = desk;
  // Whoever names a place no longer asks how to choose one.
  // What there is to ask about a terrace or a lift has a section of its own beside homes.
  const isTold = found !== undefined && found.entry.theme === ourTheme(subject);
  const beside = isTold ? undefined : found;
  const { slots, spare } = chooseOutline(subject);
  const parts = new Map<SectionName, string>();
  const tried = new Set<SectionName>();
  const draw = (name: SectionName) => {
    if (tried.has(name)) return false;
    tried.add(name);
    // Of a neighbourhood for which we have no words of our own, the first paragraph says it.
    const { "asks.live": asksToLive, "here.suits": suits } = material.values;
    if (name === "place-character" && asksToLive !== undefined && suits === undefined) return false;
    const html = sectionHtml(name, desk);
    if (html !== undefined) parts.set(name, html);
    return html !== undefined;
  };
  // Of a place that we know street by street, what holds everywhere only fills up.
  const asksForPrice = material.values["asks.price"] !== undefined;
  const isKnown = material.values["here.street"] !== undefined;
  const isOfHomes = ourTheme(subject) === "homes";
  let inShort = isKnown || isOfHomes ? 0 : mostInShort;
  const aside = () =>
    [beside && entryAside(beside.entry, desk), entriesInShort(desk, beside?.entry, inShort)].filter(
      (html) => html !== undefined,
    );
  const last = isOfHomes ? "next-home" : "next-buyer";
  const inOrder = (): Told => {
    const [opening = "", ...others] = inOrderOf(subject, material.values).flatMap((name) => [
      ...(name === last ? aside() : []),
      ...(parts.has(name) ? [parts.get(name)] : []),
    ]);
    return { opening, chapters: others.map((html = "") => ({ html, gives: false })) };
  };

  for (const [place, { take, from }] of slots.entries()) {
    let left = take;
    for (const name of ranked(`slot ${place}`, from, subject, choice)) if (left > 0 && draw(name)) left -= 1;
  }
  const isShort = () => countWords(wholeHtml(inOrder())) < wordsAimedAt;
  const comparesPrices = isKnown && subject.quarter === null && ourTheme(subject) === "place" && isShort();
  if (comparesPrices || asksForPrice) draw("place-figures");
  const addInShort = () => {
    while (inShort < mostInShort && isShort()) inShort += 1;
  };
  // Of homes, what is theirs comes before what is told of any.
  if (!isOfHomes) addInShort();
  const fillers = ranked("spare", spare, subject, choice);
  const ofHere = isOfHomes ? fillers.filter((name) => name === "here-street" || name === "here-checks") : [];
  const isLast = (name: SectionName) => isKnown && ofAnyPlace.has(name);
  for (const name of new Set([...ofHere, ...fillers.filter((each) => !isLast(each)), ...fillers.filter(isLast)])) {
    if (!isShort()) break;
    draw(name);
  }
  addInShort();
  return inOrder();
}

/** Where the streets themselves were told, what to look at in any street says nothing more. */
const ofAnyPlace: ReadonlySet<SectionName> = new Set(["view-street", "energy-costs"]);

/** Of a neighbourhood its buildings come before our homes; whoever looks for a home, or asks for prices, sees those first. */
function inOrderOf(subject: Subject, asked: Values): SectionName[] {
  if (ourTheme(subject) === "place") {
    const first: SectionName[] = [
      "lead-place",
      ...(asked["asks.price"] === undefined ? [] : (["place-homes", "place-figures"] as const)),
      ...(asked["asks.noise"] === undefined ? [] : (["here-street"] as const)),
      ...(asked["asks.children"] === undefined ? [] : (["here-children"] as const)),
    ];
    return [...new Set([...first, ...sectionNames])];
  }
  const ofBuildings: SectionName[] = ["place-buildings", "here-homes", "here-street", "here-checks"];
  const others = sectionNames.filter((name) => !ofBuildings.includes(name));
  return others.flatMap((name) => (name === "view-before" ? [...ofBuildings, name] : [name]));
}

/** What the keyword asks for first, the rest as it falls. */
function ranked(key: string, names: readonly SectionName[], { words }: Subject, choice: Choice): SectionName[] {
  const drawn = choice.shuffled(key, names);
  return [...drawn.filter((name) => asksFor(words, name)), ...drawn.filter((name) => !asksFor(words, name))];
}
