import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { confirmSchema } from "~/domain/admins/account.schema";
import { hasJustGivenPassword } from "~/domain/admins/sessions.server";
import { attemptOf, failureInit } from "~/http/accounts/attempt.server";
import { largestKept, readKept, takeForm } from "~/http/accounts/kept-form.server";
import { checkPasswordAgain } from "~/http/accounts/password-again.server";
import { adminHeaders, attemptHeaders } from "~/http/admin-headers.server";
import { adminMeta } from "~/http/admin-meta";
import { openAction, openLoader } from "~/http/panel/open-route.server";
import { readPost } from "~/http/post.server";
import { pathAfterSignIn, requireAdmin, signInPathFor, visitorRights } from "~/http/require-admin.server";
import type { RouteHandle } from "~/http/route-handle";
import { adminText } from "~/i18n/admin.server";
import { CarryOnScreen } from "~/ui/admin/accounts/carry-on-screen";
import { ConfirmPasswordScreen, FileReadyScreen } from "~/ui/admin/accounts/confirm-password-screen";

export const handle = { who: "staff" } satisfies RouteHandle;

export const headers = attemptHeaders;
export const meta = adminMeta;

/** Asks somebody who is signed in for the password once more, and leads on to where they were going. */
export const loader = openLoader(async ({ request }) => {
  const { admin, session } = await requireAdmin(request);
  const next = pathAfterSignIn(request);
  const isDone = hasJustGivenPassword(session, new Date());
  // After a form was held no address is named: this loader runs behind the action then, whose answer carries the form.
  const isNamed = new URL(request.url).searchParams.has("next");
  if (isDone && isNamed && !isFile(next)) throw redirect(next, { headers: adminHeaders });
  return { title, email: admin.email, file: isDone ? next : null };
});

/**
 * Receives the form that `requireAdmin` held back, by a redirect of the browser, or the password for it. What was typed
 * stays in the page that this answers with, and nowhere on the server.
 */
export const action = openAction(
  async ({ request }) => {
    // A password is no form to be kept until the next sign-in.
    if (!(await visitorRights(request))?.ok)
      throw redirect(signInPathFor(request), { status: 303, headers: adminHeaders });
    const here = await requireAdmin(request);
    const { email } = here.admin;
    if (new URL(request.url).searchParams.has("to")) {
      return data({ email, kept: await takeForm(request), attempt: undefined, isDone: false }, { status: 401 });
    }

    const form = await readPost(request, largestKept);
    const kept = form.has("kept") ? readKept(form) : undefined;
    const submission = parseWithZod(form, { schema: confirmSchema });
    if (submission.status !== "success") {
      const attempt = attemptOf(form, { errors: submission.error });
      return data({ email, kept, attempt, isDone: false }, { status: 400 });
    }
    const checked = await checkPasswordAgain(here, submission.value.password);
    if (!checked.ok) {
      const attempt = attemptOf(form, { failure: checked.failure });
      return data({ email, kept, attempt, isDone: false }, failureInit(checked.failure));
    }
    if (kept) return data({ email, kept, attempt: undefined, isDone: true });
    const next = pathAfterSignIn(request);
    return redirect(isFile(next) ? `/admin/confirm-password?${new URLSearchParams({ next })}` : next, {
      status: 303,
      headers: adminHeaders,
    });
  },
  async (form, failure, request) => {
    const { email } = (await requireAdmin(request)).admin;
    const kept = form.has("kept") ? readKept(form) : undefined;
    return data({ email, kept, attempt: attemptOf(form, { failure }), isDone: false }, failureInit(failure));
  },
);

const title = adminText("passwordAgain.pageTitle");

/** A file comes down beside the page: the page has to say what next. */
function isFile(path: string): boolean {
  return /\.\w+$/.test(path.split("?")[0] ?? "");
}

export default function ConfirmPassword() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer?.isDone && answer.kept) return <CarryOnScreen kept={answer.kept} text="passwordAgain" />;
  if (!answer && loaded.file) return <FileReadyScreen file={loaded.file} />;
  return <ConfirmPasswordScreen email={answer?.email ?? loaded.email} attempt={answer?.attempt} kept={answer?.kept} />;
}
