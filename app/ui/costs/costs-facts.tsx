import { mortgageLaw } from "~/domain/costs/mortgage-figures";
import {
  largeHolderTax,
  newBuildStampDuty,
  newBuildVat,
  reducedTax,
  sharedCosts,
  stampDutyRelief,
  transferTax,
  withholding,
} from "~/domain/costs/tax-figures";
import { formatArea, formatPercent, formatPrice } from "~/i18n/format";
import { useText } from "~/i18n/text";

import { SectionHeading } from "../section-heading";

import { BankHabits } from "./bank-habits";
import { Fact } from "./fact";

/** The laws and habits behind the calculation, in words: what somebody reads who has not entered anything yet. */
export function CostsFacts({ day }: { day: string }) {
  const { t } = useText();
  return (
    <section
      className="bg-plaster-100 py-section print:break-inside-auto print:bg-transparent print:py-0"
      aria-labelledby="facts"
    >
      <div className="wrap">
        <SectionHeading id="facts" title={t("costs.facts")} />
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
          <Scale day={day} />
          <Reduced day={day} />
          <NewHomes day={day} />
          <Payers day={day} />
          <BankHabits day={day} />
        </div>
      </div>
    </section>
  );
}

function Scale({ day }: { day: string }) {
  const { t, language } = useText();
  const price = (euro: number) => formatPrice(language, euro);
  return (
    <Fact id="scale" title={t("costs.facts.scale")} figures={[transferTax]} day={day}>
      <p>{t("costs.facts.scale.text")}</p>
      <table className="w-full text-ink">
        <thead>
          <tr className="border-b border-plaster-300 text-sm text-stone-600">
            <th scope="col" className="py-2 text-start font-semibold">
              {t("costs.facts.scale.slice")}
            </th>
            <th scope="col" className="py-2 text-end font-semibold">
              {t("costs.facts.scale.rate")}
            </th>
          </tr>
        </thead>
        <tbody>
          {transferTax.bands.map(({ from, rate }, place) => {
            const next = transferTax.bands[place + 1];
            return (
              <tr key={from} className="border-b border-plaster-200">
                <th scope="row" className="py-2 text-start font-normal">
                  {next
                    ? t("costs.facts.scale.between", { from: price(from), to: price(next.from) })
                    : t("costs.facts.scale.over", { from: price(from) })}
                </th>
                <td className="figures py-2 text-end font-medium">{formatPercent(language, rate)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Fact>
  );
}

function Reduced({ day }: { day: string }) {
  const { t, language } = useText();
  const percent = (rate: number) => formatPercent(language, rate);
  const price = (euro: number) => formatPrice(language, euro);
  const { rate, age, disability, income, incomePerChild, protectedHousing } = reducedTax;
  const { homes, area, inStressedArea } = largeHolderTax;
  return (
    <Fact id="reduced" title={t("costs.facts.reduced")} figures={[reducedTax, largeHolderTax]} day={day}>
      <p>{t("costs.facts.reduced.text", { rate: percent(rate) })}</p>
      <ul className="list-disc space-y-1 ps-5 marker:text-stone-500">
        <li>{t("costs.facts.reduced.young", { age })}</li>
        <li>{t("costs.facts.reduced.family")}</li>
        <li>{t("costs.facts.reduced.disability", { degree: percent(disability) })}</li>
        <li>{t("costs.facts.reduced.violence")}</li>
      </ul>
      <p>{t("costs.facts.reduced.income", { income: price(income), child: price(incomePerChild) })}</p>
      <p>{t("costs.facts.reduced.protected", { rate: percent(protectedHousing) })}</p>
      <p>
        {t("costs.facts.reduced.large", {
          rate: percent(largeHolderTax.rate),
          homes,
          area: formatArea(language, area),
          stressed: inStressedArea,
        })}
      </p>
      <p>{t("costs.facts.reduced.check")}</p>
    </Fact>
  );
}

function NewHomes({ day }: { day: string }) {
  const { t, language } = useText();
  const figures = [newBuildVat, newBuildStampDuty, stampDutyRelief];
  return (
    <Fact id="new-homes" title={t("costs.facts.new")} figures={figures} day={day}>
      <p>
        {t("costs.facts.new.text", {
          vat: formatPercent(language, newBuildVat.rate),
          stamp: formatPercent(language, newBuildStampDuty.rate),
        })}
      </p>
      <p>{t("costs.facts.new.relief", { age: stampDutyRelief.age })}</p>
    </Fact>
  );
}

function Payers({ day }: { day: string }) {
  const { t, language } = useText();
  const { rate, form } = withholding;
  return (
    <Fact id="payers" title={t("costs.facts.who")} figures={[sharedCosts, mortgageLaw, withholding]} day={day}>
      <ul className="list-disc space-y-2 ps-5 marker:text-stone-500">
        <li>{t("costs.facts.who.buyer")}</li>
        <li>{t("costs.facts.who.seller")}</li>
        <li>{t("costs.facts.who.loan")}</li>
        <li>{t("costs.facts.who.withholding", { rate: formatPercent(language, rate), form })}</li>
      </ul>
    </Fact>
  );
}
