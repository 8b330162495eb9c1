import { homesBehind } from "~/domain/properties/choice-counts";
import { propertyTypes } from "~/domain/properties/property";
import {
  type FilterName,
  type HomeSearch,
  leastAreas,
  leastBathrooms,
  setFilters,
  tickFilters,
} from "~/domain/properties/property-search";
import { formatArea, formatNumber } from "~/i18n/format";
import { useText } from "~/i18n/text";

import { control, FilterSelect, filterLabel, withChosen } from "./filter-select";
import { useTickLabel } from "./filter-words";
import type { FilterProps } from "./property-filters";

const here: readonly FilterName[] = ["bounds", "bathrooms", "type", "area", ...tickFilters];

/** How many of the filters that fold away are set. */
export function moreCount(search: HomeSearch): number {
  return setFilters(search).filter((name) => here.includes(name)).length;
}

/** What fewer people ask for. It folds away and stands open where something in it is set. */
export function MoreChoices({ search, counts, newSince }: FilterProps) {
  const { t, language } = useText();
  const tickLabel = useTickLabel(newSince);
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4 pt-2 pb-3 max-[22rem]:*:col-span-2 md:grid-cols-3 md:gap-4 lg:grid-cols-5">
      <FilterSelect
        name="type"
        label={t("filter.type")}
        value={search.type}
        choices={[
          { value: "all", label: t("filter.type.all"), homes: homesBehind(counts, "type", "all") },
          ...propertyTypes.map((type) => ({
            value: type,
            label: t(`property.type.${type}`),
            homes: homesBehind(counts, "type", type),
          })),
        ]}
        className="max-md:col-span-2"
      />
      <FilterSelect
        name="bathrooms"
        label={t("filter.bathrooms")}
        value={search.bathrooms === 0 ? "" : String(search.bathrooms)}
        choices={[
          { value: "", label: t("filter.rooms.any"), homes: homesBehind(counts, "bathrooms", "all") },
          ...withChosen(leastBathrooms, search.bathrooms || null).map((least) => ({
            value: String(least),
            label: t("filter.least", { least }),
            homes: homesBehind(counts, "bathrooms", least),
          })),
        ]}
      />
      <FilterSelect
        name="area"
        label={t("filter.area")}
        value={search.area === 0 ? "" : String(search.area)}
        choices={[
          { value: "", label: t("filter.area.any"), homes: homesBehind(counts, "area", "all") },
          ...withChosen(leastAreas, search.area || null).map((least) => ({
            value: String(least),
            label: t("filter.area.least", { area: formatArea(language, least) }),
            homes: homesBehind(counts, "area", least),
          })),
        ]}
      />
      {(["from", "to"] as const).map((end) => (
        <div key={end}>
          <label htmlFor={`filter-${end}`} className={filterLabel}>
            {t(`filter.${end}`)}
          </label>
          <div className="relative">
            <input
              type="text"
              id={`filter-${end}`}
              name={end}
              inputMode="numeric"
              maxLength={20}
              autoComplete="off"
              defaultValue={search[end] === null ? "" : formatNumber(language, search[end])}
              className={`${control} pe-9`}
            />
            <span aria-hidden="true" className="absolute inset-y-0 end-3.5 flex items-center text-stone-600">
              €
            </span>
          </div>
        </div>
      ))}
      <fieldset className="col-span-full">
        <legend className={filterLabel}>{t("filter.has")}</legend>
        <div className="flex flex-wrap gap-x-8">
          {tickFilters.map((name) => (
            <label key={name} className="flex min-h-11 items-center gap-3 text-base leading-tight">
              <input
                type="checkbox"
                id={`filter-${name}`}
                name={name === "newBuild" ? "new" : name}
                value="1"
                defaultChecked={search[name]}
                className="size-5 shrink-0"
              />
              {tickLabel(name)} ({formatNumber(language, homesBehind(counts, name, "yes"))})
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
