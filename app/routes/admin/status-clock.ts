import { redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { trustClock } from "~/domain/site/clock.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { panelButtons, panelLoader } from "~/http/panel/panel-route.server";

/** Nothing is to be seen here. */
export const loader = panelLoader({ may: "enter" }, () => {
  return redirect("/admin/status", { headers: adminHeaders });
});

/** The day that was shown is today's, says somebody who has looked at a calendar. */
export const action = panelButtons({ may: "settings" }, async ({ admin, now, post }) => {
  const day = post.get("day");
  // The clock may have been put right, or wrong, since the page was drawn.
  if (day !== now.toISOString().slice(0, 10)) {
    return redirectWithAdminFlash("/admin/status", "clockChanged", { hasFailed: true });
  }
  await trustClock(db, admin.userId, now);
  return redirectWithAdminFlash("/admin/status", "clockTrusted");
});
