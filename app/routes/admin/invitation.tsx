import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { acceptInvitation, findInvitation } from "~/domain/admins/invitations.server";
import { refusedAttempt } from "~/http/accounts/attempt.server";
import { mailedLink, newPassword } from "~/http/accounts/mailed-link.server";
import { attemptHeaders } from "~/http/admin-headers.server";
import { adminMeta } from "~/http/admin-meta";
import { openAction, openLoader } from "~/http/panel/open-route.server";
import type { RouteHandle } from "~/http/route-handle";
import { DeadLinkScreen } from "~/ui/admin/accounts/dead-link-screen";
import { ResetScreen } from "~/ui/admin/accounts/reset-screen";

export const handle = { who: "staff" } satisfies RouteHandle;

export const headers = attemptHeaders;
export const meta = adminMeta;

export const loader = openLoader(mailedLink("invitation.pageTitle", (token, now) => findInvitation(db, token, now)));
export const action = openAction(
  newPassword("joined", (sent, now) => acceptInvitation(db, sent, now)),
  refusedAttempt,
);

export default function Invitation() {
  const { email, dead } = useLoaderData<typeof loader>();
  const attempt = useActionData<typeof action>();
  return dead ? (
    <DeadLinkScreen reason={dead} purpose="invite" />
  ) : (
    <ResetScreen email={email} attempt={attempt} purpose="invitation" />
  );
}
