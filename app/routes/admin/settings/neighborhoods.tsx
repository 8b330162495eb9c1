import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { listNeighborhoods } from "~/domain/places/places.server";
import { adminMeta } from "~/http/admin-meta";
import { panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { defaultLanguage } from "~/i18n/languages";
import { NeighborhoodList } from "~/ui/admin/settings/neighborhood-list";

export const meta = adminMeta;

export const loader = panelLoader({ may: "settings" }, async () => ({
  title: adminText("settings.neighborhoods"),
  places: (await listNeighborhoods(db, defaultLanguage)).map(({ slug, name, walkingTimes }) => ({
    slug,
    name,
    walkingTimes,
  })),
}));

export default function Neighborhoods() {
  return <NeighborhoodList places={useLoaderData<typeof loader>().places} />;
}
