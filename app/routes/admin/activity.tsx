import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { readActivitySearch } from "~/domain/activity/activity";
import { listActivity, listActors } from "~/domain/activity/activity.server";
import { adminMeta } from "~/http/admin-meta";
import { panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { ActivityScreen } from "~/ui/admin/activity/activity-screen";

export const meta = adminMeta;

/** Read only: there is no action. */
export const loader = panelLoader({ may: "activity" }, async ({ url, now }) => {
  const search = readActivitySearch(url.searchParams);
  const [{ deeds, total }, actors] = await Promise.all([listActivity(db, search), listActors(db)]);
  const title = adminText("activity.title");
  return { title, now: now.toISOString(), search, deeds, total, actors };
});

export default function ActivityPage() {
  const { title: _title, now, ...shown } = useLoaderData<typeof loader>();
  return <ActivityScreen now={new Date(now)} {...shown} />;
}
