import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { listProperties } from "~/domain/properties/property-editing.server";
import { readListSearch } from "~/domain/properties/property-list";
import { adminMeta } from "~/http/admin-meta";
import { reasonOf } from "~/http/failure-reason.server";
import { panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { PropertyListScreen } from "~/ui/admin/properties/property-list-screen";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async ({ request, url }) => {
  const title = adminText("propertyList.title");
  const search = readListSearch(url.searchParams);
  try {
    return data({ title, search, list: await listProperties(db, search), failure: null });
  } catch (error) {
    const failure = adminText("properties.fetchFailed", { reason: reasonOf(error, request) });
    return data({ title, search, list: null, failure }, { status: 500 });
  }
});

export default function Properties() {
  const { search, list, failure } = useLoaderData<typeof loader>();
  return <PropertyListScreen search={search} list={list} failure={failure} />;
}
