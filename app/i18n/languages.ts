/** The languages of the public site, in the order in which they are offered. English is the default. */
export const languages = ["en", "es", "ca", "ru"] as const;

export type Language = (typeof languages)[number];

/** The language of unprefixed addresses and of the admin panel. */
export const defaultLanguage: Language = "en";

/** Each language by its own name, as a speaker looks for it. */
export const languageNames: Record<Language, string> = {
  en: "English",
  es: "Español",
  ca: "Català",
  ru: "Русский",
};

/** The languages as a field to choose one of them. */
export const languageChoices = languages.map((value) => ({ value, label: languageNames[value] }));

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** A text in each language of the site. */
export type Localized = Readonly<Record<Language, string>>;
