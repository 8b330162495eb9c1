import { isRouteErrorResponse, Outlet, useRouteError } from "@remix-run/react";

import { adminMetaOf } from "~/http/admin-meta";
import { AdminMissing } from "~/ui/admin/admin-missing";
import { ErrorScreen } from "~/ui/error-screen";

export const meta = adminMetaOf;

export default function AdminBoundary() {
  return <Outlet />;
}

/** A record that is not there keeps the panel's header: the way out is there. */
export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <AdminMissing /> : <ErrorScreen error={error} />;
}
