import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";

import { db } from "~/db/db.server";
import type { AgencyIdentity } from "~/domain/agency/agency";
import { pinFrame } from "~/domain/places/city-plan-pins";
import {
  countChoices,
  longestCode,
  mapHomes,
  publicHomeByCode,
  searchHomes,
  soldHomes,
} from "~/domain/properties/properties.server";
import { type HomeSearch, newSince } from "~/domain/properties/property-search";
import { readAddress, searchQuery } from "~/domain/properties/search-address";
import { ownOrigin } from "~/http/own-address.server";
import { savingOn } from "~/http/pages/favourites.server";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import { recalled } from "~/http/pages/recalled.server";
import { itemList } from "~/http/pages/structured-data/home-data.server";
import type { RouteHandle } from "~/http/route-handle";
import { href } from "~/i18n/href";
import { textsIn } from "~/i18n/instances.server";
import type { Language } from "~/i18n/languages";

import { PropertiesScreen } from "./screen";

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

/** What a search finds for everybody; @param _newSince the year from which homes count as new */
const listFor = recalled(async (language: Language, search: HomeSearch, _newSince: number) => {
  const now = new Date();
  const [found, counts, sold] = await Promise.all([
    searchHomes(db, language, search, now),
    countChoices(db, search, now),
    soldHomes(db, language),
  ]);
  return { found, counts, sold, map: await mapHomes(db, language, search, { found, frame: pinFrame, now }) };
}, 60);

export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const t = textsIn(language);
  const now = new Date();
  const query = new URL(request.url).searchParams;
  const code = (query.get("code") ?? "").trim();
  const named = code === "" ? undefined : await publicHomeByCode(db, code);
  if (named !== undefined) throw redirect(href(language, `/property/${named}`));
  const { search, misread } = readAddress(query);
  const list = await listFor(language, search, newSince(now));
  const { found } = list;
  return {
    code: code.slice(0, longestCode),
    search: { ...search, page: found.page },
    misread: found.page === search.page ? misread : [...misread, { name: "page" as const, value: String(search.page) }],
    ...list,
    newSince: newSince(now),
    saving: await savingOn(request),
    meta: describePage(request, {
      title: t("listing.title"),
      description: t("listing.description"),
      // Each combination of filters would be one more page with the same homes.
      isPrivate: code !== "" || searchQuery({ ...search, page: 1 }) !== "",
      structuredData: [itemList(ownOrigin(request), language, found.homes)],
    }),
  };
}

export default function Properties() {
  const { meta: _meta, ...shown } = useLoaderData<typeof loader>();
  return <PropertiesScreen {...shown} agency={useOutletContext<AgencyIdentity>()} />;
}
