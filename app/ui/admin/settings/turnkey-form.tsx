import { turnkeyPackages } from "~/domain/agency/turnkey-package";
import { useAdminText } from "~/i18n/admin";
import { TextField } from "~/ui/fields/field";

import { fieldOf, type FormState } from "./form-state";
import { SmallForm } from "./small-form";

/** What the turnkey packages cost. */
export function TurnkeyForm({ state }: { state: FormState }) {
  const { t } = useAdminText();
  const lines = turnkeyPackages.map((name) => ({ name, label: t(`settings.turnkey.${name}`) }));
  return (
    <SmallForm part="turnkey" text={t("settings.turnkey.text")} state={state} lines={lines}>
      {lines.map(({ name, label }) => (
        <TextField
          key={name}
          field={{ ...fieldOf(state, name, 12), required: false }}
          label={label}
          inputMode="numeric"
          suffix="€"
          isDense
        />
      ))}
    </SmallForm>
  );
}
