import type { i18n, TFunction } from "i18next";
import { createContext, useContext } from "react";

import type { TextKey } from "./en";
import { href } from "./href";
import { defaultLanguage, isLanguage, type Language } from "./languages";

/** What finds the phrases of a language: i18next on the server, app/i18n/phrases.ts in the browser. */
export type Phrases = Pick<i18n, "language" | "t" | "exists">;

/** The texts of one language, and links that stay in it. */
type Text = { t: TFunction; language: Language; to: (path: string) => string; say: (message: string) => string };

const Context = createContext<Text | null>(null);

export const TextProvider = Context.Provider;

const made = new WeakMap<Phrases, Text>();

/**
 * The texts of the page's language, and links that stay in it. Every component of a page asks, hundreds of them: not by
 * `useTranslation`, which watches in each for texts that are still to be loaded. Ours are there before anything is drawn.
 */
export function useText(): Text {
  const text = useContext(Context);
  if (!text) throw new Error("No texts have been given to this part of the page: see PageTexts");
  return text;
}

export function textIn(phrases: Phrases): Text {
  const known = made.get(phrases);
  if (known) return known;
  const language: Language = isLanguage(phrases.language) ? phrases.language : defaultLanguage;
  const text: Text = {
    t: keepPlain(phrases.t),
    language,
    to: (path) => href(language, path),
    say: (message) => say(phrases, message),
  };
  made.set(phrases, text);
  return text;
}

/** Keeps what is asked for without values: the same sentence each time, and i18next would look at its settings again. */
function keepPlain(t: TFunction): TFunction {
  const plain = new Map<string, string>();
  const look = (...asked: Parameters<TFunction>) => {
    const [key] = asked;
    if (asked.length > 1 || typeof key !== "string") return t(...asked);
    const known = plain.get(key);
    if (known !== undefined) return known;
    const phrase = String(t(...asked));
    plain.set(key, phrase);
    return phrase;
  };
  return Object.assign(look, { $TFunctionBrand: t.$TFunctionBrand }) as TFunction;
}

/**
 * The sentence for a message of a schema: its key in the catalogue, and after `|` what the sentence mentions, as in
 * `field.tooLong|max=100`.
 */
function say(phrases: Phrases, message: string): string {
  const [key = "", ...mentioned] = message.split("|");
  const values = Object.fromEntries(mentioned.map((pair) => pair.split("=", 2)));
  return isTextKey(phrases, key) ? String(phrases.t(key, values)) : phrases.t("field.invalid");
}

function isTextKey(phrases: Phrases, key: string): key is TextKey {
  return phrases.exists(key);
}
