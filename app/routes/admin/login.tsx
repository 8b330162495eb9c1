import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";

import { signInSchema } from "~/domain/admins/sign-in.schema";
import { adminHeaders } from "~/http/admin-headers.server";
import { adminMetaOf } from "~/http/admin-meta";
import { startSession } from "~/http/admin-session.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { readPost } from "~/http/post.server";
import { pathAfterSignIn, visitorRights } from "~/http/require-admin.server";
import { signIn } from "~/http/sign-in.server";
import { adminText } from "~/i18n/admin.server";
import { SignInScreen } from "~/ui/admin/sign-in-screen";

export const headers = () => adminHeaders;
export const meta = adminMetaOf;

export async function loader({ request }: LoaderFunctionArgs) {
  const rights = await visitorRights(request);
  if (rights?.ok) throw redirect(pathAfterSignIn(request), { headers: adminHeaders });
  return {
    title: adminText("admin.title", { page: adminText("signIn.pageTitle") }),
    refused: rights && { email: rights.email, reason: rights.reason },
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readPost(request);
  const submission = parseWithZod(form, { schema: signInSchema });
  const typed = form.get("email");
  const email = typeof typed === "string" ? typed : "";
  if (submission.status !== "success") {
    return data({ email, errors: submission.error ?? {}, failure: null }, { status: 400 });
  }

  const answer = await signIn(request, submission.value);
  if (!answer.ok) {
    const { ok: _refused, ...failure } = answer;
    return data({ email, errors: {}, failure }, { status: failure.reason === "tooMany" ? 429 : 401 });
  }
  const headers = await startSession(request, answer.account.id);
  return redirectWithAdminFlash(pathAfterSignIn(request), "signedIn", { headers });
}

export default function Login() {
  const { refused } = useLoaderData<typeof loader>();
  const attempt = useActionData<typeof action>();
  const { pathname, search } = useLocation();
  return <SignInScreen attempt={attempt} refused={refused} here={pathname + search} />;
}
