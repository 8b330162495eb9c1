import { CircleCheck, TriangleAlert } from "lucide-react";

import type { FactFinding } from "~/domain/articles/facts/fact-check";
import { useAdminText } from "~/i18n/admin";
import { formatDay } from "~/i18n/format";
import { defaultLanguage, type Language } from "~/i18n/languages";
import { Panel } from "~/ui/admin/admin-page";
import { Icon } from "~/ui/icon";

type Props = { facts: readonly FactFinding[]; language: Language; now: Date };

/** What the article states that we know to be wrong, what is so, and by which source. It warns and blocks nothing. */
export function FactPanel({ facts, language, now }: Props) {
  const { t } = useAdminText();
  const today = now.toISOString().slice(0, 10);
  const day = (iso: string) => formatDay(defaultLanguage, iso);
  return (
    <div className="mt-4">
      <Panel title={t("articles.facts")} note={<span className="text-xs">{t("articles.facts.asSaved")}</span>}>
        {facts.length === 0 ? (
          <p className="flex items-center gap-3 px-4 py-2.5 text-stone-600">
            <Icon as={CircleCheck} className="size-4.5 text-ok-700" />
            {t("articles.facts.none")}
          </p>
        ) : (
          <ul className="divide-y divide-plaster-200">
            {facts.map(({ claim, sentence, fact }, index) => (
              <li key={`${claim}-${index}`} className="flex gap-3 px-4 py-3">
                <Icon as={TriangleAlert} className="mt-0.5 size-4.5 text-warn-700" />
                <div className="min-w-0 space-y-1 wrap-anywhere">
                  <blockquote lang={language} className="font-medium">
                    “{sentence}”
                  </blockquote>
                  <p>
                    <span className="font-semibold">{t("articles.facts.truth")}:</span> {fact.value}
                  </p>
                  <p className="text-xs text-stone-600">
                    {t("articles.facts.source", { source: fact.source })}
                    {fact.effectiveFrom ? `. ${t("articles.facts.since", { day: day(fact.effectiveFrom) })}` : ""}
                    {fact.reviewBy > today ? `. ${t("articles.facts.review", { day: day(fact.reviewBy) })}` : ""}
                  </p>
                  {fact.reviewBy <= today ? (
                    <p className="text-xs font-semibold text-warn-700">
                      {t("articles.facts.due", { day: day(fact.reviewBy) })}
                    </p>
                  ) : null}
                </div>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}
