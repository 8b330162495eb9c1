import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { roleSchema } from "~/domain/admins/admin-user.schema";
import { activateAdmin, changeRole, deactivateAdmin } from "~/domain/admins/admin-users.server";
import { inviteAgain } from "~/domain/admins/invitations.server";
import { switchSecondFactorOff } from "~/domain/admins/second-factor.server";
import { readId } from "~/domain/fields/address-number";
import { invitationLink } from "~/http/accounts/account-requests.server";
import { refusals } from "~/http/accounts/admin-user-refusals";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { badRequest, notFound } from "~/http/not-found.server";
import { panelButtons, panelLoader, type Sent } from "~/http/panel/panel-route.server";
import type { AdminFlashName } from "~/i18n/admin";

const list = "/admin/admins";

/** The buttons of the list lead here. */
export const loader = panelLoader({ may: "admins" }, () => redirect(list));

export const action = panelButtons(
  { may: "admins", passwordAgain: true },
  {
    activate: async (sent) => said("adminActivated", await activateAdmin(db, namedIn(sent), sent.admin.userId)),

    deactivate: async (sent) => said("adminDeactivated", await deactivateAdmin(db, namedIn(sent), sent.admin.userId)),

    role: async (sent) => {
      const id = namedIn(sent);
      const submission = parseWithZod(sent.post, { schema: roleSchema });
      if (submission.status !== "success") throw badRequest();
      const { role } = submission.value;
      const flash = role === "admin" ? "adminRoleAdmin" : "adminRoleAssistant";
      return said(flash, await changeRole(db, { id, role, askedBy: sent.admin.userId }, sent.now));
    },

    /** For a colleague whose phone is lost. */
    "second-factor-off": async (sent) =>
      said(
        "adminSecondFactorOff",
        await switchSecondFactorOff(db, { id: namedIn(sent), by: sent.admin.userId }, sent.now),
      ),

    /** Sends an invitation again. */
    invite: async (sent) =>
      said(
        "adminInvited",
        await inviteAgain(db, { id: namedIn(sent), by: sent.admin.userId }, invitationLink, sent.now),
      ),
  },
);

type Changed = { ok: true; email: string } | { ok: false; reason: keyof typeof refusals };

function said(flash: AdminFlashName, changed: Changed) {
  return changed.ok
    ? redirectWithAdminFlash(list, flash, { values: { email: changed.email } })
    : redirectWithAdminFlash(list, refusals[changed.reason], { hasFailed: true });
}

function namedIn({ params }: Sent): number {
  const id = readId(params.id);
  if (id === undefined) throw notFound();
  return id;
}
