import { redirect } from "@remix-run/node";

import type { Admin, Rights } from "~/domain/admins/admin";
import { may, type Right } from "~/domain/admins/role";
import { hasJustGivenPassword, type Session } from "~/domain/admins/sessions.server";

import { signedInAccount } from "./accounts/admin-session.server";
import { rightsOrRecalled } from "./accounts/held-sessions.server";
import { adminHeaders } from "./admin-headers.server";
import { notAllowed } from "./not-allowed.server";
import { isGuarded } from "./panel/open-paths";

// Only the path of an address is ever used.
const here = "http://here.invalid";
const dashboard = "/admin";
const signIn = "/admin/login";
const sessionEnded = "/admin/session-ended";
const confirmPassword = "/admin/confirm-password";

type Needs = {
  /** Only who has this right is let in; without it, all of the staff are. */
  may?: Right;
  /** The password must have been given within the last ten minutes, in this session. */
  passwordAgain?: boolean;
};

/** Somebody of the staff, with the session in which they ask. */
export type AdminHere = { admin: Admin; session: Session };

/**
 * Lets all of the staff in; `{ may: "settings" }` those who have the right, `{ passwordAgain: true }` after asking for the password
 * once more. Routes get it with `panelLoader` and its like.
 * @throws {Response} 302 to the sign-in, which leads back here afterwards and tells a person without rights the reason; 403
 * where the role does not allow it; 302 to the page that asks for the password. For a form that was sent 307 instead: the
 * browser sends it again, to the page that keeps it meanwhile.
 */
export async function requireAdmin(request: Request, needs: Needs = {}): Promise<AdminHere> {
  const account = await signedInAccount(request);
  const rights = account && (await rightsOrRecalled(account));
  if (!account || !rights?.ok) {
    if (request.method === "POST")
      throw redirect(keepingPath(sessionEnded, request), { status: 307, headers: adminHeaders });
    throw redirect(signInPath(request), { headers: adminHeaders });
  }
  const { admin } = rights;
  if (needs.may && !may(admin, needs.may)) throw notAllowed();
  if (needs.passwordAgain && !hasJustGivenPassword(account.session, new Date())) {
    if (request.method === "POST")
      throw redirect(keepingPath(confirmPassword, request), { status: 307, headers: adminHeaders });
    const { pathname, search } = new URL(request.url);
    throw redirect(`${confirmPassword}?${new URLSearchParams({ next: pathname + search })}`, { headers: adminHeaders });
  }
  return { admin, session: account.session };
}

/** What whoever asks may do; null for a person who is not signed in. */
export async function visitorRights(request: Request): Promise<Rights | null> {
  const account = await signedInAccount(request);
  return account && rightsOrRecalled(account);
}

/**
 * Why whoever asks for the sign-in or the sign-up is not in the panel; null for a person who is not signed in.
 * @throws {Response} 302 into the panel for those who may enter
 */
export async function outsideOrLedIn(request: Request): Promise<Extract<Rights, { ok: false }> | null> {
  const rights = await visitorRights(request);
  if (rights?.ok) throw redirect(pathAfterSignIn(request), { headers: adminHeaders });
  return rights;
}

/** Where a person goes who has just signed in: a page of the panel that they were on the way to, else the dashboard. */
export function pathAfterSignIn(request: Request): string {
  return guardedPath(new URL(request.url).searchParams.get("next")) ?? dashboard;
}

/** An address that somebody named, if it is one of the guarded ones of the panel; as the browser will read it. */
export function guardedPath(named: string | null): string | null {
  // Parsed as the browser will, so that no spelling of another host gets past.
  const url = named?.startsWith("/") && URL.canParse(named, here) ? new URL(named, here) : null;
  return url?.origin === here && isGuarded(url.pathname) ? url.pathname + url.search : null;
}

/** The sign-in page, which leads on to where this page would have. */
export function signInPathFor(request: Request): string {
  const next = guardedPath(new URL(request.url).searchParams.get("next"));
  return next === null ? signIn : `${signIn}?${new URLSearchParams({ next })}`;
}

/** The page of the panel that a form stood on, as the browser names it; else the dashboard. */
export function pathBefore(request: Request): string {
  const referer = request.headers.get("Referer") ?? "";
  if (!URL.canParse(referer)) return dashboard;
  // The host may differ behind a proxy; only the path is used.
  const { pathname, search } = new URL(referer);
  return isGuarded(pathname) ? pathname + search : dashboard;
}

function signInPath(request: Request): string {
  const { pathname, search } = new URL(request.url);
  // What was posted to cannot be opened again.
  if (request.method !== "GET" || pathname === dashboard) return signIn;
  return `${signIn}?${new URLSearchParams({ next: pathname + search })}`;
}

function keepingPath(keeper: string, request: Request): string {
  const { pathname, search } = new URL(request.url);
  return `${keeper}?${new URLSearchParams({ to: pathname + search })}`;
}
