import { createHash, randomBytes } from "node:crypto";

import type { Db } from "~/db/database";

import type { DeadLink, LinkPurpose } from "./admin";

const hour = 60 * 60 * 1000;
const lifetimes: Record<LinkPurpose, number> = { confirm: 48 * hour, reset: hour };

// A used or expired link is told apart from one that never was for this long after its end.
const rememberedFor = 30 * 24 * hour;

/** The number of no account: what is done for it costs as much as for one, and changes nothing. */
export const nobody = 0;

/**
 * Makes the secret of a link that goes out by mail: 48 hours for confirming an e-mail, one hour for a new password. Links
 * of the same purpose that went out before and were not used are dead from now on.
 * @param userId `nobody` for a link that leads nowhere, made with as much work
 * @param milliseconds that the link works, where that is not as usual
 * @returns the token. Only its hash is stored.
 */
export async function issueToken(
  trx: Db,
  userId: number,
  purpose: LinkPurpose,
  now: Date,
  milliseconds = lifetimes[purpose],
): Promise<string> {
  const token = newToken();
  await forgetTokens(trx, userId, [purpose]);
  await trx
    .insertInto("user_tokens")
    .columns(["token_hash", "user_id", "purpose", "expires_at"])
    .expression((eb) =>
      eb
        .selectFrom("users")
        .select(({ val, ref }) => [
          val(hashOf(token)).as("token_hash"),
          ref("users.id").as("user_id"),
          val(purpose).as("purpose"),
          val(new Date(now.getTime() + milliseconds).toISOString()).as("expires_at"),
        ])
        .where("users.id", "=", userId),
    )
    .execute();
  return token;
}

/** Removes the links that ended so long ago that nobody is told why they lead nowhere. @returns how many went */
export async function forgetOldTokens(trx: Db, now: Date): Promise<number> {
  const forgotten = new Date(now.getTime() - rememberedFor).toISOString();
  const { numDeletedRows } = await trx
    .deleteFrom("user_tokens")
    .where("expires_at", "<", forgotten)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Whether a link of this purpose is out that still leads somewhere. */
export async function hasLiveToken(trx: Db, userId: number, purpose: LinkPurpose, now: Date): Promise<boolean> {
  const live = await trx
    .selectFrom("user_tokens")
    .select("token_hash")
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return live !== undefined;
}

/** When a link of this purpose was last used; the beginning of time for never. */
export async function lastUsed(trx: Db, userId: number, purpose: LinkPurpose): Promise<Date> {
  const { at } = await trx
    .selectFrom("user_tokens")
    .select((eb) => eb.fn.max("used_at").as("at"))
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .executeTakeFirstOrThrow();
  return new Date(at ?? 0);
}

/** Makes every link of these purposes worthless that was not used yet. */
export async function forgetTokens(trx: Db, userId: number, purposes: LinkPurpose[]): Promise<void> {
  await trx
    .deleteFrom("user_tokens")
    .where("user_id", "=", userId)
    .where("purpose", "in", purposes)
    .where("used_at", "is", null)
    .execute();
}

export type FoundLink = { ok: true; userId: number; email: string } | { ok: false; reason: DeadLink };

/** Whose link it is, if it can still be used. */
export async function findToken(db: Db, token: string, purpose: LinkPurpose, now: Date): Promise<FoundLink> {
  const found = await db
    .selectFrom("user_tokens")
    .innerJoin("users", "users.id", "user_tokens.user_id")
    .select(["users.id", "users.email", "user_tokens.used_at", "user_tokens.expires_at"])
    .where("token_hash", "=", hashOf(token))
    .where("purpose", "=", purpose)
    .executeTakeFirst();
  if (!found) return { ok: false, reason: "unknown" };
  if (found.used_at !== null) return { ok: false, reason: "used" };
  if (found.expires_at <= now.toISOString()) return { ok: false, reason: "expired" };
  return { ok: true, userId: found.id, email: found.email };
}

/** Uses a link, once. @returns false where somebody was quicker */
export async function spendToken(trx: Db, token: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("user_tokens")
    .set({ used_at: now.toISOString() })
    .where("token_hash", "=", hashOf(token))
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A secret for a link in a mail: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What of it is stored. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
