import type { DevelopmentFormTexts } from "~/domain/developments/development-form";
import type { DevelopmentValues } from "~/domain/developments/development-form.schema";
import type { Answer } from "~/domain/listings/entry";
import { useAdminText } from "~/i18n/admin";
import { AdminEmpty } from "~/ui/admin/admin-empty";
import { AdminPage } from "~/ui/admin/admin-page";
import { buttonClass } from "~/ui/button";
import type { Choice } from "~/ui/fields/field";

import { DevelopmentFormScreen } from "./development-form-screen";

type Props = {
  texts: DevelopmentFormTexts;
  answer: Answer<DevelopmentValues> | undefined;
  neighborhoods: readonly Choice[];
  now: Date;
};

/** The form of a development that is not stored yet, also of one that somebody deleted while it was being edited. */
export function NewDevelopmentScreen(props: Props) {
  const { t } = useAdminText();
  return (
    <AdminPage
      title={t("developmentForm.new")}
      parent={{ label: t("developmentList.title"), href: "/admin/developments" }}
    >
      <DevelopmentFormScreen {...props} action="/admin/developments/new" saved={null} />
    </AdminPage>
  );
}

export function DevelopmentMissing() {
  const { t } = useAdminText();
  return (
    <AdminPage
      title={t("developmentForm.missing")}
      parent={{ label: t("developmentList.title"), href: "/admin/developments" }}
    >
      <AdminEmpty title={t("developmentForm.missing")} text={t("developmentForm.gone")}>
        <a href="/admin/developments" className={buttonClass({ kind: "secondary", size: "sm" })}>
          {t("developmentList.title")}
        </a>
      </AdminEmpty>
    </AdminPage>
  );
}
