import type { ReadyArticle } from "~/domain/articles/article";
import { checkFacts } from "~/domain/articles/facts/fact-check";
import { languageOf } from "~/domain/cleaning/language-of";
import { commonWords, isSameWord, tellingWords, wordsOf } from "~/domain/cleaning/telling-words";
import type { Assignment } from "~/domain/writer/writer";
import type { Language } from "~/i18n/languages";

/**
 * What is wrong with an article that a service handed in, as it is told to the service for the one repair. `isGrave`: nobody
 * would call it the article that was asked for, and it is not kept; with the others it is a draft that the checks speak of.
 */
export type DraftFault = { message: string; isGrave: boolean };

const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  es: "Spanish",
  ca: "Catalan",
  ru: "Russian",
};

/** Specification: what the writer of an article aims at. What a person writes may be shorter. */
const fewestWords = 600;

export function draftFaults(
  { content, wordCount }: ReadyArticle,
  { keyword, title, language }: Assignment,
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
    ...keywordFaults(content, keyword, title),
    ...(wordCount < fewestWords
      ? [{ message: `The text has ${wordCount} words; it needs ${fewestWords} at least.`, isGrave: false }]
      : []),
    ...checkFacts(content, language).map(({ sentence, fact }) => ({
      message: `This is not true: “${sentence.slice(0, 160)}” Right is: ${fact.value}`,
      isGrave: false,
    })),
  ];
}

/** A text with less than this share of a topic's words is about something else. */
const leastShare = 0.5;

function keywordFaults(content: string, keyword: string, title: string): DraftFault[] {
  const body = wordsOf(withoutTags(content));
  const absent = wordsAbsent(keyword, body);
  const asked = topicWords(keyword).length;
  if (absent.length > asked * leastShare && isElsewhere(title, body)) {
    return [{ message: `The text is about something else: it does not speak of “${keyword}”.`, isGrave: true }];
  }
  if (absent.length > 0) {
    return [{ message: `The text never says ${absent.join(", ")} of the keyword “${keyword}”.`, isGrave: false }];
  }
  const first = /<p[^>]*>([\s\S]*?)<\/p>/.exec(content)?.[1] ?? "";
  return wordsAbsent(keyword, wordsOf(withoutTags(first))).length > 0
    ? [{ message: `The first paragraph does not answer “${keyword}” in its words.`, isGrave: false }]
    : [];
}

function isElsewhere(title: string, body: readonly string[]): boolean {
  return wordsAbsent(title, body).length > topicWords(title).length * leastShare;
}

function wordsAbsent(topic: string, body: readonly string[]): string[] {
  return topicWords(topic).filter((word) => !body.some((said) => isSameWord(said, word)));
}

/** Words of every headline say nothing, unless a topic has no others. */
function topicWords(topic: string): string[] {
  const words = tellingWords(topic);
  const own = words.filter((word) => !commonWords.has(word));
  return own.length > 0 ? own : words;
}

function withoutTags(html: string): string {
  return html.replace(/<[^>]*>/g, " ");
}
