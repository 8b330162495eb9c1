import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { forgetMissingPage } from "~/domain/site/missing-pages.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { buttonAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";

/** Nothing is to be seen here. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return redirect("/admin/status", { headers: adminHeaders });
}

/** Takes one address off the list of missing pages; that it is gone already is as good. */
export const action = buttonAction(async ({ request }: ActionFunctionArgs) => {
  await requireAdmin(request);
  const path = (await readPost(request)).get("path");
  if (typeof path !== "string") return redirect("/admin/status", { status: 303, headers: adminHeaders });
  await forgetMissingPage(db, path);
  return redirectWithAdminFlash("/admin/status", "missingPageForgotten", { values: { path: path.slice(0, 300) } });
});
