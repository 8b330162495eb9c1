import { redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import type { Admin, Rights } from "~/domain/admins/admin";
import { rightsOf } from "~/domain/admins/rights.server";

import { adminHeaders } from "./admin-headers.server";
import { signedInAccount } from "./admin-session.server";

const dashboard = "/admin";
const signIn = "/admin/login";

/**
 * The first line of each loader and action of the admin panel.
 * @throws {Response} 302 to the sign-in, which leads back here afterwards and tells a person without rights the reason.
 */
export async function requireAdmin(request: Request): Promise<Admin> {
  const rights = await visitorRights(request);
  if (rights?.ok) return rights.admin;
  throw redirect(signInPath(request), { headers: adminHeaders });
}

/** What whoever asks may do; null for a person who is not signed in. */
export async function visitorRights(request: Request): Promise<Rights | null> {
  const account = await signedInAccount(request);
  return account && rightsOf(db, account);
}

/** Where a person goes who has just signed in: a page of the panel that they were on the way to, else the dashboard. */
export function pathAfterSignIn(request: Request): string {
  const { origin, searchParams } = new URL(request.url);
  const next = searchParams.get("next");
  // Parsed as the browser will, so that no spelling of another host gets past.
  const url = next?.startsWith("/") && URL.canParse(next, origin) ? new URL(next, origin) : null;
  return url?.origin === origin && isGuarded(url.pathname) ? url.pathname + url.search : dashboard;
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

function isGuarded(path: string): boolean {
  return /^\/admin(?:\/(?!login$|sign-out$)|$)/.test(path);
}
