import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { readAdminUserId } from "~/domain/admins/admin-user";
import { roleSchema } from "~/domain/admins/admin-user.schema";
import { changeRole } from "~/domain/admins/admin-users.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { refusals } from "~/http/admin-user-refusals";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { panelButtons, panelLoader } from "~/http/panel/panel-route.server";

/** Nothing is to be seen here. */
export const loader = panelLoader({ may: "admins" }, () => {
  return redirect("/admin/admins", { headers: adminHeaders });
});

export const action = panelButtons({ may: "admins", passwordAgain: true }, async ({ admin, params, now, post }) => {
  const submission = parseWithZod(post, { schema: roleSchema });
  const id = readAdminUserId(params.id);
  if (id === undefined) throw notFound();
  if (submission.status !== "success") throw new Response("Bad Request", { status: 400, statusText: "Bad Request" });

  const { role } = submission.value;
  const changed = await changeRole(db, { id, role, askedBy: admin.userId }, now);
  const flash = role === "admin" ? "adminRoleAdmin" : "adminRoleAssistant";
  return changed.ok
    ? redirectWithAdminFlash("/admin/admins", flash, { values: { email: changed.email } })
    : redirectWithAdminFlash("/admin/admins", refusals[changed.reason], { hasFailed: true });
});
