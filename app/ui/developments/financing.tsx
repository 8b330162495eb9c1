import { costsPath } from "~/domain/costs/costs-question";
import { formatPercent, formatPrice } from "~/i18n/format";
import { useText } from "~/i18n/text";

import { buttonClass } from "../button";

/** A monthly payment as an example: EUR, a year's interest in percent. */
export type MonthlyExample = { payment: number; price: number; ratePercent: number; years: number };

type Props = {
  development: { hasMortgage: boolean; hasFlexiblePaymentPlan: boolean; minimumDownPaymentPercent: number };
  /** EUR; null where nothing can be bought now. */
  price: number | null;
  example: MonthlyExample | null;
};

/** How the purchase can be paid. */
export function Financing({ development, price, example }: Props) {
  const { t, language, to } = useText();
  const down = formatPercent(language, development.minimumDownPaymentPercent);
  const facts = [
    ...(development.hasMortgage ? [{ label: t("financing.mortgage"), value: t("financing.mortgage.available") }] : []),
    { label: t("financing.downPayment"), value: down },
    ...(development.hasFlexiblePaymentPlan
      ? [{ label: t("financing.plan"), value: t("financing.plan.flexible") }]
      : []),
  ];
  return (
    <section className="mt-14" aria-labelledby="financing">
      <div className="corner">
        <h2 id="financing" className="text-title-1">
          {t("financing.title")}
        </h2>
      </div>
      <dl className="mt-4 grid gap-x-10 text-base sm:grid-cols-3 lg:ps-6">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-b border-plaster-200 py-4">
            <dt className="text-stone-600">{label}</dt>
            <dd className="font-serif text-title-2 whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
      {example ? (
        <p className="mt-4 max-w-[40rem] text-base text-stone-700 lg:ps-6">
          {t("financing.monthly", {
            payment: formatPrice(language, Math.round(example.payment)),
            price: formatPrice(language, example.price),
            down,
            years: example.years,
            rate: formatPercent(language, example.ratePercent),
          })}
        </p>
      ) : null}
      <div data-noprint className="mt-6 lg:ps-6">
        <a
          href={to(
            price === null
              ? "/costs"
              : `${costsPath(price, "new")}&share=${100 - development.minimumDownPaymentPercent}`,
          )}
          className={buttonClass({ kind: "secondary" })}
        >
          {t("financing.calculate")}
        </a>
      </div>
    </section>
  );
}
