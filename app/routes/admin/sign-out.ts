import { type ActionFunctionArgs, redirect } from "@remix-run/node";

import { adminHeaders } from "~/http/admin-headers.server";
import { endSession } from "~/http/admin-session.server";
import { readPost } from "~/http/post.server";

/** Nothing is to be seen here: whoever opens the address is led to the panel, or to the sign-in. */
export function loader() {
  return redirect("/admin", { headers: adminHeaders });
}

export async function action({ request }: ActionFunctionArgs) {
  await readPost(request);
  const headers = await endSession(request);
  headers.set("Cache-Control", adminHeaders["Cache-Control"]);
  // What the browser kept of the panel goes; the language chosen in local storage and saved homes are the visitor's own.
  headers.set("Clear-Site-Data", '"cache"');
  return redirect("/admin/login", { status: 303, headers });
}
