import { useAdminText } from "~/i18n/admin";
import { SubmitButton } from "~/ui/button";
import { TextField } from "~/ui/fields/field";

import { fieldOf, type FormState } from "./form-state";

export function MailTestForm({ state }: { state: FormState }) {
  const { t } = useAdminText();
  return (
    <div className="grid gap-4 p-4">
      <p className="text-xs text-stone-600">{t("settings.mailTest.text")}</p>
      <TextField
        field={fieldOf(state, "recipient", 254)}
        label={t("settings.mailTest.recipient")}
        type="email"
        autoComplete="email"
        isDense
      />
      <div>
        <SubmitButton
          name="intent"
          value="mail-test"
          kind="secondary"
          size="sm"
          busyLabel={t("settings.mailTest.sending")}
        >
          {t("settings.mailTest.send")}
        </SubmitButton>
      </div>
    </div>
  );
}
