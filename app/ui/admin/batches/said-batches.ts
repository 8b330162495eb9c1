import type { AdminText } from "~/i18n/admin";
import type { Language } from "~/i18n/languages";

/** What becomes of a list in several languages: "2 batches: 12 topics in Spanish, 7 in Catalan". */
export function saidBatches(batches: readonly { language: Language; articles: number }[], t: AdminText): string {
  const parts = batches.map(({ language, articles }, index) => {
    const values = { count: articles, language: t(`settings.language.${language}`) };
    return index === 0 ? t("batch.plan.first", values) : t("batch.plan.next", values);
  });
  return t("batch.plan", { count: batches.length, topics: parts.join(", ") });
}
