import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { draftFromValuation } from "~/domain/enquiries/draft.server";
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
  const admin = await requireAdmin(request);
  await readPost(request);
  const result = await draftFromValuation(db, { enquiryId: messageId(params), adminId: admin.userId }, new Date());
  // A message of another kind shows no such button.
  if (!result.ok) throw notFound();

  const edit = `/admin/properties/${result.id}/edit`;
  if (!result.isNew) return redirectWithAdminFlash(edit, "draftThere");
  if (result.guessedPlace === null) return redirectWithAdminFlash(edit, "draftMade");
  return redirectWithAdminFlash(edit, "draftMadeGuessing", { values: { place: result.guessedPlace } });
});
