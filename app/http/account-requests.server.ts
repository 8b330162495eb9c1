import { createHash } from "node:crypto";

import { db } from "~/db/db.server";
import { askForReset } from "~/domain/admins/reset-password.server";
import { confirmAccount, type Confirmed, signUp } from "~/domain/admins/sign-up.server";

import { hashedAddress } from "./form-guard.server";
import { type Counter, countingTries, countTry } from "./tries.server";

/** Done, or how many minutes to wait because too many have asked. */
export type Asked = { ok: true } | { ok: false; minutes: number };

// Each may send a mail to somebody who did not ask for it. An office shares one address, so that has more.
const signUps = { byAddress: countingTries("sign-up-address", 20), byAccount: countingTries("sign-up-account", 10) };
const resets = { byAddress: countingTries("reset-address", 20), byAccount: countingTries("reset-account", 10) };

const confirmations = {
  byAddress: countingTries("confirm-address", 20),
  byLink: countingTries("confirm-link", 10),
};

/** Signs somebody up, within the limits of their address and of the account. */
export async function askForAccount(request: Request, asked: { email: string; password: string }): Promise<Asked> {
  const minutes = await countTry(countersOf(signUps, request, asked.email));
  if (minutes > 0) return { ok: false, minutes };
  const links = { confirm: (token: string) => linkTo("/admin/confirm", token), forgot: "/admin/forgot" };
  await signUp(db, asked, links, new Date());
  return { ok: true };
}

/** Sends the way to a new password to whoever reads the mails of an address, within the same limits. */
export async function askForNewPassword(request: Request, email: string): Promise<Asked> {
  const minutes = await countTry(countersOf(resets, request, email));
  if (minutes > 0) return { ok: false, minutes };
  await askForReset(db, email, (token) => linkTo("/admin/reset", token), new Date());
  return { ok: true };
}

/** Confirms an account by its link and its password, of which not many can be tried. */
export async function askForConfirmation(
  request: Request,
  asked: { token: string; password: string },
): Promise<Confirmed | { ok: false; reason: "tooMany"; minutes: number }> {
  const link = createHash("sha256").update(asked.token).digest("hex");
  const minutes = await countTry([
    [confirmations.byAddress, hashedAddress(request)],
    [confirmations.byLink, link],
  ]);
  return minutes > 0 ? { ok: false, reason: "tooMany", minutes } : confirmAccount(db, asked, new Date());
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
