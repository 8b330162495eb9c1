import { createHash } from "node:crypto";

import { db } from "~/db/db.server";
import { askForReset, type RequestedMail } from "~/domain/admins/reset-password.server";
import { confirmAccount, type Confirmed, signUp } from "~/domain/admins/sign-up.server";
import { log } from "~/outside/log.server";

import { type Counter, countTry, Tries, unlessItFails } from "../forms/tries.server";
import { hashedAddress, visitorNetwork } from "../forms/visitor-network.server";

import { deviceOf } from "./device.server";
import { unlessBusy } from "./password-queue.server";

/** Done, or how many minutes to wait because too many have asked. */
export type Asked = { ok: true } | { ok: false; reason: "tooMany"; minutes: number };
type AskedWithPassword = Asked | { ok: false; reason: "busy" };

// An office shares one address, so that has more. Nothing is counted by account: a stranger would keep its owner out. How
// many mails one gets is a matter of account-mail.server.ts.
const signUps = new Tries(20);
const resets = new Tries(20);
// The networks around them, of which one customer of a provider has thousands of addresses.
const wide = { signUps: new Tries(60), resets: new Tries(60) };
const confirmations = { byAddress: new Tries(20), byLink: new Tries(10) };

/** Signs somebody up, within the limit of their address. */
export async function askForAccount(
  request: Request,
  asked: { email: string; password: string },
): Promise<AskedWithPassword> {
  const counters: readonly Counter[] = [
    [signUps, hashedAddress(request)],
    [wide.signUps, visitorNetwork(request).wide],
  ];
  const minutes = countTry(counters);
  if (minutes > 0) return { ok: false, reason: "tooMany", minutes };
  const links = { confirm: (token: string) => linkTo("/admin/confirm", token), forgot: "/admin/forgot" };
  const requested = await unlessBusy(() => unlessItFails(counters, () => signUp(db, asked, links, new Date())));
  if (requested === "busy") return { ok: false, reason: "busy" };
  logWithheld("sign-up", requested);
  return { ok: true };
}

/**
 * Sends the way to a new password to whoever reads the mails of an address, within the limit of the network address that
 * asks; a browser in which somebody signed in to the account before has a limit of its own.
 */
export async function askForNewPassword(request: Request, email: string): Promise<Asked> {
  const device = await deviceOf(request, email);
  const { address, wide: around } = visitorNetwork(request);
  const counters: readonly Counter[] =
    device === null
      ? [
          [resets, address],
          [wide.resets, around],
        ]
      : [[resets, device]];
  const minutes = countTry(counters);
  if (minutes > 0) return { ok: false, reason: "tooMany", minutes };
  const ask = () => askForReset(db, email, (token) => linkTo("/admin/reset", token), new Date());
  logWithheld("forgot", await unlessItFails(counters, ask));
  return { ok: true };
}

function logWithheld(kind: "sign-up" | "forgot", { isWithheld }: RequestedMail): void {
  if (isWithheld) log.warn({ kind }, "mail about an account withheld: its cap is reached");
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
  const confirmed = await unlessBusy(() => unlessItFails(counters, () => confirmAccount(db, asked, new Date())));
  return confirmed === "busy" ? { ok: false, reason: "busy" } : confirmed;
}

/** Where the link of an invitation leads. */
export function invitationLink(token: string): string {
  return linkTo("/admin/invitation", token);
}

/** What the link of a mail carries; "" where it is missing. */
export function tokenIn(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}

/**
 * The address that a mail leads to. The mail gets its host when it leaves, never from the request: whoever sends the form
 * writes that one, and would have the secret of somebody else's link brought to a host of their own.
 */
function linkTo(path: string, token: string): string {
  return `${path}?${new URLSearchParams({ token })}`;
}
