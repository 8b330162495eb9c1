import { data } from "@remix-run/node";
import { useActionData } from "@remix-run/react";

import { takeForm } from "~/http/accounts/kept-form.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { adminMeta } from "~/http/admin-meta";
import { openAction, openLoader } from "~/http/panel/open-route.server";
import { visitorRights } from "~/http/require-admin.server";
import type { RouteHandle } from "~/http/route-handle";
import { adminText } from "~/i18n/admin.server";
import { CarryOnScreen, NothingKeptScreen } from "~/ui/admin/accounts/carry-on-screen";
import { SignInScreen } from "~/ui/admin/sign-in-screen";

export const handle = { who: "staff", upload: true } satisfies RouteHandle;

export const headers = () => adminHeaders;
export const meta = adminMeta;

export const loader = openLoader(() => {
  return { title: adminText("kept.pageTitle") };
});

/**
 * Receives, by a redirect of the browser, the form that `requireAdmin` did not let through. What was typed stays in the
 * page that this answers with, and nowhere on the server.
 */
export const action = openAction(async ({ request }) => {
  const [kept, rights] = await Promise.all([takeForm(request), visitorRights(request)]);
  // Signed in meanwhile, in another tab.
  if (rights?.ok) return data({ kept, refused: null, isSignedIn: true });
  const refused = rights && { email: rights.email, reason: rights.reason };
  return data({ kept, refused, isSignedIn: false }, { status: refused ? 403 : 401 });
});

export default function SessionEnded() {
  const answer = useActionData<typeof action>();
  if (!answer || (answer.isSignedIn && !answer.kept)) return <NothingKeptScreen />;
  if (answer.isSignedIn && answer.kept) return <CarryOnScreen kept={answer.kept} />;
  return <SignInScreen refused={answer.refused} here="/admin/login" kept={answer.kept} />;
}
