import { plainText } from "~/domain/cleaning/plain-text";
import { wordsOf } from "~/domain/cleaning/telling-words";
import { countWords } from "~/domain/cleaning/text-statistics";
import { type Asked, sectionNumber } from "~/domain/guide/asked";
import { type AskedFor, type Entry, type EntryBlock, type EntrySection, nearestAsked } from "~/domain/guide/entry";

import type { Phrases } from "../phrases/phrases";
import type { Material } from "../values/material";

import { blocksHtml, entrySectionHtml } from "./entry-blocks";
import { ownWordsHtml } from "./own-words";
import type { Renderer } from "./render";
import { chapterHtml, homesHtml, listHtml, paragraphHtml, sectionHtml } from "./section-html";

/** What the parts of one article are drawn with. */
export type Desk = { phrases: Phrases; material: Material; renderer: Renderer };

/** An article stops when it has answered: beside its opening so many words are enough, and no part makes it longer than that. */
const enough = 400;
const most = 540;
/** What is asked where a sum is the answer: a case worked out belongs to it. */
const ofMoney: ReadonlySet<Asked> = new Set(["what", "cost", "tax", "calculation"]);

/**
 * An article that answers what is asked of an entry: the answer first, then the sections that serve it, a case worked out where
 * it is about money, homes of ours where they fit, what to do next and the sources of what was said.
 * @returns HTML
 */
export function entryArticle(entry: Entry, asked: Asked, desk: Desk): string {
  const { phrases, material, renderer } = desk;
  const text = entry.in[phrases.words.language];
  const { opening, rest, others } = begun(entry, asked, desk);
  const chapters = [...opening, ...rest];
  const length = () => countWords(plainText(chapters.join("\n")));
  const add = (html: string | undefined, limit = most) => {
    const isShort = html !== undefined && length() + countWords(plainText(html)) <= limit;
    if (isShort) chapters.push(html);
  };
  if (entry.table && ofMoney.has(asked)) add(material.table(entry.table));
  const serving = servingFirst(others, opening.join("\n"), asked, renderer);
  const told = new Set<EntrySection>();
  let left = most - length();
  for (const section of serving) {
    const words = countWords(plainText(entrySectionHtml(section, renderer) ?? ""));
    if (words > left || most - left >= enough + (asked === "what" ? most : 0)) continue;
    told.add(section);
    left -= words;
  }
  for (const section of others) if (told.has(section)) add(entrySectionHtml(section, renderer), Infinity);
  if (text.example && ofMoney.has(asked)) add(entrySectionHtml(text.example, renderer), most + 60);
  chapters.push(...ownWordsHtml(phrases));
  add(homesChapter(entry, desk), most + 120);
  chapters.push(...nextHtml(text.next, desk));
  return [...chapters, ...sourcesHtml(entry, chapters.join("\n"), desk)].join("\n");
}

/**
 * All that an entry knows, worked out, what was asked for first: what a service writes from.
 * @returns HTML
 */
export function entryMaterial(entry: Entry, asked: Asked, desk: Desk): string {
  const { phrases, material, renderer } = desk;
  const { answers, sections, example, next, sources } = entry.in[phrases.words.language];
  const { opening, rest } = begun(entry, asked, desk);
  const told = [
    ...opening,
    ...rest,
    ...blocksHtml(Object.values(answers), renderer),
    ...[...sections, ...(example ? [example] : [])].map((section) => entrySectionHtml(section, renderer)),
    entry.table && material.table(entry.table),
    homesChapter(entry, desk),
    ...nextHtml(next, desk),
    listHtml(renderer.items(sources)),
  ];
  // What was asked stands among the answers or sections a second time.
  return [...new Set(told.filter((html) => html !== undefined))].join("\n");
}

/** The first paragraph, what belongs right behind it, and the sections that are left. */
function begun(entry: Entry, asked: Asked, { phrases, renderer }: Desk) {
  const { answers, sections, inShort } = entry.in[phrases.words.language];
  const number = sectionNumber(asked);
  const paragraph = (said: EntryBlock) => blocksHtml([said], renderer);
  const section = number === undefined ? undefined : sections[number - 1];
  if (section) {
    const [first, ...blocks] = section.blocks;
    const isText = typeof first === "string" || Array.isArray(first);
    const others = sections.filter((each) => each !== section);
    if (first !== undefined && isText) return { opening: paragraph(first), rest: blocksHtml(blocks, renderer), others };
    const whole = entrySectionHtml(section, renderer);
    return { opening: paragraph(inShort), rest: whole === undefined ? [] : [whole], others };
  }
  const kind = nearestAsked(asked as AskedFor).find((each) => answers[each] !== undefined) ?? "what";
  return { opening: paragraph(answers[kind] ?? answers.what), rest: [], others: sections };
}

/** The sections that have most in common with the answer first; all in their order where the thing as such is asked for. */
function servingFirst(sections: readonly EntrySection[], answer: string, asked: Asked, renderer: Renderer) {
  if (asked === "what") return sections;
  const stems = (html: string) => new Set(wordsOf(plainText(html)).filter(isLong).map(stemOf));
  const ofAnswer = stems(answer);
  const score = (section: EntrySection) => {
    const words = [...stems(entrySectionHtml(section, renderer) ?? "")];
    return words.filter((word) => ofAnswer.has(word)).length / Math.sqrt(words.length || 1);
  };
  return sections.toSorted((one, other) => score(other) - score(one));
}

const isLong = (word: string) => word.length > 3;
const stemOf = (word: string) => word.slice(0, 6);

/** Our homes that an entry is about; none where nobody looks for one. */
function homesChapter(entry: Entry, { phrases, material, renderer }: Desk): string | undefined {
  if (entry.theme === "new-build") {
    return sectionHtml("new-developments", phrases, renderer, [
      homesHtml("development", material.developments(), phrases, renderer),
    ]);
  }
  if (entry.theme === "place") {
    return sectionHtml("place-homes", phrases, renderer, [homesHtml("size", material.placeHomes(), phrases, renderer)]);
  }
  if (entry.homes === undefined) return undefined;
  return sectionHtml("fitting-homes", phrases, renderer, [homesHtml("size", material.homes(), phrases, renderer)]);
}

function nextHtml(next: string, { phrases, renderer }: Desk): string[] {
  const said = [renderer.sentence(next), renderer.sentence(phrases.around.note)];
  return [
    chapterHtml(
      renderer.sentence(phrases.around.next),
      said.flatMap((sentence) => paragraphHtml(sentence) ?? []),
    ),
  ].flatMap((html) => html ?? []);
}

/** A law, a decree or an article of a code: "35/2006", "621-10". */
const lawNumber = /\d+[-/]\d+/g;

/** The sources that the article names, and those that have no number by which it could. */
function sourcesHtml(entry: Entry, said: string, { phrases, renderer }: Desk): string[] {
  const { words, around } = phrases;
  const plain = plainText(said);
  const { sources } = entry.in[words.language];
  const listed = sources.filter((source) => {
    const numbers = source.match(lawNumber) ?? [];
    return numbers.length === 0 || numbers.some((number) => plain.includes(number));
  });
  const values = { "entry.checked": words.day(entry.checked) };
  const list = listHtml(listed.map((source) => renderer.sentence(source)));
  const html = chapterHtml(renderer.sentence(around.sources, values), list === undefined ? [] : [list]);
  return html === undefined ? [] : [html];
}
