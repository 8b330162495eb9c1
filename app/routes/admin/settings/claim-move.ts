import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { findClaim, moveClaim } from "~/domain/agency/claims.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { directionIn } from "~/http/direction.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { buttonAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";

import { readId } from "./form-answers.server";

/** Nothing is to be seen here. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request, { may: "settings" });
  return redirect("/admin/settings", { headers: adminHeaders });
}

/** Moves a claim by one place; at the end of the list nothing happens. */
export const action = buttonAction(async ({ request, params }: ActionFunctionArgs) => {
  const { userId } = await requireAdmin(request, { may: "settings" });
  const form = await readPost(request);
  const id = readId(params.id) ?? 0;
  if (!(await findClaim(db, id))) return redirectWithAdminFlash("/admin/settings", "claimGone", { hasFailed: true });
  const hasMoved = await moveClaim(db, id, directionIn(form), userId, new Date());
  if (hasMoved) return redirectWithAdminFlash("/admin/settings", "orderChanged");
  return redirect("/admin/settings", { status: 303, headers: adminHeaders });
});
