import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { readAdminUserId } from "~/domain/admins/admin-user";
import { roleSchema } from "~/domain/admins/admin-user.schema";
import { changeRole } from "~/domain/admins/admin-users.server";
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

export const action = buttonAction(async ({ request, params }: ActionFunctionArgs) => {
  const { userId } = await requireAdmin(request, { may: "admins", passwordAgain: true });
  const submission = parseWithZod(await readPost(request), { schema: roleSchema });
  const id = readAdminUserId(params.id);
  if (id === undefined) throw notFound();
  if (submission.status !== "success") throw new Response("Bad Request", { status: 400, statusText: "Bad Request" });

  const { role } = submission.value;
  const changed = await changeRole(db, { id, role, askedBy: userId }, new Date());
  const flash = role === "admin" ? "adminRoleAdmin" : "adminRoleAssistant";
  return changed.ok
    ? redirectWithAdminFlash("/admin/admins", flash, { values: { email: changed.email } })
    : redirectWithAdminFlash("/admin/admins", refusals[changed.reason], { hasFailed: true });
});
