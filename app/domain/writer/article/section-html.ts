import type { Book, Said, SectionWords } from "../book";
import type { Values } from "../values/known-values";
import type { Material } from "../values/material";

import type { Renderer } from "./render";
import type { OurRows, OwnWords, Section } from "./section";
import { type SectionName, sections } from "./sections";

/** What the parts of one article are drawn with. */
export type Desk = { book: Book; material: Material; renderer: Renderer };

/** A section with its heading; undefined where it would have nothing of substance to say. */
export function sectionHtml(name: SectionName, { book, material, renderer }: Desk): string | undefined {
  const { needs, body }: Section = sections[name];
  const words: SectionWords = book.sections[name];
  if (needs !== undefined && material.values[needs] === undefined) return undefined;
  const title = words.heading === undefined ? undefined : renderer.sentence(`${name}/heading`, words.heading);
  if (words.heading !== undefined && title === undefined) return undefined;
  const blocks = body.flatMap((block, place) => {
    const key = `${name}/${place}`;
    return "part" in block
      ? (partHtml(key, block, words[block.part] ?? [], renderer) ?? [])
      : (materialHtml(key, block, book, material, renderer) ?? []);
  });
  return chapterHtml(title, blocks);
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

/** A list of homes, each in its sentences. */
export function homesHtml(key: string, homes: readonly Values[], said: Said, renderer: Renderer): string | undefined {
  return listHtml(homes.map((home) => renderer.sentences(key, said, home)));
}

/** What a section says in its own words. */
function partHtml(key: string, block: OwnWords, said: Said, renderer: Renderer): string | undefined {
  if (block.kind === "list") return listHtml(renderer.items(key, said, block.take), block.isOrdered);
  return paragraphHtml(renderer.sentences(key, said));
}

/** What a section shows of our homes, developments and figures. */
function materialHtml(key: string, block: OurRows, { lists }: Book, material: Material, renderer: Renderer) {
  switch (block.kind) {
    case "homes":
      return homesHtml(key, material.homes(block.group), lists[block.style], renderer);
    case "developments":
      return homesHtml(key, material.developments(), lists.development, renderer);
    case "new-homes":
      return homesHtml(key, material.newHomes(), lists.newHome, renderer);
    case "table":
      return material.table(block.table);
  }
}
