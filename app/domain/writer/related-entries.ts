import type { Entry } from "./entries/entry";
import type { EntryDesk } from "./entry-article";
import { chapterHtml, paragraphHtml } from "./section-html";

/** As many may help an article that is too short. */
const mostRelated = 8;

/** Those that its reader needs next, the most needed first; then others of its theme. */
export function relatedTo(entry: Entry, { store, choice }: EntryDesk): Entry[] {
  const named = entry.related.flatMap((key) => store[key] ?? []);
  const kin = Object.values(store).filter((other) => other !== entry && other.theme === entry.theme);
  return [...new Set([...named, ...choice.shuffled("others", kin)])].slice(0, mostRelated);
}

export function relatedHtml(related: readonly Entry[], { renderer, book, language }: EntryDesk): string | undefined {
  const blocks = related.flatMap((entry) => {
    const { title, inShort } = entry.in[language];
    const said = renderer.sentences(`related ${title}`, inShort);
    return said === undefined ? [] : [`<h3>${renderer.sentence("related", title)}</h3>`, `<p>${said}</p>`];
  });
  return chapterHtml(renderer.sentence("related/heading", book.aroundEntries.related), blocks);
}

/** Another entry within an article: what it is. Its short form would say the same again. */
export function entryAside(entry: Entry, desk: EntryDesk): string | undefined {
  const { title, answers } = entry.in[desk.language];
  const said = paragraphHtml(desk.renderer.sentences(`aside ${title}`, answers.what));
  return said && chapterHtml(desk.renderer.sentence(`aside ${title}`, title), [said]);
}
