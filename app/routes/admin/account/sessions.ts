import { redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { endSessions } from "~/domain/admins/own-account.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { panelButtons, panelLoader } from "~/http/panel/panel-route.server";

/** Nothing is to be seen here. */
export const loader = panelLoader({ may: "enter" }, () => {
  return redirect("/admin/account", { headers: adminHeaders });
});

/** Ends one of one's own sessions, or all others. The one that is used ends by signing out. */
export const action = panelButtons({ may: "enter" }, async ({ admin, session, now, post }) => {
  const named = post.get("session");
  if (typeof named !== "string" || !/^(?:[0-9a-f]{64}|others)$/.test(named)) {
    throw new Response("Bad Request", { status: 400, statusText: "Bad Request" });
  }
  const count = await endSessions(db, { userId: admin.userId, current: session.id, session: named }, now);
  return redirectWithAdminFlash("/admin/account", "sessionsEnded", { values: { count } });
});
