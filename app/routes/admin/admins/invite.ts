import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { readAdminUserId } from "~/domain/admins/admin-user";
import { inviteAgain } from "~/domain/admins/invitations.server";
import { invitationLink } from "~/http/account-requests.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { buttonAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";

const refusals = { gone: "adminGone", notWaiting: "adminNotWaiting", tooSoon: "adminInvitedLately" } as const;

/** Nothing is to be seen here. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request, { may: "admins" });
  return redirect("/admin/admins", { headers: adminHeaders });
}

/** Sends an invitation again. */
export const action = buttonAction(async ({ request, params }: ActionFunctionArgs) => {
  const { userId } = await requireAdmin(request, { may: "admins", passwordAgain: true });
  await readPost(request);
  const id = readAdminUserId(params.id);
  if (id === undefined) throw notFound();

  const sent = await inviteAgain(db, { id, by: userId }, invitationLink, new Date());
  return sent.ok
    ? redirectWithAdminFlash("/admin/admins", "adminInvited", { values: { email: sent.email } })
    : redirectWithAdminFlash("/admin/admins", refusals[sent.reason], { hasFailed: true });
});
