import { ChevronDown, SlidersHorizontal } from "lucide-react";

import {
  filterCount,
  homeOrders,
  type HomeSearch,
  offeredPlaces,
  type PriceBand,
  priceBandNames,
  priceBands,
} from "~/domain/properties/property-search";
import { formatPrice, formatPriceRange } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

type Choice = { value: string; label: string };

type Props = {
  search: HomeSearch;
  /** Path of the page with the list, without language: `/properties`, `/#properties`. */
  path: string;
  /** Ids of the elements with these filters and their results: where script runs they alone are drawn anew. */
  swaps: string;
  hasSort?: boolean;
};

/** The filter bar: a GET form, so that a search is an address. On phones it folds away and says what is set. */
export function PropertyFilters({ search, path, swaps, hasSort = true }: Props) {
  const { t, to } = useText();
  const set = filterCount(search);
  return (
    <>
      <form
        method="get"
        action={to(path)}
        aria-label={t("filter.label")}
        data-swap={swaps}
        data-autosubmit
        className="hidden md:block"
      >
        <div className="flex flex-wrap items-end gap-4">
          <Selects search={search} prefix="" hasSort={hasSort} className="min-w-52 flex-1" />
          <button
            type="submit"
            data-autosubmit-hides
            className={buttonClass({ kind: "secondary", className: "min-h-12 whitespace-nowrap" })}
          >
            {t("filter.show")}
          </button>
        </div>
      </form>
      <details className="group border-y border-plaster-300 md:hidden">
        <summary className="flex min-h-12 items-center gap-2 font-medium">
          <Icon as={SlidersHorizontal} />
          {t("filter.open")}
          <span className="ms-auto text-sm font-normal text-stone-600">
            {set === 0 ? t("filter.none") : t("filter.set", { count: set })}
          </span>
          <Icon as={ChevronDown} className="size-4 group-open:rotate-180" />
        </summary>
        <form
          method="get"
          action={to(path)}
          aria-label={t("filter.label")}
          data-swap={swaps}
          className="grid gap-4 pt-2 pb-6"
        >
          <Selects search={search} prefix="m-" hasSort={hasSort} />
          <button type="submit" className={buttonClass()}>
            {t("filter.show")}
          </button>
        </form>
      </details>
    </>
  );
}

type SelectsProps = { search: HomeSearch; prefix: string; hasSort: boolean; className?: string };

function Selects({ search, prefix, hasSort, className }: SelectsProps) {
  const { t } = useText();
  const bandLabel = usePriceBandLabel();
  const others = offeredPlaces.some((place) => place === search.neighborhood) ? [] : [search.neighborhood];
  const places = [...offeredPlaces, ...others.filter((place) => place !== "all")];
  return (
    <>
      <Select
        id={`${prefix}neighborhood`}
        name="neighborhood"
        label={t("filter.neighborhood")}
        value={search.neighborhood}
        choices={[
          { value: "all", label: t("filter.neighborhood.all") },
          ...places.map((place) => ({ value: place, label: t(`filter.place.${place}`) })),
        ]}
        className={className}
      />
      <Select
        id={`${prefix}price`}
        name="price"
        label={t("filter.price")}
        value={search.price}
        choices={[
          { value: "all", label: t("filter.price.all") },
          ...priceBandNames.map((band) => ({ value: band, label: bandLabel(band) })),
        ]}
        className={className}
      />
      {hasSort ? (
        <Select
          id={`${prefix}sort`}
          name="sort"
          label={t("filter.sort")}
          value={search.sort}
          choices={homeOrders.map((order) => ({ value: order, label: t(`filter.sort.${order}`) }))}
          className={className}
        />
      ) : null}
    </>
  );
}

/** The name of a price band in the page's language: `€500,000 – 700,000`, `€900,000 and over`. */
function usePriceBandLabel() {
  const { t, language } = useText();
  return (band: PriceBand) => {
    const { from, to } = priceBands[band];
    return to === null
      ? t("filter.price.over", { price: formatPrice(language, from) })
      : formatPriceRange(language, from, to);
  };
}

type SelectProps = {
  id: string;
  name: string;
  label: string;
  value: string;
  choices: readonly Choice[];
  className?: string;
};

function Select({ id, name, label, value, choices, className }: SelectProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold text-ink">
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        // Without script, Back would show the choice that was left over the list it was not made for.
        autoComplete="off"
        className="min-h-12 w-full rounded-xs border border-stone-500 bg-plaster-0 px-3.5 text-base text-ink hover:border-stone-700"
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
