import { costsPath } from "~/domain/costs/costs-question";
import { formatPercent } from "~/i18n/format";
import { useText } from "~/i18n/text";

import { buttonClass } from "../button";

type Props = {
  development: { hasMortgage: boolean; hasFlexiblePaymentPlan: boolean; minimumDownPaymentPercent: number };
  /** EUR; null where nothing can be bought now. */
  price: number | null;
};

/**
 * How the purchase can be paid. No rate and no payment: an advertisement with one would owe its lender and the whole cost of
 * the credit (Ley 5/2019, art. 6). The visitor works it out with figures of their own.
 */
export function Financing({ development, price }: Props) {
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
            <dd className="font-serif text-title-2">{value}</dd>
          </div>
        ))}
      </dl>
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
