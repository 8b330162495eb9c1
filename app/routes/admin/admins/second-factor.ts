import { redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { readAdminUserId } from "~/domain/admins/admin-user";
import { switchSecondFactorOff } from "~/domain/admins/second-factor.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { refusals } from "~/http/admin-user-refusals";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { panelButtons, panelLoader } from "~/http/panel/panel-route.server";

/** Nothing is to be seen here. */
export const loader = panelLoader({ may: "admins" }, () => {
  return redirect("/admin/admins", { headers: adminHeaders });
});

/** Switches the code at sign-in of a colleague off, whose phone is lost. */
export const action = panelButtons({ may: "admins", passwordAgain: true }, async ({ admin, params, now }) => {
  const id = readAdminUserId(params.id);
  if (id === undefined) throw notFound();

  const switched = await switchSecondFactorOff(db, { id, by: admin.userId }, now);
  return switched.ok
    ? redirectWithAdminFlash("/admin/admins", "adminSecondFactorOff", { values: { email: switched.email } })
    : redirectWithAdminFlash("/admin/admins", refusals[switched.reason], { hasFailed: true });
});
