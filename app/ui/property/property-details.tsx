import { Check } from "lucide-react";

import { isFeatureKey, saidFeatures } from "~/domain/listings/features";
import type { HomeDetail } from "~/domain/properties/home-detail";
import { displayId, pricePerSquareMetre } from "~/domain/properties/property";
import { formatArea, formatPrice, formatYear } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { type Fact, FactList } from "~/ui/fact-list";
import { Icon } from "~/ui/icon";
import { Photo } from "~/ui/photo";

import { useFloorWords } from "./floor-words";

/** The four figures people look for first. */
export function HomeStats({ home }: { home: HomeDetail }) {
  const { t, language } = useText();
  const year = home.renovatedYear ?? home.builtYear;
  const stats: Fact[] = [
    { label: t("detail.bedrooms"), value: String(home.bedrooms) },
    { label: t("detail.bathrooms"), value: String(home.bathrooms) },
    { label: t("detail.area"), value: home.area > 0 ? formatArea(language, home.area) : "–" },
    {
      label: t(home.renovatedYear === null && year !== null ? "detail.built" : "detail.renovated"),
      value: year === null ? "–" : formatYear(year),
    },
  ];
  return (
    <dl className="mt-8 grid grid-cols-2 border-y border-plaster-300 sm:grid-cols-4">
      {stats.map(({ label, value }, index) => (
        <div key={label} className={`flex flex-col-reverse justify-end py-5 ${edges[index] ?? ""}`}>
          <dt className="text-sm text-stone-600">{label}</dt>
          <dd className="font-serif text-title-1 whitespace-nowrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

// Hairlines between the cells: four in a row, two and two on phones.
const edges = [
  "",
  "border-s border-plaster-200 ps-5",
  "max-sm:border-t max-sm:border-plaster-200 sm:border-s sm:border-plaster-200 sm:ps-5",
  "border-s border-plaster-200 ps-5 max-sm:border-t",
];

/** The details table. What is not known is left out; what a home does not have is said. */
export function HomeFacts({ home }: { home: HomeDetail }) {
  const { t, language } = useText();
  const yesOrNo = (has: boolean) => t(has ? "detail.yes" : "detail.no");
  const facts: (Fact | null)[] = [
    // Everything listed as a home stands: what is still being built is a development, with a page of another kind.
    { label: t("detail.state"), value: t("detail.state.finished") },
    home.builtYear === null ? null : { label: t("detail.built"), value: formatYear(home.builtYear) },
    home.renovatedYear === null ? null : { label: t("detail.renovated"), value: formatYear(home.renovatedYear) },
    useFloor(home),
    { label: t("detail.elevator"), value: yesOrNo(home.hasElevator) },
    { label: t("detail.parking"), value: yesOrNo(home.hasParking) },
    { label: t("detail.storage"), value: yesOrNo(home.hasStorage) },
    home.area > 0 ? { label: t("detail.builtArea"), value: formatArea(language, home.area) } : null,
    home.usefulArea === null ? null : { label: t("detail.usefulArea"), value: formatArea(language, home.usefulArea) },
    { label: t("detail.energyRating"), value: useEnergyRating(home) },
    useFees(home),
    home.reference === "" ? null : { label: t("detail.reference"), value: home.reference },
  ];
  return <FactList facts={facts.filter((fact) => fact !== null)} className="mt-4" />;
}

function useFloor(home: HomeDetail): Fact | null {
  const { t } = useText();
  const floorWords = useFloorWords();
  const { totalFloors } = home;
  const value = floorWords(home, totalFloors);
  if (value !== null) return { label: t("detail.floor"), value };
  return totalFloors === null ? null : { label: t("detail.floors"), value: String(totalFloors) };
}

/** The class of the label as a fact of a list, or why there is none. */
export function useEnergyRating({ energy: { rating } }: Pick<HomeDetail, "energy">): string {
  const { t } = useText();
  if (rating === null) return t("detail.energyRating.pending");
  return rating === "in_progress" || rating === "exempt" ? t(`detail.energyRating.${rating}`) : rating;
}

function useFees({ communityFees }: HomeDetail): Fact | null {
  const { t, language } = useText();
  if (communityFees === null) return null;
  const value =
    communityFees === 0
      ? t("detail.feesNone")
      : t("detail.feesMonthly", { price: formatPrice(language, communityFees) });
  return { label: t("detail.fees"), value };
}

/** Known features in the page's language; the agent's own words as written. */
export function HomeFeatures({ home }: { home: HomeDetail }) {
  const { t, language } = useText();
  const wordsLanguage = home.sourceLanguage === language ? undefined : home.sourceLanguage;
  return (
    <ul className="mt-4 grid gap-x-12 text-base sm:grid-cols-2">
      {saidFeatures(home.features).map((feature) => (
        <li key={feature} className="flex min-h-11 items-center gap-3 border-b border-plaster-200 py-2">
          <Icon as={Check} className="size-4 text-mar-700" />
          {isFeatureKey(feature) ? t(`feature.${feature}`) : <span lang={wordsLanguage}>{feature}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Price, price per square metre, type and property ID. */
export function HomeSummary({ home }: { home: HomeDetail }) {
  const { t, language } = useText();
  const perMetre = pricePerSquareMetre(home);
  const facts: (Fact | null)[] = [
    { label: t("detail.price"), value: formatPrice(language, home.price) },
    perMetre === null ? null : { label: t("detail.pricePerMetre"), value: formatPrice(language, perMetre) },
    { label: t("detail.type"), value: t(`property.type.${home.type}`) },
    { label: t("detail.id"), value: displayId(home.id) },
  ];
  return (
    <section aria-label={t("detail.summary")} className="mt-6">
      <FactList facts={facts.filter((fact) => fact !== null)} />
    </section>
  );
}

/** Floor plans stand apart from the photographs and uncropped; each opens in full size. */
export function FloorPlans({ home }: { home: HomeDetail }) {
  const { t, to } = useText();
  return (
    <div className="mt-4 space-y-6">
      {home.floorPlans.map((plan, index) => (
        <a
          key={plan.name}
          href={to(`/property/${home.id}/pictures/${home.photos.length + index + 1}`)}
          data-picture
          className="group block max-w-2xl"
        >
          <span className="block border border-plaster-200 bg-plaster-0 p-4">
            <Photo
              photo={plan}
              alt={plan.alt || t("detail.floorPlan")}
              sizes="(min-width: 48rem) 40rem, 100vw"
              className="h-auto w-full bg-transparent"
            />
          </span>
          <span className="mt-2 flex min-h-11 items-center text-mar-700 underline decoration-mar-300 group-hover:decoration-current">
            {t("detail.floorPlan.open")}
          </span>
        </a>
      ))}
    </div>
  );
}
