import { Trans } from "react-i18next";

import type { ChoiceCounts } from "~/domain/properties/choice-counts";
import type { Saving } from "~/domain/properties/favourites";
import type { HomeCard } from "~/domain/properties/property";
import { filterCount, type HomeSearch } from "~/domain/properties/property-search";
import { type Misread, searchQuery } from "~/domain/properties/search-address";
import { useText } from "~/i18n/text";
import { ArrowLink } from "~/ui/arrow-link";
import { buttonClass } from "~/ui/button";
import { Once } from "~/ui/drawn-once";
import { FilterChips } from "~/ui/property/filters/filter-chips";
import { MisreadNote } from "~/ui/property/filters/misread-note";
import { PropertyFilters } from "~/ui/property/filters/property-filters";
import { WhatToChange } from "~/ui/property/filters/what-to-change";
import { PropertyCard } from "~/ui/property/property-card";
import { SectionHeading } from "~/ui/section-heading";

import { NoHomes } from "./no-homes";

type Props = {
  search: HomeSearch;
  misread: readonly Misread[];
  counts: ChoiceCounts;
  /** The first year of building that counts as new. */
  newSince: number;
  /** The first homes that fit the search. */
  homes: readonly HomeCard[];
  /** How many fit it. */
  total: number;
  saving: Saving;
};

/** The first homes of the list under its filters; "All properties" keeps what was chosen. */
export function HomeProperties({ search, misread, counts, newSince, homes, total, saving }: Props) {
  const { t, to } = useText();
  const isFiltered = filterCount(search) > 0;
  // Filters of nothing would say eight times that there is nothing.
  if (total === 0 && !isFiltered) return <NothingForSale />;
  const list = { search, newSince, path: "/", hash: "#properties", swaps: "properties" };
  return (
    <section id="properties" className="py-section" aria-labelledby="properties-heading">
      <div className="wrap">
        <SectionHeading id="properties-heading" title={t("home.homes.title")}>
          <ArrowLink href={to(`/properties${searchQuery(search)}`)}>{t("home.homes.all")}</ArrowLink>
        </SectionHeading>
        <Once name="filters" of={[homes]}>
          {() => (
            <PropertyFilters
              search={search}
              counts={counts}
              newSince={newSince}
              path="/#properties"
              swaps="properties"
              results="found-homes"
              hasSort={false}
            />
          )}
        </Once>
        <MisreadNote misread={misread} href={to(`/${searchQuery(search)}#properties`)} swaps="properties" />
        <FilterChips {...list} />
        <p
          id="found-homes"
          role="status"
          className={isFiltered && total > 0 ? "mt-6 text-base text-stone-700" : "sr-only"}
        >
          <Trans i18nKey="properties.found" count={total} components={{ n: <span className="figures" /> }} />
        </p>
        {homes.length > 0 ? (
          <div className="mt-10 grid gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
            {homes.map((home) => (
              <PropertyCard key={home.id} home={home} saving={saving} offersViewing />
            ))}
          </div>
        ) : (
          <>
            <NoHomes />
            <WhatToChange {...list} counts={counts} />
          </>
        )}
      </div>
    </section>
  );
}

function NothingForSale() {
  const { t, to } = useText();
  return (
    <section id="properties" className="py-section" aria-labelledby="properties-heading">
      <div className="wrap">
        <SectionHeading id="properties-heading" title={t("home.homes.none.title")} />
        <p className="max-w-lg text-lg text-stone-700">{t("home.homes.none.text")}</p>
        <p className="mt-8">
          <a href={to("/search")} data-dialog className={buttonClass()}>
            {t("home.hero.search")}
          </a>
        </p>
      </div>
    </section>
  );
}
