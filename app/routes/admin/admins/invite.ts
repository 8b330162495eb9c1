import { redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { readAdminUserId } from "~/domain/admins/admin-user";
import { inviteAgain } from "~/domain/admins/invitations.server";
import { invitationLink } from "~/http/account-requests.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { panelButtons, panelLoader } from "~/http/panel/panel-route.server";

const refusals = { gone: "adminGone", notWaiting: "adminNotWaiting", tooSoon: "adminInvitedLately" } as const;

/** Nothing is to be seen here. */
export const loader = panelLoader({ may: "admins" }, () => {
  return redirect("/admin/admins", { headers: adminHeaders });
});

/** Sends an invitation again. */
export const action = panelButtons({ may: "admins", passwordAgain: true }, async ({ admin, params, now }) => {
  const id = readAdminUserId(params.id);
  if (id === undefined) throw notFound();

  const sent = await inviteAgain(db, { id, by: admin.userId }, invitationLink, now);
  return sent.ok
    ? redirectWithAdminFlash("/admin/admins", "adminInvited", { values: { email: sent.email } })
    : redirectWithAdminFlash("/admin/admins", refusals[sent.reason], { hasFailed: true });
});
