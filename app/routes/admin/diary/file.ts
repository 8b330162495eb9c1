import { db } from "~/db/db.server";
import { agencyIdentity } from "~/domain/agency/agency.server";
import { agentCalendar } from "~/domain/diary/calendar-file.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { panelLoader } from "~/http/panel/panel-route.server";
import type { RouteHandle } from "~/http/route-handle";
import { defaultLanguage } from "~/i18n/languages";

import { appointmentIn } from "./appointment-form.server";

export const handle = { who: "staff" } satisfies RouteHandle;

/** An appointment as a file that every calendar opens, with what only the staff may read. */
export const loader = panelLoader({ may: "enter" }, async (visit) => {
  const appointment = await appointmentIn(visit);
  const { name } = await agencyIdentity(db, defaultLanguage);
  return new Response(agentCalendar([appointment], name), {
    headers: {
      ...adminHeaders,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="appointment-${appointment.id}.ics"`,
    },
  });
});
