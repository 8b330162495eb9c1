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
import { newSince } from "~/domain/properties/property-search";
import { readAddress, searchQuery } from "~/domain/properties/search-address";
import { ownOrigin } from "~/http/own-address.server";
import { savingOn } from "~/http/pages/favourites.server";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import { itemList } from "~/http/pages/structured-data/home-data.server";
import { href } from "~/i18n/href";
import { textsIn } from "~/i18n/instances.server";

import { PropertiesScreen } from "./screen";

export const meta = metaOf;

export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const t = textsIn(language);
  const now = new Date();
  const query = new URL(request.url).searchParams;
  const code = (query.get("code") ?? "").trim();
  const named = code === "" ? undefined : await publicHomeByCode(db, code);
  if (named !== undefined) throw redirect(href(language, `/property/${named}`));
  const { search, misread } = readAddress(query);
  const [found, counts, saving, sold] = await Promise.all([
    searchHomes(db, language, search, now),
    countChoices(db, search, now),
    savingOn(request),
    soldHomes(db, language),
  ]);
  return {
    code: code.slice(0, longestCode),
    search: { ...search, page: found.page },
    misread: found.page === search.page ? misread : [...misread, { name: "page" as const, value: String(search.page) }],
    found,
    map: await mapHomes(db, language, search, { found, frame: pinFrame, now }),
    counts,
    newSince: newSince(now),
    saving,
    sold,
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
