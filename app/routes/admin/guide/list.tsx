import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { may } from "~/domain/admins/role";
import { listGuide } from "~/domain/guide/corrections/entry-list.server";
import { listViews } from "~/domain/guide/corrections/guide-list";
import { adminMeta } from "~/http/admin-meta";
import { panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { dayInBarcelona } from "~/i18n/barcelona-time";
import { GuideListScreen } from "~/ui/admin/guide/guide-list-screen";

export const meta = adminMeta;

/** More letters than anybody looks for. */
const longestSearch = 200;

export const loader = panelLoader({ may: "enter" }, async ({ admin, url, now }) => {
  const words = (url.searchParams.get("q") ?? "").slice(0, longestSearch);
  const view = listViews.find((each) => each === url.searchParams.get("show")) ?? "all";
  return {
    title: adminText("guide.title"),
    list: await listGuide(db, { view, words, day: dayInBarcelona(now) }),
    view,
    words,
    mayExport: may(admin, "export"),
  };
});

export default function Guide() {
  return <GuideListScreen {...useLoaderData<typeof loader>()} />;
}
