import type { Deletion } from "~/domain/properties/property-deletion";
import { useAdminText } from "~/i18n/admin";
import { defaultLanguage } from "~/i18n/languages";
import { ConfirmPage } from "~/ui/admin/confirm-page";

const list = new Intl.ListFormat(defaultLanguage, { type: "conjunction" });

/** Asks before a home is deleted, and says what goes with it. @param back address of the list it was asked from */
export function PropertyDeleteScreen({ deletion, back }: { deletion: Deletion; back: string }) {
  const { t } = useAdminText();
  const { title, images, translations, enquiries } = deletion;
  const what = [
    ...(images > 0 ? [t("propertyDelete.images", { count: images })] : []),
    ...(translations > 0 ? [t("propertyDelete.translations", { count: translations })] : []),
  ];
  return (
    <ConfirmPage
      question={t("propertyDelete.question")}
      confirm={t("propertyDelete.confirm")}
      confirming={t("propertyDelete.deleting")}
      parent={{ label: t("propertyList.title"), href: back }}
    >
      <p className="wrap-break-word">
        {what.length > 0
          ? t("propertyDelete.goesWith", { title, what: list.format(what) })
          : t("propertyDelete.goesAlone", { title })}
      </p>
      {enquiries > 0 ? <p>{t("propertyDelete.enquiries", { count: enquiries })}</p> : null}
    </ConfirmPage>
  );
}
