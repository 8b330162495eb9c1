import { db } from "~/db/db.server";
import { findAdminUser, removeAdmin } from "~/domain/admins/admin-users.server";
import { refusals } from "~/http/accounts/admin-user-refusals";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/id-in.server";
import { adminText } from "~/i18n/admin.server";

import type { Question } from "../question";

const list = "/admin/admins";

/** `:id` is the admin, who may have to stay. */
export const removingAdmin: Question = {
  needs: { may: "admins", passwordAgain: true },
  ask: async ({ admin, params }) => {
    const found = await findAdminUser(db, idIn(params, "id"), admin.userId);
    if (!found) return undefined;
    const { email, hold } = found;
    if (hold) throw await redirectWithAdminFlash(list, refusals[hold], { hasFailed: true });
    return {
      title: adminText("admins.remove", { email }),
      question: adminText("admins.remove.question"),
      lost: [adminText("admins.remove.text", { email }), adminText("admins.remove.later")],
      confirm: adminText("admins.remove.confirm"),
      confirming: adminText("admins.removing"),
      parent: { label: adminText("admins.title"), href: list },
    };
  },
  act: async ({ admin, params }) => {
    const removed = await removeAdmin(db, idIn(params, "id"), admin.userId);
    return removed.ok
      ? redirectWithAdminFlash(list, "adminRemoved", { values: { email: removed.email } })
      : redirectWithAdminFlash(list, refusals[removed.reason], { hasFailed: true });
  },
};
