import { z } from "zod";

import { type Language, languages, type Localized } from "~/i18n/languages";

/** Where several small forms are parts of one, the version of each has a name of its own. */
export function versionName(part: string): string {
  return `version-${part}`;
}

/** What the person who saves had before them; see `Edited`. Empty where nothing was stored yet. */
export function versionField() {
  return z.string({ error: "field.invalid" }).default("");
}

type InFields<Name extends string> = Readonly<Record<`${Name}-${Language}`, string>>;

/** The text of the four fields that a form has for it: `label-en`, `label-es`, … */
export function fromFields<Name extends string>(form: InFields<Name>, name: Name): Localized {
  return { en: form[`${name}-en`], es: form[`${name}-es`], ca: form[`${name}-ca`], ru: form[`${name}-ru`] };
}

/** The fields that a form has for a text. */
export function toFields(name: string, text: Localized): Record<string, string> {
  return Object.fromEntries(languages.map((language) => [`${name}-${language}`, text[language]]));
}
