import { redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { draftFromValuation } from "~/domain/enquiries/drafting/draft.server";
import { enquiryPath } from "~/domain/enquiries/inbox/inbox";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { panelButtons, panelLoader } from "~/http/panel/panel-route.server";

import { messageId, searchOf } from "./message-page.server";

/** Nothing is to be seen here. */
export const loader = panelLoader({ may: "enter" }, ({ request, params }) => {
  return redirect(enquiryPath(messageId(params), searchOf(request)));
});

export const action = panelButtons({ may: "enter" }, async ({ admin, params, now }) => {
  const result = await draftFromValuation(db, { enquiryId: messageId(params), adminId: admin.userId }, now);
  // A message of another kind shows no such button.
  if (!result.ok) throw notFound();

  const edit = `/admin/properties/${result.id}/edit`;
  if (!result.isNew) return redirectWithAdminFlash(edit, "draftThere");
  if (result.guessedPlace === null) return redirectWithAdminFlash(edit, "draftMade");
  return redirectWithAdminFlash(edit, "draftMadeGuessing", { values: { place: result.guessedPlace } });
});
