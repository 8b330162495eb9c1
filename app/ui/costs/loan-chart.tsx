import type { LoanYear } from "~/domain/costs/mortgage";
import { formatPrice } from "~/i18n/format";
import { useText } from "~/i18n/text";

const bar = { width: 8, gap: 2 };
const height = 100;

/**
 * Each year's payment as one bar: interest above, repayment below. The payment is the same every year, so that the bars
 * show how one gives way to the other. The table of the years says the same in figures.
 */
export function LoanChart({ years }: { years: readonly LoanYear[] }) {
  const { t, language } = useText();
  const [first, last] = [years[0], years.at(-1)];
  if (!first || !last) return null;
  const price = (euro: number) => formatPrice(language, Math.round(euro));
  const payment = price(first.interest + first.principal);
  return (
    <figure className="mt-6">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-stone-700">
        <span>{t("costs.chart.payment", { payment })}</span>
        <span className="flex flex-wrap gap-x-5">
          <Key className="border border-mar-700 bg-mar-100">{t("costs.chart.interest")}</Key>
          <Key className="bg-mar-700">{t("costs.chart.principal")}</Key>
        </span>
      </div>
      <svg
        viewBox={`0 0 ${years.length * (bar.width + bar.gap) - bar.gap} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby="loan-chart-title loan-chart-text"
        className="mt-3 h-44 w-full border-b border-plaster-300 md:h-56"
      >
        <title id="loan-chart-title">{t("costs.chart.title")}</title>
        <desc id="loan-chart-text">
          {t("costs.chart.text", { payment, first: price(first.interest), last: price(last.interest) })}
        </desc>
        {years.map(({ year, interest, principal }) => {
          const x = (year - 1) * (bar.width + bar.gap);
          const top = (height * interest) / (interest + principal);
          return (
            <g key={year}>
              <rect
                x={x}
                y={0}
                width={bar.width}
                height={rounded(top)}
                vectorEffect="non-scaling-stroke"
                className="fill-mar-100 stroke-mar-700"
              />
              <rect x={x} y={rounded(top)} width={bar.width} height={rounded(height - top)} className="fill-mar-700" />
            </g>
          );
        })}
      </svg>
      <div className="mt-1 flex justify-between text-sm text-stone-600">
        <span>{t("costs.chart.year", { year: first.year })}</span>
        {years.length > 1 ? <span>{t("costs.chart.year", { year: last.year })}</span> : null}
      </div>
    </figure>
  );
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className={`size-3 ${className}`} />
      {children}
    </span>
  );
}

/** Coordinates with two decimals: more would only lengthen the page. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
