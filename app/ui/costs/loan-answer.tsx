import { ChevronDown } from "lucide-react";

import type { LoanAnswer } from "~/domain/costs/cost-of-buying";
import type { CostsQuestion } from "~/domain/costs/costs-question";
import type { LoanYear } from "~/domain/costs/mortgage";
import { formatCents, formatPercent, formatPrice } from "~/i18n/format";
import { useText } from "~/i18n/text";

import { FactList } from "../fact-list";
import { Icon } from "../icon";

import { LoanChart } from "./loan-chart";

type Props = { question: CostsQuestion; loan: LoanAnswer };

/** The loan: what it costs, a picture of its years, and the same as a table. */
export function LoanSection({ question, loan }: Props) {
  const { t, language } = useText();
  const price = (euro: number) => formatPrice(language, Math.round(euro));
  return (
    <section aria-labelledby="loan" className="mt-14 print:mt-8 print:break-inside-auto">
      <h3 id="loan" className="text-title-1">
        {t("costs.loan")}
      </h3>
      <FactList
        className="mt-4"
        facts={[
          {
            label: t("costs.loan.amount"),
            value: `${price(loan.amount)} (${formatPercent(language, question.share)})`,
          },
          { label: t("costs.loan.rate"), value: formatPercent(language, question.rate) },
          { label: t("costs.loan.years"), value: t("costs.time", { count: question.years }) },
          { label: t("costs.loan.monthly"), value: formatCents(language, loan.monthly) },
          { label: t("costs.loan.interest"), value: price(loan.interest) },
          { label: t("costs.loan.repaid"), value: price(loan.repaid) },
        ]}
      />
      <h4 className="mt-8 font-sans text-md font-semibold">{t("costs.chart.title")}</h4>
      <LoanChart years={loan.years} />
      <details data-prints className="group mt-6 border-y border-plaster-300 print:break-inside-auto">
        <summary className="flex min-h-12 items-center gap-2 font-medium text-mar-700">
          {t("costs.years.table")}
          <Icon as={ChevronDown} className="ms-auto size-4 group-open:rotate-180" />
        </summary>
        <YearTable years={loan.years} />
      </details>
    </section>
  );
}

function YearTable({ years }: { years: readonly LoanYear[] }) {
  const { t, language } = useText();
  const price = (euro: number) => formatPrice(language, Math.round(euro));
  const columns = ["year", "interest", "principal", "remaining"] as const;
  return (
    <table className="mb-4 w-full text-sm sm:text-base">
      <caption className="sr-only">{t("costs.years.table")}</caption>
      <thead>
        <tr className="border-b border-plaster-300">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="py-2 ps-2 text-end text-xs font-semibold text-stone-600 first:ps-0 first:text-start sm:text-sm"
            >
              {t(`costs.years.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, interest, principal, remaining }) => (
          <tr key={year} className="border-b border-plaster-200 last:border-0 print:text-xs">
            <th scope="row" className="py-1.5 text-start font-normal print:py-0.5">
              {year}
            </th>
            {[interest, principal, remaining].map((euro, place) => (
              <td key={columns[place + 1]} className="figures py-1.5 ps-2 text-end print:py-0.5">
                {price(euro)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
