import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { forgotSchema } from "~/domain/admins/account.schema";
import { askForNewPassword } from "~/http/accounts/account-requests.server";
import { attemptOf, refusedAttempt } from "~/http/accounts/attempt.server";
import { attemptHeaders } from "~/http/admin-headers.server";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash, takeAdminFlash } from "~/http/flash.server";
import { openAction, openLoader } from "~/http/panel/open-route.server";
import { readPost } from "~/http/post.server";
import type { RouteHandle } from "~/http/route-handle";
import { adminText } from "~/i18n/admin.server";
import { ForgotScreen } from "~/ui/admin/accounts/forgot-screen";

export const handle = { who: "staff" } satisfies RouteHandle;

export const headers = attemptHeaders;
export const meta = adminMeta;

export const loader = openLoader(async ({ request }) => {
  const flash = await takeAdminFlash(request);
  return data(
    {
      title: adminText("forgot.pageTitle"),
      flash: flash?.flash ?? null,
    },
    { headers: flash ? { "Set-Cookie": flash.forget } : {} },
  );
});

/** Answers alike whether or not there is an account with this e-mail. */
export const action = openAction(async ({ request }) => {
  const form = await readPost(request);
  const submission = parseWithZod(form, { schema: forgotSchema });
  if (submission.status !== "success") {
    return data(attemptOf(form, { errors: submission.error }), { status: 400 });
  }

  const { email } = submission.value;
  const asked = await askForNewPassword(request, email);
  if (asked.ok) return redirectWithAdminFlash("/admin/forgot", "resetAsked", { values: { email } });
  return refusedAttempt(form, { reason: "tooMany", minutes: asked.minutes });
}, refusedAttempt);

export default function Forgot() {
  const { flash } = useLoaderData<typeof loader>();
  const attempt = useActionData<typeof action>();
  return <ForgotScreen attempt={attempt} flash={flash} />;
}
