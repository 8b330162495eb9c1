import type { ComponentProps } from "react";

import { useAdminText } from "~/i18n/admin";
import { SubmitButton } from "~/ui/button";

/** The button that saves a form of the panel. Where script runs Ctrl+S presses it: see enhance/admin/command-keys. */
export function SaveButton(props: ComponentProps<typeof SubmitButton>) {
  const { t } = useAdminText();
  return (
    <SubmitButton
      data-save-button=""
      aria-keyshortcuts="Control+S Meta+S"
      title={t("admin.saveKeys")}
      size="sm"
      {...props}
    />
  );
}
