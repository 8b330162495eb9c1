import { redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { findStory, moveStory } from "~/domain/agency/stories.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { directionIn } from "~/http/direction.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { panelButtons, panelLoader } from "~/http/panel/panel-route.server";

import { readId } from "./form-answers.server";

/** Nothing is to be seen here. */
export const loader = panelLoader({ may: "settings" }, () => {
  return redirect("/admin/settings", { headers: adminHeaders });
});

/** Moves a story by one place; at the end of the list nothing happens. */
export const action = panelButtons({ may: "settings" }, async ({ admin, params, now, post }) => {
  const id = readId(params.id) ?? 0;
  if (!(await findStory(db, id))) return redirectWithAdminFlash("/admin/settings", "storyGone", { hasFailed: true });
  const hasMoved = await moveStory(db, id, directionIn(post), admin.userId, now);
  if (hasMoved) return redirectWithAdminFlash("/admin/settings", "orderChanged");
  return redirect("/admin/settings", { status: 303, headers: adminHeaders });
});
