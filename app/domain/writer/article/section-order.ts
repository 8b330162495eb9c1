import { stopWords } from "~/domain/cleaning/telling-words";
import type { Language } from "~/i18n/languages";

import { askedIn, isAskingWord } from "../entries/asked";
import type { AskedFor } from "../entries/entry";
import { isEveryday } from "../keyword/trade-words";

import { missingIn } from "./answer-first";
import { goesOn } from "./stands-alone";

/** A section of an entry as it is drawn. `hasSteps`: what is to be done, which has an order of its own. */
export type DrawnSection = { heading: string; html: string; hasSteps: boolean };

/**
 * What the keyword wants to know of the thing, in Latin letters: its words beside the name, those of the name that are not the
 * usual ones, and the question it asks.
 */
export type Sought = {
  words: readonly string[];
  ofName: readonly string[];
  asked: AskedFor;
  language: Language;
};

/**
 * The sections that hold what the keyword wants to know, which come first, and the others. Both stay in the entry's order, no
 * step comes before an earlier one, and what goes on from a section does not come before it.
 */
export function soughtFirst<Section extends DrawnSection>(
  sections: readonly Section[],
  sought: Sought,
): { first: Section[]; others: Section[] } {
  const headed = sections.filter(({ heading }) => asksForSought(heading, sought));
  const holding = headed.length > 0 ? headed : sections.filter(({ html }) => alone(html, sections, sought));
  const first: Section[] = [];
  const others: Section[] = [];
  for (const section of sections) {
    const isHeld = goesOn(section.heading, sought.language)
      ? others.length > 0
      : section.hasSteps && others.some(({ hasSteps }) => hasSteps);
    (!isHeld && holding.includes(section) ? first : others).push(section);
  }
  return { first, others };
}

/** Whether a heading has one of the keyword's own words, or asks its question. */
function asksForSought(heading: string, { words, ofName, asked, language }: Sought): boolean {
  const own = [...words, ...ofName].filter(saysWhat);
  return own.some((word) => says(heading, word)) || (asksBySubject.has(asked) && askedOf(heading, language) === asked);
}

/** Whether a section says what the keyword says, and most others do not. */
function alone(html: string, sections: readonly DrawnSection[], sought: Sought): boolean {
  const words = sought.words.filter(saysWhat);
  const rare = words.filter((word) => sections.filter((each) => says(each.html, word)).length * 3 <= sections.length);
  const said = rare.filter((word) => says(html, word));
  return said.length > 0 && said.length * 2 >= words.length;
}

const says = (html: string, word: string) => missingIn(html, [word]).length === 0;

/** Words of any question about a home: its sections are not chosen by them. */
const saysWhat = (word: string) =>
  !isAskingWord(word) &&
  !isEveryday(word) &&
  !stopWords.has(word) &&
  !/^(?:buy|compr|kup|pokup|sellers?$|vendedor|venedor|prodav|poluch|oform|need|necesit|nuzh|second|segund|segon|mano$|vtorich|spanish|year|god)/.test(
    word,
  );

/** "How" stands in headings about anything: it would bring up each of them. */
const asksBySubject: ReadonlySet<AskedFor> = new Set([
  "cost",
  "tax",
  "calculation",
  "time",
  "when",
  "who",
  "papers",
  "worth",
  "pitfalls",
]);

/**
 * What a heading asks, by how it begins: "Why does it differ from the price?" asks for no price, "When do you need one?" for no
 * length of time, and "What is wrong for whoever buys?" for nobody.
 */
function askedOf(heading: string, language: Language): AskedFor {
  const text = heading.replace(/^¿?(?:when|cuándo|quan|когда)(?![\p{L}])/iu, "");
  const asked = askedIn({ text, beside: "", usual: "" }, language);
  return asked === "who" && !asksWho.test(heading) ? "what" : asked;
}

const asksWho = /^¿?(?:(?:a |de )?(?:quién(?:es)?|qui)|whose|who|кто|кому|чьи)(?![\p{L}])/iu;
