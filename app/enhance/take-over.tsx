import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { config } from "zod";

import { createI18n } from "~/i18n/instance";
import { defaultLanguage, isLanguage, type Language } from "~/i18n/languages";

// zod would try `new Function` for speed, which our content security policy rightly refuses.
config({ jitless: true });

const catalogues: Record<Language, () => Promise<Readonly<Record<string, string>>>> = {
  en: async () => (await import("~/i18n/en")).en,
  es: async () => (await import("~/i18n/es")).es,
  ca: async () => (await import("~/i18n/ca")).ca,
  ru: async () => (await import("~/i18n/ru")).ru,
};

const spoken = document.documentElement.lang;
const language = isLanguage(spoken) ? spoken : defaultLanguage;
const i18n = createI18n(language, await catalogues[language]());
await dataHandedOver();

startTransition(() => {
  hydrateRoot(
    document,
    <I18nextProvider i18n={i18n}>
      <RemixBrowser />
    </I18nextProvider>,
  );
});

/**
 * Waits until the data that the server handed over can be read. RemixBrowser would suspend for it with nothing around it to
 * show meanwhile, and React gives the page up (its error 345) when somebody types in that moment.
 */
async function dataHandedOver(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (pending) {
    if (!(pending instanceof Promise)) throw pending;
    await pending;
  }
}
