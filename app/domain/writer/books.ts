import type { Language } from "~/i18n/languages";

import type { Book } from "./book";
import { type LanguageWords, languageWords } from "./keyword/language-words";
import { ca } from "./words/ca";
import { en } from "./words/en";
import { es } from "./words/es";
import { ru } from "./words/ru";

export const books: Readonly<Record<Language, Book>> = { en, es, ca, ru };

export const wordsIn: Readonly<Record<Language, LanguageWords>> = {
  en: languageWords("en", en.words),
  es: languageWords("es", es.words),
  ca: languageWords("ca", ca.words),
  ru: languageWords("ru", ru.words),
};
