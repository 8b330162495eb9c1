import { db } from "~/db/db.server";
import { forgetMissingPages, listMissingPages } from "~/domain/site/missing-pages.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { adminText } from "~/i18n/admin.server";

import type { Question } from "./question";

/** All addresses that were asked for in vain. */
export const forgettingMissingPages: Question = {
  needs: { may: "enter" },
  ask: async () => {
    const { count } = await listMissingPages(db, 1);
    return {
      title: adminText("status.missing.clear"),
      question: adminText("status.missing.question"),
      lost: [adminText("status.missing.question.text", { count })],
      confirm: adminText("status.missing.clear"),
      confirming: adminText("status.missing.clearing"),
      parent: { label: adminText("status.title"), href: "/admin/status" },
    };
  },
  act: async () => {
    await forgetMissingPages(db);
    return redirectWithAdminFlash("/admin/status", "missingPagesForgotten");
  },
};
