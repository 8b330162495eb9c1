import { longestSource } from "~/domain/agency/proof.schema";
import { useAdminText } from "~/i18n/admin";
import { CheckField } from "~/ui/fields/choice-field";
import { TextField } from "~/ui/fields/field";

import { fieldOf, type FormState } from "./form-state";
import { SmallForm } from "./small-form";

/** What the site shows to be believed: sold homes, and a figure of others with its source. */
export function ProofForm({ state }: { state: FormState }) {
  const { t } = useAdminText();
  const lines = [
    { name: "showsSold", label: t("settings.proof.showsSold"), isBox: true },
    { name: "appreciationSource", label: t("settings.proof.appreciationSource") },
  ];
  return (
    <SmallForm part="proof" text={t("settings.proof.text")} state={state} lines={lines}>
      <CheckField field={{ ...fieldOf(state, "showsSold"), required: false }}>
        {t("settings.proof.showsSold")}
      </CheckField>
      <TextField
        field={{ ...fieldOf(state, "appreciationSource", longestSource), required: false }}
        label={t("settings.proof.appreciationSource")}
        hint={t("settings.proof.appreciationSource.hint")}
        isDense
      />
    </SmallForm>
  );
}
