import { useAdminText } from "~/i18n/admin";
import { buttonClass } from "~/ui/button";

import { AdminPage } from "./admin-page";

/** What somebody's role does not include. The menu stays beside it. */
export function AdminNotAllowed() {
  const { t } = useAdminText();
  return (
    <AdminPage title={t("notAllowed.title")}>
      <p className="text-stone-700">{t("notAllowed.text")}</p>
      <p className="mt-4">
        <a href="/admin" className={buttonClass({ kind: "secondary" })}>
          {t("notAllowed.back")}
        </a>
      </p>
    </AdminPage>
  );
}
