import { redirect } from "@remix-run/node";

import { adminMeta } from "~/http/admin-meta";
import { panelButtons, panelLoader } from "~/http/panel/panel-route.server";
import { keepSidebar } from "~/http/panel/sidebar.server";
import { pathBefore } from "~/http/require-admin.server";
import { useAdminText } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";
import { AdminNav } from "~/ui/admin/admin-nav";
import { AdminPage } from "~/ui/admin/admin-page";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, () => {
  return { title: adminText("nav.title") };
});

/** Draws the sidebar in or out, and shows the page again from which that was asked. */
export const action = panelButtons({ may: "enter" }, ({ request, post }) => {
  return redirect(pathBefore(request), {
    status: 303,
    headers: keepSidebar(post.get("state") === "rail" ? "rail" : "open"),
  });
});

/** The sidebar as a page of its own, for phones on which no script opens it. */
export default function AdminMenu() {
  const { t } = useAdminText();
  return (
    <AdminPage title={t("nav.title")}>
      <div data-surface="deep" className="flex max-w-sidebar-sheet flex-col bg-mar-900 px-3 py-4 text-plaster-0">
        <AdminNav label={t("nav.title")} />
      </div>
    </AdminPage>
  );
}
