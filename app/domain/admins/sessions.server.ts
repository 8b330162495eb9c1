import { createHash, randomBytes } from "node:crypto";

import type { Db } from "~/db/database";

import type { Account } from "./admin";

/** A session ends this long after it was last used, in seconds: seven days. */
export const sessionSeconds = 7 * 24 * 60 * 60;

// A write for each request would buy nothing: to the minute is exact enough.
const seenEvery = 60 * 1000;

/**
 * Opens a session and sweeps out the ones that ended by themselves.
 * @returns the token for the cookie. Only its hash is stored: who reads the database can sign in as nobody.
 */
export async function openSession(db: Db, userId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const at = now.toISOString();
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("sessions").where("expires_at", "<=", at).execute();
    await trx
      .insertInto("sessions")
      .values({ id: idOf(token), user_id: userId, created_at: at, last_seen_at: at, expires_at: endAfter(now) })
      .execute();
    await noteSeen(trx, userId, now);
  });
  return token;
}

/** Whose session it is, if it is open. Being used, it lasts seven days more. */
export async function findSession(db: Db, token: string, now: Date): Promise<Account | null> {
  const session = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["users.id", "users.email", "users.email_confirmed_at", "sessions.last_seen_at"])
    .where("sessions.id", "=", idOf(token))
    .where("sessions.expires_at", ">", now.toISOString())
    .executeTakeFirst();
  if (!session) return null;

  if (now.getTime() - Date.parse(session.last_seen_at) >= seenEvery) {
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable("sessions")
        .set({ last_seen_at: now.toISOString(), expires_at: endAfter(now) })
        .where("id", "=", idOf(token))
        .execute();
      await noteSeen(trx, session.id, now);
    });
  }
  return { id: session.id, email: session.email, isConfirmed: session.email_confirmed_at !== null };
}

export async function closeSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom("sessions").where("id", "=", idOf(token)).execute();
}

async function noteSeen(trx: Db, userId: number, now: Date): Promise<void> {
  await trx.updateTable("users").set({ last_seen_at: now.toISOString() }).where("id", "=", userId).execute();
}

function idOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function endAfter(now: Date): string {
  return new Date(now.getTime() + sessionSeconds * 1000).toISOString();
}
