import { countWords } from "~/domain/cleaning/text-statistics";

import { type Told, wholeHtml } from "./answer-first";
import type { Choice } from "./choice";
import type { FoundEntry } from "./entries/find-entries";
import { entriesInShort } from "./entries-in-short";
import type { EntryDesk } from "./entry-article";
import { asksFor, chooseOutline } from "./outlines";
import { entryAside } from "./related-entries";
import { sectionHtml } from "./section-html";
import { type SectionName, sectionNames } from "./sections";
import { ourTheme, type Subject } from "./subject";

/** The parts that every neighbourhood shares come only where an article would be too short without them. */
const wordsAimedAt = 615;

/** An article about a neighbourhood, or about homes of a kind; what the keyword names beside it comes before the next step. */
export function subjectArticle(desk: EntryDesk, beside: FoundEntry | undefined): Told {
  const { subject, choice, material } = desk;
  const { slots, spare } = chooseOutline(subject);
  const parts = new Map<SectionName, string>();
  const tried = new Set<SectionName>();
  const draw = (name: SectionName) => {
    if (tried.has(name)) return false;
    tried.add(name);
    // Where life in the neighbourhood is asked about, the first paragraph says it; of a quarter it says the quarter's own.
    const { "asks.live": asksToLive, "quarter.name": quarter } = material.values;
    if (name === "place-character" && asksToLive !== undefined && quarter === undefined) return false;
    const html = sectionHtml(name, desk);
    if (html !== undefined) parts.set(name, html);
    return html !== undefined;
  };
  const aside = [beside && entryAside(beside.entry, desk), entriesInShort(desk, beside?.entry)].filter(
    (html) => html !== undefined,
  );
  const last = ourTheme(subject) === "homes" ? "next-home" : "next-buyer";
  const inOrder = (): Told => {
    const [opening = "", ...others] = inOrderOf(subject).flatMap((name) => [
      ...(name === last ? aside : []),
      ...(parts.has(name) ? [parts.get(name)] : []),
    ]);
    return { opening, chapters: others.map((html = "") => ({ html, gives: false })) };
  };

  for (const [place, { take, from }] of slots.entries()) {
    let left = take;
    for (const name of ranked(`slot ${place}`, from, subject, choice)) if (left > 0 && draw(name)) left -= 1;
  }
  if (material.values["asks.price"] !== undefined) draw("place-figures");
  for (const name of ranked("spare", spare, subject, choice)) {
    if (countWords(wholeHtml(inOrder())) >= wordsAimedAt) break;
    draw(name);
  }
  return inOrder();
}

/** Of a neighbourhood its buildings come before our homes; whoever looks for a home sees the homes first. */
function inOrderOf(subject: Subject): SectionName[] {
  if (ourTheme(subject) === "place") return [...sectionNames];
  const others = sectionNames.filter((name) => name !== "place-buildings");
  return others.flatMap((name) => (name === "view-before" ? ["place-buildings", name] : [name]));
}

/** What the keyword asks for first, the rest as it falls. */
function ranked(key: string, names: readonly SectionName[], { words }: Subject, choice: Choice): SectionName[] {
  const drawn = choice.shuffled(key, names);
  return [...drawn.filter((name) => asksFor(words, name)), ...drawn.filter((name) => !asksFor(words, name))];
}
