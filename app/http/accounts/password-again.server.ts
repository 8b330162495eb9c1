import { db } from "~/db/db.server";
import { isPasswordOfUser } from "~/domain/admins/accounts.server";
import { notePasswordGiven } from "~/domain/admins/sessions.server";

import { type Counter, countTry, Tries, unlessItFails } from "../forms/tries.server";
import type { AdminHere } from "../require-admin.server";

import { unlessBusy } from "./password-queue.server";

// Ten wrong passwords in a quarter of an hour, as at sign-in. Only who has the session gets this far, so that nobody else
// can use them up.
const byAccount = new Tries(10);

export type PasswordFailure = { reason: "wrong" | "busy" } | { reason: "tooMany"; minutes: number };
type Checked = { ok: true } | { ok: false; failure: PasswordFailure };

/** Checks the password of somebody who is signed in, and notes in their session that they have just given it. */
export async function checkPasswordAgain({ admin, session }: AdminHere, password: string): Promise<Checked> {
  const key = String(admin.userId);
  const counters: readonly Counter[] = [[byAccount, key]];
  const minutes = countTry(counters);
  if (minutes > 0) return { ok: false, failure: { reason: "tooMany", minutes } };
  const isRight = await unlessBusy(() => unlessItFails(counters, () => isPasswordOfUser(db, admin.userId, password)));
  if (isRight === "busy") return { ok: false, failure: { reason: "busy" } };
  if (!isRight) return { ok: false, failure: { reason: "wrong" } };
  byAccount.forget(key);
  await notePasswordGiven(db, session, new Date());
  return { ok: true };
}
