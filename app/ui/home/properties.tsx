import { Trans } from "react-i18next";

import type { Saving } from "~/domain/properties/favourites";
import type { HomeCard } from "~/domain/properties/property";
import { filterCount, type HomeSearch, searchQuery } from "~/domain/properties/property-search";
import { useText } from "~/i18n/text";
import { ArrowLink } from "~/ui/arrow-link";
import { PropertyCard } from "~/ui/property/property-card";
import { PropertyFilters } from "~/ui/property/property-filters";
import { SectionHeading } from "~/ui/section-heading";

import { NoHomes } from "./no-homes";

type Props = {
  search: HomeSearch;
  /** The first homes that fit the search. */
  homes: readonly HomeCard[];
  /** How many fit it. */
  total: number;
  saving: Saving;
};

/** The first homes of the list under its filters; "All properties" keeps what was chosen. */
export function HomeProperties({ search, homes, total, saving }: Props) {
  const { t, to } = useText();
  const isFiltered = filterCount(search) > 0;
  return (
    <section id="properties" className="py-section" aria-labelledby="properties-heading">
      <div className="wrap">
        <SectionHeading id="properties-heading" title={t("home.homes.title")}>
          <ArrowLink href={to(`/properties${searchQuery(search)}`)}>{t("home.homes.all")}</ArrowLink>
        </SectionHeading>
        <PropertyFilters search={search} path="/#properties" swaps="properties" hasSort={false} />
        <p role="status" className={isFiltered && total > 0 ? "mt-6 text-base text-stone-700" : "sr-only"}>
          <Trans i18nKey="properties.found" count={total} components={{ n: <span className="figures" /> }} />
        </p>
        {homes.length > 0 ? (
          <div className="mt-10 grid gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
            {homes.map((home) => (
              <PropertyCard key={home.id} home={home} saving={saving} />
            ))}
          </div>
        ) : (
          <NoHomes isFiltered={isFiltered} />
        )}
      </div>
    </section>
  );
}
