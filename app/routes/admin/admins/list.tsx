import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { newAdminSchema } from "~/domain/admins/admin-user.schema";
import { addAdmin, listAdminUsers } from "~/domain/admins/admin-users.server";
import type { Role } from "~/domain/admins/role";
import { sentText } from "~/domain/fields/sent-text";
import { invitationLink } from "~/http/accounts/account-requests.server";
import { adminMeta } from "~/http/admin-meta";
import { noteError } from "~/http/error-reference.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { AdminUsersScreen } from "~/ui/admin/admins/admin-users-screen";

export const meta = adminMeta;

export const loader = panelLoader({ may: "admins" }, async ({ admin, request, now }) => {
  const title = adminText("admins.title");
  try {
    return data({ title, now: now.toISOString(), admins: await listAdminUsers(db, admin.userId) });
  } catch (error) {
    // Section 8 of the specification names this failure: one can still be added.
    noteError(error, request);
    return data({ title, now: now.toISOString(), admins: null }, { status: 500 });
  }
});

export const action = panelAction({ may: "admins", passwordAgain: true }, async ({ admin, now, post }) => {
  const submission = parseWithZod(post, { schema: newAdminSchema });
  const email = sentText(post, "email");
  const role: Role = post.get("role") === "assistant" ? "assistant" : "admin";
  if (submission.status !== "success") {
    return data({ email, role, errors: submission.error?.email ?? [] }, { status: 400 });
  }

  const added = await addAdmin(db, { ...submission.value, by: admin.userId }, invitationLink, now);
  if (!added.ok) return data({ email, role, errors: ["admins.email.alreadyThere"] }, { status: 400 });
  return added.hasSignedUp
    ? redirectWithAdminFlash("/admin/admins", "adminAddedAtOnce", { values: { email: submission.value.email } })
    : redirectWithAdminFlash("/admin/admins", "adminAdded");
});

export default function AdminUsers() {
  const { admins, now } = useLoaderData<typeof loader>();
  const attempt = useActionData<typeof action>();
  return <AdminUsersScreen admins={admins} now={new Date(now)} attempt={attempt} />;
}
