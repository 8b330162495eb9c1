import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { overdueDevelopments } from "~/domain/developments/development-list.server";
import { replyTimes } from "~/domain/enquiries/answering/reply-times.server";
import { countEnquiries, listEnquiries } from "~/domain/enquiries/inbox/received-enquiries.server";
import { countMailsNotDelivered } from "~/domain/mail/outbox.server";
import { countProperties } from "~/domain/properties/property-counts.server";
import { recentlyEdited } from "~/domain/properties/property-editing.server";
import { adminMeta } from "~/http/admin-meta";
import { panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { DashboardScreen } from "~/ui/admin/dashboard-screen";

export const meta = adminMeta;

const shownWaiting = 8;
const shownEdited = 4;

export const loader = panelLoader({ may: "enter" }, async ({ now }) => {
  const [counts, enquiries, count, spamCount, undeliveredMails, replies, recent, overdue] = await Promise.all([
    countProperties(db),
    listEnquiries(db, "waiting", shownWaiting),
    countEnquiries(db, "waiting"),
    countEnquiries(db, "spam"),
    countMailsNotDelivered(db),
    replyTimes(db, now),
    recentlyEdited(db, shownEdited),
    overdueDevelopments(db, now),
  ]);
  return {
    title: adminText("dashboard.title"),
    now: now.toISOString(),
    counts,
    waiting: { enquiries, count },
    spamCount,
    undeliveredMails,
    replies,
    recent,
    overdue,
  };
});

export default function Dashboard() {
  const { now, title: _title, ...shown } = useLoaderData<typeof loader>();
  return <DashboardScreen now={new Date(now)} {...shown} />;
}
