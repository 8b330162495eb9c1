import { Trans } from "react-i18next";

import type { AgencyIdentity } from "~/domain/agency/agency";
import type { ChoiceCounts } from "~/domain/properties/choice-counts";
import type { Saving } from "~/domain/properties/favourites";
import type { FoundHomes } from "~/domain/properties/found-homes";
import type { HomeMap as Mapped } from "~/domain/properties/home-map";
import {
  everyHome,
  filterCount,
  type HomeSearch,
  homesPerPage,
  priceBands,
  setFilters,
} from "~/domain/properties/property-search";
import { type Misread, searchQuery } from "~/domain/properties/search-address";
import type { SoldHome } from "~/domain/properties/sold-home";
import { formatPrice } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { Breadcrumb } from "~/ui/breadcrumb";
import { buttonClass } from "~/ui/button";
import { Once } from "~/ui/drawn-once";
import { EmptyState } from "~/ui/empty-state";
import { ContactBar } from "~/ui/frame/contact-bar";
import { Pager } from "~/ui/pager";
import { CodeSearch } from "~/ui/property/filters/code-search";
import { FilterChips } from "~/ui/property/filters/filter-chips";
import { MisreadNote } from "~/ui/property/filters/misread-note";
import { PropertyFilters } from "~/ui/property/filters/property-filters";
import { WhatToChange } from "~/ui/property/filters/what-to-change";
import { HomeMap } from "~/ui/property/map/home-map";
import { ViewSwitch } from "~/ui/property/map/view-switch";
import { PropertyCard } from "~/ui/property/property-card";
import { SoldHomes } from "~/ui/property/sold-homes";

type Props = {
  /** The code that was asked for and that no home has; blank where none was. */
  code: string;
  search: HomeSearch;
  misread: readonly Misread[];
  found: FoundHomes;
  /** All homes found, not only those of the page. */
  map: Mapped;
  counts: ChoiceCounts;
  /** The first year of building that counts as new. */
  newSince: number;
  saving: Saving;
  sold: readonly SoldHome[];
  agency: AgencyIdentity;
};

const path = "/properties";
const swaps = "filters results";

export function PropertiesScreen({ agency, sold, code, ...page }: Props) {
  const { search, misread, found, counts, newSince } = page;
  const { t, to } = useText();
  const isNothingForSale = found.total === 0 && isUnfiltered(search);
  const isMap = search.view === "map" && !isNothingForSale;
  return (
    <>
      <main id="main">
        <Breadcrumb parents={[{ label: t("nav.home"), href: to("/") }]} current={t("nav.properties")} />
        <div className="wrap pb-section">
          <h1 className="max-w-3xl text-display-1">{t("listing.title")}</h1>
          {isNothingForSale ? null : (
            <div id="filters" className="mt-8 border-plaster-300 md:mt-10 md:border-y md:py-6">
              <Once name="filters" of={[page.map]}>
                {() => (
                  <PropertyFilters
                    search={search}
                    counts={counts}
                    newSince={newSince}
                    path={path}
                    swaps={swaps}
                    results="results"
                  />
                )}
              </Once>
            </div>
          )}
          {isNothingForSale ? <CodeSearch code={code} path={path} /> : null}
          <div id="results" className="scroll-mt-20">
            <MisreadNote misread={misread} href={to(`${path}${searchQuery(search)}`)} swaps={swaps} />
            <FilterChips search={search} newSince={newSince} path={path} swaps={swaps} />
            <div
              className={
                isNothingForSale ? "sr-only" : "mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
              }
            >
              <p className="text-lg" role="status">
                <Trans
                  i18nKey="properties.found"
                  count={found.total}
                  components={{ n: <span className="figures font-semibold" /> }}
                />
              </p>
              {isNothingForSale ? null : (
                <>
                  <ViewSwitch search={search} path={path} swaps={swaps} />
                  <CodeSearch code={code} path={path} />
                </>
              )}
            </div>
            <div className="mt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_42%] lg:items-start lg:gap-x-10">
              <div className={isMap ? "max-lg:hidden print:block" : undefined}>
                {found.total === 0 ? <NothingFound {...page} /> : <Found {...page} />}
              </div>
              <div className={`lg:sticky lg:top-6 print:hidden ${isMap ? "" : "max-lg:hidden"}`}>
                <Once name="map" of={[page.map]}>
                  {() => <HomeMap map={page.map} search={search} counts={counts} path={path} swaps={swaps} />}
                </Once>
              </div>
            </div>
            {found.total === 0 ? null : <Invitation search={search} />}
          </div>
          <Once name="sold" of={[sold]}>
            {() => <SoldHomes homes={sold} className="mt-section" />}
          </Once>
        </div>
      </main>
      <ContactBar agency={agency} floating={{ href: to("/search"), label: t("listing.search"), opensDialog: true }} />
    </>
  );
}

type Page = Omit<Props, "agency" | "sold" | "code">;

// One beside the map, two from 1280 px; below 1024 px the map is a view of its own.
const cardWidth = "(min-width: 80rem) 25vw, (min-width: 64rem) 50vw, (min-width: 48rem) 45vw, calc(100vw - 3rem)";

function Found({ search, found, saving }: Page) {
  const { to } = useText();
  return (
    <>
      <div className="grid gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        {found.homes.map((home, index) => (
          <PropertyCard
            key={home.id}
            home={home}
            isFirst={index === 0 && search.view === "list"}
            saving={saving}
            level={2}
            sizes={cardWidth}
          />
        ))}
      </div>
      <Pager
        page={found.page}
        pages={found.pages}
        total={found.total}
        perPage={homesPerPage}
        hrefOf={(page) => to(`/properties${searchQuery({ ...search, page })}`)}
      />
    </>
  );
}

function Invitation({ search }: Pick<Page, "search">) {
  const { t, to } = useText();
  return (
    <aside className="mt-24 grid gap-6 bg-plaster-100 p-8 md:grid-cols-[1fr_auto] md:items-center md:p-12">
      <div>
        <h2 className="text-title-1">{t("listing.invite.title")}</h2>
        <p className="mt-2 max-w-xl text-lg text-stone-700">{t("listing.invite.text")}</p>
      </div>
      <a href={to(searchPath(search))} data-dialog className={buttonClass({ size: "lg" })}>
        {t("listing.search")}
      </a>
    </aside>
  );
}

/** Every home was asked for: where none is found there is none. */
function isUnfiltered(search: HomeSearch): boolean {
  return filterCount(search) === 0 && search.at === everyHome.at;
}

/** The property search, with what was asked of the list. */
function searchPath(search: HomeSearch): string {
  return `/search${searchQuery({ ...search, at: everyHome.at, sort: everyHome.sort, view: everyHome.view, page: 1 })}`;
}

function NothingFound({ search, counts, newSince }: Page) {
  const { t, to } = useText();
  return (
    <>
      <EmptyState
        title={useMissing(search)}
        text={t(isUnfiltered(search) ? "home.homes.none.text" : "listing.empty.text")}
      >
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
