import type { Said } from "../book";
import { wordsIn } from "../books";
import type { Entry, EntryBlock, EntrySection, EntryTable } from "../entries/entry";

import type { EntryDesk } from "./entry-article";
import { type Desk, chapterHtml, listHtml, paragraphHtml, sectionHtml } from "./section-html";
import type { DrawnSection } from "./section-order";

/** The sections of an entry that have something to say. */
export function drawnSections(sections: readonly EntrySection[], desk: EntryDesk): DrawnSection[] {
  return sections.flatMap((section, place) => {
    const html = blocksHtml(`section ${place}`, section, desk);
    const hasSteps = section.blocks.some((block) => typeof block !== "string" && "steps" in block);
    return html === undefined ? [] : [{ heading: section.heading, html, hasSteps }];
  });
}

export function blocksHtml(
  key: string,
  { heading, blocks }: EntrySection,
  { renderer }: EntryDesk,
): string | undefined {
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
  if (typeof block !== "string" && "clauses" in block) return listHtml(renderer.items(key, block.clauses), true);
  if (typeof block !== "string" && "rows" in block) return ownTableHtml(key, block, renderer);
  return paragraphHtml(renderer.sentences(key, block satisfies Said));
}

function ownTableHtml(
  key: string,
  { caption, columns, rows }: EntryTable,
  renderer: Desk["renderer"],
): string | undefined {
  const said = (at: string, cells: readonly string[]) =>
    cells.map((cell, place) => renderer.sentence(`${key}/${at}/${place}`, cell));
  const body = rows.flatMap((row, place) => {
    const cells = said(String(place), row);
    return cells.includes(undefined) ? [] : [`<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`];
  });
  if (body.length === 0) return undefined;
  const head = said("head", columns).map((column) => `<th scope="col">${column}</th>`);
  const title = `<caption>${renderer.sentence(`${key}/caption`, caption)}</caption>`;
  return `<table>${title}<thead><tr>${head.join("")}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}

export function tableHtml({ table }: Entry, { material }: EntryDesk): string | undefined {
  return table && material.table(table);
}

/** Our homes that fit what the keyword or its entry is about; none where nobody looks for a home. */
export function homeChapters(entry: Entry, desk: EntryDesk): (string | undefined)[] {
  const { type, bedrooms, budget, feature, place } = desk.subject;
  if (entry.theme === "selling") return [];
  if (entry.theme === "new-build") return [sectionHtml("new-developments", desk)];
  const asksForHomes = (type ?? bedrooms ?? budget ?? feature) !== null;
  const limit = budget?.to ? [sectionHtml("budget", desk)] : [];
  const isShown = asksForHomes || (entry.homes !== undefined && desk.material.homes("fitting").length > 0);
  if (isShown) return [...limit, sectionHtml("fitting-homes", desk)];
  return place ? [sectionHtml("place-homes", desk)] : [];
}

export function nextHtml(entry: Entry, { renderer, book, language }: EntryDesk): string | undefined {
  const { next, note } = book.aroundEntries;
  const said = [renderer.sentence("next", entry.in[language].next), renderer.sentence("note", note)];
  return chapterHtml(
    renderer.sentence("next/heading", next),
    said.flatMap((sentence) => paragraphHtml(sentence) ?? []),
  );
}

/** @param more sources of what else the article says, before those of the entry */
export function sourcesHtml(
  { checked, in: texts }: Entry,
  { renderer, book, language }: EntryDesk,
  more: readonly string[] = [],
): string | undefined {
  const all = [...new Set([...more, ...texts[language].sources])];
  const list = listHtml(all.map((source, place) => renderer.sentence(`source ${place}`, source)));
  const values = { "entry.checked": wordsIn[language].day(checked) };
  return chapterHtml(
    renderer.sentence("sources", book.aroundEntries.sources, values),
    list === undefined ? [] : [list],
  );
}
