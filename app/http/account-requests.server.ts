import { createHash } from "node:crypto";

import { db } from "~/db/db.server";
import { askForReset } from "~/domain/admins/reset-password.server";
import { confirmAccount, type Confirmed, signUp } from "~/domain/admins/sign-up.server";

import { hashedAddress } from "./form-guard.server";
import { unlessBusy } from "./password-queue.server";
import { type Counter, countTry, forgiveTry, Tries } from "./tries.server";

/** Done, or how many minutes to wait because too many have asked. */
export type Asked = { ok: true } | { ok: false; reason: "tooMany"; minutes: number };
type AskedWithPassword = Asked | { ok: false; reason: "busy" };

// Each may send a mail to somebody who did not ask for it. An office shares one address, so that has more.
const signUps = { byAddress: new Tries(20), byAccount: new Tries(10) };
const resets = { byAddress: new Tries(20), byAccount: new Tries(10) };
const confirmations = { byAddress: new Tries(20), byLink: new Tries(10) };

/** Signs somebody up, within the limits of their address and of the account. */
export async function askForAccount(
  request: Request,
  asked: { email: string; password: string },
): Promise<AskedWithPassword> {
  const counters = countersOf(signUps, request, asked.email);
  const minutes = countTry(counters);
  if (minutes > 0) return { ok: false, reason: "tooMany", minutes };
  const links = { confirm: (token: string) => linkTo("/admin/confirm", token), forgot: "/admin/forgot" };
  if ((await unlessBusy(() => signUp(db, asked, links, new Date()))) === "busy") {
    forgiveTry(counters);
    return { ok: false, reason: "busy" };
  }
  return { ok: true };
}

/** Sends the way to a new password to whoever reads the mails of an address, within the same limits. */
export async function askForNewPassword(request: Request, email: string): Promise<Asked> {
  const minutes = countTry(countersOf(resets, request, email));
  if (minutes > 0) return { ok: false, reason: "tooMany", minutes };
  await askForReset(db, email, (token) => linkTo("/admin/reset", token), new Date());
  return { ok: true };
}

/** Confirms an account by its link and its password, of which not many can be tried. */
export async function askForConfirmation(
  request: Request,
  asked: { token: string; password: string },
): Promise<Confirmed | { ok: false; reason: "tooMany"; minutes: number } | { ok: false; reason: "busy" }> {
  const counters = [
    [confirmations.byAddress, hashedAddress(request)],
    [confirmations.byLink, createHash("sha256").update(asked.token).digest("hex")],
  ] as const;
  const minutes = countTry(counters);
  if (minutes > 0) return { ok: false, reason: "tooMany", minutes };
  const confirmed = await unlessBusy(() => confirmAccount(db, asked, new Date()));
  if (confirmed !== "busy") return confirmed;
  forgiveTry(counters);
  return { ok: false, reason: "busy" };
}

/** What the link of a mail carries; "" where it is missing. */
export function tokenIn(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}

function countersOf({ byAddress, byAccount }: typeof signUps, request: Request, email: string): Counter[] {
  return [
    [byAddress, hashedAddress(request)],
    [byAccount, email.toLowerCase()],
  ];
}

/**
 * The address that a mail leads to. The mail gets its host when it leaves, never from the request: whoever sends the form
 * writes that one, and would have the secret of somebody else's link brought to a host of their own.
 */
function linkTo(path: string, token: string): string {
  return `${path}?${new URLSearchParams({ token })}`;
}
