import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import type { ReactNode } from "react";

import { type AdminFlash, useAdminText, useFlashText } from "~/i18n/admin";
import { Icon } from "~/ui/icon";

const looks = {
  bad: { box: "border-bad-700 bg-bad-50 text-bad-700", icon: CircleAlert },
  done: { box: "border-ok-700 bg-ok-50 text-ok-700", icon: CircleCheck },
  info: { box: "border-mar-700 bg-mar-50 text-mar-700", icon: Info },
} as const;

type Props = {
  title: string;
  kind?: keyof typeof looks;
  /** Where a link leads that takes the message away. */
  dismissed?: string;
  children: ReactNode;
};

/** What has to be known before the form below is filled in. Takes the focus where script runs. */
export function Notice({ title, kind = "bad", dismissed, children }: Props) {
  const { t } = useAdminText();
  const { box, icon } = looks[kind];
  return (
    <div
      role={kind === "done" ? "status" : "alert"}
      tabIndex={-1}
      data-focus
      className={`mt-6 flex items-start gap-2.5 border-s-4 px-4 py-3 text-sm ${box}`}
    >
      <Icon as={icon} className="mt-px size-4.5" />
      <p className="min-w-0 break-words">
        <strong className="font-semibold">{title}.</strong> <span className="text-ink">{children}</span>
      </p>
      {dismissed ? (
        <a
          href={dismissed}
          aria-label={t("admin.dismiss")}
          className="-my-2 -me-2 ms-auto flex size-9 shrink-0 items-center justify-center max-md:size-11"
        >
          <Icon as={X} />
        </a>
      ) : null}
    </div>
  );
}

/** What the last form left to say. It stays: whoever goes to look for a mail reads it again on coming back. */
export function FlashNotice({ flash, here }: { flash: AdminFlash; here: string }) {
  const { title, text } = useFlashText(flash);
  return (
    <Notice title={title} kind={flash.hasFailed ? "bad" : "done"} dismissed={here}>
      {text}
    </Notice>
  );
}
