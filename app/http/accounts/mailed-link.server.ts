import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";

import { resetSchema } from "~/domain/admins/account.schema";
import type { DeadLink } from "~/domain/admins/admin";
import type { Reset } from "~/domain/admins/reset-password.server";
import { readPost } from "~/http/post.server";
import type { AdminTextKey } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";

import { tokenIn } from "./account-requests.server";
import { attemptOf, refusedAttempt } from "./attempt.server";
import { unlessBusy } from "./password-queue.server";
import { enterPanel, type Welcome } from "./sign-in.server";

type Found = { ok: true; email: string } | { ok: false; reason: DeadLink };

/** The page behind a link that was mailed: whose it is, or why it leads nowhere. @param pageTitle where it leads somewhere */
export function mailedLink(pageTitle: AdminTextKey, find: (token: string, now: Date) => Promise<Found>) {
  return async ({ request }: LoaderFunctionArgs) => {
    const link = await find(tokenIn(request), new Date());
    const title = adminText(link.ok ? pageTitle : "link.pageTitle");
    return link.ok
      ? data({ title, email: link.email, dead: null })
      : data({ title, email: "", dead: link.reason }, { status: 410 });
  };
}

type Sent = { token: string; password: string };

/** Takes the new password that such a page asks for, and lets its sender in with a message. */
export function newPassword(message: Welcome, take: (sent: Sent, now: Date) => Promise<Reset>) {
  return async ({ request }: ActionFunctionArgs) => {
    const form = await readPost(request);
    const submission = parseWithZod(form, { schema: resetSchema });
    if (submission.status !== "success") {
      return data(attemptOf(form, { errors: submission.error }), { status: 400 });
    }

    const { password } = submission.value;
    const answer = await unlessBusy(() => take({ token: tokenIn(request), password }, new Date()));
    if (answer === "busy") return refusedAttempt(form, { reason: "busy" });
    if (answer.ok) return enterPanel(request, answer.account, message);
    if (answer.reason === "weak") {
      return data(attemptOf(form, { errors: { password: [answer.weakness] } }), { status: 400 });
    }
    // The loader says why the link leads nowhere.
    return data(attemptOf(form, {}), { status: 410 });
  };
}
