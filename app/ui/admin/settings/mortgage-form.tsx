import { useAdminText } from "~/i18n/admin";
import { TextField } from "~/ui/fields/field";

import { fieldOf, type FormState } from "./form-state";
import { SmallForm } from "./small-form";

/** @param wasChecked whether anybody has looked the rate up yet */
export function MortgageForm({ state, today, wasChecked }: { state: FormState; today: string; wasChecked: boolean }) {
  const { t } = useAdminText();
  const lines = [
    { name: "rate", label: t("settings.rate") },
    { name: "checkedOn", label: t("settings.checkedOn") },
  ];
  return (
    <SmallForm part="mortgage" text={t("settings.mortgage.text")} state={state} lines={lines}>
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
    </SmallForm>
  );
}
