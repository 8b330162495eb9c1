import { RotateCw } from "lucide-react";

import { useAdminText } from "~/i18n/admin";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

type Props = {
  /** The address of the page itself. */
  href: string;
  /** Parts of the page that script draws anew in place of the whole; without it the link is for those without script. */
  swap?: string;
};

/**
 * Where work is under way that the page shows. No page of ours loads itself again: what somebody is typing would be lost, and
 * a reader of screens would have to begin anew.
 */
export function LookAgain({ href, swap }: Props) {
  const { t } = useAdminText();
  return (
    <a
      href={href}
      data-swap={swap}
      className={buttonClass({ kind: "secondary", size: "sm", className: swap ? "" : "scripted:hidden" })}
    >
      <Icon as={RotateCw} className="size-4" />
      {t("admin.lookAgain")}
    </a>
  );
}
