import { Trans } from "react-i18next";

import type { AgencyIdentity } from "~/domain/agency/agency";
import type { Saving } from "~/domain/properties/favourites";
import type { FoundHomes } from "~/domain/properties/found-homes";
import {
  filterCount,
  type HomeSearch,
  homesPerPage,
  priceBands,
  searchQuery,
} from "~/domain/properties/property-search";
import { formatPrice } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { Breadcrumb } from "~/ui/breadcrumb";
import { buttonClass } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { ContactBar } from "~/ui/frame/contact-bar";
import { Pager } from "~/ui/pager";
import { PropertyCard } from "~/ui/property/property-card";
import { PropertyFilters } from "~/ui/property/property-filters";

type Props = { search: HomeSearch; found: FoundHomes; saving: Saving; agency: AgencyIdentity };

export function PropertiesScreen({ search, found, saving, agency }: Props) {
  const { t, to } = useText();
  return (
    <>
      <main id="main">
        <Breadcrumb parents={[{ label: t("nav.home"), href: to("/") }]} current={t("nav.properties")} />
        <div className="wrap pb-section">
          <h1 className="max-w-3xl text-display-1">{t("listing.title")}</h1>
          <div id="filters" className="mt-8 border-plaster-300 md:mt-10 md:border-y md:py-6">
            <PropertyFilters search={search} path="/properties" swaps="filters results" />
          </div>
          <div id="results">
            <p className="mt-6 text-lg" role="status">
              <Trans
                i18nKey="properties.found"
                count={found.total}
                components={{ n: <span className="figures font-semibold" /> }}
              />
            </p>
            {found.total === 0 ? (
              <NothingFound search={search} />
            ) : (
              <Found search={search} found={found} saving={saving} />
            )}
          </div>
        </div>
      </main>
      <ContactBar agency={agency} />
    </>
  );
}

function Found({ search, found, saving }: Omit<Props, "agency">) {
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
        <a href={to("/search")} data-dialog className={buttonClass({ size: "lg" })}>
          {t("listing.search")}
        </a>
      </aside>
    </>
  );
}

function NothingFound({ search }: { search: HomeSearch }) {
  const { t, to } = useText();
  return (
    <EmptyState title={useMissing(search)} text={t("listing.empty.text")}>
      {filterCount(search) > 0 ? (
        <a href={to("/properties")} className={buttonClass({ kind: "secondary" })}>
          {t("listing.empty.clear")}
        </a>
      ) : null}
      <a href={to("/search")} data-dialog className={buttonClass()}>
        {t("listing.search")}
      </a>
    </EmptyState>
  );
}

/** What is missing, in the visitor's own terms: "Nothing in Sarrià at €900,000 or more today". */
function useMissing({ neighborhood, price }: HomeSearch): string {
  const { t, language } = useText();
  const where = t(`filter.in.${neighborhood}`);
  if (price === "all") return t("listing.empty.title", { where });

  const band = priceBands[price];
  const from = formatPrice(language, band.from);
  return band.to === null
    ? t("listing.empty.titleOver", { where, from })
    : t("listing.empty.titleWithin", { where, from, to: formatPrice(language, band.to) });
}
