import type { Said } from "~/domain/guide/entry";

import type { ListStyle, Phrases, SectionName } from "../phrases/phrases";
import type { Values } from "../values/known-values";

import type { Renderer } from "./render";

/** A part with its heading, what it says before and after, and what it shows in between; undefined where it shows nothing. */
export function sectionHtml(
  name: SectionName,
  { sections }: Phrases,
  renderer: Renderer,
  shown: readonly (string | undefined)[],
): string | undefined {
  const { heading, opening, closing } = sections[name];
  const blocks = shown.filter((html) => html !== undefined);
  if (blocks.length === 0) return undefined;
  const around = [opening, closing].map((said) => said && paragraphHtml(renderer.sentences(said)));
  return chapterHtml(
    heading === undefined ? undefined : renderer.sentence(heading),
    [around[0], ...blocks, around[1]].flatMap((html) => html ?? []),
  );
}

/** A heading with what stands under it; undefined where nothing does. */
export function chapterHtml(title: string | undefined, blocks: readonly string[]): string | undefined {
  if (blocks.length === 0) return undefined;
  return [...(title === undefined ? [] : [`<h2>${title}</h2>`]), ...blocks].join("\n");
}

export function paragraphHtml(text: string | undefined): string | undefined {
  return text && `<p>${text}</p>`;
}

export function listHtml(items: readonly (string | undefined)[], isOrdered = false): string | undefined {
  const said = items.filter((item) => item !== undefined);
  if (said.length === 0) return undefined;
  const tag = isOrdered ? "ol" : "ul";
  return `<${tag}>${said.map((item) => `<li>${item}</li>`).join("")}</${tag}>`;
}

/** A list of homes or buildings, each in its sentences. */
export function homesHtml(
  style: ListStyle,
  homes: readonly Values[],
  { lists }: Phrases,
  renderer: Renderer,
): string | undefined {
  const said: Said = lists[style];
  return listHtml(homes.map((home) => renderer.sentences(said, home)));
}
