import { claimLimits as max } from "~/domain/agency/claim.schema";
import { useAdminText } from "~/i18n/admin";
import { AdminPage } from "~/ui/admin/admin-page";

import type { FormState } from "./form-state";
import { SettingsForm, useLinesInEachLanguage } from "./settings-form";

const settings = "/admin/settings";

/** @param id of a claim that is changed; null for one that is added */
export function ClaimForm({ id, state }: { id: number | null; state: FormState }) {
  const { t } = useAdminText();
  const inEach = useLinesInEachLanguage();
  const parts = [
    {
      title: t("settings.claim.value"),
      text: t("settings.claim.value.text"),
      lines: inEach("value", t("settings.claim.value"), max.value),
    },
    {
      title: t("settings.claim.label"),
      text: t("settings.claim.label.text"),
      lines: inEach("label", t("settings.claim.label"), max.label),
    },
    {
      title: t("settings.claim.basis.title"),
      text: t("settings.claim.basis.text"),
      lines: [
        {
          name: "basis",
          label: t("settings.claim.basis"),
          hint: t("settings.claim.basis.hint"),
          max: max.basis,
          rows: 3,
        },
      ],
    },
  ];
  return (
    <AdminPage
      title={t(id === null ? "settings.claim.new" : "settings.claim.edit")}
      parent={{ label: t("settings.title"), href: settings }}
    >
      <SettingsForm
        action={id === null ? `${settings}/claims/new` : `${settings}/claims/${id}`}
        state={state}
        parts={parts}
        parent={settings}
      />
    </AdminPage>
  );
}
