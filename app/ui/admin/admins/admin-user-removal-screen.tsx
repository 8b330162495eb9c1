import type { ListedAdminUser } from "~/domain/admins/admin-user";
import { useAdminText } from "~/i18n/admin";
import { buttonClass } from "~/ui/button";

import { AdminPage } from "../admin-page";
import { ConfirmPage } from "../confirm-page";

/** The question before somebody is taken off the list, or why that cannot be. */
export function AdminUserRemovalScreen({ admin: { email, hold } }: { admin: ListedAdminUser }) {
  const { t } = useAdminText();
  const parent = { label: t("admins.title"), href: "/admin/admins" };
  if (hold) {
    return (
      <AdminPage title={t("admins.remove", { email })} parent={parent}>
        <p className="text-stone-700">{t(`admins.remove.held.${hold}`, { email })}</p>
        <p className="mt-4">
          <a href={parent.href} className={buttonClass({ kind: "secondary" })}>
            {t("admins.back")}
          </a>
        </p>
      </AdminPage>
    );
  }
  return (
    <ConfirmPage
      question={t("admins.remove.question")}
      confirm={t("admins.remove.confirm")}
      confirming={t("admins.removing")}
      parent={parent}
    >
      <p className="break-words">{t("admins.remove.text", { email })}</p>
      <p>{t("admins.remove.later")}</p>
    </ConfirmPage>
  );
}
