import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { useActionData, useLocation } from "@remix-run/react";

import { signUpSchema } from "~/domain/admins/account.schema";
import { weaknessOf } from "~/domain/admins/weak-passwords.server";
import { askForAccount } from "~/http/accounts/account-requests.server";
import { attemptOf, refusedAttempt } from "~/http/accounts/attempt.server";
import { attemptHeaders } from "~/http/admin-headers.server";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { openAction, openLoader } from "~/http/panel/open-route.server";
import { readPost } from "~/http/post.server";
import { outsideOrLedIn, signInPathFor } from "~/http/require-admin.server";
import type { RouteHandle } from "~/http/route-handle";
import { adminText } from "~/i18n/admin.server";
import { SignUpScreen } from "~/ui/admin/accounts/sign-up-screen";

export const handle = { who: "staff" } satisfies RouteHandle;

export const headers = attemptHeaders;
export const meta = adminMeta;

export const loader = openLoader(async ({ request }) => {
  await outsideOrLedIn(request);
  return { title: adminText("signUp.pageTitle") };
});

/** Answers alike whether or not there is an account with this e-mail: only its owner is told, by mail. */
export const action = openAction(async ({ request }) => {
  const form = await readPost(request);
  const submission = parseWithZod(form, { schema: signUpSchema });
  if (submission.status !== "success") {
    return data(attemptOf(form, { errors: submission.error }), { status: 400 });
  }

  const weakness = await weaknessOf(submission.value.password, submission.value.email);
  if (weakness) return data(attemptOf(form, { errors: { password: [weakness] } }), { status: 400 });

  const asked = await askForAccount(request, submission.value);
  if (asked.ok) return redirectWithAdminFlash(signInPathFor(request), "signedUp");
  const { ok: _refused, ...failure } = asked;
  return refusedAttempt(form, failure);
}, refusedAttempt);

export default function SignUp() {
  const attempt = useActionData<typeof action>();
  const { search } = useLocation();
  return <SignUpScreen attempt={attempt} next={new URLSearchParams(search).get("next")} />;
}
