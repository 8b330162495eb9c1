import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";

import { db } from "~/db/db.server";
import { findAccountByPassword } from "~/domain/admins/accounts.server";
import type { Account } from "~/domain/admins/admin";
import type { Credentials } from "~/domain/admins/sign-in.schema";
import { log } from "~/outside/log.server";

import { hashedAddress } from "./form-guard.server";

export type SignInFailure = { reason: "wrong" | "unconfirmed" } | { reason: "tooMany"; minutes: number };
type SignIn = { ok: true; account: Account } | ({ ok: false } & SignInFailure);

// Ten wrong passwords in a quarter of an hour, from one address and for one account: an account is counted by what was
// typed, so that one that does not exist is refused in the same way.
const tries = { points: 10, duration: 15 * 60 };
const byAddress = new RateLimiterMemory({ ...tries, keyPrefix: "address" });
const byAccount = new RateLimiterMemory({ ...tries, keyPrefix: "account" });

const password = "password";

const authenticator = new Authenticator<Account | null>().use(
  new FormStrategy(({ form }) => findAccountByPassword(db, textOf(form, "email"), textOf(form, "password"))),
  password,
);

/** Finds out whether somebody is who they say. An account that was never confirmed is not let in, and no session opens. */
export async function signIn(request: Request, credentials: Credentials): Promise<SignIn> {
  const address = hashedAddress(request);
  const name = credentials.email.toLowerCase();
  const wait = (await waitFor(byAddress, address)) || (await waitFor(byAccount, name));
  if (wait > 0) return refused({ reason: "tooMany", minutes: Math.ceil(wait / 60_000) });

  // The form was read and checked before, within the limits of readPost: the strategy is handed what came of it.
  const body = new URLSearchParams(credentials);
  const account = await authenticator.authenticate(password, new Request(request.url, { method: "POST", body }));
  if (!account) return refused({ reason: "wrong" });

  await Promise.all([byAddress.reward(address), byAccount.delete(name)]);
  return account.isConfirmed ? { ok: true, account } : refused({ reason: "unconfirmed" });
}

function refused(failure: SignInFailure): SignIn {
  log.warn({ reason: failure.reason }, "sign-in refused");
  return { ok: false, ...failure };
}

/** Counts a try. @returns how long to wait, in milliseconds, where there were too many; else 0 */
async function waitFor(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (tooMany) {
    if (tooMany instanceof RateLimiterRes) return Math.max(1, tooMany.msBeforeNext);
    throw tooMany;
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
