import type { ReactNode } from "react";

import { useAdminText } from "~/i18n/admin";
import { AdminPage, Panel } from "~/ui/admin/admin-page";

/** One of the small forms of the settings on a page of its own: where its errors are shown. */
export function SmallFormPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useAdminText();
  return (
    <AdminPage title={title} parent={{ label: t("settings.title"), href: "/admin/settings" }}>
      <div className="max-w-96">
        <Panel title={title}>{children}</Panel>
      </div>
    </AdminPage>
  );
}
