import {
  type FilterName,
  type HomeSearch,
  type PriceBand,
  priceBands,
  type TickFilter,
} from "~/domain/properties/property-search";
import { formatArea, formatPrice, formatPriceRange } from "~/i18n/format";
import { useText } from "~/i18n/text";

/** What a filter is set to, in words that can stand alone: `Gràcia`, `Bedrooms: 2 or more`, `Up to €650,000`. */
export function useFilterWords(search: HomeSearch, newSince: number): (name: FilterName) => string {
  const { t, language } = useText();
  const bandLabel = usePriceBandLabel();
  const tickLabel = useTickLabel(newSince);
  const least = (count: number) => t("filter.least", { least: count });
  return (name) => {
    switch (name) {
      case "neighborhood":
        return search.neighborhood === "all" ? "" : t(`filter.place.${search.neighborhood}`);
      case "at":
        return t("filter.at");
      case "price":
        return search.price === "all" ? "" : bandLabel(search.price);
      case "bounds":
        return boundsWords();
      case "bedrooms":
        return `${t("filter.bedrooms")}: ${least(search.bedrooms)}`;
      case "bathrooms":
        return `${t("filter.bathrooms")}: ${least(search.bathrooms)}`;
      case "type":
        return search.type === "all" ? "" : t(`property.type.${search.type}`);
      case "area":
        return `${t("filter.area")}: ${t("filter.area.least", { area: formatArea(language, search.area) })}`;
      default:
        return tickLabel(name);
    }
  };

  function boundsWords(): string {
    const { from, to } = search;
    if (from !== null && to !== null) return formatPriceRange(language, from, to);
    if (from !== null) return t("filter.price.over", { price: formatPrice(language, from) });
    return to === null ? "" : t("filter.price.upTo", { price: formatPrice(language, to) });
  }
}

export function useTickLabel(newSince: number): (name: TickFilter) => string {
  const { t } = useText();
  return (name) => (name === "newBuild" ? t("filter.newBuild", { year: newSince }) : t(`filter.${name}`));
}

/** The name of a price band in the page's language: `€500,000–700,000`, `€900,000 and over`. */
export function usePriceBandLabel(): (band: PriceBand) => string {
  const { t, language } = useText();
  return (band) => {
    const { from, to } = priceBands[band];
    return to === null
      ? t("filter.price.over", { price: formatPrice(language, from) })
      : formatPriceRange(language, from, to);
  };
}
