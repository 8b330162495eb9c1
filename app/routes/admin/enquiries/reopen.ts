import { redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { reopenEnquiry } from "~/domain/enquiries/answering/answering.server";
import { enquiryPath } from "~/domain/enquiries/inbox/inbox";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { panelButtons, panelLoader } from "~/http/panel/panel-route.server";

import { messageId, searchOf } from "./message-page.server";

/** Nothing is to be seen here. */
export const loader = panelLoader({ may: "enter" }, ({ request, params }) => {
  return redirect(enquiryPath(messageId(params), searchOf(request)));
});

export const action = panelButtons({ may: "enter" }, async ({ request, params }) => {
  const id = messageId(params);
  const result = await reopenEnquiry(db, id);
  if (!result.ok && result.reason === "not-found") throw notFound();
  // Where it waits already, somebody else has taken the answer back: it is as was wished.
  return redirectWithAdminFlash(enquiryPath(id, searchOf(request)), "enquiryReopened");
});
