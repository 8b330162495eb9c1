import { useAdminText } from "~/i18n/admin";
import { SubmitButton } from "~/ui/button";
import { TextField } from "~/ui/fields/field";

import { fieldOf, type FormState } from "./form-state";
import { Overtaken } from "./overtaken";

/** @param wasChecked whether anybody has looked the rate up yet */
export function MortgageForm({ state, today, wasChecked }: { state: FormState; today: string; wasChecked: boolean }) {
  const { t } = useAdminText();
  const lines = [
    { name: "rate", label: t("settings.rate") },
    { name: "checkedOn", label: t("settings.checkedOn") },
  ];
  return (
    <form method="post" action="/admin/settings" noValidate className="grid gap-4 p-4">
      <input type="hidden" name="intent" value="mortgage" />
      <p className="text-xs text-stone-600">{t("settings.mortgage.text")}</p>
      {state.overtakenBy ? <Overtaken values={state.values} stored={state.overtakenBy} lines={lines} /> : null}
      <input type="hidden" name="version" value={state.values.version ?? ""} />
      <TextField
        field={fieldOf(state, "rate", 8)}
        label={t("settings.rate")}
        hint={t("settings.rate.hint")}
        inputMode="decimal"
        suffix="%"
        isDense
      />
      <TextField
        field={fieldOf(state, "checkedOn")}
        label={t("settings.checkedOn")}
        hint={wasChecked ? t("settings.checkedOn.hint") : t("settings.checkedOn.never")}
        type="date"
        max={today}
        isDense
      />
      <div>
        <SubmitButton kind="secondary" size="sm" busyLabel={t("settings.saving")}>
          {t("settings.save")}
        </SubmitButton>
      </div>
    </form>
  );
}
