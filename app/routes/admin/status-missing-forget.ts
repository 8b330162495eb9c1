import { redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { forgetMissingPage } from "~/domain/site/missing-pages.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { panelButtons, panelLoader } from "~/http/panel/panel-route.server";

/** Nothing is to be seen here. */
export const loader = panelLoader({ may: "enter" }, () => {
  return redirect("/admin/status", { headers: adminHeaders });
});

/** Takes one address off the list of missing pages; that it is gone already is as good. */
export const action = panelButtons({ may: "enter" }, async ({ post }) => {
  const path = post.get("path");
  if (typeof path !== "string") return redirect("/admin/status", { status: 303, headers: adminHeaders });
  await forgetMissingPage(db, path);
  return redirectWithAdminFlash("/admin/status", "missingPageForgotten", { values: { path: path.slice(0, 300) } });
});
