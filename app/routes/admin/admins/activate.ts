import { redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { readAdminUserId } from "~/domain/admins/admin-user";
import { activateAdmin } from "~/domain/admins/admin-users.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { refusals } from "~/http/admin-user-refusals";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { panelButtons, panelLoader } from "~/http/panel/panel-route.server";

/** Nothing is to be seen here. */
export const loader = panelLoader({ may: "admins" }, () => {
  return redirect("/admin/admins", { headers: adminHeaders });
});

export const action = panelButtons({ may: "admins", passwordAgain: true }, async ({ admin, params }) => {
  const id = readAdminUserId(params.id);
  if (id === undefined) throw notFound();

  const changed = await activateAdmin(db, id, admin.userId);
  return changed.ok
    ? redirectWithAdminFlash("/admin/admins", "adminActivated", { values: { email: changed.email } })
    : redirectWithAdminFlash("/admin/admins", refusals[changed.reason], { hasFailed: true });
});
