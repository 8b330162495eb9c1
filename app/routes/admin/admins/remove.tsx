import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { findAdminUser, removeAdmin } from "~/domain/admins/admin-users.server";
import { readId } from "~/domain/fields/address-number";
import { refusals } from "~/http/accounts/admin-user-refusals";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { AdminUserRemovalScreen } from "~/ui/admin/admins/admin-user-removal-screen";

export const meta = adminMetaOf;

export const loader = panelLoader({ may: "admins", passwordAgain: true }, async ({ admin, params }) => {
  const id = readId(params.id);
  const found = id === undefined ? undefined : await findAdminUser(db, id, admin.userId);
  if (!found) throw notFound();
  return {
    title: adminText("admin.title", { page: adminText("admins.remove", { email: found.email }) }),
    admin: found,
  };
});

export const action = panelAction({ may: "admins", passwordAgain: true }, async ({ admin, params }) => {
  const id = readId(params.id);
  if (id === undefined) throw notFound();

  const removed = await removeAdmin(db, id, admin.userId);
  return removed.ok
    ? redirectWithAdminFlash("/admin/admins", "adminRemoved", { values: { email: removed.email } })
    : redirectWithAdminFlash("/admin/admins", refusals[removed.reason], { hasFailed: true });
});

export default function RemoveAdminUser() {
  return <AdminUserRemovalScreen admin={useLoaderData<typeof loader>().admin} />;
}
