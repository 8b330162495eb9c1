import type { EntryBlock, EntrySection, EntryTable } from "~/domain/guide/entry";

import type { Renderer } from "./render";
import { chapterHtml, listHtml, paragraphHtml } from "./section-html";

/** A section of an entry with its heading; undefined where nothing of it can be said. */
export function entrySectionHtml({ heading, blocks }: EntrySection, renderer: Renderer): string | undefined {
  const title = renderer.sentence(heading);
  return title === undefined ? undefined : chapterHtml(title, blocksHtml(blocks, renderer));
}

export function blocksHtml(blocks: readonly EntryBlock[], renderer: Renderer): string[] {
  return blocks.flatMap((block) => blockHtml(block, renderer) ?? []);
}

function blockHtml(block: EntryBlock, renderer: Renderer): string | undefined {
  if (typeof block === "string" || Array.isArray(block)) return paragraphHtml(renderer.sentences(block));
  if ("points" in block) return listHtml(renderer.items(block.points));
  if ("steps" in block) return listHtml(renderer.items(block.steps), true);
  if ("clauses" in block) return listHtml(renderer.items(block.clauses), true);
  return "rows" in block ? tableHtml(block, renderer) : undefined;
}

/** A row with a value that is not known falls away. */
function tableHtml({ caption, columns, rows }: EntryTable, renderer: Renderer): string | undefined {
  const said = (cells: readonly string[]) => cells.map((cell) => renderer.sentence(cell));
  const body = rows.flatMap((row) => {
    const cells = said(row);
    return cells.includes(undefined) ? [] : [`<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`];
  });
  const [title] = said([caption]);
  if (body.length === 0 || title === undefined) return undefined;
  const head = said(columns).map((column) => `<th scope="col">${column}</th>`);
  return `<table><caption>${title}</caption><thead><tr>${head.join("")}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}
