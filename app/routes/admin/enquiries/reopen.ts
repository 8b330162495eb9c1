import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { reopenEnquiry } from "~/domain/enquiries/answering.server";
import { enquiryPath } from "~/domain/enquiries/inbox";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { buttonAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";

import { messageId, searchOf } from "./message-page.server";

/** Nothing is to be seen here. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return redirect(enquiryPath(messageId(params), searchOf(request)));
}

export const action = buttonAction(async ({ request, params }: ActionFunctionArgs) => {
  await requireAdmin(request);
  await readPost(request);
  const id = messageId(params);
  const result = await reopenEnquiry(db, id);
  if (!result.ok && result.reason === "not-found") throw notFound();
  // Where it waits already, somebody else has taken the answer back: it is as was wished.
  return redirectWithAdminFlash(enquiryPath(id, searchOf(request)), "enquiryReopened");
});
