import { languageOf } from "~/domain/cleaning/language-of";
import type { Answered, Said } from "~/domain/writer/service/text-service";
import type { Language } from "~/i18n/languages";

import { differencesOf, sayDifference } from "./same-content";
import type { DraftWords } from "./translation-draft";
import type { TranslationSource } from "./translation-source.server";

const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  es: "Spanish",
  ca: "Catalan",
  ru: "Russian",
};

/** Asks, and pays: undefined where the budget has no room. */
export type AskPaid = (said: readonly Said[]) => Promise<Answered>;

export type Translated =
  { ok: true; words: DraftWords; faults: string[] } | { ok: false; mayPass: boolean; message: string; retryAt?: Date };

/** @param style how we write in the language, as sentences for a model */
export function translationRequest(source: TranslationSource, language: Language, style: readonly string[]): Said[] {
  const system = [
    "You translate the texts of an independent estate agent in Barcelona. A person checks each of them before it is shown.",
    ...style,
    `Translate from ${languageNames[source.language]}. Say what the original says, no more and no less, as a native would write it.`,
    "Keep every figure, date, price, area, law, name of a street and href as it is; write figures as the language does. Keep HTML tags as they are.",
    "Answer with one JSON object and nothing else, with the very keys that you are given.",
  ].join("\n");
  return [
    { role: "system", content: system },
    { role: "user", content: JSON.stringify(source.words) },
  ];
}

/**
 * Has texts translated; what is wrong with them is told the service once. A text in another language, or one that is missing, is
 * no translation; other differences from the source, and what it says besides, stay, named, for the person who confirms it.
 */
export async function translate(
  ask: AskPaid,
  source: TranslationSource,
  language: Language,
  style: readonly string[],
): Promise<Translated> {
  const said = translationRequest(source, language, style);
  const first = await ask(said);
  if (!first.ok) return first;
  const read = judged(first.text, source, language);
  if (read.faults.length === 0) return { ok: true, ...read };

  const repair = [
    "This is not right yet:",
    ...read.faults.map((fault) => `- ${fault}`),
    "Give the whole JSON object again without these faults.",
  ].join("\n");
  const second = await ask([...said, { role: "assistant", content: first.text }, { role: "user", content: repair }]);
  const again = second.ok ? judged(second.text, source, language) : read;
  const better = again.isNone === read.isNone ? again.faults.length < read.faults.length : read.isNone;
  const kept = better ? again : read;
  if (!kept.isNone) return { ok: true, words: kept.words, faults: kept.faults };
  if (!second.ok) return second;
  return { ok: false, mayPass: false, message: kept.faults.join(" ") };
}

type Judged = { words: DraftWords; faults: string[]; /** No translation at all. */ isNone: boolean };

function judged(answer: string, source: TranslationSource, language: Language): Judged {
  const names = Object.keys(source.words);
  const read = readWords(answer, names);
  if (!read) return { words: {}, faults: ["The answer is not the JSON object that was asked for."], isNone: true };
  const { words, leftOut } = read;
  const missing = names.filter((name) => (words[name] ?? "").trim() === "");
  if (missing.length > 0) {
    return { words, faults: [`Texts are missing: ${missing.join(", ")}.`, ...leftOut], isNone: true };
  }
  const own = Object.fromEntries(names.map((name) => [name, words[name] ?? ""]));
  const written = languageOf(Object.values(own).join("\n"));
  if (written !== undefined && written !== language) {
    const message = `The translation is in ${languageNames[written]}, but ${languageNames[language]} was asked for.`;
    return { words: own, faults: [message], isNone: true };
  }
  const differing = Object.entries(source.words).flatMap(([name, text]) =>
    differencesOf({ text, language: source.language }, { text: own[name] ?? "", language }, source.names).map(
      sayDifference,
    ),
  );
  return { words: own, faults: [...new Set([...differing, ...leftOut])], isNone: false };
}

/** As much of what is left out as says which words they are. */
const longestExcerpt = 400;

/**
 * The texts in an answer, whatever a model puts around them, by the names that were asked for: `Meta_description` is none but
 * `metaDescription`. `leftOut` says of everything else that it is no part of the translation.
 */
function readWords(
  answer: string,
  names: readonly string[],
): { words: Record<string, string>; leftOut: string[] } | undefined {
  const entries = entriesIn(answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1));
  if (!entries) return undefined;
  const words: Record<string, string> = {};
  const leftOut: string[] = [];
  // What stands under the very name that was asked for comes before what is only like it.
  for (const [name, said] of entries.toSorted(([one], [other]) => +names.includes(other) - +names.includes(one))) {
    const asked = names.includes(name) ? name : names.find((each) => lettersOf(each) === lettersOf(name));
    const text = typeof said === "string" ? said : said === null ? "" : JSON.stringify(said);
    if (asked !== undefined && typeof said === "string" && words[asked] === undefined) words[asked] = said;
    else if (text.trim() !== "") {
      const excerpt = text.length > longestExcerpt ? `${text.slice(0, longestExcerpt)}…` : text;
      leftOut.push(`Left out, since “${name.slice(0, 60)}” is no text that was asked for: “${excerpt}”`);
    }
  }
  return { words, leftOut };
}

function entriesIn(object: string): [name: string, said: unknown][] | undefined {
  try {
    const read: unknown = JSON.parse(object);
    return typeof read === "object" && read !== null && !Array.isArray(read) ? Object.entries(read) : undefined;
  } catch {
    return undefined;
  }
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z\d]/g, "");
}
