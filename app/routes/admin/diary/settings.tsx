import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { bookingHoursFields, bookingHoursSchema } from "~/domain/agency/booking-hours.schema";
import { canGo, findBookingHours, saveBookingHours } from "~/domain/agency/booking-hours.server";
import { findTravel, saveTravelMinutes } from "~/domain/agency/travel.server";
import { bookPath } from "~/domain/booking/booking";
import { openKinds } from "~/domain/booking/free-times.server";
import { travelSchema } from "~/domain/diary/appointment.schema";
import {
  calendarAddressMadeAt,
  forgetCalendarAddress,
  makeCalendarAddress,
} from "~/domain/diary/calendar-address.server";
import { goerChoices } from "~/domain/diary/choices.server";
import { environment } from "~/environment.server";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { ownOrigin } from "~/http/own-address.server";
import { afterPassword, button, onlyWhoMay, panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { allParts, besides, onePart, takeBeside } from "~/http/panel/typed-beside.server";
import { adminText } from "~/i18n/admin.server";
import { DiarySettingsScreen } from "~/ui/admin/diary/diary-settings-screen";
import { partState, untouched } from "~/ui/admin/settings/form-state";

import { overtaken, refused, refusedAt } from "./appointment-form.server";

export const meta = adminMeta;

const here = "/admin/diary/settings";

export const loader = panelLoader({ may: "enter" }, async (visit) => {
  const { admin, now, request } = visit;
  const [way, madeAt, hours, goes, kinds] = await Promise.all([
    findTravel(db),
    calendarAddressMadeAt(db, admin.userId),
    findBookingHours(db),
    goerChoices(db),
    openKinds(db),
  ]);
  return {
    title: adminText("diary.settings"),
    travel: untouched({ travel: String(way.minutes), version: way.version }),
    // Until somebody is chosen, who opens the hours goes.
    booking: untouched(bookingHoursFields({ ...hours, goes: hours.goes ?? admin.userId })),
    beside: takeBeside(visit),
    goes,
    link: kinds.length > 0 ? ownOrigin(request) + bookPath() : null,
    madeAt,
    now: now.toISOString(),
  };
});

const booking = onePart(
  "booking",
  onlyWhoMay("settings", async ({ post, now }) => {
    const submission = parseWithZod(post, { schema: bookingHoursSchema });
    if (submission.status !== "success") return refused(post, submission);
    const { hours, version } = submission.value;
    // Somebody who may not enter any more would leave hours that look open and are closed.
    if (hours.goes !== null && !(await canGo(db, hours.goes))) {
      return refusedAt(post, "bookedGoes", "diary.booking.goes.required");
    }
    if (await saveBookingHours(db, hours, version, now)) return redirectWithAdminFlash(here, "bookingHoursSaved");
    return overtaken(post, bookingHoursFields(await findBookingHours(db)));
  }),
);

const travel = onePart(
  "travel",
  onlyWhoMay("settings", async ({ post, now }) => {
    const submission = parseWithZod(post, { schema: travelSchema });
    if (submission.status !== "success") return refused(post, submission);
    const { travel: minutes, version } = submission.value;
    if (await saveTravelMinutes(db, minutes, version, now)) return redirectWithAdminFlash(here, "travelSaved");
    const kept = await findTravel(db);
    return overtaken(post, { travel: String(kept.minutes), version: kept.version });
  }),
);

export const action = panelAction(
  { may: "enter" },
  {
    booking,
    travel,
    all: allParts([travel, booking]),

    /** Shown in this answer alone: only a hash of it is kept. */
    calendar: button(
      afterPassword(
        besides(async ({ admin, url, now }) => {
          const path = await makeCalendarAddress(db, admin.userId, now);
          return data({ address: new URL(path, environment.baseUrl ?? url.origin).href });
        }),
      ),
    ),

    "forget-calendar": button(
      besides(async ({ admin, now }) => {
        await forgetCalendarAddress(db, admin.userId, now);
        return redirectWithAdminFlash(here, "calendarForgotten");
      }),
    ),
  },
);

export default function DiarySettings() {
  const stored = useLoaderData<typeof loader>();
  const { beside, goes, link, madeAt, now } = stored;
  const answer = useActionData<typeof action>();
  const answered = answer && "state" in answer ? answer.state : undefined;
  const address = answer && "address" in answer ? answer.address : null;
  return (
    <DiarySettingsScreen
      travel={partState("travel", stored.travel, answered, beside)}
      booking={partState("booking", stored.booking, answered, beside)}
      goes={goes}
      link={link}
      madeAt={madeAt}
      address={address}
      now={new Date(now)}
    />
  );
}
