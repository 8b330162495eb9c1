import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";

import { db } from "~/db/db.server";
import type { AgencyIdentity } from "~/domain/agency/agency";
import { mortgageDefaults } from "~/domain/agency/mortgage.server";
import { monthlyPayment } from "~/domain/costs/mortgage";
import { mortgageCustoms } from "~/domain/costs/mortgage-figures";
import type { DevelopmentDetail } from "~/domain/developments/development";
import { readTab } from "~/domain/developments/development-tab";
import { listNeighborhoods } from "~/domain/places/places.server";
import { savingUnitsOn } from "~/http/favourites.server";
import { languageOf } from "~/http/language.server";
import { ownOrigin } from "~/http/own-address.server";
import { metaOf } from "~/http/page-meta";
import { describePage } from "~/http/page-meta.server";
import { shownDevelopment } from "~/http/shown-development.server";
import { developmentListing } from "~/http/structured-data/development-data";
import { textsIn } from "~/i18n/instances.server";
import { DevelopmentScreen } from "~/ui/developments/development-screen";
import type { MonthlyExample } from "~/ui/developments/financing";

export const meta = metaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const t = textsIn(language);
  const development = await shownDevelopment(request, params, new Date());
  const [neighborhoods, saving, example] = await Promise.all([
    listNeighborhoods(db, language),
    savingUnitsOn(request),
    monthlyExample(development),
  ]);
  const url = new URL(request.url);
  const { name, location, summary } = development;
  return {
    development,
    neighborhoods,
    saving,
    example,
    tab: readTab(url.searchParams.get("tab")),
    url: ownOrigin(request) + url.pathname,
    meta: describePage(request, {
      title: t("development.head", { name, location }),
      description: t("development.meta", { name, location, summary }),
      translated: development.textLanguages,
      picture: development.photos[0],
      structuredData: [developmentListing(ownOrigin(request), language, development)],
    }),
  };
}

export default function Development() {
  const { meta: _meta, ...shown } = useLoaderData<typeof loader>();
  return <DevelopmentScreen {...shown} agency={useOutletContext<AgencyIdentity>()} />;
}

/** What the cheapest unit would cost a month with the smallest down payment and the rate that the agent looked up. */
async function monthlyExample(development: DevelopmentDetail): Promise<MonthlyExample | null> {
  const { priceFrom: price, hasMortgage, minimumDownPaymentPercent } = development;
  if (price === null || !hasMortgage || minimumDownPaymentPercent >= 100) return null;
  const { ratePercent } = await mortgageDefaults(db);
  const years = mortgageCustoms.longestTerm;
  const amount = (price * (100 - minimumDownPaymentPercent)) / 100;
  return { price, ratePercent, years, payment: monthlyPayment({ amount, ratePercent, years }) };
}
