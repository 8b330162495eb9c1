import { useAdminText } from "~/i18n/admin";
import { buttonClass } from "~/ui/button";

import { AdminPage } from "./admin-page";

/** A record that is not there. The header stays, so the way out is at hand. */
export function AdminMissing() {
  const { t } = useAdminText();
  return (
    <AdminPage title={t("missing.title")}>
      <p className="text-stone-700">{t("missing.text")}</p>
      <p className="mt-4">
        <a href="/admin" className={buttonClass({ kind: "secondary" })}>
          {t("missing.dashboard")}
        </a>
      </p>
    </AdminPage>
  );
}
