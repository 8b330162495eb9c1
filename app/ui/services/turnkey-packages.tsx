import { Check } from "lucide-react";

import {
  mostPopularPackage,
  type TurnkeyPackage,
  turnkeyPackages,
  type TurnkeyPrices,
} from "~/domain/agency/turnkey-package";
import { formatPrice } from "~/i18n/format";
import type { ServiceText } from "~/i18n/services/service-text";
import { useText } from "~/i18n/text";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { type SectionProps, ServiceSection } from "./section";
import { quotePath } from "./service-actions";

type Texts = NonNullable<ServiceText["packages"]>;

/** The three packages side by side; each button opens the quote form with its package chosen. */
export function TurnkeyPackages({
  packages,
  prices,
  isBand,
}: SectionProps & { packages: Texts; prices: TurnkeyPrices }) {
  return (
    <ServiceSection id="packages" title={packages.title} isBand={isBand}>
      <div className="grid items-stretch lg:grid-cols-3">
        {turnkeyPackages.map((name) => (
          <Package key={name} name={name} text={packages.items[name]} price={prices[name]} />
        ))}
      </div>
      <p className="mt-8 text-base text-stone-600 lg:mt-10">{packages.note}</p>
    </ServiceSection>
  );
}

// The deep one in the middle has the frame's line on both its sides.
const frames: Record<TurnkeyPackage, string> = {
  essential: "border border-plaster-300 lg:border-e-0 max-lg:border-b-0",
  premium: "bg-mar-800 text-plaster-0 lg:-my-5 lg:py-13",
  luxury: "border border-plaster-300 lg:border-s-0 max-lg:border-t-0",
};

type PackageProps = { name: TurnkeyPackage; text: Texts["items"][TurnkeyPackage]; price: number | null };

function Package({ name, text, price }: PackageProps) {
  const { t, to, language } = useText();
  const isDeep = name === mostPopularPackage;
  return (
    <article
      data-surface={isDeep ? "deep" : undefined}
      className={`flex flex-col p-8 max-[22rem]:px-5 ${frames[name]}`}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-title-1">{t(`quote.package.${name}`)}</h3>
        {isDeep ? (
          <span className="rounded-xs bg-terra-300 px-2 py-1 text-xs font-semibold text-mar-900">
            {t("services.mostPopular")}
          </span>
        ) : null}
      </div>
      <p className={`mt-2 min-h-13 text-base ${isDeep ? "text-mar-100" : "text-stone-700"}`}>{text.text}</p>
      {price === null ? (
        <p className="mt-6 text-title-2 leading-10">{t("services.onRequest")}</p>
      ) : (
        <p className="figures mt-6 text-[2.5rem] leading-none font-semibold">
          {formatPrice(language, price)}{" "}
          <span className={`text-base font-normal ${isDeep ? "text-mar-100" : "text-stone-600"}`}>
            {t("services.plusVat")}
          </span>
        </p>
      )}
      <ul
        className={`mt-6 flex-1 space-y-2.5 border-t pt-6 text-base ${isDeep ? "border-mar-600" : "border-plaster-300"}`}
      >
        {text.features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Icon as={Check} className={`mt-1 size-4 ${isDeep ? "text-terra-300" : "text-mar-700"}`} />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <a
          href={to(`${quotePath}?package=${name}`)}
          data-dialog
          aria-label={`${t("services.getStarted")}: ${t(`quote.package.${name}`)}`}
          className={buttonClass({ kind: isDeep ? "light" : "secondary", size: "lg", className: "w-full" })}
        >
          {t("services.getStarted")}
        </a>
      </div>
    </article>
  );
}
