import { redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { findClaim, moveClaim } from "~/domain/agency/claims.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { directionIn } from "~/http/direction.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { panelButtons, panelLoader } from "~/http/panel/panel-route.server";

import { readId } from "./form-answers.server";

/** Nothing is to be seen here. */
export const loader = panelLoader({ may: "settings" }, () => {
  return redirect("/admin/settings", { headers: adminHeaders });
});

/** Moves a claim by one place; at the end of the list nothing happens. */
export const action = panelButtons({ may: "settings" }, async ({ admin, params, now, post }) => {
  const id = readId(params.id) ?? 0;
  if (!(await findClaim(db, id))) return redirectWithAdminFlash("/admin/settings", "claimGone", { hasFailed: true });
  const hasMoved = await moveClaim(db, id, directionIn(post), admin.userId, now);
  if (hasMoved) return redirectWithAdminFlash("/admin/settings", "orderChanged");
  return redirect("/admin/settings", { status: 303, headers: adminHeaders });
});
