import { db } from "~/db/db.server";
import type { Account, Rights } from "~/domain/admins/admin";
import { rightsOf } from "~/domain/admins/rights.server";
import { closeSession, newToken, openSession, sessionIdOf, type SignedIn } from "~/domain/admins/sessions.server";
import { environment } from "~/environment.server";
import { log } from "~/outside/log.server";
import { troubleOf } from "~/outside/trouble";

// Somebody who works a day with a damaged database; whoever was seen longer ago signs in again.
const heldFor = 12 * 60 * 60 * 1000;
const mostHeld = 500;

type Held<Value> = { value: Value; at: number };

/** Who was found in the database a while ago, for when it cannot be read. */
const seen = new Map<string, Held<SignedIn>>();
const rights = new Map<number, Held<Rights>>();
/** Sessions that the database would not take. It is offered them again with each use. */
const unstored = new Map<string, Held<SignedIn>>();
/** Sessions that were ended and whose rows the database would not let go. */
const ended = new Map<string, Held<true>>();

/** Opens a session, in the memory of this process where the database does not take it: the agent has to see what is wrong. */
export async function openOrHoldSession(account: Pick<Account, "id" | "email">, device: string): Promise<string> {
  const token = newToken();
  const now = new Date();
  try {
    return await openSession(db, account.id, now, device, token);
  } catch (error) {
    if (troubleOf(error) === null) throw error;
    const session = { id: sessionIdOf(token), passwordAt: now.toISOString() };
    // Only a confirmed account is let in: see sign-in.server.ts.
    hold(unstored, token, { ...account, isConfirmed: true, session });
    return token;
  }
}

/** Whose session it is, by what the database says; where it cannot say, by what it said in the last hours. */
export async function findOrRecall(token: string, find: () => Promise<SignedIn | null>): Promise<SignedIn | null> {
  if (ended.has(token)) {
    // Tried again with each use; nobody waits for it.
    void closeHeld(token).catch(() => undefined);
    return null;
  }
  try {
    const found = await find();
    if (found) hold(seen, sessionIdOf(token), found);
    else seen.delete(sessionIdOf(token));
    return found ?? (await findUnstored(token));
  } catch (error) {
    if (troubleOf(error) === null) throw error;
    return recall(seen, sessionIdOf(token)) ?? recall(unstored, token);
  }
}

/** What an account may do, in the same way; where nothing was said either, its e-mail decides, which is the owner's or not (specification, section 6). */
export async function rightsOrRecalled(account: Account): Promise<Rights> {
  try {
    const found = await rightsOf(db, account);
    hold(rights, account.id, found);
    return found;
  } catch (error) {
    const recalled = troubleOf(error) === null ? null : recall(rights, account.id);
    if (recalled) return recalled;
    const { id, email, isConfirmed } = account;
    const isOwner = isConfirmed && email === environment.ownerEmail;
    log.error(
      { err: error, isOwner },
      "the rights of an account could not be read; whether its e-mail is the owner's decides",
    );
    if (!isOwner) return { ok: false, email, reason: "unread" };
    return { ok: true, admin: { userId: id, email, name: "", role: "admin", isOwner } };
  }
}

/** Ends a session: here whatever happens, and in the database as soon as that takes it. */
export async function closeHeld(token: string): Promise<void> {
  hold(ended, token, true);
  seen.delete(sessionIdOf(token));
  unstored.delete(token);
  await closeSession(db, token);
  ended.delete(token);
}

async function findUnstored(token: string): Promise<SignedIn | null> {
  const account = recall(unstored, token);
  if (!account) return null;
  void store(token, account).catch(() => undefined);
  return account;
}

/** From when it is stored on it ends as every other does. */
async function store(token: string, { id }: SignedIn): Promise<void> {
  await openSession(db, id, new Date(), "", token);
  // Signed out meanwhile: it was to be closed, and was not there yet.
  if (!unstored.delete(token)) await closeSession(db, token);
}

function hold<Key, Value>(held: Map<Key, Held<Value>>, key: Key, value: Value): void {
  held.delete(key);
  held.set(key, { value, at: performance.now() });
  for (const oldest of held.keys()) {
    if (held.size <= mostHeld) break;
    held.delete(oldest);
  }
}

function recall<Key, Value>(held: Map<Key, Held<Value>>, key: Key): Value | null {
  const found = held.get(key);
  return found && performance.now() - found.at < heldFor ? found.value : null;
}
