import type { ReactNode } from "react";

import { fewHomes, type NeighborhoodProfile, type PriceFigures, type PriceRange } from "~/domain/places/neighborhood";
import { formatDay, formatNumber, formatPrice, formatPriceRange } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { SectionHeading } from "~/ui/section-heading";

type Props = { figures: PriceFigures; parts: NeighborhoodProfile["parts"]; date: string };

/**
 * What our own listings say of a neighbourhood, and how it was worked out. A range needs two different prices; one price
 * alone stands as it is.
 * @param date the day the figures were read, ISO 8601.
 */
export function NeighborhoodFigures({ figures, parts, date }: Props) {
  const { t, language } = useText();
  const { price, perSquareMetre, homes, reserved } = figures;
  const isRange = ({ from, to }: PriceRange) => from !== to;
  const median = perSquareMetre && isRange(perSquareMetre) ? perSquareMetre.median : null;
  const range = ({ from, to }: PriceRange) =>
    from === to ? formatPrice(language, from) : formatPriceRange(language, from, to);
  return (
    <section className="bg-plaster-100 py-section" aria-labelledby="figures">
      <div className="wrap">
        <SectionHeading id="figures" title={t("place.figures")} />
        <dl className="grid border-y border-plaster-300 md:grid-cols-2 xl:grid-cols-4">
          <Figure label={t("place.figures.homes")} value={formatNumber(language, homes)}>
            {reserved > 0 ? <Share>{t("place.figures.reserved", { count: reserved })}</Share> : null}
            {parts
              .filter((part) => part.homes > 0)
              .map((part) => (
                <Share key={part.slug}>{t("place.figures.part", { name: part.name, count: part.homes })}</Share>
              ))}
          </Figure>
          <Figure label={t(isRange(price) ? "place.figures.priceRange" : "place.figures.price")} value={range(price)} />
          {perSquareMetre && isRange(perSquareMetre) ? (
            <>
              {median === null ? null : (
                <Figure label={t("place.figures.metreMedian")} value={formatPrice(language, median)} />
              )}
              <Figure label={t("place.figures.metreRange")} value={range(perSquareMetre)} />
            </>
          ) : null}
          {perSquareMetre && !isRange(perSquareMetre) ? (
            <Figure label={t("place.figures.metre")} value={range(perSquareMetre)} />
          ) : null}
        </dl>
        <p className="mt-5 max-w-3xl text-sm text-stone-600">
          {t("place.figures.note", { date: formatDay(language, date) })}{" "}
          {median === null ? null : `${t("place.figures.median")} `}
          {homes < fewHomes ? t("place.figures.few") : null}
        </p>
      </div>
    </section>
  );
}

// One column on phones, two by two up to xl, then all in a row: hairlines between, never around.
const lines = [
  "max-md:not-first:border-t max-md:not-first:border-plaster-200",
  "md:max-xl:nth-[n+3]:border-t md:max-xl:nth-[n+3]:border-plaster-200",
  "md:max-xl:even:border-s md:max-xl:even:border-plaster-200 md:max-xl:even:ps-6",
  "xl:not-first:border-s xl:not-first:border-plaster-200 xl:not-first:ps-6",
].join(" ");

function Figure({ label, value, children }: { label: string; value: string; children?: ReactNode }) {
  return (
    <div className={`flex flex-col py-5 ${lines}`}>
      <dt className="order-2 text-sm text-stone-600">{label}</dt>
      <dd className="order-1 font-serif text-title-2 whitespace-nowrap md:text-title-1">{value}</dd>
      {children}
    </div>
  );
}

function Share({ children }: { children: ReactNode }) {
  return <dd className="order-3 text-sm text-stone-600">{children}</dd>;
}
