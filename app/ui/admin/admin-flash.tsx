import { CircleAlert, CircleCheck, X } from "lucide-react";

import { type AdminFlash as Flash, useAdminText, useFlashText } from "~/i18n/admin";
import { Icon } from "~/ui/icon";

const looks = {
  done: { icon: CircleCheck, box: "border-ok-700 bg-ok-50", tint: "text-ok-700" },
  failed: { icon: CircleAlert, box: "border-bad-700 bg-bad-50", tint: "text-bad-700" },
} as const;

/** What became of the form just sent: a band of full width under the header, a toast where script runs. Failures stay. */
export function AdminFlash({ flash }: { flash: Flash }) {
  const { t } = useAdminText();
  const { title, text } = useFlashText(flash);
  const look = flash.hasFailed ? looks.failed : looks.done;
  return (
    <div
      data-flash={flash.hasFailed ? "stays" : ""}
      data-tally={flash.values.tally}
      className="flash-banner admin-flash"
      role={flash.hasFailed ? "alert" : "status"}
      tabIndex={-1}
    >
      <div className={`flex items-start gap-3 border-s-4 px-5 py-3 ${look.box}`}>
        <Icon as={look.icon} className={`mt-0.5 size-5 ${look.tint}`} />
        <div className="min-w-0 flex-1 break-words">
          <p className="font-semibold">{title}</p>
          {text ? <p className="text-stone-700">{text}</p> : null}
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
