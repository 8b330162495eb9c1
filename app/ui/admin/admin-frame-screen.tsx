import type { ReactNode } from "react";

import { type AdminFlash as Flash, useAdminText } from "~/i18n/admin";
import { useText } from "~/i18n/text";
import { PageDialog } from "~/ui/frame/page-dialog";

import { useAdmin } from "./admin-context";
import { AdminFlash } from "./admin-flash";
import { AdminNav } from "./admin-nav";

/** The sidebar, the message that the last form left, and beside them the screen. */
export function AdminFrameScreen({ flash, children }: { flash: Flash | null; children: ReactNode }) {
  const { t } = useText();
  const { t: admin } = useAdminText();
  const { sidebar } = useAdmin();
  return (
    <>
      <a
        href="#main"
        data-noprint
        className="sr-only focus:not-sr-only focus:fixed focus:left-4 focus:top-4 focus:z-50 focus:bg-plaster-0 focus:px-4 focus:py-3"
      >
        {t("frame.skip")}
      </a>
      <div
        data-panel={sidebar}
        className="group/panel min-h-dvh text-sm md:grid print:block! md:grid-cols-[var(--spacing-sidebar)_minmax(0,1fr)] md:data-[panel=rail]:grid-cols-[var(--spacing-sidebar-rail)_minmax(0,1fr)]"
      >
        <aside id="sidebar" data-surface="deep" data-noprint className="hidden bg-mar-900 text-plaster-0 md:block">
          <div className="sticky top-0 flex h-dvh flex-col overflow-y-auto px-3 py-4 rail:px-1">
            <AdminNav label={admin("nav.label")} isRail={sidebar === "rail"} />
          </div>
        </aside>
        <div id="screen" className="flex min-w-0 flex-col">
          {flash ? <AdminFlash flash={flash} /> : null}
          {children}
        </div>
      </div>
      <dialog
        id="sheet"
        data-surface="deep"
        aria-label={admin("nav.title")}
        className="sheet fixed inset-y-0 start-0 m-0 h-dvh max-h-dvh w-sidebar-sheet max-w-[calc(100vw-3rem)] bg-mar-900 text-sm text-plaster-0 shadow-float"
      />
      <PageDialog />
    </>
  );
}
