import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { useActionData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { rightsOf } from "~/domain/admins/rights.server";
import { hasSecondFactor } from "~/domain/admins/second-factor.server";
import { signInSchema } from "~/domain/admins/sign-in.schema";
import { startSession } from "~/http/accounts/admin-session.server";
import { attemptOf, failureInit } from "~/http/accounts/attempt.server";
import { largestKept, readKept } from "~/http/accounts/kept-form.server";
import { oweSecondStep } from "~/http/accounts/second-step.server";
import { enterPanel, signIn } from "~/http/accounts/sign-in.server";
import { attemptHeaders } from "~/http/admin-headers.server";
import { adminMeta } from "~/http/admin-meta";
import { openAction, openLoader } from "~/http/panel/open-route.server";
import { readPost } from "~/http/post.server";
import type { RouteHandle } from "~/http/route-handle";
import { adminText } from "~/i18n/admin.server";
import { CarryOnScreen, NothingKeptScreen } from "~/ui/admin/accounts/carry-on-screen";
import { SecondStepScreen } from "~/ui/admin/accounts/second-step-screen";
import { SignInScreen } from "~/ui/admin/sign-in-screen";

export const handle = { who: "staff" } satisfies RouteHandle;

export const headers = attemptHeaders;
export const meta = adminMeta;

export const loader = openLoader(() => {
  return { title: adminText("carryOn.pageTitle") };
});

/** Signs in with a kept form in hand, and shows it ready to be sent. It is not sent by itself. */
export const action = openAction(
  async ({ request }) => {
    const form = await readPost(request, largestKept);
    const kept = readKept(form);
    const submission = parseWithZod(form, { schema: signInSchema });
    if (submission.status !== "success") {
      return data(
        {
          kept,
          attempt: attemptOf(form, { errors: submission.error }),
          refused: null,
          isSignedIn: false,
          owesCode: false,
        },
        { status: 400 },
      );
    }

    const answer = await signIn(request, submission.value);
    if (!answer.ok) {
      const { ok: _refused, ...failure } = answer;
      const attempt = attemptOf(form, { failure });
      return data({ kept, attempt, refused: null, isSignedIn: false, owesCode: false }, failureInit(failure));
    }
    if (!kept) return enterPanel(request, answer.account, "signedIn");
    if (await hasSecondFactor(db, answer.account.id)) {
      const headers = { "Set-Cookie": await oweSecondStep(answer.account) };
      return data({ kept, attempt: undefined, refused: null, isSignedIn: false, owesCode: true }, { headers });
    }

    const [rights, session] = await Promise.all([rightsOf(db, answer.account), startSession(request, answer.account)]);
    const refused = rights.ok ? null : { email: rights.email, reason: rights.reason };
    return data(
      { kept, attempt: undefined, refused, isSignedIn: rights.ok, owesCode: false },
      { status: rights.ok ? 200 : 403, headers: session },
    );
  },
  (form, failure) => {
    const attempt = attemptOf(form, { failure });
    return data(
      { kept: readKept(form), attempt, refused: null, isSignedIn: false, owesCode: false },
      failureInit(failure),
    );
  },
);

export default function CarryOn() {
  const answer = useActionData<typeof action>();
  if (!answer) return <NothingKeptScreen />;
  const { kept, attempt, refused, isSignedIn, owesCode } = answer;
  if (owesCode) return <SecondStepScreen failure={null} kept={kept} />;
  if (isSignedIn && kept) return <CarryOnScreen kept={kept} />;
  return <SignInScreen attempt={attempt} refused={refused} here="/admin/login" kept={kept} />;
}
