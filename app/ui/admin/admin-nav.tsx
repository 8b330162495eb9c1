import { useLocation } from "@remix-run/react";
import {
  Activity,
  BookOpen,
  Building2,
  CalendarDays,
  Construction,
  CircleUserRound,
  History,
  Inbox,
  Layers,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Newspaper,
  Plus,
  Settings,
  Users,
} from "lucide-react";

import type { Admin } from "~/domain/admins/admin";
import { may, type Right } from "~/domain/admins/role";
import { useAdminText } from "~/i18n/admin";
import { formatNumber } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";
import { useBrand } from "~/ui/brand-context";
import { BrandSign } from "~/ui/brand-sign";
import { Icon } from "~/ui/icon";

import { useAdmin } from "./admin-context";

type Entry = { name: string; path: string; icon: LucideIcon; needs?: Right };

const entries = [
  { name: "dashboard", path: "/admin", icon: LayoutDashboard },
  { name: "enquiries", path: "/admin/enquiries", icon: Inbox },
  { name: "diary", path: "/admin/diary", icon: CalendarDays },
  { name: "properties", path: "/admin/properties", icon: Building2 },
  { name: "addProperty", path: "/admin/properties/new", icon: Plus },
  { name: "developments", path: "/admin/developments", icon: Construction },
  { name: "articles", path: "/admin/articles", icon: Newspaper },
  { name: "batches", path: "/admin/articles/batch", icon: Layers },
  { name: "guide", path: "/admin/guide", icon: BookOpen },
  { name: "admins", path: "/admin/admins", icon: Users, needs: "admins" },
  { name: "activity", path: "/admin/activity", icon: History, needs: "activity" },
  { name: "settings", path: "/admin/settings", icon: Settings, needs: "settings" },
  { name: "status", path: "/admin/status", icon: Activity },
] as const satisfies readonly Entry[];

const line =
  "relative flex min-h-10 w-full items-center gap-3 rounded-xs px-3 text-sm text-mar-100 hover:bg-mar-800 hover:text-plaster-0 aria-[current=page]:bg-mar-700 aria-[current=page]:font-semibold aria-[current=page]:text-plaster-0 max-md:min-h-11";

/** Everything the panel offers, who is signed in, and the way out. `rail:` styles apply while it is drawn in to icons. */
export function AdminNav({ label, isRail = false }: { label: string; isRail?: boolean }) {
  const { t } = useAdminText();
  const { name } = useBrand();
  const { admin, waiting } = useAdmin();
  const { pathname } = useLocation();
  const current = currentEntry(pathname);
  return (
    <>
      <a
        href="/admin"
        aria-label={t("admin.home", { name })}
        className="mb-5 flex min-h-9 items-center gap-3 px-3 max-md:min-h-11 rail:justify-center rail:px-0"
      >
        <BrandSign ground="dark" place="panel" />
      </a>
      <nav aria-label={label} className="flex-1">
        <ul className="space-y-0.5">
          {entriesFor(admin).map(({ name, path, icon }) => {
            const text = t(`nav.${name}`);
            const count = name === "enquiries" ? waiting : 0;
            const said = count > 0 ? t("nav.waiting", { label: text, count }) : text;
            return (
              <li key={name}>
                <a
                  href={path}
                  aria-current={current === path ? "page" : undefined}
                  aria-label={said}
                  title={isRail ? said : undefined}
                  className={`${line} rail:justify-center rail:px-0`}
                >
                  <Icon as={icon} className="size-4.5 shrink-0" />
                  <span className="min-w-0 rail:hidden">{text}</span>
                  {count > 0 ? (
                    <>
                      <span className="figures ms-auto rounded-xs bg-terra-300 px-1.5 text-2xs font-semibold text-mar-900 rail:hidden">
                        {formatNumber(defaultLanguage, count)}
                      </span>
                      <span className="absolute end-1.5 top-1.5 hidden size-2 rounded-full bg-terra-300 rail:block" />
                    </>
                  ) : null}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="mt-4 border-t border-mar-700 pt-3">
        <p className="truncate px-3 py-1.5 text-sm text-mar-100 rail:hidden" title={admin.email}>
          {admin.email}
        </p>
        <a
          href="/admin/account"
          aria-label={t("nav.account")}
          aria-current={pathname.startsWith("/admin/account") ? "page" : undefined}
          title={isRail ? t("nav.account") : undefined}
          className={`${line} rail:justify-center rail:px-0`}
        >
          <Icon as={CircleUserRound} className="size-4.5 shrink-0" />
          <span className="rail:hidden">{t("nav.account")}</span>
        </a>
        <form method="post" action="/admin/sign-out">
          <button
            type="submit"
            aria-label={t("admin.signOut")}
            title={isRail ? t("admin.signOut") : undefined}
            className={`${line} rail:justify-center rail:px-0`}
          >
            <Icon as={LogOut} className="size-4.5 shrink-0" />
            <span className="rail:hidden">{t("admin.signOut")}</span>
          </button>
        </form>
      </div>
    </>
  );
}

/** What somebody may open: an entry that would only be refused is none. */
function entriesFor(admin: Admin) {
  return entries.filter((entry) => !("needs" in entry) || may(admin, entry.needs));
}

/** The entry whose address stands at the beginning of the page's own, the longest of them. */
function currentEntry(pathname: string): string | undefined {
  const here = entries
    .map(({ path }) => path)
    .filter((path) => pathname === path || (path !== "/admin" && pathname.startsWith(`${path}/`)));
  return here.sort((one, other) => other.length - one.length)[0];
}
