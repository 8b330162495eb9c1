import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { readAdminUserId } from "~/domain/admins/admin-user";
import { switchSecondFactorOff } from "~/domain/admins/second-factor.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { refusals } from "~/http/admin-user-refusals";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { buttonAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";

/** Nothing is to be seen here. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request, { may: "admins" });
  return redirect("/admin/admins", { headers: adminHeaders });
}

/** Switches the code at sign-in of a colleague off, whose phone is lost. */
export const action = buttonAction(async ({ request, params }: ActionFunctionArgs) => {
  const { userId } = await requireAdmin(request, { may: "admins", passwordAgain: true });
  await readPost(request);
  const id = readAdminUserId(params.id);
  if (id === undefined) throw notFound();

  const switched = await switchSecondFactorOff(db, { id, by: userId }, new Date());
  return switched.ok
    ? redirectWithAdminFlash("/admin/admins", "adminSecondFactorOff", { values: { email: switched.email } })
    : redirectWithAdminFlash("/admin/admins", refusals[switched.reason], { hasFailed: true });
});
