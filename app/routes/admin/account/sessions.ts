import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { endSessions } from "~/domain/admins/own-account.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { buttonAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin, requireAdminHere } from "~/http/require-admin.server";

/** Nothing is to be seen here. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return redirect("/admin/account", { headers: adminHeaders });
}

/** Ends one of one's own sessions, or all others. The one that is used ends by signing out. */
export const action = buttonAction(async ({ request }: ActionFunctionArgs) => {
  const { admin, session } = await requireAdminHere(request);
  const form = await readPost(request);
  const named = form.get("session");
  if (typeof named !== "string" || !/^(?:[0-9a-f]{64}|others)$/.test(named)) {
    throw new Response("Bad Request", { status: 400, statusText: "Bad Request" });
  }
  const count = await endSessions(db, { userId: admin.userId, current: session.id, session: named }, new Date());
  return redirectWithAdminFlash("/admin/account", "sessionsEnded", { values: { count } });
});
