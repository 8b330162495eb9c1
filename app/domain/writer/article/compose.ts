import { normalise } from "~/domain/cleaning/normalise";
import { aboutText, type Answering, titleOf } from "~/domain/guide/asked";
import type { Entry } from "~/domain/guide/entry";
import { guide } from "~/domain/guide/guide.server";
import { lookUp } from "~/domain/guide/lookup/lookup.server";
import type { Language } from "~/i18n/languages";

import { phrasesIn } from "../phrases/phrases";
import type { HomeWish } from "../search/home-wish";
import { namedPlaces } from "../search/named-places";
import { readSearch } from "../search/read-search";
import { gather } from "../values/material";
import type { OurData } from "../values/our-data.server";
import type { Assignment, Draft } from "../writer";

import { describe, describeWhole } from "./description";
import { type Desk, entryArticle } from "./entry-article";
import { createRenderer, plainSentence } from "./render";
import { searchArticle } from "./search-article";

/**
 * `choose`: the keyword is near to what the guide answers, and a person has to say what is meant; `unknown`: nothing is near;
 * `too-little`: what it looks for is known, but none of our homes is there to be shown.
 */
export type Composed =
  | { ok: true; draft: Draft }
  | { ok: false; reason: "unknown" | "too-little" }
  | { ok: false; reason: "choose"; near: readonly Answering[] };

/**
 * An article that answers a keyword, from the guide, our own rows and the dated facts: what a person chose, else homes where the
 * keyword looks for some, else what the guide answers for certain. The same assignment, rows and day give the same draft.
 */
export async function compose(assignment: Assignment, data: OurData, now: Date): Promise<Composed> {
  const answered = await answeredBy(assignment, data);
  if (answered.kind === "search") return search(answered.wish, assignment, data, now);
  if (answered.kind === "guide") return answer(answered.about, assignment, data, now);
  return answered.kind === "choose"
    ? { ok: false, reason: "choose", near: answered.near }
    : { ok: false, reason: "unknown" };
}

type Answered =
  | { kind: "guide"; about: Answering }
  | { kind: "search"; wish: HomeWish }
  | { kind: "choose"; near: readonly Answering[] }
  | { kind: "unknown" };

/** What an assignment is answered with: what a person chose, homes that it looks for, or what is certain. */
export async function answeredBy({ keyword, about }: Assignment, { places }: OurData): Promise<Answered> {
  if (about) return { kind: "guide", about };
  const wish = readSearch(keyword, namedPlaces(places));
  if (wish) return { kind: "search", wish };
  const verdict = await lookUp(keyword);
  return verdict.kind === "certain" ? { kind: "guide", about: verdict.answer } : verdict;
}

async function answer(about: Answering, assignment: Assignment, data: OurData, now: Date): Promise<Composed> {
  const { language, title } = assignment;
  const desk = deskFor(about, language, data, now);
  if (!desk) return { ok: false, reason: "unknown" };
  const { entry, material } = desk;
  const content = entryArticle(entry, about.asked, desk);
  // A text that turned out to be broken is one that is not there.
  if (!guide()[about.entry]) return { ok: false, reason: "unknown" };
  const described = plainSentence(language, entry.in[language].description, material.values);
  const honestTitle = await honestTitleOf(about, assignment);
  return {
    ok: true,
    draft: {
      title,
      ...(honestTitle !== undefined && { honestTitle }),
      content,
      // What the article begins with promises nothing that it does not keep.
      metaDescription: describeWhole(content) ?? described ?? describe(content),
      costCents: 0,
      about,
    },
  };
}

/** An entry with what its texts are drawn with; undefined where the guide has none of that key. */
export function deskFor({ entry: key, asked }: Answering, language: Language, data: OurData, now: Date) {
  const entry = guide()[key];
  return entry && { entry, ...deskOf(entry, { entry: key, asked }, language, data, now) };
}

/** What the texts of an entry are drawn with. */
export function deskOf(
  { homes: kind, placed, in: texts }: Entry,
  { entry: key, asked }: Answering,
  language: Language,
  data: OurData,
  now: Date,
): Desk {
  const phrases = phrasesIn(language);
  const { locative } = texts[language];
  const material = gather(phrases.words, data, now, { kind, placed, locative, seed: `${key} ${asked} ${language}` });
  return { phrases, material, renderer: createRenderer(language, material.values) };
}

/** Undefined where the title that somebody gave promises what the article answers, and is more than the keyword. */
export async function honestTitleOf(
  about: Answering,
  { title, keyword, language }: Assignment,
): Promise<string | undefined> {
  const entry = guide()[about.entry];
  const verdict = isKeyword(title, keyword) ? undefined : await lookUp(title);
  const isHonest = verdict?.kind === "certain" && aboutText(verdict.answer) === aboutText(about);
  return isHonest || !entry ? undefined : titleOf(entry, about.asked, language);
}

function isKeyword(title: string, keyword: string): boolean {
  return normalise(title) === normalise(keyword);
}

function search(wish: HomeWish, { language, title, keyword }: Assignment, data: OurData, now: Date): Composed {
  const phrases = phrasesIn(language);
  const material = gather(phrases.words, data, now, { wish, seed: title });
  const renderer = createRenderer(language, material.values);
  const content = searchArticle({ phrases, material, renderer });
  if (content === undefined) return { ok: false, reason: "too-little" };
  const honestTitle = isKeyword(title, keyword) ? material.values["search.title"] : undefined;
  return {
    ok: true,
    draft: {
      title,
      ...(honestTitle !== undefined && { honestTitle }),
      about: "homes",
      content,
      metaDescription: describe(content),
      costCents: 0,
    },
  };
}
