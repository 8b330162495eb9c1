import { useAdminText } from "~/i18n/admin";
import { AdminPage } from "~/ui/admin/admin-page";
import { Problem } from "~/ui/admin/problem";
import { buttonClass } from "~/ui/button";

/** An article that is not there, or could not be read. */
export function ArticleMissing({ failure }: { failure: string | null }) {
  const { t } = useAdminText();
  return (
    <AdminPage
      title={t(failure ? "articles.error" : "article.missing")}
      parent={{ label: t("articles.title"), href: "/admin/articles" }}
    >
      {failure ? (
        <Problem title={t("articles.error")}>{failure}</Problem>
      ) : (
        <p className="text-stone-700">{t("article.missing.text")}</p>
      )}
      <p className="mt-4">
        <a href="/admin/articles" className={buttonClass({ kind: "secondary", size: "sm" })}>
          {t("article.missing.back")}
        </a>
      </p>
    </AdminPage>
  );
}
