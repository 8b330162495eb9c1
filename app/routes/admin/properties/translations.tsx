import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { readPageNumber } from "~/domain/fields/address-number";
import { translationGrid } from "~/domain/properties/translation-grid.server";
import { adminMeta } from "~/http/admin-meta";
import { panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { TranslationGridScreen } from "~/ui/admin/properties/translation-grid-screen";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async ({ url }) => {
  const params = url.searchParams;
  return {
    title: adminText("translationGrid.title"),
    grid: await translationGrid(db, { isOpenOnly: params.get("show") === "open", page: readPageNumber(params) }),
  };
});

export default function Translations() {
  const { grid } = useLoaderData<typeof loader>();
  return <TranslationGridScreen grid={grid} />;
}
