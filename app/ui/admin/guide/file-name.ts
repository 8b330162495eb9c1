import { languageOfFile } from "~/domain/guide/corrections/correction";
import type { EntryFileName } from "~/domain/guide/entry-groups";
import type { AdminText } from "~/i18n/admin";

/** What a file of an entry is called: its language, or the facts that all have in common. */
export function fileName(t: AdminText, file: EntryFileName): string {
  const language = languageOfFile(file);
  return language ? t(`settings.language.${language}`) : t("guide.facts");
}
