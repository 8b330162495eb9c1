import { redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { retryMail } from "~/domain/mail/outbox.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { panelButtons, panelLoader } from "~/http/panel/panel-route.server";

/** Nothing is to be seen here. */
export const loader = panelLoader({ may: "enter" }, () => {
  return redirect("/admin/status", { headers: adminHeaders });
});

export const action = panelButtons({ may: "enter" }, async ({ params, now }) => {
  const id = /^[1-9]\d{0,14}$/.test(params.id ?? "") ? Number(params.id) : 0;
  const retried = await retryMail(db, id, now);
  return retried.ok
    ? redirectWithAdminFlash("/admin/status", "mailRetried")
    : redirectWithAdminFlash("/admin/status", "mailNotWaiting", { hasFailed: true });
});
