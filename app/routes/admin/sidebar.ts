import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { adminHeaders } from "~/http/admin-headers.server";
import { readPost } from "~/http/post.server";
import { pathBefore, requireAdmin } from "~/http/require-admin.server";
import { keepSidebar } from "~/http/sidebar.server";

/** Nothing is to be seen here. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return redirect("/admin", { headers: adminHeaders });
}

/** Draws the sidebar in or out, and shows the page again from which that was asked. */
export async function action({ request }: ActionFunctionArgs) {
  await requireAdmin(request);
  const form = await readPost(request);
  return redirect(pathBefore(request), {
    status: 303,
    headers: keepSidebar(form.get("state") === "rail" ? "rail" : "open"),
  });
}
