import { X } from "lucide-react";

import { type HomeSearch, everyHome, setFilters, withoutFilter } from "~/domain/properties/property-search";
import { searchQuery } from "~/domain/properties/search-address";
import { useText } from "~/i18n/text";
import { Icon } from "~/ui/icon";

import { useFilterWords } from "./filter-words";

export type ChipsProps = {
  search: HomeSearch;
  newSince: number;
  /** The page with the list, without language: its path and where on it the list stands, `#properties` or nothing. */
  path: string;
  hash?: string;
  /** Ids of what is drawn anew where script runs. */
  swaps: string;
};

/** What narrows the list, each filter a link that takes it away, and one that takes away all. */
export function FilterChips({ search, newSince, path, hash = "", swaps }: ChipsProps) {
  const { t, to } = useText();
  const words = useFilterWords(search, newSince);
  const set = setFilters(search);
  if (set.length === 0) return null;
  return (
    <ul aria-label={t("filter.chips")} data-swap={swaps} className="mt-5 flex flex-wrap items-center gap-x-2 gap-y-1">
      {set.map((name) => (
        <li key={name}>
          <a
            href={to(`${path}${searchQuery(withoutFilter(search, name))}${hash}`)}
            className="group flex min-h-11 items-center text-sm text-mar-800"
          >
            <span className="flex min-h-8 items-center gap-1.5 rounded-xs border border-mar-300 bg-mar-50 px-3 group-hover:border-mar-700">
              <span>
                <span className="sr-only">{t("filter.chip.remove")} </span>
                {words(name)}
              </span>
              <Icon as={X} className="size-4 shrink-0" />
            </span>
          </a>
        </li>
      ))}
      <li>
        <a
          href={to(`${path}${searchQuery({ ...everyHome, sort: search.sort, view: search.view })}${hash}`)}
          className="flex min-h-11 items-center px-2 text-sm font-medium text-mar-700 underline"
        >
          {t("filter.clearAll")}
        </a>
      </li>
    </ul>
  );
}
