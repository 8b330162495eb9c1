import { ArrowUpRight, LogOut } from "lucide-react";

import { useAdminText } from "~/i18n/admin";
import { useText } from "~/i18n/text";
import { Icon } from "~/ui/icon";
import { Mark } from "~/ui/mark";

import { useAdmin } from "./admin-context";

const entry =
  "flex min-h-10 items-center gap-2 rounded-xs px-3 text-mar-100 hover:bg-mar-800 hover:text-plaster-0 max-md:min-h-11";

/** Who is signed in, and the ways out. */
export function AdminHeader() {
  const { t } = useAdminText();
  const { t: site } = useText();
  const { email } = useAdmin();
  return (
    <header
      data-surface="deep"
      className="flex flex-wrap items-center gap-x-2 bg-mar-900 px-3 py-1.5 text-plaster-0 md:px-5 md:py-2"
    >
      <a href="/admin" aria-label={t("admin.home")} className="me-auto flex min-h-11 items-center gap-3">
        <Mark className="size-6 fill-plaster-0" />
        <span className="font-serif text-[1.25rem] leading-none">{site("site.name")}</span>
      </a>
      <p className="min-w-0 truncate text-xs text-mar-100 max-md:order-last max-md:basis-full max-md:pb-1.5">{email}</p>
      <a href="/" className={entry}>
        {t("admin.website")}
        <Icon as={ArrowUpRight} />
      </a>
      <form method="post" action="/admin/sign-out">
        <button type="submit" className={entry}>
          <Icon as={LogOut} className="size-4.5" />
          {t("admin.signOut")}
        </button>
      </form>
    </header>
  );
}
