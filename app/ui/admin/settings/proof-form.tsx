import { longestSource } from "~/domain/agency/proof.schema";
import { useAdminText } from "~/i18n/admin";
import { SubmitButton } from "~/ui/button";
import { CheckField } from "~/ui/fields/choice-field";
import { TextField } from "~/ui/fields/field";

import { fieldOf, type FormState } from "./form-state";
import { Overtaken } from "./overtaken";

/** What the site shows to be believed: sold homes, and a figure of others with its source. */
export function ProofForm({ state }: { state: FormState }) {
  const { t } = useAdminText();
  const lines = [
    { name: "showsSold", label: t("settings.proof.showsSold"), isBox: true },
    { name: "appreciationSource", label: t("settings.proof.appreciationSource") },
  ];
  return (
    <form method="post" action="/admin/settings" noValidate className="grid gap-4 p-4">
      <input type="hidden" name="intent" value="proof" />
      <p className="text-xs text-stone-600">{t("settings.proof.text")}</p>
      {state.overtakenBy ? <Overtaken values={state.values} stored={state.overtakenBy} lines={lines} /> : null}
      <input type="hidden" name="version" value={state.values.version ?? ""} />
      <CheckField field={{ ...fieldOf(state, "showsSold"), required: false }}>
        {t("settings.proof.showsSold")}
      </CheckField>
      <TextField
        field={{ ...fieldOf(state, "appreciationSource", longestSource), required: false }}
        label={t("settings.proof.appreciationSource")}
        hint={t("settings.proof.appreciationSource.hint")}
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
