import { CircleCheck, X } from "lucide-react";

import { useAdminText } from "~/i18n/admin";
import { Icon } from "~/ui/icon";

export type AdminFlashText = "signedIn";

/** What became of the form just sent: a band of full width under the header, a toast where script runs. */
export function AdminFlash({ name }: { name: AdminFlashText }) {
  const { t } = useAdminText();
  return (
    <div data-flash className="flash-banner" role="status" tabIndex={-1}>
      <div className="mx-4 flex items-start gap-3 border-s-4 border-ok-700 bg-ok-50 px-5 py-4 md:mx-6 scripted:mx-0">
        <Icon as={CircleCheck} className="mt-0.5 size-5 text-ok-700" />
        <div className="flex-1">
          <p className="font-semibold">{t(`flash.${name}.title`)}</p>
          <p className="text-stone-700">{t(`flash.${name}.text`)}</p>
        </div>
        <button
          type="button"
          data-dismiss
          aria-label={t("admin.dismiss")}
          className="-me-2 hidden size-11 items-center justify-center hover:bg-plaster-100 scripted:flex"
        >
          <Icon as={X} className="size-5" />
        </button>
      </div>
    </div>
  );
}
