import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";

import { adminHeaders } from "~/http/admin-headers.server";
import { prolongSession } from "~/http/admin-session.server";
import { takeAdminFlash } from "~/http/flash.server";
import { requireAdmin } from "~/http/require-admin.server";
import { useText } from "~/i18n/text";
import { AdminProvider } from "~/ui/admin/admin-context";
import { AdminFlash } from "~/ui/admin/admin-flash";
import { AdminHeader } from "~/ui/admin/admin-header";

export const headers = () => adminHeaders;

/** Guards only itself: loaders run side by side, so each screen inside asks for the rights on its own. */
export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request);
  const flash = await takeAdminFlash(request);
  const headers = await prolongSession(request);
  if (flash) headers.append("Set-Cookie", flash.forget);
  return data({ admin, flash: flash?.name ?? null }, { headers });
}

/** What stands around every screen of the panel. */
export default function AdminFrame() {
  const { admin, flash } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <AdminProvider admin={admin}>
      <a
        href="#main"
        data-noprint
        className="sr-only focus:not-sr-only focus:fixed focus:left-4 focus:top-4 focus:z-50 focus:bg-plaster-0 focus:px-4 focus:py-3"
      >
        {t("frame.skip")}
      </a>
      <div className="text-sm">
        <AdminHeader />
        {flash ? <AdminFlash name={flash} /> : null}
        <Outlet />
      </div>
    </AdminProvider>
  );
}
