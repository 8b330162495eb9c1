import type { ReactNode } from "react";

import { useAdminText } from "~/i18n/admin";
import { buttonClass } from "~/ui/button";

import { SaveButton } from "./save-button";

type Props = {
  /** Where leaving without saving leads. */
  cancel: string;
  /** What stands at its start, where there is room. */
  note?: ReactNode;
  /** What the button says, and while it is busy. */
  save?: string;
  saving?: string;
};

/** Stays at the lower edge of the window, so that a long form can be saved from anywhere in it. */
export function SaveBar({ cancel, note, save, saving }: Props) {
  const { t } = useAdminText();
  return (
    <div
      data-save-bar=""
      className="sticky bottom-0 z-10 -mx-4 flex items-center justify-end gap-2 border-t border-plaster-300 bg-plaster-100 px-4 py-3 md:-mx-6 md:px-6"
    >
      {note}
      <a href={cancel} className={buttonClass({ kind: "quiet", size: "sm" })}>
        {t("admin.cancel")}
      </a>
      <SaveButton busyLabel={saving ?? t("settings.saving")}>{save ?? t("settings.save")}</SaveButton>
    </div>
  );
}
