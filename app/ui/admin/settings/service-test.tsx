import { useAdminText } from "~/i18n/admin";
import { SubmitButton } from "~/ui/button";

import { writerForm } from "./writer-form";

/** The button that saves what stands in the form and asks that service for one word. */
export function ServiceTest() {
  const { t } = useAdminText();
  return (
    <div className="grid gap-3 border-t border-plaster-200 p-4">
      <h2 className="text-title-3">{t("settings.service.test")}</h2>
      <p className="text-xs text-stone-600">{t("settings.service.test.text")}</p>
      <div>
        <SubmitButton
          form={writerForm}
          name="intent"
          value="test"
          kind="secondary"
          size="sm"
          busyLabel={t("settings.service.testing")}
        >
          {t("settings.service.test.send")}
        </SubmitButton>
      </div>
    </div>
  );
}
