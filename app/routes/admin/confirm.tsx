import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { confirmSchema } from "~/domain/admins/account.schema";
import { findToken } from "~/domain/admins/tokens.server";
import { askForConfirmation, tokenIn } from "~/http/accounts/account-requests.server";
import { attemptOf, refusedAttempt } from "~/http/accounts/attempt.server";
import { mailedLink } from "~/http/accounts/mailed-link.server";
import { enterPanel } from "~/http/accounts/sign-in.server";
import { attemptHeaders } from "~/http/admin-headers.server";
import { adminMeta } from "~/http/admin-meta";
import { openAction, openLoader } from "~/http/panel/open-route.server";
import { readPost } from "~/http/post.server";
import type { RouteHandle } from "~/http/route-handle";
import { ConfirmScreen } from "~/ui/admin/accounts/confirm-screen";
import { DeadLinkScreen } from "~/ui/admin/accounts/dead-link-screen";

export const handle = { who: "staff" } satisfies RouteHandle;

export const headers = attemptHeaders;
export const meta = adminMeta;

export const loader = openLoader(mailedLink("confirm.pageTitle", (token, now) => findToken(db, token, "confirm", now)));

export const action = openAction(async ({ request }) => {
  const form = await readPost(request);
  const submission = parseWithZod(form, { schema: confirmSchema });
  if (submission.status !== "success") {
    return data(attemptOf(form, { errors: submission.error }), { status: 400 });
  }

  const answer = await askForConfirmation(request, { token: tokenIn(request), password: submission.value.password });
  if (answer.ok) return enterPanel(request, answer.account, "emailConfirmed");
  if (answer.reason === "tooMany") return refusedAttempt(form, { reason: "tooMany", minutes: answer.minutes });
  if (answer.reason === "busy" || answer.reason === "wrongPassword") {
    return refusedAttempt(form, { reason: answer.reason });
  }
  // The loader says why the link leads nowhere.
  return data(attemptOf(form, {}), { status: 410 });
}, refusedAttempt);

export default function Confirm() {
  const { email, dead } = useLoaderData<typeof loader>();
  const attempt = useActionData<typeof action>();
  return dead ? <DeadLinkScreen reason={dead} purpose="confirm" /> : <ConfirmScreen email={email} attempt={attempt} />;
}
