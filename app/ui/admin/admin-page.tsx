import { ChevronLeft, Menu, PanelLeft } from "lucide-react";
import type { ReactNode } from "react";

import { useAdminText } from "~/i18n/admin";
import { Icon } from "~/ui/icon";

import { useAdmin } from "./admin-context";

type Props = {
  title: string;
  parent?: { label: string; href: string };
  /** What can be done with the whole screen, at the end of its head. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A screen of the panel: its name, the way back up where there is one, its content. */
export function AdminPage({ title, parent, actions, children }: Props) {
  return (
    <>
      <header
        data-noprint
        className="sticky top-0 z-20 flex min-h-13 items-center gap-2 border-b border-plaster-200 bg-plaster-0 px-3 md:px-5"
      >
        <SidebarButtons />
        <div className="min-w-0 flex-1 py-1">
          {parent ? (
            <p className="text-xs">
              <a
                href={parent.href}
                className="relative inline-flex items-center gap-0.5 text-mar-700 after:absolute after:-inset-x-2 after:-inset-y-3 hover:text-mar-600"
              >
                <Icon as={ChevronLeft} className="size-3.5" />
                <span className="underline decoration-mar-300 hover:decoration-current">{parent.label}</span>
              </a>
            </p>
          ) : null}
          <h1 className="truncate font-sans text-base font-semibold">{title}</h1>
        </div>
        {actions ? <div className="flex shrink-0 items-center gap-2">{actions}</div> : null}
      </header>
      <main id="main" className="min-w-0 flex-1 px-4 py-5 md:px-6 md:py-6">
        {children}
      </main>
    </>
  );
}

/** On a phone a link to the menu, from the middle size on a button that draws the sidebar in; Ctrl or Cmd + B does too. */
function SidebarButtons() {
  const { t } = useAdminText();
  const { sidebar } = useAdmin();
  return (
    <>
      <a
        href="/admin/menu"
        data-sheet-opener
        aria-label={t("nav.open")}
        className="-ms-2 flex size-11 items-center justify-center md:hidden"
      >
        <Icon as={Menu} className="size-5" />
      </a>
      <form method="post" action="/admin/menu" data-sidebar-toggle className="hidden md:block">
        <button
          type="submit"
          name="state"
          value={sidebar === "open" ? "rail" : "open"}
          aria-expanded={sidebar === "open"}
          aria-controls="sidebar"
          aria-label={t("nav.toggle")}
          title={t("nav.toggle.keys")}
          className="flex size-9 items-center justify-center rounded-xs text-stone-600 hover:bg-plaster-100"
        >
          <Icon as={PanelLeft} className="size-4.5" />
        </button>
      </form>
    </>
  );
}

/** A ruled box with a heading and, at its end, a word on what is inside or a link to more of it. */
export function Panel({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <section className="border border-plaster-200 bg-plaster-0">
      <div className="flex min-h-11 items-center justify-between gap-3 border-b border-plaster-200 px-4">
        <h2 className="font-sans text-sm font-semibold">{title}</h2>
        {note ? <div className="figures text-stone-600">{note}</div> : null}
      </div>
      {children}
    </section>
  );
}
