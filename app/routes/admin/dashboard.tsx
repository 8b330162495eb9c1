import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { may } from "~/domain/admins/role";
import { overdueDevelopments } from "~/domain/developments/development-list.server";
import { appointmentPage, appointmentsBetween } from "~/domain/diary/appointments.server";
import { daysLater, startOfDay } from "~/domain/diary/diary-search";
import { replyTimes } from "~/domain/enquiries/answering/reply-times.server";
import { countEnquiries, listEnquiries } from "~/domain/enquiries/inbox/received-enquiries.server";
import { countMailsNotDelivered } from "~/domain/mail/outbox.server";
import { countProperties } from "~/domain/properties/property-counts.server";
import { recentlyEdited } from "~/domain/properties/property-editing.server";
import { adminMeta } from "~/http/admin-meta";
import { goingLiveSum } from "~/http/panel/going-live.server";
import { panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { dayInBarcelona } from "~/i18n/barcelona-time";
import { DashboardScreen } from "~/ui/admin/dashboard-screen";

export const meta = adminMeta;

const shownWaiting = 8;
const shownEdited = 4;
const shownNext = 3;

export const loader = panelLoader({ may: "enter" }, async ({ admin, request, now }) => {
  const day = dayInBarcelona(now);
  const [counts, enquiries, count, spamCount, undeliveredMails, replies, recent, overdue, start, today, later] =
    await Promise.all([
      countProperties(db),
      listEnquiries(db, "waiting", shownWaiting),
      countEnquiries(db, "waiting"),
      countEnquiries(db, "spam"),
      countMailsNotDelivered(db),
      replyTimes(db, now),
      recentlyEdited(db, shownEdited),
      overdueDevelopments(db, now),
      may(admin, "settings") ? goingLiveSum(request, now) : null,
      appointmentsBetween(db, startOfDay(day), startOfDay(daysLater(day, 1))),
      appointmentPage(db, "after", startOfDay(daysLater(day, 1)), 1),
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
    start,
    appointments: today.filter(({ status }) => status !== "cancelled"),
    // What goes on past midnight stands under today already.
    next: later.appointments
      .filter(({ id, status }) => status !== "cancelled" && !today.some((each) => each.id === id))
      .slice(0, shownNext),
  };
});

export default function Dashboard() {
  const { now, title: _title, ...shown } = useLoaderData<typeof loader>();
  return <DashboardScreen now={new Date(now)} {...shown} />;
}
