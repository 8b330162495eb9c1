import { redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { retryFailed } from "~/domain/batches/batches.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/image-request.server";
import { panelButtons, panelLoader } from "~/http/panel/panel-route.server";

/** Nothing is to be seen here. */
export const loader = panelLoader({ may: "enter" }, ({ params }) => {
  return redirect(`/admin/articles/batch/${idIn(params, "id")}`, { headers: adminHeaders });
});

/** Gives the failed topics back to the writer: all of the batch, or the one that the form names. */
export const action = panelButtons({ may: "enter" }, async ({ params, post }) => {
  const keyword = post.get("keyword");
  const id = idIn(params, "id");
  // A name that is no number is no keyword of this batch; it must not stand for all of them.
  const keywordId = typeof keyword === "string" ? Number(/^[1-9]\d{0,14}$/.exec(keyword)?.[0] ?? 0) : undefined;
  const retried = await retryFailed(db, id, keywordId);
  if (retried.ok) {
    return redirectWithAdminFlash(`/admin/articles/batch/${id}`, "batchRetried", {
      values: { count: retried.keywords },
    });
  }
  return retried.reason === "not-found"
    ? redirectWithAdminFlash("/admin/articles/batch", "batchGone", { hasFailed: true })
    : redirectWithAdminFlash(`/admin/articles/batch/${id}`, "batchNothingFailed", { hasFailed: true });
});
