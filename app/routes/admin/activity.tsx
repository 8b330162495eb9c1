import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { readActivitySearch } from "~/domain/activity/activity";
import { listActivity, listActors } from "~/domain/activity/activity.server";
import { adminMetaOf } from "~/http/admin-meta";
import { requireAdmin } from "~/http/require-admin.server";
import { adminText } from "~/i18n/admin.server";
import { ActivityScreen } from "~/ui/admin/activity/activity-screen";

export const meta = adminMetaOf;

/** Read only: there is no action. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request, { may: "activity" });
  const search = readActivitySearch(new URL(request.url).searchParams);
  const [{ deeds, total }, actors] = await Promise.all([listActivity(db, search), listActors(db)]);
  const title = adminText("admin.title", { page: adminText("activity.title") });
  return { title, now: new Date().toISOString(), search, deeds, total, actors };
}

export default function ActivityPage() {
  const { title: _title, now, ...shown } = useLoaderData<typeof loader>();
  return <ActivityScreen now={new Date(now)} {...shown} />;
}
