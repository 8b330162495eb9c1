import { createHmac } from "node:crypto";

import { createCookie } from "@remix-run/node";
import { z } from "zod";

import { db } from "~/db/db.server";
import { findAccountForSecondStep } from "~/domain/admins/accounts.server";
import type { Account } from "~/domain/admins/admin";
import { checkSecondFactor } from "~/domain/admins/second-factor.server";
import { environment } from "~/environment.server";
import { secret } from "~/outside/secret.server";

import { cookieName } from "../cookie-name.server";
import { type Counter, countTry, Tries, unlessItFails } from "../forms/tries.server";
import { hashedAddress } from "../forms/visitor-network.server";

import { deviceOf } from "./device.server";
import { secondFactorKey } from "./second-factor-key.server";

const lifetime = 10 * 60;

/**
 * Says that somebody gave the right password and still owes the code. It opens nothing: there is no session before the
 * code. A new password makes it worthless.
 */
const stepCookie = createCookie(cookieName("second-step"), {
  path: "/",
  httpOnly: true,
  sameSite: "strict",
  maxAge: lifetime,
  secure: environment.isProduction,
  secrets: [secret],
});

const pending = z.object({ userId: z.number(), until: z.number(), password: z.string() });

// Five wrong codes in a quarter of an hour from one browser for one account, twenty for the account from browsers in which
// nobody signed in to it before: six digits are soon guessed by who has many tries, and the owner's own browser stays free.
const byDevice = new Tries(5);
const byAccount = new Tries(20);

/** The header with which the code is asked for next. */
export async function oweSecondStep({ id }: Pick<Account, "id">): Promise<string> {
  const found = await findAccountForSecondStep(db, id);
  const until = Date.now() + lifetime * 1000;
  return stepCookie.serialize({ userId: id, until, password: markOf(found?.passwordHash ?? "") });
}

/** The header that forgets it. */
export function forgetSecondStep(): Promise<string> {
  return stepCookie.serialize("", { maxAge: 0 });
}

/** Who gave the right password a short while ago and owes the code. */
export async function accountOwingCode(request: Request): Promise<Account | null> {
  const read = pending.safeParse(await stepCookie.parse(request.headers.get("Cookie")));
  if (!read.success || read.data.until < Date.now()) return null;
  const found = await findAccountForSecondStep(db, read.data.userId);
  return found && markOf(found.passwordHash) === read.data.password ? found.account : null;
}

type Checked = { ok: true } | { ok: false; failure: { reason: "wrong" } | { reason: "tooMany"; minutes: number } };

/** Checks a code of the phone, or a recovery code, of which not many can be tried. */
export async function checkCode(request: Request, { id, email }: Account, code: string): Promise<Checked> {
  const device = await deviceOf(request, email);
  const own = [byDevice, `${id}:${device ?? hashedAddress(request)}`] as const;
  const counters: readonly Counter[] = device ? [own] : [own, [byAccount, String(id)]];
  const minutes = countTry(counters);
  if (minutes > 0) return { ok: false, failure: { reason: "tooMany", minutes } };
  const check = () => checkSecondFactor(db, { userId: id, code }, secondFactorKey, new Date());
  // A wrong code that cannot be noted fails as a right one does, so that nothing is learnt by trying on.
  if (!(await unlessItFails(counters, check))) return { ok: false, failure: { reason: "wrong" } };
  byDevice.forget(own[1]);
  byAccount.forget(String(id));
  return { ok: true };
}

function markOf(passwordHash: string): string {
  return createHmac("sha256", secret).update(`second-step:${passwordHash}`).digest("base64url").slice(0, 22);
}
