import { data, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { rightsOf } from "~/domain/admins/rights.server";
import { startSession } from "~/http/accounts/admin-session.server";
import { failureInit } from "~/http/accounts/attempt.server";
import { largestKept, readKept } from "~/http/accounts/kept-form.server";
import { accountOwingCode, checkCode, forgetSecondStep } from "~/http/accounts/second-step.server";
import { enterWithSession } from "~/http/accounts/sign-in.server";
import { adminHeaders, attemptHeaders } from "~/http/admin-headers.server";
import { adminMeta } from "~/http/admin-meta";
import { openAction, openLoader } from "~/http/panel/open-route.server";
import { readPost } from "~/http/post.server";
import { signInPathFor } from "~/http/require-admin.server";
import type { RouteHandle } from "~/http/route-handle";
import { adminText } from "~/i18n/admin.server";
import { CarryOnScreen } from "~/ui/admin/accounts/carry-on-screen";
import { SecondStepScreen } from "~/ui/admin/accounts/second-step-screen";

export const handle = { who: "staff" } satisfies RouteHandle;

export const headers = attemptHeaders;
export const meta = adminMeta;

/** The second page of a sign-in, for who has switched the code on. */
export const loader = openLoader(async ({ request }) => {
  if (!(await accountOwingCode(request))) throw redirect(signInPathFor(request), { headers: adminHeaders });
  return { title: adminText("secondStep.pageTitle") };
});

export const action = openAction(
  async ({ request }) => {
    const account = await accountOwingCode(request);
    if (!account) throw redirect(signInPathFor(request), { status: 303, headers: adminHeaders });
    const form = await readPost(request, largestKept);
    const kept = form.has("kept") ? readKept(form) : undefined;
    const typed = form.get("code");
    const code = typeof typed === "string" ? typed.trim().slice(0, 100) : "";
    if (code === "") return data({ kept, failure: { reason: "missing" } as const, isDone: false }, { status: 400 });

    const checked = await checkCode(request, account, code);
    if (!checked.ok) return data({ kept, failure: checked.failure, isDone: false }, failureInit(checked.failure));
    if (!kept) {
      const answer = await enterWithSession(request, account, "signedIn");
      answer.headers.append("Set-Cookie", await forgetSecondStep());
      return answer;
    }
    const [rights, session] = await Promise.all([rightsOf(db, account), startSession(request, account)]);
    session.append("Set-Cookie", await forgetSecondStep());
    if (!rights.ok) throw redirect("/admin/login", { status: 303, headers: session });
    return data({ kept, failure: null, isDone: true }, { headers: session });
  },
  (form, failure) =>
    data({ kept: form.has("kept") ? readKept(form) : undefined, failure, isDone: false }, failureInit(failure)),
);

export default function SecondStep() {
  const answer = useActionData<typeof action>();
  if (answer?.isDone && answer.kept) return <CarryOnScreen kept={answer.kept} />;
  return <SecondStepScreen failure={answer?.failure ?? null} kept={answer?.kept} />;
}
