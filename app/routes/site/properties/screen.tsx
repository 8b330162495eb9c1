import { Trans } from "react-i18next";

import type { AgencyIdentity } from "~/domain/agency/agency";
import type { ChoiceCounts } from "~/domain/properties/choice-counts";
import type { Saving } from "~/domain/properties/favourites";
import type { FoundHomes } from "~/domain/properties/found-homes";
import {
  everyHome,
  filterCount,
  type HomeSearch,
  homesPerPage,
  priceBands,
  setFilters,
} from "~/domain/properties/property-search";
import { type Misread, searchQuery } from "~/domain/properties/search-address";
import { formatPrice } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { Breadcrumb } from "~/ui/breadcrumb";
import { buttonClass } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { ContactBar } from "~/ui/frame/contact-bar";
import { Pager } from "~/ui/pager";
import { FilterChips } from "~/ui/property/filters/filter-chips";
import { MisreadNote } from "~/ui/property/filters/misread-note";
import { PropertyFilters } from "~/ui/property/filters/property-filters";
import { WhatToChange } from "~/ui/property/filters/what-to-change";
import { PropertyCard } from "~/ui/property/property-card";

type Props = {
  search: HomeSearch;
  misread: readonly Misread[];
  found: FoundHomes;
  counts: ChoiceCounts;
  /** The first year of building that counts as new. */
  newSince: number;
  saving: Saving;
  agency: AgencyIdentity;
};

const path = "/properties";
const swaps = "filters results";

export function PropertiesScreen({ agency, ...page }: Props) {
  const { search, misread, found, counts, newSince } = page;
  const { t, to } = useText();
  return (
    <>
      <main id="main">
        <Breadcrumb parents={[{ label: t("nav.home"), href: to("/") }]} current={t("nav.properties")} />
        <div className="wrap pb-section">
          <h1 className="max-w-3xl text-display-1">{t("listing.title")}</h1>
          <div id="filters" className="mt-8 border-plaster-300 md:mt-10 md:border-y md:py-6">
            <PropertyFilters
              search={search}
              counts={counts}
              newSince={newSince}
              path={path}
              swaps={swaps}
              results="results"
            />
          </div>
          <div id="results" className="scroll-mt-20">
            <MisreadNote misread={misread} href={to(`${path}${searchQuery(search)}`)} swaps={swaps} />
            <FilterChips search={search} newSince={newSince} path={path} swaps={swaps} />
            <p className="mt-6 text-lg" role="status">
              <Trans
                i18nKey="properties.found"
                count={found.total}
                components={{ n: <span className="figures font-semibold" /> }}
              />
            </p>
            {found.total === 0 ? <NothingFound {...page} /> : <Found {...page} />}
          </div>
        </div>
      </main>
      <ContactBar agency={agency} />
    </>
  );
}

type Page = Omit<Props, "agency">;

function Found({ search, found, saving }: Page) {
  const { t, to } = useText();
  return (
    <>
      <div className="mt-8 grid gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
        {found.homes.map((home, index) => (
          <PropertyCard key={home.id} home={home} isFirst={index === 0} saving={saving} level={2} />
        ))}
      </div>
      <Pager
        page={found.page}
        pages={found.pages}
        total={found.total}
        perPage={homesPerPage}
        hrefOf={(page) => to(`/properties${searchQuery({ ...search, page })}`)}
      />
      <aside className="mt-24 grid gap-6 bg-plaster-100 p-8 md:grid-cols-[1fr_auto] md:items-center md:p-12">
        <div>
          <h2 className="text-title-1">{t("listing.invite.title")}</h2>
          <p className="mt-2 max-w-xl text-lg text-stone-700">{t("listing.invite.text")}</p>
        </div>
        <a href={to(searchPath(search))} data-dialog className={buttonClass({ size: "lg" })}>
          {t("listing.search")}
        </a>
      </aside>
    </>
  );
}

/** The property search, with what was asked of the list. */
function searchPath(search: HomeSearch): string {
  return `/search${searchQuery({ ...search, sort: everyHome.sort, page: 1 })}`;
}

function NothingFound({ search, counts, newSince }: Page) {
  const { t, to } = useText();
  return (
    <>
      <EmptyState title={useMissing(search)} text={t("listing.empty.text")}>
        {filterCount(search) > 0 ? (
          <a href={to("/properties")} className={buttonClass({ kind: "secondary" })}>
            {t("listing.empty.clear")}
          </a>
        ) : null}
        <a href={to(searchPath(search))} data-dialog className={buttonClass()}>
          {t("listing.search")}
        </a>
      </EmptyState>
      <WhatToChange search={search} counts={counts} newSince={newSince} path={path} swaps={swaps} />
    </>
  );
}

/** What is missing, in the visitor's own terms: "Nothing in Sarrià at €900,000 or more today". */
function useMissing(search: HomeSearch): string {
  const { t, language } = useText();
  const { neighborhood, price } = search;
  // More than these two would make no sentence that anybody reads.
  if (setFilters(search).some((name) => name !== "neighborhood" && name !== "price"))
    return t("home.homes.empty.title");
  const where = t(`filter.in.${neighborhood}`);
  if (price === "all") return t("listing.empty.title", { where });

  const band = priceBands[price];
  const from = formatPrice(language, band.from);
  return band.to === null
    ? t("listing.empty.titleOver", { where, from })
    : t("listing.empty.titleWithin", { where, from, to: formatPrice(language, band.to) });
}
