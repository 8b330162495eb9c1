import { useAdminText } from "~/i18n/admin";
import { ConfirmPage } from "~/ui/admin/confirm-page";

/** Asks before an article is deleted, and says what goes with it. */
export function ArticleDeleteScreen({ title, isPublic }: { title: string; isPublic: boolean }) {
  const { t } = useAdminText();
  return (
    <ConfirmPage
      question={t("articleDelete.question")}
      confirm={t("articleDelete.confirm")}
      confirming={t("articleDelete.deleting")}
      parent={{ label: t("articles.title"), href: "/admin/articles" }}
    >
      <p className="wrap-break-word">{t("articleDelete.text", { title })}</p>
      {isPublic ? <p>{t("articleDelete.public")}</p> : null}
    </ConfirmPage>
  );
}
