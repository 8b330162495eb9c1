import { redirect } from "@remix-run/node";

import { endSession } from "~/http/accounts/admin-session.server";
import { openAction, openLoader } from "~/http/panel/open-route.server";
import { readPost } from "~/http/post.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle = { who: "staff" } satisfies RouteHandle;

/** Nothing is to be seen here: whoever opens the address is led to the panel, or to the sign-in. */
export const loader = openLoader(() => redirect("/admin"));

export const action = openAction(async ({ request }) => {
  await readPost(request);
  const headers = await endSession(request);
  // What the browser kept of the panel goes; the language chosen in local storage and saved homes are the visitor's own.
  headers.set("Clear-Site-Data", '"cache"');
  return redirect("/admin/login", { status: 303, headers });
});
