import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { resetPassword } from "~/domain/admins/reset-password.server";
import { findToken } from "~/domain/admins/tokens.server";
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

export const loader = openLoader(mailedLink("reset.pageTitle", (token, now) => findToken(db, token, "reset", now)));
export const action = openAction(
  newPassword("passwordChanged", (sent, now) => resetPassword(db, sent, now)),
  refusedAttempt,
);

export default function Reset() {
  const { email, dead } = useLoaderData<typeof loader>();
  const attempt = useActionData<typeof action>();
  return dead ? <DeadLinkScreen reason={dead} purpose="reset" /> : <ResetScreen email={email} attempt={attempt} />;
}
