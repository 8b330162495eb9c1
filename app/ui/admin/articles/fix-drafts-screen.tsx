import { useAdminText } from "~/i18n/admin";
import { ConfirmPage } from "~/ui/admin/confirm-page";

/** Says what fixing all drafts does, before it is done. */
export function FixDraftsScreen() {
  const { t } = useAdminText();
  return (
    <ConfirmPage
      question={t("articles.fix.question")}
      confirm={t("articles.fix")}
      confirming={t("articles.fixing")}
      parent={{ label: t("articles.title"), href: "/admin/articles" }}
    >
      <p>{t("articles.fix.text")}</p>
    </ConfirmPage>
  );
}
