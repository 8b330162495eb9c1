import { db } from "~/db/db.server";
import { fixAllDrafts } from "~/domain/articles/articles.server";
import { adminMetaOf } from "~/http/admin-meta";
import { noteError } from "~/http/error-reference.server";
import { reasonOf } from "~/http/failure-reason.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { ownHosts } from "~/http/own-address.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { FixDraftsScreen } from "~/ui/admin/articles/fix-drafts-screen";

export const meta = adminMetaOf;

const list = "/admin/articles";

export const loader = panelLoader({ may: "enter" }, () => {
  return { title: adminText("admin.title", { page: adminText("articles.fix") }) };
});

export const action = panelAction({ may: "enter" }, async ({ admin, request, now }) => {
  try {
    const { fixedCount, errorCount, failures } = await fixAllDrafts(
      db,
      { hosts: ownHosts(request) },
      admin.userId,
      now,
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
