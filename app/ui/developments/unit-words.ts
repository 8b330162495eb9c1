import type { DevelopmentUnit } from "~/domain/developments/development";
import type { Priced } from "~/domain/listings/price-news";
import { formatArea } from "~/i18n/format";
import { useText } from "~/i18n/text";

/** A unit says what is new of its price as a home does; since when it is listed nobody knows. */
export function pricedUnit(unit: DevelopmentUnit): Priced {
  return { ...unit, publishedAt: null };
}

/** The areas of a unit in words. */
export function useUnitWords(unit: DevelopmentUnit) {
  const { t, language } = useText();
  return {
    area: formatArea(language, unit.area),
    usefulArea: unit.usefulArea === null ? null : formatArea(language, unit.usefulArea),
    useful:
      unit.usefulArea === null ? null : t("development.units.useful", { area: formatArea(language, unit.usefulArea) }),
    terrace: unit.terrace > 0 ? formatArea(language, unit.terrace) : "–",
  };
}
