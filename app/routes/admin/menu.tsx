import type { LoaderFunctionArgs } from "@remix-run/node";

import { adminMetaOf } from "~/http/admin-meta";
import { requireAdmin } from "~/http/require-admin.server";
import { useAdminText } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";
import { AdminNav } from "~/ui/admin/admin-nav";
import { AdminPage } from "~/ui/admin/admin-page";

export const meta = adminMetaOf;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return { title: adminText("admin.title", { page: adminText("nav.title") }) };
}

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
