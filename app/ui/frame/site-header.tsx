import { Heart, LockKeyhole, MenuIcon, Phone } from "lucide-react";

import { type AgencyIdentity, telLink } from "~/domain/agency/agency";
import { readPath } from "~/i18n/href";
import { useText } from "~/i18n/text";
import { useBrand } from "~/ui/brand-context";
import { BrandSign } from "~/ui/brand-sign";
import { Once } from "~/ui/drawn-once";
import { Icon } from "~/ui/icon";

import type { PageForm } from "./language-choice";
import { HeaderLanguages, type LanguagePaths } from "./language-links";

type Props = {
  agency: AgencyIdentity;
  /** How many homes the visitor has saved. */
  saved: number;
  pathname: string;
  search: string;
  paths: LanguagePaths | undefined;
  form: PageForm | undefined;
};

const entries = [
  { key: "nav.home", path: "/" },
  { key: "nav.properties", path: "/properties" },
  { key: "nav.neighborhoods", path: "/#neighborhoods" },
  { key: "nav.services", path: "/#services" },
  { key: "nav.about", path: "/#about" },
  { key: "nav.contact", path: "/#contact" },
] as const;

type Entry = { key: (typeof entries)[number]["key"]; href: string; current: "page" | undefined };

/** On the home page the entries scroll to its sections; elsewhere they lead to them. */
export function SiteHeader({ agency, saved, ...place }: Props) {
  const { to } = useText();
  const brand = useBrand();
  const { path } = readPath(place.pathname);
  const isHome = path === "/";
  const links = entries.map(({ key, path: target }) => {
    const section = target === "/properties" && isHome ? "/#properties" : target;
    return {
      key,
      href: to(isHome && target === "/" ? "/#main" : section),
      current: isUnder(target, path) ? ("page" as const) : undefined,
    };
  });
  const by = `${isHome} ${links.find(({ current }) => current)?.key}`;
  return (
    <header role="banner" className="relative z-30 bg-plaster-50">
      <div className="wrap flex h-16 items-center gap-8 max-xl:gap-4 max-lg:gap-2 max-sm:gap-0 md:h-20">
        <Once name="navigation" of={[brand]} by={by}>
          {() => <Navigation links={links} />}
        </Once>
        <div className="ms-auto flex items-center sm:gap-1 xl:ms-0 xl:border-s xl:border-plaster-300 xl:ps-4">
          <HeaderLanguages {...place} />
          <SavedLink saved={saved} />
          <Once name="menu" of={[agency]} by={by}>
            {() => <Menu phone={agency.phone} links={links} />}
          </Once>
        </div>
      </div>
    </header>
  );
}

function Navigation({ links }: { links: readonly Entry[] }) {
  const { t, to } = useText();
  const { name } = useBrand();
  return (
    <>
      <a href={to("/")} aria-label={t("frame.home", { name })} className="flex min-h-11 min-w-11 items-center text-ink">
        <BrandSign ground="light" place="header" />
      </a>
      <nav aria-label={t("frame.navigation")} className="ms-auto hidden xl:block">
        <ul className="flex items-center gap-0.5">
          {links.map(({ key, href, current }) => (
            <li key={key}>
              <a
                href={href}
                aria-current={current}
                className="flex min-h-11 items-center px-2.5 text-base whitespace-nowrap text-stone-700 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-terra-600 aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
              >
                {t(key)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** The way in for the staff, the telephone, and on narrower screens the navigation. */
function Menu({ phone, links }: { phone: string; links: readonly Entry[] }) {
  const { t, to } = useText();
  return (
    <>
      <a
        href="/admin/login"
        aria-label={t("frame.staff")}
        title={t("frame.staff")}
        data-noprint
        className="hidden size-11 items-center justify-center text-stone-600 hover:text-ink lg:flex"
      >
        <Icon as={LockKeyhole} className="size-4.5" />
      </a>
      <a
        href={telLink(phone)}
        className="ms-2 hidden min-h-11 items-center gap-2 rounded-xs border border-mar-700 px-4 font-medium text-mar-700 hover:bg-mar-50 md:inline-flex"
      >
        <Icon as={Phone} />
        <span className="figures">{phone}</span>
      </a>
      <details className="relative xl:hidden" data-popover>
        <summary className="flex size-11 items-center justify-center" aria-label={t("frame.menu")}>
          <Icon as={MenuIcon} className="size-6" />
        </summary>
        <nav
          aria-label={t("frame.menu")}
          className="absolute right-0 top-full w-72 border border-plaster-200 bg-plaster-0 p-2 shadow-float"
        >
          {links.map(({ key, href, current }) => (
            <a key={key} href={href} aria-current={current} className="block px-4 py-3 text-lg">
              {t(key)}
            </a>
          ))}
          <a href={to("/favourites")} className="block border-t border-plaster-200 px-4 py-3 text-base">
            {t("nav.favourites")}
          </a>
          <a href="/admin/login" className="block border-t border-plaster-200 px-4 py-3 text-base text-stone-600">
            {t("frame.staff")}
          </a>
        </nav>
      </details>
    </>
  );
}

/** The heart, with how many are saved; each heart that is pressed draws it anew (`data-swap`). */
function SavedLink({ saved }: { saved: number }) {
  const { t, to } = useText();
  const label = saved > 0 ? t("nav.favouritesCount", { number: saved }) : t("nav.favourites");
  return (
    <a
      id="saved-link"
      href={to("/favourites")}
      aria-label={label}
      title={label}
      data-noprint
      className="relative flex size-11 items-center justify-center text-stone-600 hover:text-ink"
    >
      <Icon as={Heart} className={`size-4.5 ${saved > 0 ? "fill-terra-600 text-terra-600" : ""}`} />
      {saved > 0 ? (
        <span
          aria-hidden="true"
          className="figures absolute top-1 right-0 min-w-4.5 rounded-full bg-mar-700 px-1 text-center text-2xs leading-4.5 font-semibold text-plaster-0"
        >
          {saved}
        </span>
      ) : null}
    </a>
  );
}

/** Whether the page is one of those that an entry stands for. */
function isUnder(target: string, path: string): boolean {
  if (target === "/properties") return /^\/propert(y|ies)\b/.test(path);
  return target === "/#services" && path.startsWith("/services/");
}
