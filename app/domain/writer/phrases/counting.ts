import type { Language } from "~/i18n/languages";

import { fill } from "../values/known-values";

/**
 * What is said of a number, by its plural form; `=11` is for that number alone. `{count}` is the number in digits,
 * `{number}` in a word where the language has one for it, `{of}` in the form that comes after "of".
 */
export type Counted = { readonly other: string } & Readonly<
  Partial<Record<Intl.LDMLPluralRule | `=${number}`, string>>
>;

export type Count = (forms: Counted, value: number, more?: Record<string, string>) => string;

/** How a language counts. @param words the numbers from one up that it writes as words, and the same after "of", where they change */
export function counting(
  language: Language,
  words: { numbers: readonly string[]; numbersOf?: readonly string[] | undefined },
): Count {
  const plural = new Intl.PluralRules(language);
  return (forms, value, more = {}) => {
    const form = forms[`=${value}`] ?? forms[plural.select(value)] ?? forms.other;
    const number = words.numbers[value - 1] ?? String(value);
    return fill(form, { count: String(value), number, of: words.numbersOf?.[value - 1] ?? number, ...more });
  };
}
