import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import { db } from "~/db/db.server";
import { fixAllDrafts } from "~/domain/articles/articles.server";
import { adminMetaOf } from "~/http/admin-meta";
import { noteError } from "~/http/error-reference.server";
import { reasonOf } from "~/http/failure-reason.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { ownHosts } from "~/http/own-address.server";
import { formAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";
import { adminText } from "~/i18n/admin.server";
import { FixDraftsScreen } from "~/ui/admin/articles/fix-drafts-screen";

export const meta = adminMetaOf;

const list = "/admin/articles";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return { title: adminText("admin.title", { page: adminText("articles.fix") }) };
}

export const action = formAction(async ({ request }: ActionFunctionArgs) => {
  const admin = await requireAdmin(request);
  await readPost(request);
  try {
    const { fixedCount, errorCount, failures } = await fixAllDrafts(
      db,
      { hosts: ownHosts(request) },
      admin.userId,
      new Date(),
    );
    for (const { error } of failures) noteError(error, request);
    return await redirectWithAdminFlash(list, "articlesFixed", { values: { fixedCount, errorCount } });
  } catch (error) {
    const values = { reason: reasonOf(error, request) };
    return redirectWithAdminFlash(list, "articlesFixFailed", { values, hasFailed: true });
  }
});

export default function FixDrafts() {
  return <FixDraftsScreen />;
}
