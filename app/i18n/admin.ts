import type { i18n } from "i18next";
import { useTranslation } from "react-i18next";

import { admin } from "./en/admin";
import { flash } from "./en/admin/flash";
import { defaultLanguage } from "./languages";

/**
 * The texts of the admin panel, in English whatever the page's language. They are a namespace of their own, laid into the
 * instance by the first screen that needs them: so they travel with the admin screens and never with the public catalogue.
 */
export function useAdminText() {
  const { i18n } = useTranslation();
  return { t: adminTexts(i18n) };
}

export type AdminText = ReturnType<typeof adminTexts>;

/** Looks up the admin's phrases. The messages of a schema are found by `say` too, which falls back to this namespace. */
export function adminTexts(instance: i18n) {
  if (!instance.hasResourceBundle(defaultLanguage, "admin"))
    instance.addResourceBundle(defaultLanguage, "admin", admin);
  return instance.getFixedT(defaultLanguage, "admin");
}

/** The messages that a redirect in the panel may carry: each has a `.title` and a `.text` in the catalogue. */
export type AdminFlashName = keyof typeof flash extends infer Key
  ? Key extends `flash.${infer Name}.title`
    ? Name
    : never
  : never;

export type AdminFlash = {
  name: AdminFlashName;
  /** They fill the placeholders of the text. */
  values: Record<string, string | number>;
  /** What was asked for did not happen: the message stays until it is dismissed. */
  hasFailed: boolean;
};

export function isAdminFlashName(name: string): name is AdminFlashName {
  return `flash.${name}.title` in flash;
}
