import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { type Appointment } from "~/domain/diary/appointment";
import { appointmentPage, appointmentsBetween } from "~/domain/diary/appointments.server";
import { daysLater, type DiarySearch, readDiarySearch, startOfDay, weekOf } from "~/domain/diary/diary-search";
import { adminMeta } from "~/http/admin-meta";
import { panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { dayInBarcelona } from "~/i18n/barcelona-time";
import { DiaryScreen } from "~/ui/admin/diary/diary-screen";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async ({ url, now }) => {
  const search = readDiarySearch(url.searchParams, now);
  const found = await read(search, now);
  return { title: adminText("diary.title"), search, today: dayInBarcelona(now), now: now.toISOString(), ...found };
});

async function read({ view, day, page }: DiarySearch, now: Date) {
  if (view === "list") return appointmentPage(db, "after", startOfDay(day), page);
  if (view === "past") return appointmentPage(db, "before", now, page);
  const days = view === "week" ? weekOf(day) : [day];
  const [first = day, last = day] = [days[0], days.at(-1)];
  const appointments: Appointment[] = await appointmentsBetween(db, startOfDay(first), startOfDay(daysLater(last, 1)));
  return { appointments, hasMore: false };
}

export default function Diary() {
  const { now, title: _title, ...shown } = useLoaderData<typeof loader>();
  return <DiaryScreen {...shown} now={new Date(now)} />;
}
