import { useAdminText } from "~/i18n/admin";
import { AdminPage } from "~/ui/admin/admin-page";
import { Problem } from "~/ui/admin/problem";
import { buttonClass } from "~/ui/button";

/** A home that is not there, or could not be read. */
export function PropertyMissing({ failure }: { failure: string | null }) {
  const { t } = useAdminText();
  return (
    <AdminPage
      title={t(failure ? "properties.error" : "property.missing")}
      parent={{ label: t("propertyList.title"), href: "/admin/properties" }}
    >
      {failure ? (
        <Problem title={t("properties.error")}>{failure}</Problem>
      ) : (
        <p className="text-stone-700">{t("property.missing.text")}</p>
      )}
      <p className="mt-4">
        <a href="/admin/properties" className={buttonClass({ kind: "secondary", size: "sm" })}>
          {t("property.missing.back")}
        </a>
      </p>
    </AdminPage>
  );
}
