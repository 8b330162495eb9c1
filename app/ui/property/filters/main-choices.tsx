import { homesBehind } from "~/domain/properties/choice-counts";
import { homeOrders, leastBedrooms, listBands, searchedPlaces } from "~/domain/properties/property-search";
import { useText } from "~/i18n/text";

import { FilterSelect, withChosen } from "./filter-select";
import { usePriceBandLabel } from "./filter-words";
import type { FilterProps } from "./property-filters";

/** What nearly everybody asks for: where, for how much, with how many bedrooms; and the order. */
export function MainChoices({ search, counts, hasSort }: FilterProps & { hasSort: boolean }) {
  const { t } = useText();
  const bandLabel = usePriceBandLabel();
  // Two in a row on a tablet: four would cut their words short.
  const wide = "grow md:min-w-40 md:basis-2/5 lg:basis-0";
  return (
    <>
      <FilterSelect
        name="neighborhood"
        label={t("filter.neighborhood")}
        value={search.neighborhood}
        choices={[
          {
            value: "all",
            label: t("filter.neighborhood.all"),
            homes: homesBehind(counts, "neighborhood", "all"),
          },
          ...searchedPlaces.map((place) => ({
            value: place,
            label: t(`filter.place.${place}`),
            homes: homesBehind(counts, "neighborhood", place),
          })),
        ]}
        className={wide}
      />
      <FilterSelect
        name="price"
        label={t("filter.price")}
        value={search.price}
        choices={[
          { value: "all", label: t("filter.price.all"), homes: homesBehind(counts, "price", "all") },
          ...withChosen(listBands, search.price === "all" ? null : search.price).map((band) => ({
            value: band,
            label: bandLabel(band),
            homes: homesBehind(counts, "price", band),
          })),
        ]}
        className={wide}
      />
      <FilterSelect
        name="bedrooms"
        label={t("filter.bedrooms")}
        value={search.bedrooms === 0 ? "" : String(search.bedrooms)}
        choices={[
          { value: "", label: t("filter.rooms.any"), homes: homesBehind(counts, "bedrooms", "all") },
          ...withChosen(leastBedrooms, search.bedrooms || null).map((least) => ({
            value: String(least),
            label: t("filter.least", { least }),
            homes: homesBehind(counts, "bedrooms", least),
          })),
        ]}
        className={wide}
      />
      {hasSort ? (
        <FilterSelect
          name="sort"
          label={t("filter.sort")}
          value={search.sort}
          choices={homeOrders.map((order) => ({ value: order, label: t(`filter.sort.${order}`) }))}
          className={`${wide} lg:grow-[1.4]`}
        />
      ) : null}
    </>
  );
}
