import type { ReactNode } from "react";

import { costsPath, type Range } from "~/domain/costs/costs-question";
import type { ComparedHome } from "~/domain/properties/compared-home";
import { pricePerSquareMetre } from "~/domain/properties/property";
import { formatArea, formatPrice } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { StatusBadge } from "~/ui/badge";
import { useAmount } from "~/ui/costs/amount";
import { useFloorWords } from "~/ui/property/floor-words";

/** `total`: what the home costs with everything on top of its price, EUR. */
type Compared = ComparedHome & { total: Range | null };

const side = "sticky left-0 z-10 bg-plaster-50 py-3 pe-4 text-start align-top text-sm font-normal text-stone-600";

/** Homes side by side, a column each. Where there is no room the table scrolls, and what each line is stays in sight. */
export function ComparedHomes({ homes }: { homes: readonly Compared[] }) {
  const { t, language, to } = useText();
  const rows = useRows();
  return (
    <section id="compare" aria-labelledby="compare-title" className="mt-16 scroll-mt-20 print:mt-6">
      <h2 id="compare-title" className="text-title-1">
        {t("compare.title")}
      </h2>
      <p className="mt-1 text-sm text-stone-600 md:hidden print:hidden">{t("compare.hint")}</p>
      <div
        role="region"
        aria-labelledby="compare-title"
        tabIndex={0}
        className="mt-4 scrolls-sideways border-y border-plaster-300 [--ground:var(--color-plaster-50)]"
      >
        <table className="min-w-full border-collapse text-base">
          <thead>
            <tr>
              <td className={`${side} w-28 min-w-28 md:w-48 md:min-w-48`} />
              {homes.map((home) => (
                <th
                  key={home.id}
                  scope="col"
                  lang={home.textLanguage === language ? undefined : home.textLanguage}
                  className="w-56 max-w-72 min-w-40 py-3 pe-5 text-start align-top font-semibold print:min-w-0"
                >
                  <a href={to(`/property/${home.id}`)} className="text-mar-700 underline">
                    {home.title}
                  </a>
                  {home.status === "available" ? null : (
                    <span lang={language} className="mt-2 block">
                      <StatusBadge status={home.status} />
                    </span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, of }) => (
              <tr key={name} className="border-t border-plaster-200">
                <th scope="row" className={side}>
                  {name}
                </th>
                {homes.map((home) => (
                  <td key={home.id} className="py-3 pe-5 align-top tabular-nums">
                    {of(home) ?? <span className="text-stone-600">{t("compare.unknown")}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type Row = { name: string; of: (home: Compared) => ReactNode };

function useRows(): Row[] {
  const { t, language, to } = useText();
  const amount = useAmount();
  const floorWords = useFloorWords();
  const price = (euro: number | null) => euro !== null && formatPrice(language, euro);
  const area = (metres: number | null) => (metres === null || metres === 0 ? null : formatArea(language, metres));
  return [
    { name: t("detail.price"), of: (home) => <strong className="font-semibold">{price(home.price)}</strong> },
    { name: t("compare.perMetre"), of: (home) => price(pricePerSquareMetre(home)) || null },
    {
      name: t("compare.total"),
      of: ({ price, total, status }) =>
        total && status !== "sold" ? (
          <>
            <span className="whitespace-nowrap">{amount(total)}</span>
            <a
              href={to(costsPath(price))}
              data-noprint
              className="mt-1 flex min-h-6 items-center text-sm text-mar-700 underline"
            >
              {t("compare.total.how")}
            </a>
          </>
        ) : null,
    },
    { name: t("filter.neighborhood"), of: (home) => home.neighborhood.name },
    { name: t("detail.builtArea"), of: (home) => area(home.area) },
    { name: t("detail.usefulArea"), of: (home) => area(home.usefulArea) },
    { name: t("detail.bedrooms"), of: (home) => home.bedrooms },
    { name: t("detail.bathrooms"), of: (home) => home.bathrooms },
    {
      name: t("detail.floor"),
      of: (home) => floorWords(home, home.totalFloors),
    },
    { name: t("compare.lift"), of: (home) => t(home.hasElevator ? "detail.yes" : "detail.no") },
    { name: t("detail.energyRating"), of: energyWords },
    { name: t("detail.fees"), of: feesWords },
  ];

  function energyWords({ energyRating }: Compared): string {
    if (energyRating === null) return t("detail.energyRating.pending");
    return energyRating === "in_progress" || energyRating === "exempt"
      ? t(`detail.energyRating.${energyRating}`)
      : energyRating;
  }

  function feesWords({ communityFees }: Compared): string | null {
    if (communityFees === null) return null;
    return communityFees === 0
      ? t("detail.feesNone")
      : t("detail.feesMonthly", { price: formatPrice(language, communityFees) });
  }
}
