import type { SearchBrief } from "~/domain/enquiries/briefs/search-brief";
import { useText } from "~/i18n/text";

import { budgetWords, homeWords } from "./brief-words";

/** Beside the steps: what a brief leads to, and what it says so far. */
export function BriefAside({ email, brief }: { email?: string; brief: SearchBrief }) {
  const { t, language } = useText();
  const said = [
    [t("field.email"), email],
    [t("search.budget"), brief.budget && budgetWords(t, language, brief.budget)],
    [t("search.soFar.home"), homeWords(t, brief)],
    [t("search.soFar.move"), brief.timeline && t(`search.timeline.${brief.timeline}`)],
  ].filter(([, value]) => value);
  return (
    <aside data-page-only className="lg:border-s lg:border-plaster-300 lg:ps-10">
      <h2 className="text-title-2">{t("search.after")}</h2>
      <ol className="mt-5 space-y-5 text-base text-stone-700">
        {([1, 2, 3] as const).map((number) => (
          <li key={number} className="flex gap-4">
            <span aria-hidden="true" className="figures font-serif text-title-2 leading-none text-terra-600">
              {number}
            </span>
            {t(`search.after.${number}`)}
          </li>
        ))}
      </ol>
      {said.length > 0 ? (
        <div className="mt-10 border-t border-plaster-300 pt-6">
          <h2 className="text-title-3">{t("search.soFar")}</h2>
          <dl className="mt-3 text-base">
            {said.map(([name, value]) => (
              <div key={name} className="flex justify-between gap-6 border-b border-plaster-200 py-3">
                <dt className="text-stone-600">{name}</dt>
                <dd className="min-w-0 text-end font-medium wrap-anywhere tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ) : null}
    </aside>
  );
}
