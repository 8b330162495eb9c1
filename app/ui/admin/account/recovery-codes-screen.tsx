import { useAdminText } from "~/i18n/admin";
import { buttonClass } from "~/ui/button";

import { AdminPage } from "../admin-page";

/** The ten ways in without the phone, shown this once. The page prints as a sheet to put away. */
export function RecoveryCodesScreen({ codes }: { codes: readonly string[] }) {
  const { t } = useAdminText();
  return (
    <AdminPage title={t("secondFactor.done")} parent={{ label: t("account.title"), href: "/admin/account" }}>
      <div className="max-w-prose">
        <h2 className="text-title-2">{t("recovery.title")}</h2>
        <p className="mt-3 text-stone-700">{t("recovery.text")}</p>
        <ul className="mt-5 grid gap-2 border border-plaster-300 bg-plaster-0 p-5 font-mono text-base sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <p className="mt-4 text-stone-700">{t("recovery.print")}</p>
        <p data-noprint className="mt-5">
          <a href="/admin/account" className={buttonClass()}>
            {t("recovery.kept")}
          </a>
        </p>
      </div>
    </AdminPage>
  );
}
