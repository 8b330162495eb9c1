import { useAdminText } from "~/i18n/admin";
import { buttonClass } from "~/ui/button";

import { AdminPage } from "./admin-page";

/** A form that was not taken in: too long, or not one of the panel's. The menu stays beside it. */
export function AdminRefused({ isTooLong }: { isTooLong: boolean }) {
  const { t } = useAdminText();
  return (
    <AdminPage title={t(isTooLong ? "refused.tooLong.title" : "refused.title")}>
      <p className="max-w-prose text-stone-700">{t(isTooLong ? "refused.tooLong.text" : "refused.text")}</p>
      <p className="mt-4">
        <a href="/admin" className={buttonClass({ kind: "secondary" })}>
          {t("notAllowed.back")}
        </a>
      </p>
    </AdminPage>
  );
}
