import { countWords } from "~/domain/cleaning/text-statistics";

import type { Book, Said, SectionWords } from "./book";
import { books, wordsIn } from "./books";
import { type Choice, seededChoice } from "./choice";
import { describe } from "./description";
import { gather, type Material } from "./material";
import type { OurData } from "./our-data.server";
import { asksFor, chooseOutline } from "./outlines";
import { type Renderer, createRenderer } from "./render";
import type { OurRows, OwnWords, Section } from "./section";
import { type SectionName, sectionNames, sections } from "./sections";
import { type Subject, readSubject } from "./subject";
import type { Assignment, Draft } from "./writer";

/** Fewer words make no article; the writer aims higher, so that cleaning and an editor's cuts leave enough. */
export const fewestWords = 600;
const wordsAimedAt = 660;

type Composed = { ok: true; draft: Draft } | { ok: false; reason: "too-little" };

/** An article about a keyword from our own data and the dated facts. The same keyword, data and day give the same draft. */
export function compose({ keyword, title, language }: Assignment, data: OurData, now: Date): Composed {
  const book = books[language];
  const subject = readSubject(keyword, title, data.places);
  const choice = seededChoice(subject.words);
  const material = gather(wordsIn[language], subject, data, choice, now);

  const content = composeContent(subject, book, material, choice, createRenderer(language, material.values, choice));
  const metaDescription = describe(subject.theme, book.description, material.values, choice);
  if (countWords(content) < fewestWords || metaDescription === undefined) return { ok: false, reason: "too-little" };
  return { ok: true, draft: { title, content, metaDescription, costCents: 0 } };
}

function composeContent(subject: Subject, book: Book, material: Material, choice: Choice, renderer: Renderer): string {
  const { slots, spare } = chooseOutline(subject);
  const parts = new Map<SectionName, string>();
  const tried = new Set<SectionName>();
  const draw = (name: SectionName) => {
    if (tried.has(name)) return false;
    tried.add(name);
    const html = sectionHtml(name, book, material, renderer);
    if (html !== undefined) parts.set(name, html);
    return html !== undefined;
  };
  const inOrder = () => sectionNames.flatMap((name) => parts.get(name) ?? []).join("\n");

  for (const [place, { take, from }] of slots.entries()) {
    let left = take;
    for (const name of ranked(`slot ${place}`, from, subject, choice)) if (left > 0 && draw(name)) left -= 1;
  }
  for (const name of ranked("spare", spare, subject, choice)) {
    if (countWords(inOrder()) >= wordsAimedAt) break;
    draw(name);
  }
  return inOrder();
}

/** What the keyword asks for first, the rest as it falls. */
function ranked(key: string, names: readonly SectionName[], { words }: Subject, choice: Choice): SectionName[] {
  const drawn = choice.shuffled(key, names);
  return [...drawn.filter((name) => asksFor(words, name)), ...drawn.filter((name) => !asksFor(words, name))];
}

function sectionHtml(name: SectionName, book: Book, material: Material, renderer: Renderer): string | undefined {
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
  if (blocks.length === 0) return undefined;
  return [...(title === undefined ? [] : [`<h2>${title}</h2>`]), ...blocks].join("\n");
}

/** What a section says in its own words. */
function partHtml(key: string, block: OwnWords, said: Said, renderer: Renderer): string | undefined {
  if (block.kind === "list") return listHtml(renderer.items(key, said, block.take), block.isOrdered);
  const text = renderer.sentences(key, said);
  return text && `<p>${text}</p>`;
}

/** What a section shows of our homes, developments and figures. */
function materialHtml(key: string, block: OurRows, { lists }: Book, material: Material, renderer: Renderer) {
  switch (block.kind) {
    case "homes":
      return listHtml(material.homes(block.group).map((home) => renderer.sentences(key, lists[block.style], home)));
    case "developments":
      return listHtml(material.developments().map((one) => renderer.sentences(key, lists.development, one)));
    case "table":
      return material.table(block.table);
  }
}

function listHtml(items: readonly (string | undefined)[], isOrdered = false): string | undefined {
  const said = items.filter((item) => item !== undefined);
  if (said.length === 0) return undefined;
  const tag = isOrdered ? "ol" : "ul";
  return `<${tag}>${said.map((item) => `<li>${item}</li>`).join("")}</${tag}>`;
}
