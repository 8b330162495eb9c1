import type { DeadLink, LinkPurpose } from "~/domain/admins/admin";
import { useAdminText } from "~/i18n/admin";
import { buttonClass } from "~/ui/button";

import { AccountFrame } from "./account-frame";

/** A link of a mail that leads nowhere: why, and the ways on. */
export function DeadLinkScreen({ reason, purpose }: { reason: DeadLink; purpose: LinkPurpose | "invite" }) {
  const { t } = useAdminText();
  // Who has used the link has what it was for; at most the password is forgotten.
  const anew =
    purpose === "confirm" && reason !== "used"
      ? { href: "/admin/login?mode=sign-up", label: t("link.signUp") }
      : purpose === "invite" && reason !== "used"
        ? { href: "/admin/login?mode=sign-up", label: t("link.signUp.instead") }
        : { href: "/admin/forgot", label: t("link.forgot") };
  const signIn = { href: "/admin/login", label: t("link.signIn") };
  const [first, second] = reason === "used" ? [signIn, anew] : [anew, signIn];
  return (
    <AccountFrame title={t(`link.${reason}.title`)}>
      <p className="mt-4 text-stone-700">
        {reason === "unknown" ? t("link.unknown.text") : t(`link.${reason}.text.${purpose}`)}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <a href={first.href} className={buttonClass()}>
          {first.label}
        </a>
        <a href={second.href} className={buttonClass({ kind: "secondary" })}>
          {second.label}
        </a>
      </p>
    </AccountFrame>
  );
}
