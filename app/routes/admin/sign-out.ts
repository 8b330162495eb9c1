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
  return redirect("/admin/login", { status: 303, headers });
}
