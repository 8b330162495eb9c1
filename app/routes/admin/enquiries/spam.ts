import { redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { setAsideAsSpam } from "~/domain/enquiries/answering/spam.server";
import { enquiryPath } from "~/domain/enquiries/inbox/inbox";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { panelButtons, panelLoader } from "~/http/panel/panel-route.server";

import { answeredAlready, messageId, searchOf } from "./message-page.server";

/** Nothing is to be seen here. */
export const loader = panelLoader({ may: "enter" }, ({ request, params }) => {
  return redirect(enquiryPath(messageId(params), searchOf(request)));
});

export const action = panelButtons({ may: "enter" }, async ({ admin, request, params, now }) => {
  const id = messageId(params);
  const back = enquiryPath(id, searchOf(request));
  const result = await setAsideAsSpam(db, { id, adminId: admin.userId }, now);
  if (!result.ok && result.reason === "not-found") throw notFound();
  if (!result.ok && result.reason === "answered") return answeredAlready(back, result.answer, now);
  return redirectWithAdminFlash(back, "enquirySetAside");
});
