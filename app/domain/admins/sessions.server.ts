import { createHash, randomBytes } from "node:crypto";

import type { Db } from "~/db/database";
import type { ActivityDetails } from "~/domain/activity/activity";
import { noteActivity } from "~/domain/activity/activity.server";

import type { Account } from "./admin";

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** A session ends this long after it was last used, in seconds: seven days. */
export const sessionSeconds = 7 * 24 * 60 * 60;

// Used or not: who took a session over does not keep it for ever.
const longestSession = 30 * day;

// A write for each request would buy nothing: to the minute is exact enough.
const seenEvery = minute;

const longestDetour = 200;

/** For how long a password counts as just given. */
const passwordCounts = 10 * minute;

/** An open session. @property passwordAt when the password was last given in it, ISO 8601, UTC */
export type Session = { id: string; passwordAt: string | null };

/** What a session is known by. Only its hash is stored: who reads the database can sign in as nobody. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * Opens a session for somebody who has just proved who they are.
 * @param device browser and system in a few words, for the list of one's sessions
 * @returns the token for the cookie
 */
export async function openSession(db: Db, userId: number, now: Date, device = "", token = newToken()): Promise<string> {
  const at = now.toISOString();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("sessions")
      .values({
        id: sessionIdOf(token),
        user_id: userId,
        created_at: at,
        last_seen_at: at,
        expires_at: endAfter(now, at),
        password_at: at,
        device,
      })
      .execute();
    await noteSeen(trx, userId, now);
    const details: ActivityDetails = device === "" ? {} : { device };
    await noteActivity(trx, { kind: "signIn.done", actor: userId, subject: userId, details }, now);
  });
  return token;
}

/** Whose session it is, and the session. */
export type SignedIn = Account & { session: Session };

/** Whose session it is, if it is open. Being used, it lasts seven days more, and thirty days in all. */
export async function findSession(db: Db, token: string, now: Date): Promise<SignedIn | null> {
  const found = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select([
      "users.id",
      "users.email",
      "users.email_confirmed_at",
      "sessions.id as session_id",
      "sessions.created_at",
      "sessions.last_seen_at",
      "sessions.password_at",
    ])
    .where("sessions.id", "=", sessionIdOf(token))
    .where("sessions.expires_at", ">", now.toISOString())
    // Sessions that were opened before they had an end of their own have it too.
    .where("sessions.created_at", ">", new Date(now.getTime() - longestSession).toISOString())
    .executeTakeFirst();
  if (!found) return null;

  if (now.getTime() - Date.parse(found.last_seen_at) >= seenEvery) {
    // As far as it goes: whoever is signed in stays so while the disk is full or the database held.
    await briefly(() => prolong(db, found, now));
  }
  return {
    id: found.id,
    email: found.email,
    isConfirmed: found.email_confirmed_at !== null,
    session: { id: found.session_id, passwordAt: found.password_at },
  };
}

async function prolong(db: Db, found: { id: number; session_id: string; created_at: string }, now: Date) {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable("sessions")
      .set({ last_seen_at: now.toISOString(), expires_at: endAfter(now, found.created_at) })
      .where("id", "=", found.session_id)
      .execute();
    await noteSeen(trx, found.id, now);
  });
}

/** Waits for work that is no condition of what follows, but not long; its failure is nobody's. */
async function briefly(work: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const long = new Promise<void>((resolve) => (timer = setTimeout(resolve, longestDetour)));
  await Promise.race([work().catch(() => undefined), long]);
  clearTimeout(timer);
}

export async function closeSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom("sessions").where("id", "=", sessionIdOf(token)).execute();
}

/** Whether the password was given in this session within the last ten minutes. */
export function hasJustGivenPassword({ passwordAt }: Session, now: Date): boolean {
  if (passwordAt === null) return false;
  const ago = now.getTime() - Date.parse(passwordAt);
  return ago >= 0 && ago < passwordCounts;
}

/** Notes that the password was given again in this session. */
export async function notePasswordGiven(db: Db, { id }: Session, now: Date): Promise<void> {
  await db.updateTable("sessions").set({ password_at: now.toISOString() }).where("id", "=", id).execute();
}

async function noteSeen(trx: Db, userId: number, now: Date): Promise<void> {
  await trx.updateTable("users").set({ last_seen_at: now.toISOString() }).where("id", "=", userId).execute();
}

/** What a session is stored under. */
export function sessionIdOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function endAfter(now: Date, openedAt: string): string {
  const end = Math.min(now.getTime() + sessionSeconds * 1000, Date.parse(openedAt) + longestSession);
  return new Date(end).toISOString();
}
