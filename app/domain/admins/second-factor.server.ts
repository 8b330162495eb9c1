import { createHash, randomBytes } from "node:crypto";

import { Secret, TOTP } from "otpauth";

import type { Db } from "~/db/database";
import { noteActivity } from "~/domain/activity/activity.server";

import { selectAdminUser } from "./admin-user.repository.server";
import type { Setup } from "./second-factor";
import { seal, type SealingKey, unseal } from "./second-factor-secret.server";
import { forgetSecondFactor } from "./second-factor.repository.server";

export { hasSecondFactor } from "./second-factor.repository.server";

/** A code of six digits lasts so many seconds (RFC 6238); the ones just before and after it are taken too. */
const period = 30;
const hour = 60 * 60 * 1000;

/** How many codes for a lost phone there are. */
export const recoveryCodeCount = 10;

/**
 * Begins to set a second factor up. It is not in force before a code has been typed. Within an hour the same secret comes
 * again, so that a page that is loaded anew still fits the phone. null where one is in force already.
 * @param issuer what the app calls us
 */
export function beginSecondFactor(
  db: Db,
  { userId, email, issuer }: { userId: number; email: string; issuer: string },
  key: SealingKey,
  now: Date,
): Promise<Setup | null> {
  return db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom("second_factors").selectAll().where("user_id", "=", userId).executeTakeFirst();
    if (row?.confirmed_at) return null;
    const isRecent = row && now.getTime() - Date.parse(row.begun_at) < hour;
    const known = isRecent ? unseal(row.sealed_secret, userId, key) : null;
    const secret = known ?? new Secret({ size: 20 }).base32;
    if (known === null) {
      const begun = { sealed_secret: seal(secret, userId, key), begun_at: now.toISOString(), last_step: 0 };
      await trx
        .insertInto("second_factors")
        .values({ user_id: userId, confirmed_at: null, ...begun })
        .onConflict((conflict) => conflict.column("user_id").doUpdateSet(begun))
        .execute();
    }
    return { secret, uri: totpOf(secret, { email, issuer }).toString() };
  });
}

type Confirmed = { ok: true; recoveryCodes: string[] } | { ok: false; reason: "wrong" | "notBegun" };

/** Puts the second factor in force, if the code shows that the phone has it. @returns the recovery codes, once */
export function confirmSecondFactor(
  db: Db,
  { userId, code }: { userId: number; code: string },
  key: SealingKey,
  now: Date,
): Promise<Confirmed> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("second_factors")
      .selectAll()
      .where("user_id", "=", userId)
      .where("confirmed_at", "is", null)
      .executeTakeFirst();
    const secret = row && unseal(row.sealed_secret, userId, key);
    if (!secret) return { ok: false, reason: "notBegun" };
    const step = stepOf(secret, code, now);
    if (step === null) return { ok: false, reason: "wrong" };

    const recoveryCodes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
    await trx
      .updateTable("second_factors")
      .set({ confirmed_at: now.toISOString(), last_step: step })
      .where("user_id", "=", userId)
      .execute();
    await trx
      .insertInto("recovery_codes")
      .values(recoveryCodes.map((each) => ({ user_id: userId, code_hash: hashOf(each), used_at: null })))
      .execute();
    await noteActivity(trx, { kind: "account.secondFactorOn", actor: userId }, now);
    return { ok: true, recoveryCodes };
  });
}

/**
 * Whether a code is the phone's, or one of the recovery codes. Each is taken once: a step that was used, and every one
 * before it, is refused from then on.
 */
export function checkSecondFactor(
  db: Db,
  { userId, code }: { userId: number; code: string },
  key: SealingKey,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const isRight = (await isPhonesCode(trx, userId, code, key, now)) || (await isRecoveryCode(trx, userId, code, now));
    if (!isRight) await noteActivity(trx, { kind: "signIn.wrongCode", actor: null, subject: userId }, now);
    return isRight;
  });
}

async function isPhonesCode(trx: Db, userId: number, code: string, key: SealingKey, now: Date): Promise<boolean> {
  const row = await trx
    .selectFrom("second_factors")
    .select("sealed_secret")
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  const secret = row && unseal(row.sealed_secret, userId, key);
  const step = secret ? stepOf(secret, code, now) : null;
  if (step === null) return false;
  const { numUpdatedRows } = await trx
    .updateTable("second_factors")
    .set({ last_step: step })
    .where("user_id", "=", userId)
    .where("last_step", "<", step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

async function isRecoveryCode(trx: Db, userId: number, code: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("recovery_codes")
    .set({ used_at: now.toISOString() })
    .where("user_id", "=", userId)
    .where("code_hash", "=", hashOf(code))
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return false;
  const left = await recoveryCodesLeft(trx, userId);
  await noteActivity(trx, { kind: "signIn.recoveryCode", actor: userId, details: { left } }, now);
  return true;
}

/** How many recovery codes were not used yet. */
export async function recoveryCodesLeft(db: Db, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom("recovery_codes")
    .select(({ fn }) => fn.countAll<number>().as("left"))
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return left;
}

/** Switches one's own second factor off. @returns false where it was not on */
export function switchOwnSecondFactorOff(db: Db, userId: number, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const wasOn = await forgetSecondFactor(trx, userId);
    if (wasOn) await noteActivity(trx, { kind: "account.secondFactorOff", actor: userId }, now);
    return wasOn;
  });
}

type SwitchedOff = { ok: true; email: string } | { ok: false; reason: "gone" | "owner" };

/** Switches a colleague's second factor off, whose phone is lost. The owner's is switched off by the owner alone. */
export function switchSecondFactorOff(db: Db, { id, by }: { id: number; by: number }, now: Date): Promise<SwitchedOff> {
  return db.transaction().execute(async (trx) => {
    const admin = await selectAdminUser(trx, id);
    if (!admin || admin.userId === null) return { ok: false, reason: "gone" };
    if (admin.isOwner && admin.userId !== by) return { ok: false, reason: "owner" };
    const { userId, email } = admin;
    if (await forgetSecondFactor(trx, userId)) {
      await noteActivity(trx, { kind: "admin.secondFactorOff", actor: by, subject: userId, details: { email } }, now);
    }
    return { ok: true, email };
  });
}

function totpOf(secret: string, { email = "", issuer = "" } = {}): TOTP {
  return new TOTP({ issuer, label: email, algorithm: "SHA1", digits: 6, period, secret: Secret.fromBase32(secret) });
}

/** The step whose code this is, of the present one and its neighbours; null for none of them. */
function stepOf(secret: string, typed: string, now: Date): number | null {
  const token = typed.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta;
}

// No i, l, o, u: nobody takes one sign for another.
const signs = "0123456789abcdefghjkmnpqrstvwxyz";

/** 120 random bits in six groups: from 112 on a plain hash of them is enough (OWASP ASVS 5.0, 6.5.2). */
function newRecoveryCode(): string {
  const code = [...randomBytes(24)].map((byte) => signs[byte % signs.length]).join("");
  return code.replace(/(.{4})(?=.)/g, "$1-");
}

/** Capitals, spaces and hyphens make no difference. */
function hashOf(code: string): string {
  return createHash("sha256")
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ""))
    .digest("hex");
}
