import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { retryMail } from "~/domain/mail/outbox.server";
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

export const action = buttonAction(async ({ request, params }: ActionFunctionArgs) => {
  await requireAdmin(request);
  await readPost(request);
  const id = /^[1-9]\d{0,14}$/.test(params.id ?? "") ? Number(params.id) : 0;
  const retried = await retryMail(db, id, new Date());
  return retried.ok
    ? redirectWithAdminFlash("/admin/status", "mailRetried")
    : redirectWithAdminFlash("/admin/status", "mailNotWaiting", { hasFailed: true });
});
