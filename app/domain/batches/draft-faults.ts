import type { ReadyArticle } from "~/domain/articles/article";
import { missingKeywordWords, soughtWords } from "~/domain/articles/checks/keyword-check";
import { checkFacts } from "~/domain/articles/facts/fact-check";
import { languageOf } from "~/domain/cleaning/language-of";
import { figuresIn } from "~/domain/guide/written-figures";
import type { Assignment, Draft } from "~/domain/writer/writer";
import type { Language } from "~/i18n/languages";

/** Specification: what a service is asked for. What a person writes, and what the guide answers, may be shorter. */
const fewestDraftWords = 600;

/**
 * What is wrong with an article that a service handed in, as it is told to the service for the one repair. `isGrave`: nobody
 * would call it the article that was asked for, and it is not kept; with the others it is a draft that the checks speak of.
 */
export type DraftFault = {
  message: string;
  isGrave: boolean;
  /** A figure as the text writes it that it was not given. */
  figure?: string;
};

const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  es: "Spanish",
  ca: "Catalan",
  ru: "Russian",
};

export function draftFaults(
  { content, wordCount }: ReadyArticle,
  { keyword, title, language }: Assignment,
  { about, material }: Pick<Draft, "about" | "material"> = {},
): DraftFault[] {
  const written = languageOf(content);
  if (written !== undefined && written !== language) {
    const message = `The text is in ${languageNames[written]}, but ${languageNames[language]} was asked for.`;
    return [{ message, isGrave: true }];
  }
  if (written === undefined && wordCount > 60) {
    return [{ message: `The text is not written in ${languageNames[language]}.`, isGrave: true }];
  }
  return [
    // What is answered from the guide answers the keyword in words of its own, and stops when it has.
    ...(about ? [] : keywordFaults(content, keyword, title)),
    ...((!about || material !== undefined) && wordCount < fewestDraftWords
      ? [{ message: `The text has ${wordCount} words; it needs ${fewestDraftWords} at least.`, isGrave: false }]
      : []),
    ...checkFacts(content, language).map(({ sentence, fact }) => ({
      message: `This is not true: “${sentence.slice(0, 160)}” Right is: ${fact.value}`,
      isGrave: false,
    })),
    ...(material === undefined ? [] : figureFaults(content, [keyword, title, material], language)),
  ];
}

/** Of a text that is full of its own figures these are told; the service is to write it anew, not to correct a list. */
const mostFigures = 12;

/** Percentages, sums, days, months and years that a service was not given: from memory, or worked out wrongly. */
function figureFaults(content: string, given: readonly string[], language: Language): DraftFault[] {
  // The dated facts are in English.
  const known = new Set(
    given.flatMap((text) => [...figuresIn(text, language), ...figuresIn(text, "en")]).flatMap(({ means }) => means),
  );
  const foreign = figuresIn(content, language).filter(({ means }) => !means.every((each) => known.has(each)));
  return [...new Set(foreign.map(({ said }) => said))].slice(0, mostFigures).map((figure) => ({
    message: `The material does not say “${figure}”. Leave the figure out, or say what the material says.`,
    isGrave: false,
    figure,
  }));
}

/** A text that lacks more than this share of a topic's words is about something else. */
const mostAbsent = 0.5;

function keywordFaults(content: string, keyword: string, title: string): DraftFault[] {
  const absent = missingFrom(content, keyword);
  const { whole } = absent;
  if (isMost(whole, keyword) && isMost(missingFrom(content, title).whole, title)) {
    return [{ message: `The text is about something else: it does not speak of “${keyword}”.`, isGrave: true }];
  }
  if (whole.length > 0) {
    return [{ message: `The text never says ${whole.join(", ")} of the keyword “${keyword}”.`, isGrave: false }];
  }
  return absent.opening.length > 0
    ? [{ message: `The first paragraph does not answer “${keyword}” in its words.`, isGrave: false }]
    : [];
}

/** The words of a topic that an article lacks in its first paragraph, and altogether. */
function missingFrom(content: string, topic: string): { opening: string[]; whole: string[] } {
  const missing = missingKeywordWords(topic, { title: "", content });
  const of = (place: string) => missing.find((each) => each.place === place)?.words ?? [];
  const [opening, body] = [of("opening"), of("body")];
  return { opening, whole: opening.filter((word) => body.includes(word)) };
}

function isMost(words: readonly string[], topic: string): boolean {
  return words.length > soughtWords(topic).length * mostAbsent;
}
