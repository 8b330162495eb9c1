import { turnkeyPackages } from "~/domain/agency/turnkey-package";
import { useAdminText } from "~/i18n/admin";
import { SubmitButton } from "~/ui/button";
import { TextField } from "~/ui/fields/field";

import { fieldOf, type FormState } from "./form-state";
import { Overtaken } from "./overtaken";

/** What the turnkey packages cost. */
export function TurnkeyForm({ state }: { state: FormState }) {
  const { t } = useAdminText();
  const lines = turnkeyPackages.map((name) => ({ name, label: t(`settings.turnkey.${name}`) }));
  return (
    <form method="post" action="/admin/settings" noValidate className="grid gap-4 p-4">
      <input type="hidden" name="intent" value="turnkey" />
      <p className="text-xs text-stone-600">{t("settings.turnkey.text")}</p>
      {state.overtakenBy ? <Overtaken values={state.values} stored={state.overtakenBy} lines={lines} /> : null}
      <input type="hidden" name="version" value={state.values.version ?? ""} />
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
      <div>
        <SubmitButton kind="secondary" size="sm" busyLabel={t("settings.saving")}>
          {t("settings.save")}
        </SubmitButton>
      </div>
    </form>
  );
}
