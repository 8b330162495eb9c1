import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";

import { defaultLanguage, type Language } from "./languages";

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}]/u;

/** A name that is written from right to left would turn round the figures and signs beside it, as in "<name> · AICAT no. 12". */
function isolated(value: string): string {
  return rightToLeft.test(value) ? `\u2068${value}\u2069` : value;
}

/** What every i18next instance of ours agrees on: flat keys, React does the escaping, and what a sentence mentions keeps its direction. */
export const i18nextOptions = {
  fallbackLng: defaultLanguage,
  // Messages of the admin's schemas stand there: see admin.ts. Empty on the public site.
  fallbackNS: "admin",
  keySeparator: false,
  nsSeparator: false,
  returnNull: false,
  interpolation: { escapeValue: true, escape: isolated },
  react: { useSuspense: false },
} as const;

/** One ready instance for one language; the server keeps one for each, the browser makes the one it needs. */
export function createI18n(language: Language, texts: Readonly<Record<string, string>>): i18n {
  const instance = createInstance({
    ...i18nextOptions,
    lng: language,
    resources: { [language]: { translation: texts } },
    // Resources are given, so this is ready when it returns.
    initImmediate: false,
  });
  void instance.use(initReactI18next).init();
  return instance;
}
