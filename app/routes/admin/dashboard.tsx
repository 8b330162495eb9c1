import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { countEnquiries, listEnquiries } from "~/domain/enquiries/received-enquiries.server";
import { countProperties } from "~/domain/properties/property-counts.server";
import { adminMetaOf } from "~/http/admin-meta";
import { requireAdmin } from "~/http/require-admin.server";
import { adminText } from "~/i18n/admin.server";
import { DashboardScreen } from "~/ui/admin/dashboard-screen";

export const meta = adminMetaOf;

const shownWaiting = 200;
const shownSpam = 50;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const [counts, waiting, waitingCount, spam, spamCount] = await Promise.all([
    countProperties(db),
    listEnquiries(db, "waiting", shownWaiting),
    countEnquiries(db, "waiting"),
    listEnquiries(db, "spam", shownSpam),
    countEnquiries(db, "spam"),
  ]);
  return {
    title: adminText("admin.title", { page: adminText("dashboard.title") }),
    now: new Date().toISOString(),
    counts,
    waiting: { enquiries: waiting, count: waitingCount },
    spam: { enquiries: spam, count: spamCount },
  };
}

export default function Dashboard() {
  const { now, counts, waiting, spam } = useLoaderData<typeof loader>();
  return <DashboardScreen now={new Date(now)} counts={counts} waiting={waiting} spam={spam} />;
}
