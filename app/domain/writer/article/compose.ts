import { normalise } from "~/domain/cleaning/normalise";
import { type Answering, titleOf } from "~/domain/guide/asked";
import { guide } from "~/domain/guide/guide.server";
import { lookUp } from "~/domain/guide/lookup/lookup.server";

import { phrasesIn } from "../phrases/phrases";
import type { HomeWish } from "../search/home-wish";
import { namedPlaces } from "../search/named-places";
import { readSearch } from "../search/read-search";
import { gather } from "../values/material";
import type { OurData } from "../values/our-data.server";
import type { Assignment, Draft } from "../writer";

import { describe } from "./description";
import { entryArticle } from "./entry-article";
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
  const { keyword, about } = assignment;
  if (about) return answer(about, assignment, data, now);
  const wish = readSearch(keyword, namedPlaces(data.places));
  if (wish) return search(wish, assignment, data, now);
  const verdict = await lookUp(keyword);
  if (verdict.kind === "certain") return answer(verdict.answer, assignment, data, now);
  return verdict.kind === "choose"
    ? { ok: false, reason: "choose", near: verdict.near }
    : { ok: false, reason: "unknown" };
}

async function answer(about: Answering, assignment: Assignment, data: OurData, now: Date): Promise<Composed> {
  const { language, title } = assignment;
  const entry = guide()[about.entry];
  if (!entry) return { ok: false, reason: "unknown" };
  const phrases = phrasesIn(language);
  const { homes: kind, placed } = entry;
  const { locative } = entry.in[language];
  const seed = `${about.entry} ${about.asked} ${language}`;
  const material = gather(phrases.words, data, now, { kind, placed, locative, seed });
  const renderer = createRenderer(language, material.values);
  const content = entryArticle(entry, about.asked, { phrases, material, renderer });
  // A text that turned out to be broken is one that is not there.
  if (!guide()[about.entry]) return { ok: false, reason: "unknown" };
  const described = plainSentence(language, entry.in[language].description, material.values);
  return {
    ok: true,
    draft: {
      title,
      ...((await isHonest(assignment, about)) ? {} : { honestTitle: titleOf(entry, about.asked, language) }),
      content,
      metaDescription: about.asked === "what" && described !== undefined ? described : describe(content),
      costCents: 0,
      about,
    },
  };
}

/** Whether the title that somebody gave promises what the article answers, and is more than the keyword. */
async function isHonest({ title, keyword }: Assignment, { entry, asked }: Answering): Promise<boolean> {
  if (isKeyword(title, keyword)) return false;
  const verdict = await lookUp(title);
  return verdict.kind === "certain" && verdict.answer.entry === entry && verdict.answer.asked === asked;
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
