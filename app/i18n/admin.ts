import type { i18n } from "i18next";
import { useContext } from "react";
import { I18nContext } from "react-i18next";

import { admin } from "./en/admin";
import { flash } from "./en/admin/flash";
import { defaultLanguage } from "./languages";

/**
 * The texts of the admin panel, in English whatever the page's language. They are a namespace of their own, laid into the
 * instance by the first screen that needs them: so they travel with the admin screens and never with the public catalogue.
 */
export function useAdminText(): { t: AdminText } {
  const { i18n } = useContext(I18nContext);
  const known = made.get(i18n);
  if (known) return known;
  const text = { t: adminTexts(i18n) };
  made.set(i18n, text);
  return text;
}

const made = new WeakMap<i18n, { t: AdminText }>();

type Phrases = typeof admin;

/** Keys as they are asked for: a phrase with plural forms stands under one name. */
export type AdminTextKey = keyof Phrases extends infer Key
  ? Key extends `${infer Name}_one` | `${infer Name}_other`
    ? Name
    : Key & string
  : never;

type Phrase<Key> = Key extends keyof Phrases
  ? Phrases[Key]
  : Key extends string
    ? `${Key}_other` extends keyof Phrases
      ? Phrases[`${Key}_other`]
      : never
    : never;

type Mentioned<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Mentioned<Rest> : never;

/** What fills the placeholders of a phrase; `count` chooses its plural form too. */
type Values<Key> = { [Name in Mentioned<Phrase<Key>> | "count"]?: string | number };

export type AdminText = <Key extends AdminTextKey>(key: Key, values?: Values<Key>) => string;

/** Looks up the admin's phrases. The messages of a schema are found by `say` too, which falls back to this namespace. */
export function adminTexts(instance: i18n): AdminText {
  if (!instance.hasResourceBundle(defaultLanguage, "admin"))
    instance.addResourceBundle(defaultLanguage, "admin", admin);
  const phrase = instance.getFixedT(defaultLanguage, "admin");
  // Without values a phrase is the same each time: i18next need not look at its settings again.
  const plain = new Map<string, string>();
  return (key: string, values?: Record<string, string | number | undefined>) => {
    if (values) return phrase(key, values);
    const known = plain.get(key) ?? phrase(key);
    plain.set(key, known);
    return known;
  };
}

/** The messages that a redirect in the panel may carry: each has a `.title` in the catalogue, and may have a `.text`. */
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
  return isPhraseOfFlash(`flash.${name}.title`);
}

function isPhraseOfFlash(key: string): key is keyof typeof flash {
  return key in flash;
}

/** The words of a message that a redirect carried. */
export function useFlashText({ name, values }: AdminFlash): { title: string; text: string } {
  const { t } = useAdminText();
  const more = `flash.${name}.text`;
  const rounded = values.rounded ? t("admin.rounded", { areas: values.rounded }) : "";
  const text = isPhraseOfFlash(more) ? t(more, values) : "";
  return { title: t(`flash.${name}.title`, values), text: [text, rounded].filter(Boolean).join(" · ") };
}
