import { useAdminText } from "~/i18n/admin";
import { SubmitButton } from "~/ui/button";

import type { WriterEndpoint } from "./writer-form";

/** The button that asks the stored service for one word. */
export function ServiceTest({ endpoint, mayTest }: { endpoint: WriterEndpoint | null; mayTest: boolean }) {
  const { t } = useAdminText();
  if (!endpoint) return null;
  return (
    <form method="post" action="/admin/settings/writer" className="grid gap-3 border-t border-plaster-200 p-4">
      <input type="hidden" name="intent" value="test" />
      <h2 className="text-title-3">{t("settings.service.test")}</h2>
      <p className="text-xs break-words text-stone-600">
        {mayTest ? t("settings.service.test.text", endpoint) : t("settings.service.test.noPrice")}
      </p>
      {mayTest ? (
        <div>
          <SubmitButton kind="secondary" size="sm" busyLabel={t("settings.service.testing")}>
            {t("settings.service.test.send")}
          </SubmitButton>
        </div>
      ) : null}
    </form>
  );
}
