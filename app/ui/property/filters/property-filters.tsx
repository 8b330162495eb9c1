import { ChevronDown, SlidersHorizontal } from "lucide-react";

import type { ChoiceCounts } from "~/domain/properties/choice-counts";
import { type HomeSearch, setFilters } from "~/domain/properties/property-search";
import { useText } from "~/i18n/text";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { MainChoices } from "./main-choices";
import { moreCount, MoreChoices } from "./more-choices";

export type FilterProps = {
  search: HomeSearch;
  /** What each choice would lead to. */
  counts: ChoiceCounts;
  /** The first year of building that counts as new. */
  newSince: number;
};

type Props = FilterProps & {
  /** Path of the page with the list, without language: `/properties`, `/#properties`. */
  path: string;
  /** Ids of the elements with these filters and their results: where script runs they alone are drawn anew. */
  swaps: string;
  /** Id of the results: whoever presses the button on a phone is taken there. */
  results: string;
  hasSort?: boolean;
};

/**
 * The filters of a list: one GET form, so that a search is an address. Each choice says how many homes it leads to. On a phone they
 * fold away, so that the first home is on the first screen.
 */
export function PropertyFilters({ path, swaps, results, hasSort = true, ...given }: Props) {
  const { t, to } = useText();
  const set = setFilters(given.search).length;
  const more = moreCount(given.search);
  return (
    <form
      method="get"
      action={to(path)}
      aria-label={t("filter.label")}
      data-swap={swaps}
      data-swap-to={results}
      data-autosubmit
    >
      {given.search.at === "" ? null : <input type="hidden" name="at" value={given.search.at} />}
      {given.search.view === "list" ? null : <input type="hidden" name="view" value={given.search.view} />}
      <details id={`${results}-filters`} data-unfolds className="group/fold max-md:border-y max-md:border-plaster-300">
        <summary className="flex min-h-12 items-center gap-2 font-medium">
          <Icon as={SlidersHorizontal} className="size-4.5" />
          {t(hasSort ? "filter.open" : "filter.open.unsorted")}
          <span className="ms-auto text-sm font-normal text-stone-600">
            {set > 0 ? t("filter.set", { count: set }) : t("filter.none")}
          </span>
          <Icon as={ChevronDown} className="size-4 group-open/fold:rotate-180" />
        </summary>
        <div className="max-md:pt-2 max-md:pb-6">
          <div className="grid items-end gap-x-3 gap-y-4 md:flex md:flex-wrap md:gap-4">
            <MainChoices {...given} hasSort={hasSort} />
            <button
              type="submit"
              data-autosubmit-hides
              className={buttonClass({
                kind: "secondary",
                className: "hidden min-h-12 whitespace-nowrap md:inline-flex",
              })}
            >
              {t("filter.show")}
            </button>
          </div>
          <details id="more-filters" open={more > 0} className="group mt-2 md:mt-3">
            <summary className="flex min-h-11 w-fit items-center gap-2 font-medium text-mar-700">
              {t("filter.more")}
              {more > 0 ? (
                <span className="text-sm font-normal text-stone-600">{t("filter.set", { count: more })}</span>
              ) : null}
              <Icon as={ChevronDown} className="size-4 group-open:rotate-180" />
            </summary>
            <MoreChoices {...given} />
          </details>
          <button type="submit" className={buttonClass({ className: "mt-3 w-full md:hidden" })}>
            {t("filter.show")}
          </button>
        </div>
      </details>
    </form>
  );
}
