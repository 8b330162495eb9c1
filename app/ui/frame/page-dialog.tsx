import { X } from "lucide-react";

import { useText } from "~/i18n/text";
import { Once } from "~/ui/drawn-once";
import { Icon } from "~/ui/icon";

/** The one dialog of the site, empty until our script shows a page in it. Without script it stays closed. */
export function PageDialog() {
  return <Once name="dialog">{() => <EmptyDialog />}</Once>;
}

function EmptyDialog() {
  const { t } = useText();
  return (
    <dialog
      id="page-dialog"
      data-noprint
      data-leave-question={t("dialog.leaveQuestion")}
      data-offline={t("dialog.offline")}
      aria-label={t("dialog.label")}
      className="page-dialog fixed inset-0 z-50 max-h-[100dvh] w-full flex-col bg-plaster-50 shadow-float max-md:mb-0 max-md:mt-auto max-md:max-w-none md:max-h-[calc(100dvh-4rem)] md:max-w-3xl md:rounded-sm open:flex"
    >
      <button
        type="button"
        data-close-dialog
        aria-label={t("frame.close")}
        className="absolute right-3 top-3 z-10 flex size-11 items-center justify-center bg-plaster-50 hover:bg-plaster-100"
      >
        <Icon as={X} className="size-5" />
      </button>
      <div data-dialog-body className="min-h-0 scroll-pb-32 overflow-y-auto px-5 py-6 md:px-10 md:py-8" />
    </dialog>
  );
}
