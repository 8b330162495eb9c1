import type { AskedFor, Entry } from "../entries/entry";
import { sideOf } from "../keyword/side";

import type { EntryDesk } from "./entry-article";
import { chapterHtml, paragraphHtml } from "./section-html";

/** What is asked where it is about money. */
export const ofMoney: ReadonlySet<AskedFor> = new Set(["cost", "tax", "calculation"]);

/** As many may help an article that is too short. */
const mostRelated = 8;

/**
 * Those that its reader needs next, the most needed first, where prices are asked those on money; then what belongs to them,
 * and at last others of the theme. Whoever buys needs nothing about selling, and the other way round.
 */
export function relatedTo(entry: Entry, { store, subject, language, choice }: EntryDesk, asked: AskedFor): Entry[] {
  const named = ofKeys(entry.related, store);
  const further = named.flatMap((other) => ofKeys(other.related, store)).filter((other) => other.theme === entry.theme);
  const sideOfEntry = (each: Entry) => (each.theme === "selling" ? "selling" : sideOf(each.in[language].title));
  const side = sideOfEntry(entry) ?? sideOf(subject.words);
  const fits = (other: Entry) => {
    const theirs = sideOfEntry(other);
    return other !== entry && (side === undefined || theirs === undefined || theirs === side);
  };
  const onMoney = ofMoney.has(asked) ? named.filter(({ theme }) => theme === "costs") : [];
  const kin = Object.values(store).filter((other) => other.theme === entry.theme);
  return [...new Set([...onMoney, ...named, ...further, ...choice.shuffled("others", kin)])]
    .filter(fits)
    .slice(0, mostRelated);
}

function ofKeys(keys: readonly string[], store: EntryDesk["store"]): Entry[] {
  return keys.flatMap((key) => store[key] ?? []);
}

/** Other entries in short, each under its name: a heading for all of them could only say that there is more. */
export function relatedHtml(related: readonly Entry[], { renderer, language }: EntryDesk): string | undefined {
  const chapters = related.flatMap((entry) => {
    const { title, inShort } = entry.in[language];
    const said = paragraphHtml(renderer.sentences(`related ${title}`, inShort));
    return (said && chapterHtml(renderer.sentence("related", title), [said])) ?? [];
  });
  return chapters.join("\n") || undefined;
}

/** Another entry within an article: what it is. Its short form would say the same again. */
export function entryAside(entry: Entry, desk: EntryDesk): string | undefined {
  const { title, answers } = entry.in[desk.language];
  const said = paragraphHtml(desk.renderer.sentences(`aside ${title}`, answers.what));
  return said && chapterHtml(desk.renderer.sentence(`aside ${title}`, title), [said]);
}
