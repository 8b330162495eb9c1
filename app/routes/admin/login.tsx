import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";

import { signInSchema } from "~/domain/admins/sign-in.schema";
import { attemptOf, refusedAttempt } from "~/http/accounts/attempt.server";
import { enterPanel, signIn } from "~/http/accounts/sign-in.server";
import { attemptHeaders } from "~/http/admin-headers.server";
import { adminMeta } from "~/http/admin-meta";
import { takeAdminFlash } from "~/http/flash.server";
import { openAction, openLoader } from "~/http/panel/open-route.server";
import { readPost } from "~/http/post.server";
import { outsideOrLedIn } from "~/http/require-admin.server";
import type { RouteHandle } from "~/http/route-handle";
import { adminText } from "~/i18n/admin.server";
import { SignUpScreen } from "~/ui/admin/accounts/sign-up-screen";
import { SignInScreen } from "~/ui/admin/sign-in-screen";

export const handle = { who: "staff" } satisfies RouteHandle;

export const headers = attemptHeaders;
export const meta = adminMeta;

export const loader = openLoader(async ({ request }) => {
  const rights = await outsideOrLedIn(request);
  const isSignUp = new URL(request.url).searchParams.get("mode") === "sign-up";
  const flash = await takeAdminFlash(request);
  return data(
    {
      title: adminText(isSignUp ? "signUp.pageTitle" : "signIn.pageTitle"),
      isSignUp,
      refused: rights && { email: rights.email, reason: rights.reason },
      flash: flash?.flash ?? null,
    },
    { headers: flash ? { "Set-Cookie": flash.forget } : {} },
  );
});

export const action = openAction(async ({ request }) => {
  const form = await readPost(request);
  const submission = parseWithZod(form, { schema: signInSchema });
  if (submission.status !== "success") {
    return data(attemptOf(form, { errors: submission.error }), { status: 400 });
  }

  const answer = await signIn(request, submission.value);
  if (answer.ok) return enterPanel(request, answer.account, "signedIn");
  const { ok: _refused, ...failure } = answer;
  return refusedAttempt(form, failure);
}, refusedAttempt);

export default function Login() {
  const { refused, isSignUp, flash } = useLoaderData<typeof loader>();
  const attempt = useActionData<typeof action>();
  const { pathname, search } = useLocation();
  return isSignUp && !attempt ? (
    <SignUpScreen next={new URLSearchParams(search).get("next")} />
  ) : (
    <SignInScreen attempt={attempt} refused={refused} here={pathname + search} flash={flash} />
  );
}
