import { articleEditor as texts } from "~/i18n/en/admin/article-editor";

type Key = keyof typeof texts;
type Spoken = Key extends infer Each ? (Each extends `${infer Name}_one` | `${infer Name}_other` ? Name : Each) : never;

/** The words of the article editor, as the server says them. `count` chooses between one and several. */
export function sayOfArticles(key: Spoken & string, values: Readonly<Record<string, string | number>> = {}): string {
  const plural = `${key}_${values.count === 1 ? "one" : "other"}`;
  const phrase = isKey(plural) ? texts[plural] : isKey(key) ? texts[key] : "";
  return phrase.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
}

function isKey(key: string): key is Key {
  return key in texts;
}
