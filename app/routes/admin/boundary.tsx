import { isRouteErrorResponse, Outlet, useRouteError } from "@remix-run/react";

import { undoneIn } from "~/domain/admins/undone-form";
import { adminMeta } from "~/http/admin-meta";
import { AdminMissing } from "~/ui/admin/admin-missing";
import { AdminNotAllowed } from "~/ui/admin/admin-not-allowed";
import { AdminRefused } from "~/ui/admin/admin-refused";
import { UndoneScreen } from "~/ui/admin/undone-screen";
import { ErrorScreen } from "~/ui/frame/error-screen";

export const meta = adminMeta;

export default function AdminBoundary() {
  return <Outlet />;
}

/**
 * A record that is not there, what the role does not include, and a form that was refused or could not be carried out keep the
 * panel's header: the way out is there.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  // First: what was typed is to be read, also where what it was typed into is gone.
  const undone = isRouteErrorResponse(error) ? undoneIn(error.data) : null;
  if (undone) return <UndoneScreen {...undone} />;
  if (isRouteErrorResponse(error) && error.status === 404) return <AdminMissing />;
  if (isRouteErrorResponse(error) && error.status === 403) return <AdminNotAllowed />;
  if (isRouteErrorResponse(error) && [400, 405, 413].includes(error.status)) {
    return <AdminRefused isTooLong={error.status === 413} />;
  }
  return <ErrorScreen error={error} />;
}
