import { db } from "~/db/db.server";
import { findUnit, removeUnit } from "~/domain/developments/units.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/id-in.server";
import { listingHead, listingIn, listingPath, removeFiles } from "~/http/listing-request.server";
import { notFound } from "~/http/not-found.server";
import { adminText } from "~/i18n/admin.server";

import type { Question } from "../question";

/** `:id` is the development, `:part` the unit. */
export const deletingUnit: Question = {
  needs: { may: "enter" },
  ask: async (visit) => {
    const head = await listingHead(visit);
    const unit = await findUnit(db, head.id, idIn(visit.params, "part"));
    return (
      unit && {
        question: adminText("unitDelete.question"),
        lost: [adminText("unitDelete.text", { name: unit.values.name })],
        confirm: adminText("unitDelete.confirm"),
        confirming: adminText("unitDelete.deleting"),
        parent: { label: head.title, href: `${listingPath(head)}/edit` },
      }
    );
  },
  act: async (sent) => {
    const { admin, now, request, params } = sent;
    const development = listingIn(sent);
    const removed = await removeUnit(db, development.id, idIn(params, "part"), admin.userId, now);
    if (!removed) throw notFound();
    await removeFiles(removed, request);
    const values = { name: removed.name };
    return redirectWithAdminFlash(`${listingPath(development)}/edit`, "unitDeleted", { values });
  },
};
