import { mail as ca } from "./ca/mail";
import { mail as en } from "./en/mail";
import { mail as es } from "./es/mail";
import type { Language } from "./languages";
import { mail as ru } from "./ru/mail";
import type { Texts } from "./texts";

export type MailTextKey = keyof typeof en;

/** The texts of mails to visitors. Apart from the site's: no browser needs them, so they are not part of its catalogue. */
export const mailTexts: Readonly<Record<Language, Texts<typeof en>>> = { en, es, ca, ru };

/** Looks up the phrases of a language. What fills a placeholder is taken as it is, whatever it looks like. */
export function mailTextsIn(language: Language) {
  return (key: MailTextKey, values: Readonly<Record<string, string>> = {}): string =>
    mailTexts[language][key].replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
