import { useAdminText } from "~/i18n/admin";

import { ConfirmPage } from "../confirm-page";

/** The question before signing in takes a password alone again. */
export function SecondFactorOffScreen() {
  const { t } = useAdminText();
  return (
    <ConfirmPage
      question={t("secondFactor.off.question")}
      confirm={t("secondFactor.switchOff")}
      confirming={t("account.saving")}
      parent={{ label: t("account.title"), href: "/admin/account" }}
    >
      <p>{t("secondFactor.off.text")}</p>
    </ConfirmPage>
  );
}
