import { data } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { countEnquiries } from "~/domain/enquiries/inbox/received-enquiries.server";
import { prolongSession } from "~/http/accounts/admin-session.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { noteError } from "~/http/error-reference.server";
import { takeAdminFlash } from "~/http/flash.server";
import { panelLoader } from "~/http/panel/panel-route.server";
import { sidebarOf } from "~/http/panel/sidebar.server";
import type { RouteHandle } from "~/http/route-handle";
import { troubleOf } from "~/outside/trouble";
import { AdminProvider } from "~/ui/admin/admin-context";
import { AdminFrameScreen } from "~/ui/admin/admin-frame-screen";

export const handle = { who: "staff" } satisfies RouteHandle;

export const headers = () => adminHeaders;

/** Guards only itself: loaders run side by side, so each screen inside asks for the rights on its own. */
export const loader = panelLoader({ may: "enter" }, async ({ admin, request }) => {
  const [flash, headers, waiting] = await Promise.all([
    takeAdminFlash(request),
    prolongSession(request),
    // No number where it cannot be counted: each page stands inside the panel then, and says itself what it cannot read.
    countEnquiries(db, "waiting").catch((error: unknown) => {
      if (troubleOf(error) === null) noteError(error, request);
      return 0;
    }),
  ]);
  if (flash) headers.append("Set-Cookie", flash.forget);
  return data({ panel: { admin, sidebar: sidebarOf(request), waiting }, flash: flash?.flash ?? null }, { headers });
});

/** What stands around every screen of the panel. */
export default function AdminFrame() {
  const { panel, flash } = useLoaderData<typeof loader>();
  return (
    <AdminProvider panel={panel}>
      <AdminFrameScreen flash={flash}>
        <Outlet />
      </AdminFrameScreen>
    </AdminProvider>
  );
}
