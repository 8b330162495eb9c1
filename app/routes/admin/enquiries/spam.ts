import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { enquiryPath } from "~/domain/enquiries/inbox";
import { setAsideAsSpam } from "~/domain/enquiries/spam.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { buttonAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";

import { answeredAlready, messageId, searchOf } from "./message-page.server";

/** Nothing is to be seen here. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return redirect(enquiryPath(messageId(params), searchOf(request)));
}

export const action = buttonAction(async ({ request, params }: ActionFunctionArgs) => {
  const admin = await requireAdmin(request);
  await readPost(request);
  const id = messageId(params);
  const now = new Date();
  const back = enquiryPath(id, searchOf(request));
  const result = await setAsideAsSpam(db, { id, adminId: admin.userId }, now);
  if (!result.ok && result.reason === "not-found") throw notFound();
  if (!result.ok && result.reason === "answered") return answeredAlready(back, result.answer, now);
  return redirectWithAdminFlash(back, "enquirySetAside");
});
