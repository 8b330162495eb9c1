import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { retryFailed } from "~/domain/articles/batches.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/image-request.server";
import { buttonAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";

/** Nothing is to be seen here. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return redirect(`/admin/articles/batch/${idIn(params, "id")}`, { headers: adminHeaders });
}

/** Gives the failed topics back to the writer: all of the batch, or the one that the form names. */
export const action = buttonAction(async ({ request, params }: ActionFunctionArgs) => {
  await requireAdmin(request);
  const keyword = (await readPost(request)).get("keyword");
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
