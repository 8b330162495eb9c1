import { Printer } from "lucide-react";

import { useAdminText } from "~/i18n/admin";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { AdminPage } from "../admin-page";

/** The ten ways in without the phone, shown this once. The page prints as a sheet to put away. */
export function RecoveryCodesScreen({ codes, email }: { codes: readonly string[]; email: string }) {
  const { t } = useAdminText();
  return (
    <AdminPage title={t("secondFactor.done")} parent={{ label: t("account.title"), href: "/admin/account" }}>
      <div className="max-w-prose">
        <h2 className="text-title-2">{t("recovery.title")}</h2>
        <p className="mt-3 text-stone-700">{t("recovery.text")}</p>
        <p className="mt-5 text-sm break-all text-stone-600">{t("recovery.for", { email })}</p>
        <ul
          id="recovery-codes"
          className="mt-2 grid gap-2 border border-plaster-300 bg-plaster-0 p-4 font-mono text-sm whitespace-nowrap sm:p-5 sm:text-base"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <p data-noprint className="mt-3 hidden flex-wrap gap-3 scripted:flex">
          <button type="button" data-print className={buttonClass({ kind: "secondary", size: "sm" })}>
            <Icon as={Printer} />
            {t("recovery.printThem")}
          </button>
          <button
            type="button"
            data-copy="recovery-codes"
            data-done={t("recovery.copied")}
            className={buttonClass({ kind: "secondary", size: "sm" })}
          >
            {t("recovery.copy")}
          </button>
        </p>
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
