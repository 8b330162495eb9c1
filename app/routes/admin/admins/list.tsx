import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { newAdminSchema } from "~/domain/admins/admin-user.schema";
import { addAdmin, listAdminUsers } from "~/domain/admins/admin-users.server";
import type { Role } from "~/domain/admins/role";
import { invitationLink } from "~/http/account-requests.server";
import { adminMetaOf } from "~/http/admin-meta";
import { noteError } from "~/http/error-reference.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { formAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";
import { adminText } from "~/i18n/admin.server";
import { AdminUsersScreen } from "~/ui/admin/admins/admin-users-screen";

export const meta = adminMetaOf;

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, { may: "admins" });
  const title = adminText("admin.title", { page: adminText("admins.title") });
  const now = new Date().toISOString();
  try {
    return data({ title, now, admins: await listAdminUsers(db, admin.userId) });
  } catch (error) {
    // Section 8 of the specification names this failure: one can still be added.
    noteError(error, request);
    return data({ title, now, admins: null }, { status: 500 });
  }
}

export const action = formAction(async ({ request }: ActionFunctionArgs) => {
  const { userId } = await requireAdmin(request, { may: "admins", passwordAgain: true });
  const form = await readPost(request);
  const submission = parseWithZod(form, { schema: newAdminSchema });
  const typed = form.get("email");
  const email = typeof typed === "string" ? typed : "";
  const role: Role = form.get("role") === "assistant" ? "assistant" : "admin";
  if (submission.status !== "success") {
    return data({ email, role, errors: submission.error?.email ?? [] }, { status: 400 });
  }

  const added = await addAdmin(db, { ...submission.value, by: userId }, invitationLink, new Date());
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
