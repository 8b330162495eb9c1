import { type Language, languages } from "./languages";

/** Languages that somebody at the agency may speak, beside those of the site. */
export const spokenLanguages = [...languages, "fr", "de", "it", "pt", "nl", "pl", "uk", "zh", "ar", "sv"] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

const names = Object.fromEntries(
  languages.map((language) => [language, new Intl.DisplayNames([language], { type: "language" })]),
);

/** What a language is called in another: `Spanish`, `castellà`. */
export function spokenLanguageName(spoken: SpokenLanguage, language: Language): string {
  // In Barcelona one does not say "espanyol".
  if (spoken === "es" && language === "ca") return "castellà";
  return names[language]?.of(spoken) ?? spoken;
}
