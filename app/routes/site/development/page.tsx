import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";

import { db } from "~/db/db.server";
import type { AgencyIdentity } from "~/domain/agency/agency";
import { readTab } from "~/domain/developments/development-tab";
import { readPictureNumber } from "~/domain/listings/gallery";
import { listNeighborhoods } from "~/domain/places/places.server";
import { ownOrigin } from "~/http/own-address.server";
import { savingUnitsOn } from "~/http/pages/favourites.server";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import { shownDevelopment } from "~/http/pages/shown-development.server";
import { developmentListing } from "~/http/pages/structured-data/development-data";
import type { RouteHandle } from "~/http/route-handle";
import { textsIn } from "~/i18n/instances.server";
import { DevelopmentScreen } from "~/ui/developments/development-screen";

export const handle = { kept: { seconds: 600, query: ["tab", "photo"] } } satisfies RouteHandle;

export const meta = metaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const t = textsIn(language);
  const development = await shownDevelopment(request, params, new Date());
  const [neighborhoods, saving] = await Promise.all([listNeighborhoods(db, language), savingUnitsOn(request)]);
  const url = new URL(request.url);
  const { name, location, summary } = development;
  return {
    development,
    neighborhoods,
    saving,
    tab: readTab(url.searchParams.get("tab")),
    photo: readPictureNumber(url.searchParams.get("photo"), development.photos.length) ?? 1,
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
