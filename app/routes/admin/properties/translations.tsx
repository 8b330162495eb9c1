import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { findPaidService } from "~/domain/agency/writer-settings.server";
import { readPageNumber } from "~/domain/fields/address-number";
import { translationGrid } from "~/domain/properties/translation-grid.server";
import { draftStates, translationWork } from "~/domain/translations/translation-work.server";
import { environment } from "~/environment.server";
import { adminMeta } from "~/http/admin-meta";
import { button, panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { stopWaiting } from "~/http/panel/translation-draft.server";
import { adminText } from "~/i18n/admin.server";
import { TranslationGridScreen } from "~/ui/admin/properties/translation-grid-screen";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async ({ url, now }) => {
  const params = url.searchParams;
  const grid = await translationGrid(db, { isOpenOnly: params.get("show") === "open", page: readPageNumber(params) });
  const ids = grid.homes.map(({ id }) => id);
  const [drafts, work, service] = await Promise.all([
    draftStates(db, "property", ids),
    translationWork(db, { kind: "property" }, now),
    findPaidService(db, environment.articleEndpoint),
  ]);
  return {
    title: adminText("translationGrid.title"),
    grid,
    drafts: Object.fromEntries(drafts),
    work,
    hasService: service !== undefined,
    now: now.toISOString(),
  };
});

export const action = panelAction(
  { may: "enter" },
  { stop: button(({ url }) => stopWaiting({ kind: "property" }, `${url.pathname}${url.search}`)) },
);

export default function Translations() {
  const { now, ...shown } = useLoaderData<typeof loader>();
  return <TranslationGridScreen {...shown} now={new Date(now)} />;
}
