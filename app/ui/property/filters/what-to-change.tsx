import { type ChoiceCounts, homesBehind } from "~/domain/properties/choice-counts";
import { setFilters, withoutFilter } from "~/domain/properties/property-search";
import { searchQuery } from "~/domain/properties/search-address";
import { useText } from "~/i18n/text";

import type { ChipsProps } from "./filter-chips";
import { useFilterWords } from "./filter-words";

/** Where nothing fits: each filter that alone stands in the way of homes, with how many. */
export function WhatToChange({
  search,
  counts,
  newSince,
  path,
  hash = "",
  swaps,
}: ChipsProps & { counts: ChoiceCounts }) {
  const { t, to } = useText();
  const words = useFilterWords(search, newSince);
  const helping = setFilters(search).filter((name) => homesBehind(counts, name, "all") > 0);
  if (helping.length === 0) return null;
  return (
    <div className="mt-8" data-swap={swaps}>
      <h3 className="text-title-3">{t("filter.change.title")}</h3>
      <ul className="mt-2">
        {helping.map((name) => (
          <li key={name}>
            <a
              href={to(`${path}${searchQuery(withoutFilter(search, name))}${hash}`)}
              className="flex min-h-11 items-center text-mar-700 underline"
            >
              {t("filter.change.without", {
                filter: words(name),
                homes: t("filter.change.homes", { count: homesBehind(counts, name, "all") }),
              })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
