import { redirect } from "@remix-run/node";

import { adminHeaders } from "~/http/admin-headers.server";
import { panelButtons, panelLoader } from "~/http/panel/panel-route.server";
import { keepSidebar } from "~/http/panel/sidebar.server";
import { pathBefore } from "~/http/require-admin.server";

/** Nothing is to be seen here. */
export const loader = panelLoader({ may: "enter" }, () => {
  return redirect("/admin", { headers: adminHeaders });
});

/** Draws the sidebar in or out, and shows the page again from which that was asked. */
export const action = panelButtons({ may: "enter" }, ({ request, post }) => {
  return redirect(pathBefore(request), {
    status: 303,
    headers: keepSidebar(post.get("state") === "rail" ? "rail" : "open"),
  });
});
