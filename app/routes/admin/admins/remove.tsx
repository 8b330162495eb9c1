import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { readAdminUserId } from "~/domain/admins/admin-user";
import { findAdminUser, removeAdmin } from "~/domain/admins/admin-users.server";
import { adminMetaOf } from "~/http/admin-meta";
import { refusals } from "~/http/admin-user-refusals";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { formAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";
import { adminText } from "~/i18n/admin.server";
import { AdminUserRemovalScreen } from "~/ui/admin/admins/admin-user-removal-screen";

export const meta = adminMetaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { userId } = await requireAdmin(request, { may: "admins", passwordAgain: true });
  const id = readAdminUserId(params.id);
  const admin = id === undefined ? undefined : await findAdminUser(db, id, userId);
  if (!admin) throw notFound();
  return { title: adminText("admin.title", { page: adminText("admins.remove", { email: admin.email }) }), admin };
}

export const action = formAction(async ({ request, params }: ActionFunctionArgs) => {
  const { userId } = await requireAdmin(request, { may: "admins", passwordAgain: true });
  await readPost(request);
  const id = readAdminUserId(params.id);
  if (id === undefined) throw notFound();

  const removed = await removeAdmin(db, id, userId);
  return removed.ok
    ? redirectWithAdminFlash("/admin/admins", "adminRemoved", { values: { email: removed.email } })
    : redirectWithAdminFlash("/admin/admins", refusals[removed.reason], { hasFailed: true });
});

export default function RemoveAdminUser() {
  return <AdminUserRemovalScreen admin={useLoaderData<typeof loader>().admin} />;
}
