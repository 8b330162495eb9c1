import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { resetSchema } from "~/domain/admins/account.schema";
import { acceptInvitation, findInvitation } from "~/domain/admins/invitations.server";
import { tokenIn } from "~/http/accounts/account-requests.server";
import { attemptOf, refusedAttempt } from "~/http/accounts/attempt.server";
import { unlessBusy } from "~/http/accounts/password-queue.server";
import { enterPanel } from "~/http/accounts/sign-in.server";
import { attemptHeaders } from "~/http/admin-headers.server";
import { adminMeta } from "~/http/admin-meta";
import { openAction, openLoader } from "~/http/panel/open-route.server";
import { readPost } from "~/http/post.server";
import { adminText } from "~/i18n/admin.server";
import { DeadLinkScreen } from "~/ui/admin/accounts/dead-link-screen";
import { ResetScreen } from "~/ui/admin/accounts/reset-screen";

export const headers = attemptHeaders;
export const meta = adminMeta;

export const loader = openLoader(async ({ request }) => {
  const link = await findInvitation(db, tokenIn(request), new Date());
  const title = adminText(link.ok ? "invitation.pageTitle" : "link.pageTitle");
  return link.ok
    ? data({ title, email: link.email, dead: null })
    : data({ title, email: "", dead: link.reason }, { status: 410 });
});

export const action = openAction(async ({ request }) => {
  const form = await readPost(request);
  const submission = parseWithZod(form, { schema: resetSchema });
  if (submission.status !== "success") {
    return data(attemptOf(form, { errors: submission.error }), { status: 400 });
  }

  const { password } = submission.value;
  const answer = await unlessBusy(() => acceptInvitation(db, { token: tokenIn(request), password }, new Date()));
  if (answer === "busy") return refusedAttempt(form, { reason: "busy" });
  if (answer.ok) return enterPanel(request, answer.account, "joined");
  if (answer.reason === "weak") {
    return data(attemptOf(form, { errors: { password: [answer.weakness] } }), { status: 400 });
  }
  // The loader says why the link leads nowhere.
  return data(attemptOf(form, {}), { status: 410 });
}, refusedAttempt);

export default function Invitation() {
  const { email, dead } = useLoaderData<typeof loader>();
  const attempt = useActionData<typeof action>();
  return dead ? (
    <DeadLinkScreen reason={dead} purpose="invite" />
  ) : (
    <ResetScreen email={email} attempt={attempt} purpose="invitation" />
  );
}
