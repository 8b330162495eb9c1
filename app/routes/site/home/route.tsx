import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";

import { db } from "~/db/db.server";
import type { AgencyIdentity } from "~/domain/agency/agency";
import { agencyIdentity, listClaims, listStories } from "~/domain/agency/agency.server";
import { listNeighborhoods } from "~/domain/places/places.server";
import { countChoices, searchHomes, soldHomes } from "~/domain/properties/properties.server";
import { type HomeSearch, newSince } from "~/domain/properties/property-search";
import { readAddress } from "~/domain/properties/search-address";
import { findBrand } from "~/domain/site/brand.server";
import { sitePicture } from "~/domain/site/site-pictures.server";
import { formStamp } from "~/http/forms/form-guard.server";
import { ownOrigin } from "~/http/own-address.server";
import { savingOn } from "~/http/pages/favourites.server";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import { recalled } from "~/http/pages/recalled.server";
import { realEstateAgent } from "~/http/pages/structured-data/agency-data";
import type { RouteHandle } from "~/http/route-handle";
import { formatPrice } from "~/i18n/format";
import { textsIn } from "~/i18n/instances.server";
import { type Language, languages } from "~/i18n/languages";
import { useText } from "~/i18n/text";
import { Once } from "~/ui/drawn-once";
import { ContactBar } from "~/ui/frame/contact-bar";
import { HomeAbout } from "~/ui/home/about";
import { HomeContact } from "~/ui/home/contact";
import { HomeHero } from "~/ui/home/hero";
import { HomeNeighborhoods } from "~/ui/home/neighborhoods";
import { HomeProperties } from "~/ui/home/properties";
import { HomeServices } from "~/ui/home/services";
import { HomeStories } from "~/ui/home/stories";
import { ValuationBand } from "~/ui/home/valuation-band";
import { SoldHomes } from "~/ui/property/sold-homes";

export const handle = {
  kept: {
    seconds: 600,
    query: [
      "neighborhood",
      "at",
      "price",
      "from",
      "to",
      "bedrooms",
      "bathrooms",
      "type",
      "area",
      "lift",
      "terrace",
      "parking",
      "new",
      "sort",
      "view",
      "page",
    ],
  },
} satisfies RouteHandle;

export const meta = metaOf;

const shownHomes = 6;

/** What the page says to everybody. @param _newSince the year from which homes count as new */
const pageFor = recalled(async (language: Language, search: HomeSearch, _newSince: number) => {
  const now = new Date();
  const [agency, brand, heroPhoto, valuationPhoto, neighborhoods, found, counts, claims, stories, sold] =
    await Promise.all([
      agencyIdentity(db, language),
      findBrand(db, language),
      sitePicture(db, language, "hero"),
      sitePicture(db, language, "valuation"),
      listNeighborhoods(db, language),
      searchHomes(db, language, search, now),
      countChoices(db, search, now),
      listClaims(db, language),
      listStories(db, language),
      soldHomes(db, language),
    ]);
  return {
    ...{ agency, brand, heroPhoto, valuationPhoto, counts, claims, stories, sold },
    neighborhoods: neighborhoods.filter(({ isNamed }) => isNamed),
    homes: found.homes.slice(0, shownHomes),
    total: found.total,
    greetings: languages.map((each) => ({ language: each, text: textsIn(each)("home.about.greeting") })),
  };
}, 60);

export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const t = textsIn(language);
  // The first homes of the list and no further page of it: the rest is a link away.
  const { search: asked, misread } = readAddress(new URL(request.url).searchParams);
  const search = { ...asked, page: 1 };
  const now = new Date();
  const { agency, brand, ...shown } = await pageFor(language, search, newSince(now));
  return {
    ...shown,
    search,
    misread,
    newSince: newSince(now),
    saving: await savingOn(request),
    stamp: formStamp(now),
    meta: describePage(request, {
      title: t("home.title"),
      description: t("home.description", {
        from: formatPrice(language, agency.priceFrom),
        to: formatPrice(language, agency.priceTo),
      }),
      structuredData: [realEstateAgent(ownOrigin(request), language, agency, brand)],
    }),
  };
}

export default function Home() {
  const page = useLoaderData<typeof loader>();
  const agency = useOutletContext<AgencyIdentity>();
  const { t, to } = useText();
  return (
    <>
      <main id="main">
        <Once name="above the homes" of={[agency, page.homes]}>
          {() => (
            <>
              <HomeHero photo={page.heroPhoto} agency={agency} />
              <HomeNeighborhoods neighborhoods={page.neighborhoods} />
              <HomeServices />
              <ValuationBand photo={page.valuationPhoto} />
            </>
          )}
        </Once>
        <HomeProperties {...page} />
        <Once name="below the homes" of={[agency, page.homes]}>
          {() => (
            <>
              <SoldHomes homes={page.sold} className="wrap pb-section" />
              <HomeAbout agency={agency} greetings={page.greetings} claims={page.claims} />
              <HomeStories stories={page.stories} />
            </>
          )}
        </Once>
        <HomeContact agency={agency} stamp={page.stamp} />
      </main>
      <ContactBar agency={agency} floating={{ href: to("/valuation"), label: t("cta.valuation"), opensDialog: true }} />
    </>
  );
}
