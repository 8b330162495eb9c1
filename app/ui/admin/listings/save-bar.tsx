import type { ListingKind } from "~/domain/listings/listing";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { SaveButton } from "~/ui/admin/save-button";
import { buttonClass } from "~/ui/button";

import { listingWords } from "./listing-words";

type Props = {
  kind: ListingKind;
  /** When and by whom the listing was last saved; null for a new one. */
  saved: { at: string; by: string | null } | null;
  now: Date;
};

/** Stays at the lower edge of the window, so that a long form can be saved from anywhere in it. */
export function SaveBar({ kind, saved, now }: Props) {
  const { t } = useAdminText();
  return (
    <div
      data-save-bar=""
      className="sticky bottom-0 z-10 -mx-4 flex items-center justify-end gap-2 border-t border-plaster-300 bg-plaster-100 px-4 py-3 md:-mx-6 md:px-6"
    >
      <p className="me-auto min-w-0 truncate text-xs text-stone-600 max-sm:hidden">
        {saved === null
          ? t("propertyForm.notSaved")
          : t(saved.by === null ? "propertyForm.lastSaved" : "propertyForm.lastSavedBy", {
              moment: moment(t, saved.at, now),
              email: saved.by ?? "",
            })}
      </p>
      <a href={listingWords[kind].listPath} className={buttonClass({ kind: "quiet", size: "sm" })}>
        {t("propertyForm.cancel")}
      </a>
      <SaveButton size="sm" busyLabel={t(saved ? "propertyForm.updating" : "propertyForm.creating")}>
        {t(saved ? `${kind}Form.update` : `${kind}Form.create`)}
      </SaveButton>
    </div>
  );
}
