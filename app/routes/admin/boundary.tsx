import { isRouteErrorResponse, Outlet, useRouteError } from "@remix-run/react";

import { adminMetaOf } from "~/http/admin-meta";
import { AdminMissing } from "~/ui/admin/admin-missing";
import { AdminNotAllowed } from "~/ui/admin/admin-not-allowed";
import { ErrorScreen } from "~/ui/error-screen";

export const meta = adminMetaOf;

export default function AdminBoundary() {
  return <Outlet />;
}

/** A record that is not there, and what the role does not include, keep the panel's header: the way out is there. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <AdminMissing />;
  if (isRouteErrorResponse(error) && error.status === 403) return <AdminNotAllowed />;
  return <ErrorScreen error={error} />;
}
