import type { DatedFigure } from "~/domain/costs/dated-figure";
import { useAdminText } from "~/i18n/admin";
import { formatDay } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";
import { Panel } from "~/ui/admin/admin-page";

type Props = { figures: readonly (Pick<DatedFigure, "source" | "checked" | "reviewBy"> & { name: string })[] };

/** Taxes, tariffs and habits whose sources should have been read again: the site still states them, and says they are due. */
export function FiguresToReview({ figures }: Props) {
  const { t } = useAdminText();
  const day = (iso: string) => formatDay(defaultLanguage, iso);
  return (
    <Panel title={t("status.figures")}>
      <p className="px-4 py-3 text-stone-600">{t("status.figures.text")}</p>
      <ul className="divide-y divide-plaster-200 border-t border-plaster-200">
        {figures.map(({ name, source, checked, reviewBy }) => (
          <li key={name} className="flex flex-wrap justify-between gap-x-4 px-4 py-2">
            <span className="font-medium">{source}</span>
            <span className="text-warn-700">
              {t("status.figures.due", { checked: day(checked), due: day(reviewBy) })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
