import type { Db } from "~/db/database";
import { noteActivity } from "~/domain/activity/activity.server";

import type { OwnSession } from "./own-session";
import { hashPassword, isPasswordOf } from "./password.server";
import { forgetTokens } from "./tokens.server";
import { type Weakness, weaknessOf } from "./weak-passwords.server";

/** The open sessions of somebody, the last used first. @param current id of the one they look from */
export async function listSessions(db: Db, userId: number, current: string, now: Date): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom("sessions")
    .select(["id", "device", "created_at", "last_seen_at"])
    .where("user_id", "=", userId)
    .where("expires_at", ">", now.toISOString())
    .orderBy("last_seen_at", "desc")
    .execute();
  return rows.map(({ id, device, created_at, last_seen_at }) => ({
    id,
    device,
    begunAt: created_at,
    lastSeenAt: last_seen_at,
    isThisOne: id === current,
  }));
}

/** Ends one of somebody's sessions, or all but the one they are in. @returns how many ended */
export function endSessions(
  db: Db,
  { userId, current, session }: { userId: number; current: string; session: string | "others" },
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    let ending = trx.deleteFrom("sessions").where("user_id", "=", userId).where("id", "!=", current);
    if (session !== "others") ending = ending.where("id", "=", session);
    const { numDeletedRows } = await ending.executeTakeFirstOrThrow();
    const count = Number(numDeletedRows);
    if (count > 0) await noteActivity(trx, { kind: "account.sessionsEnded", actor: userId, details: { count } }, now);
    return count;
  });
}

/** How somebody is called in the panel; "" for the e-mail alone. */
export async function saveName(db: Db, userId: number, name: string, now: Date): Promise<void> {
  await db.updateTable("users").set({ name, updated_at: now.toISOString() }).where("id", "=", userId).execute();
}

type Changed = { ok: true } | { ok: false; reason: "wrong" } | { ok: false; reason: "weak"; weakness: Weakness };
type Asked = { userId: number; session: string; current: string; password: string };

/**
 * Puts a new password in the place of the one that somebody knows. Their other sessions and the secret address of their diary end, and no link that went out
 * before leads anywhere any more.
 * @throws {PasswordsBusy}
 */
export async function changeOwnPassword(
  db: Db,
  { userId, session, current, password }: Asked,
  now: Date,
): Promise<Changed> {
  const user = await db
    .selectFrom("users")
    .select(["email", "password_hash"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  if (!(await isPasswordOf(user.password_hash, current, "known"))) return { ok: false, reason: "wrong" };
  const weakness = await weaknessOf(password, user.email);
  if (weakness) return { ok: false, reason: "weak", weakness };

  const passwordHash = await hashPassword(password, "known");
  const at = now.toISOString();
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable("users")
      .set({ password_hash: passwordHash, updated_at: at })
      .where("id", "=", userId)
      .execute();
    await trx.deleteFrom("sessions").where("user_id", "=", userId).where("id", "!=", session).execute();
    await trx.deleteFrom("calendar_addresses").where("user_id", "=", userId).execute();
    await trx.updateTable("sessions").set({ password_at: at }).where("id", "=", session).execute();
    await forgetTokens(trx, userId, ["confirm", "reset"]);
    await noteActivity(trx, { kind: "account.passwordChanged", actor: userId }, now);
  });
  return { ok: true };
}
