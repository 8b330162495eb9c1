import type { i18n, TFunction } from "i18next";
import { useContext } from "react";
import { I18nContext } from "react-i18next";

import type { TextKey } from "./en";
import { href } from "./href";
import { defaultLanguage, isLanguage, type Language } from "./languages";

/** The texts of one language, and links that stay in it. */
type Text = { t: TFunction; language: Language; to: (path: string) => string; say: (message: string) => string };

const made = new WeakMap<i18n, Text>();

/**
 * The texts of the page's language, and links that stay in it. Every component of a page asks, hundreds of them: not by
 * `useTranslation`, which watches in each for texts that are still to be loaded. Ours are there before anything is drawn.
 */
export function useText(): Text {
  return textIn(useContext(I18nContext).i18n);
}

function textIn(i18n: i18n): Text {
  const known = made.get(i18n);
  if (known) return known;
  const language: Language = isLanguage(i18n.language) ? i18n.language : defaultLanguage;
  const text: Text = {
    t: keepPlain(i18n.getFixedT(i18n.language)),
    language,
    to: (path) => href(language, path),
    say: (message) => say(i18n, message),
  };
  made.set(i18n, text);
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
function say(i18n: i18n, message: string): string {
  const [key = "", ...mentioned] = message.split("|");
  const values = Object.fromEntries(mentioned.map((pair) => pair.split("=", 2)));
  return isTextKey(i18n, key) ? String(i18n.t(key, values)) : i18n.t("field.invalid");
}

function isTextKey(i18n: i18n, key: string): key is TextKey {
  return i18n.exists(key);
}
