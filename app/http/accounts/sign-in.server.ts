import { redirect } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";

import { db } from "~/db/db.server";
import { findAccountByPassword, noteFailedSignIn } from "~/domain/admins/accounts.server";
import type { Account } from "~/domain/admins/admin";
import { hasSecondFactor } from "~/domain/admins/second-factor.server";
import type { Credentials } from "~/domain/admins/sign-in.schema";
import { sentText } from "~/domain/fields/sent-text";
import { log } from "~/outside/log.server";
import { troubleOf } from "~/outside/trouble";

import { adminHeaders } from "../admin-headers.server";
import { redirectWithAdminFlash } from "../flash.server";
import { type Counter, countTry, forgiveTry, Tries } from "../forms/tries.server";
import { hashedAddress } from "../forms/visitor-network.server";
import { pathAfterSignIn } from "../require-admin.server";

import { startSession } from "./admin-session.server";
import { deviceOf } from "./device.server";
import { rightsOrRecalled } from "./held-sessions.server";
import { unlessBusy } from "./password-queue.server";
import { oweSecondStep } from "./second-step.server";

export type SignInFailure = { reason: "wrong" | "unconfirmed" | "busy" } | { reason: "tooMany"; minutes: number };
type SignIn = { ok: true; account: Account } | ({ ok: false } & SignInFailure);

// Ten wrong passwords in a quarter of an hour, from one address and for one account: an account is counted by what was
// typed, so that one that does not exist is refused in the same way. A browser in which somebody signed in to the account
// before has ten of its own and meets neither of these limits: strangers cannot lock its owner out.
const byAddress = new Tries(10);
const byAccount = new Tries(10);
const byDevice = new Tries(10);

const password = "password";

const authenticator = new Authenticator<Account | null>().use(
  new FormStrategy(({ form }) => {
    const asker = form.get("asker") === "known" ? "known" : "stranger";
    return findAccountByPassword(db, sentText(form, "email"), sentText(form, "password"), asker);
  }),
  password,
);

/** Finds out whether somebody is who they say. An account that was never confirmed is not let in, and no session opens. */
export async function signIn(request: Request, credentials: Credentials): Promise<SignIn> {
  const address = hashedAddress(request);
  const name = credentials.email.toLowerCase();
  const device = await deviceOf(request, name);
  const counters: readonly Counter[] = device
    ? [[byDevice, device]]
    : [
        [byAddress, address],
        [byAccount, name],
      ];
  const minutes = countTry(counters);
  if (minutes > 0) return refused({ reason: "tooMany", minutes });

  // The form was read and checked before, within the limits of readPost: the strategy is handed what came of it.
  const { email, password: typed } = credentials;
  const body = new URLSearchParams({ email, password: typed, asker: device ? "known" : "stranger" });
  const checked = new Request(request.url, { method: "POST", body });
  const account = await unlessBusy(() => authenticator.authenticate(password, checked));
  if (account === "busy") {
    // Nobody looked at the password.
    forgiveTry(counters);
    return refused({ reason: "busy" });
  }
  if (!account) {
    // As far as it goes: a full disk makes no wrong password an error.
    await noteFailedSignIn(db, email, new Date()).catch((error: unknown) => {
      if (troubleOf(error) === null) throw error;
      log.error({ err: error }, "a failed sign-in could not be noted");
    });
    return refused({ reason: "wrong" });
  }

  if (device) byDevice.forget(device);
  else {
    byAddress.forgive(address);
    byAccount.forget(name);
  }
  return account.isConfirmed ? { ok: true, account } : refused({ reason: "unconfirmed" });
}

/** What somebody is told who comes in. */
export type Welcome = "signedIn" | "emailConfirmed" | "passwordChanged" | "joined";

/**
 * Lets somebody in who has proved who they are: at once, or after the code of their phone where they have switched it on.
 * There is no session before that.
 */
export async function enterPanel(request: Request, account: Account, message: Welcome): Promise<Response> {
  if (!(await hasSecondFactor(db, account.id))) return enterWithSession(request, account, message);
  const next = new URLSearchParams({ next: pathAfterSignIn(request) });
  const headers = { ...adminHeaders, "Set-Cookie": await oweSecondStep(account) };
  return redirect(`/admin/second-step?${next}`, { status: 303, headers });
}

/**
 * Opens the session of somebody who has proved who they are, and leads on to where they were going. The message is for
 * those who may work there; others are led back to the sign-in, which tells them why.
 */
export async function enterWithSession(request: Request, account: Account, message: Welcome): Promise<Response> {
  const rights = await rightsOrRecalled(account);
  const headers = await startSession(request, account);
  const path = pathAfterSignIn(request);
  if (rights.ok || message !== "signedIn") {
    return redirectWithAdminFlash(path, message, { values: { email: account.email }, headers });
  }
  return redirect(path, { status: 303, headers });
}

function refused(failure: SignInFailure): SignIn {
  log.warn({ reason: failure.reason }, "sign-in refused");
  return { ok: false, ...failure };
}
