import type { Db } from "~/db/database";

import type { AdminUser, Hold, ListedAdminUser } from "./admin-user";
import {
  deleteAdminUser,
  endSessionsOf,
  findConfirmedUser,
  insertAdminUser,
  selectAdminUser,
  selectAdminUsers,
  setActive,
} from "./admin-user.repository.server";

/**
 * All admin users, the last added first, each with the reason why it must stay where there is one.
 * @param askedBy the user who looks at the list
 */
export async function listAdminUsers(db: Db, askedBy: number): Promise<ListedAdminUser[]> {
  const all = await selectAdminUsers(db);
  const mayEnter = all.filter(canEnter).length;
  return all.map(({ userId, ...admin }) => ({ ...admin, hold: holdOn({ ...admin, userId }, askedBy, mayEnter) }));
}

/** One admin user with the reason why it must stay where there is one; `undefined` where it is gone. */
export async function findAdminUser(db: Db, id: number, askedBy: number): Promise<ListedAdminUser | undefined> {
  return (await listAdminUsers(db, askedBy)).find((admin) => admin.id === id);
}

type Added = { ok: true; hasSignedUp: boolean } | { ok: false; reason: "alreadyThere" };

/**
 * Lets the person with this e-mail enter: at once where their account is confirmed, else as soon as they have signed up and
 * confirmed it.
 */
export function addAdmin(db: Db, email: string, now: Date): Promise<Added> {
  return db.transaction().execute(async (trx) => {
    const user = await findConfirmedUser(trx, email);
    const isNew = await insertAdminUser(trx, { email, userId: user?.id ?? null, at: now.toISOString() });
    return isNew ? { ok: true, hasSignedUp: user !== undefined } : { ok: false, reason: "alreadyThere" };
  });
}

type Changed = { ok: true; email: string } | { ok: false; reason: "gone" | Hold };

export function activateAdmin(db: Db, id: number): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const admin = await selectAdminUser(trx, id);
    if (!admin) return { ok: false, reason: "gone" };
    await setActive(trx, id, true);
    return { ok: true, email: admin.email };
  });
}

/** Takes the rights away until they are given back, and ends the person's sessions. */
export function deactivateAdmin(db: Db, id: number, askedBy: number): Promise<Changed> {
  return shutOut(db, id, askedBy, (trx) => setActive(trx, id, false));
}

/** Takes a person off the list and ends their sessions. The account stays, without rights. */
export function removeAdmin(db: Db, id: number, askedBy: number): Promise<Changed> {
  return shutOut(db, id, askedBy, (trx) => deleteAdminUser(trx, id));
}

/** Looked at and done in one transaction: of two admins who remove each other at the same time one stays. */
function shutOut(db: Db, id: number, askedBy: number, change: (trx: Db) => Promise<void>): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const all = await selectAdminUsers(trx);
    const admin = all.find((each) => each.id === id);
    if (!admin) return { ok: false, reason: "gone" };
    const hold = holdOn(admin, askedBy, all.filter(canEnter).length);
    if (hold) return { ok: false, reason: hold };

    await change(trx);
    if (admin.userId !== null) await endSessionsOf(trx, admin.userId);
    return { ok: true, email: admin.email };
  });
}

function holdOn(admin: AdminUser & { userId: number | null }, askedBy: number, mayEnter: number): Hold | null {
  if (admin.userId === askedBy) return "oneself";
  return canEnter(admin) && mayEnter === 1 ? "last" : null;
}

function canEnter({ isActive, hasSignedUp }: AdminUser): boolean {
  return isActive && hasSignedUp;
}
