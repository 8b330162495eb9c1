import type { Due } from "~/domain/guide/check/due";
import type { AdminText } from "~/i18n/admin";
import { formatDay } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";

/** What a person should look at in an entry. */
export function dueWords(t: AdminText, due: Due): string {
  switch (due.kind) {
    case "review":
      return t("guide.due.review", { day: formatDay(defaultLanguage, due.since) });
    case "figure":
      return t("guide.due.figure", { ...due, day: formatDay(defaultLanguage, due.since) });
    case "translation":
      return t("guide.due.translation", { language: t(`settings.language.${due.language}`) });
  }
}
