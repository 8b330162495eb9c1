import { averageRate, mortgageCustoms, mortgageWaiting } from "~/domain/costs/mortgage-figures";
import { formatMonth, formatNumber, formatPercent } from "~/i18n/format";
import { useText } from "~/i18n/text";

import { Fact } from "./fact";

const { resident, nonResident, endAge, longestTerm } = mortgageCustoms;

/** What banks usually lend to those who live in Spain and to those who do not. */
export function BankHabits({ day }: { day: string }) {
  const { t, language } = useText();
  const percent = (share: number) => formatPercent(language, share);
  const between = ({ from, to }: { from: number; to: number }) => `${formatNumber(language, from)}–${percent(to)}`;
  const rows = [
    {
      label: t("costs.facts.banks.share"),
      here: t("costs.facts.banks.upTo", { value: percent(resident.share) }),
      abroad: between(nonResident.share),
    },
    {
      label: t("costs.facts.banks.term"),
      here: t("costs.facts.banks.termUpTo", { to: resident.term }),
      abroad: t("costs.facts.banks.termRange", { ...nonResident.term, most: longestTerm }),
    },
    { label: t("costs.facts.banks.age"), here: String(endAge), abroad: String(endAge) },
    { label: t("costs.facts.banks.debts"), here: between(resident.debts), abroad: between(nonResident.debts) },
  ];
  return (
    <Fact id="banks" title={t("costs.facts.banks")} figures={[mortgageCustoms, mortgageWaiting, averageRate]} day={day}>
      <p>{t("costs.facts.banks.text")}</p>
      <table className="w-full text-ink">
        <thead>
          <tr className="border-b border-plaster-300 align-bottom text-sm text-stone-600">
            <td />
            <th scope="col" className="py-2 ps-3 text-start font-semibold">
              {t("costs.facts.banks.resident")}
            </th>
            <th scope="col" className="py-2 ps-3 text-start font-semibold">
              {t("costs.facts.banks.nonResident")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, here, abroad }) => (
            <tr key={label} className="border-b border-plaster-200 align-top">
              <th scope="row" className="py-2 text-start font-normal text-stone-700">
                {label}
              </th>
              <td className="py-2 ps-3 xl:whitespace-nowrap">{here}</td>
              <td className="py-2 ps-3 xl:whitespace-nowrap">{abroad}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t("costs.facts.banks.waiting", { days: mortgageWaiting.days })}</p>
      <p>
        {t("costs.facts.banks.average", {
          rate: percent(averageRate.rate),
          month: formatMonth(language, averageRate.month),
        })}
      </p>
    </Fact>
  );
}
