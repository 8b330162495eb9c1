import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { trustClock } from "~/domain/site/clock.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { buttonAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";

/** Nothing is to be seen here. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return redirect("/admin/status", { headers: adminHeaders });
}

/** The day that was shown is today's, says somebody who has looked at a calendar. */
export const action = buttonAction(async ({ request }: ActionFunctionArgs) => {
  const admin = await requireAdmin(request, { may: "settings" });
  const day = (await readPost(request)).get("day");
  const now = new Date();
  // The clock may have been put right, or wrong, since the page was drawn.
  if (day !== now.toISOString().slice(0, 10)) {
    return redirectWithAdminFlash("/admin/status", "clockChanged", { hasFailed: true });
  }
  await trustClock(db, admin.userId, now);
  return redirectWithAdminFlash("/admin/status", "clockTrusted");
});
