import { Fragment, type ReactNode } from "react";
import { Trans } from "react-i18next";

import { type DatedFigure, isDue } from "~/domain/costs/dated-figure";
import { formatDay } from "~/i18n/format";
import { lawName } from "~/i18n/law-names";
import { useText } from "~/i18n/text";

type Props = {
  figures: readonly DatedFigure[];
  /** Today, ISO date: a figure whose source should have been read again says so. */
  day: string;
  className?: string;
};

/** Where figures come from, since when they hold and when that was last read. */
export function FigureSource({ figures, day, className = "mt-1" }: Props) {
  const { t, language } = useText();
  const [first] = figures;
  if (!first) return null;
  const dates = [
    first.effectiveFrom === null ? null : t("costs.source.since", { date: formatDay(language, first.effectiveFrom) }),
    t("costs.source.read", { date: formatDay(language, first.checked) }),
  ].filter((date) => date !== null);
  const due = figures.find((figure) => isDue(figure, day));
  return (
    <p className={`text-xs text-stone-600 ${className}`}>
      <Trans i18nKey="costs.source" components={{ source: <Sources figures={figures} /> }} />; {dates.join(", ")}
      {due ? (
        <strong className="font-semibold text-warn-700">
          {" "}
          {t("costs.source.due", { date: formatDay(language, due.reviewBy) })}
        </strong>
      ) : null}
    </p>
  );
}

/** One law may stand behind several figures: it is named once. */
function Sources({ figures }: { figures: readonly DatedFigure[] }): ReactNode {
  const { language } = useText();
  const named = figures.filter(
    ({ source }, place) => figures.findIndex((figure) => figure.source === source) === place,
  );
  return named.map(({ source, url }, place) => (
    <Fragment key={source}>
      {place > 0 ? "; " : null}
      {url ? (
        <a href={url} rel="noopener noreferrer external" className="underline decoration-stone-500 hover:text-ink">
          {lawName(language, source)}
        </a>
      ) : (
        lawName(language, source)
      )}
    </Fragment>
  ));
}
