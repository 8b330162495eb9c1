import { db } from "~/db/db.server";
import { switchOwnSecondFactorOff } from "~/domain/admins/second-factor.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { adminText } from "~/i18n/admin.server";

import type { Question } from "../question";

/** Signing in takes a password alone again. */
export const switchingSecondFactorOff: Question = {
  needs: { may: "enter", passwordAgain: true },
  ask: () => ({
    question: adminText("secondFactor.off.question"),
    lost: [adminText("secondFactor.off.text")],
    confirm: adminText("secondFactor.switchOff"),
    confirming: adminText("account.saving"),
    parent: { label: adminText("account.title"), href: "/admin/account" },
  }),
  act: async ({ admin, now }) => {
    await switchOwnSecondFactorOff(db, admin.userId, now);
    return redirectWithAdminFlash("/admin/account", "secondFactorOff");
  },
};
