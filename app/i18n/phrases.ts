import type { TFunction } from "i18next";

import type { Language } from "./languages";
import type { Phrases } from "./text";

type Values = Readonly<Record<string, string | number>>;

/**
 * Finds phrases as i18next does for the forms that a browser takes over: by their key, in the plural of `count`, with what they
 * mention filled in. i18next itself would bring 20 kB for that.
 */
export function phrasesIn(language: Language, texts: Readonly<Record<string, string>>): Phrases {
  const plurals = new Intl.PluralRules(language);
  const t = (key: string, values: Values = {}) => {
    const { count } = values;
    const form = typeof count === "number" ? `${key}_${plurals.select(count)}` : key;
    const phrase = texts[form] ?? texts[`${key}_other`] ?? texts[key] ?? key;
    return phrase.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
  return { language, t: t as TFunction, exists: (key: string | string[]) => String(key) in texts };
}
