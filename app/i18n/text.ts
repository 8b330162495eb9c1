import type { i18n } from "i18next";
import { useTranslation } from "react-i18next";

import type { TextKey } from "./en";
import { href } from "./href";
import { defaultLanguage, isLanguage, type Language } from "./languages";

/** The texts of the page's language, and links that stay in it. */
export function useText() {
  const { t, i18n } = useTranslation();
  const language: Language = isLanguage(i18n.language) ? i18n.language : defaultLanguage;
  return { t, language, to: (path: string) => href(language, path), say: (message: string) => say(i18n, message) };
}

/**
 * The sentence for a message of a schema: its key in the catalogue, and after `|` what the sentence mentions, as in
 * `field.tooLong|max=100`.
 */
function say(i18n: i18n, message: string): string {
  const [key = "", ...mentioned] = message.split("|");
  const values = Object.fromEntries(mentioned.map((pair) => pair.split("=", 2)));
  return isTextKey(i18n, key) ? String(i18n.t(key, values)) : i18n.t("field.invalid");
}

function isTextKey(i18n: i18n, key: string): key is TextKey {
  return i18n.exists(key);
}
