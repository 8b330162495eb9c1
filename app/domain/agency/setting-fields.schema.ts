import { z } from "zod";

import { type Language, languages, type Localized } from "~/i18n/languages";

/**
 * One line of the settings that must be given. Breaks become spaces. Without a letter or a digit it counts as blank: the
 * public pages rely on these lines.
 * @param required key of the sentence that asks for it
 */
export function line(required: string, max: number) {
  return z
    .string({ error: ({ input }) => (input === undefined ? required : "field.invalid") })
    .overwrite(withoutBreaks)
    .max(max, { error: `field.tooLong|max=${max}`, abort: true })
    .regex(/[\p{L}\p{N}]/u, { error: required, abort: true });
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

function withoutBreaks(text: string): string {
  return text
    .replaceAll("\0", "")
    .split(/[\r\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(" ");
}
