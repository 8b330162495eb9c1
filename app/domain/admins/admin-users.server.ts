import type { Db } from "~/db/database";
import type { ActivityKind } from "~/domain/activity/activity";
import { noteActivity } from "~/domain/activity/activity.server";

import type { AdminUser, Hold, ListedAdminUser } from "./admin-user";
import {
  deleteAdminUser,
  endAccessOf,
  findConfirmedUser,
  insertAdminUser,
  selectAdminUser,
  selectAdminUsers,
  setActive,
  setRole,
  withdrawInvitation,
} from "./admin-user.repository.server";
import { type InvitationLink, welcome } from "./invitations.server";
import type { Role } from "./role";
import { forgetSecondFactor, forgetUnfinishedSecondFactor } from "./second-factor.repository.server";

/**
 * All admin users, the last added first, each with the reason why it must stay where there is one.
 * @param askedBy the user who looks at the list
 */
export async function listAdminUsers(db: Db, askedBy: number): Promise<ListedAdminUser[]> {
  const all = await selectAdminUsers(db);
  const admins = all.filter(canEnterAsAdmin).length;
  return all.map(({ userId, ...admin }) => ({ ...admin, hold: holdOn({ ...admin, userId }, askedBy, admins) }));
}

/** One admin user with the reason why it must stay where there is one; `undefined` where it is gone. */
export async function findAdminUser(db: Db, id: number, askedBy: number): Promise<ListedAdminUser | undefined> {
  return (await listAdminUsers(db, askedBy)).find((admin) => admin.id === id);
}

type Added = { ok: true; hasSignedUp: boolean } | { ok: false; reason: "alreadyThere" };

/**
 * Lets the person with this e-mail enter: at once where their account is confirmed, else as soon as they have an account,
 * by the invitation that goes out with this or by signing up. Either way a mail tells them.
 * @param by the user who adds them
 */
export function addAdmin(
  db: Db,
  { email, role, by }: { email: string; role: Role; by: number },
  linkTo: InvitationLink,
  now: Date,
): Promise<Added> {
  return db.transaction().execute(async (trx) => {
    const user = await findConfirmedUser(trx, email);
    const id = await insertAdminUser(trx, { email, role, userId: user?.id ?? null, at: now.toISOString() });
    if (id === undefined) return { ok: false, reason: "alreadyThere" };
    const { hasSignedUp } = await welcome(trx, { id, email }, linkTo, now);
    await noteActivity(trx, { kind: "admin.added", actor: by, subject: user?.id, details: { email, role } }, now);
    return { ok: true, hasSignedUp };
  });
}

type Changed = { ok: true; email: string } | { ok: false; reason: "gone" | Hold };

/** Gives the rights back. An invitation that was withdrawn can be sent again. */
export function activateAdmin(db: Db, id: number, askedBy: number, now = new Date()): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const admin = await selectAdminUser(trx, id);
    if (!admin) return { ok: false, reason: "gone" };
    await setActive(trx, id, true);
    await noteOn(trx, admin, { kind: "admin.activated", by: askedBy }, now);
    return { ok: true, email: admin.email };
  });
}

/** Takes the rights away until they are given back, ends the person's sessions and the secret address of their diary, and withdraws a pending invitation. */
export function deactivateAdmin(db: Db, id: number, askedBy: number, now = new Date()): Promise<Changed> {
  return change(db, id, { by: askedBy, kind: "admin.deactivated", now }, async (trx, { userId }) => {
    await setActive(trx, id, false);
    await withdrawInvitation(trx, id);
    if (userId === null) return;
    await endAccessOf(trx, userId);
    await forgetUnfinishedSecondFactor(trx, userId);
  });
}

/** Takes a person off the list and ends their sessions and the secret address of their diary. The account stays, without rights and without a second factor. */
export function removeAdmin(db: Db, id: number, askedBy: number, now = new Date()): Promise<Changed> {
  return change(db, id, { by: askedBy, kind: "admin.removed", now }, async (trx, { userId }) => {
    await deleteAdminUser(trx, id);
    if (userId === null) return;
    await endAccessOf(trx, userId);
    await forgetSecondFactor(trx, userId);
  });
}

/** Makes an admin an assistant or the other way round. It counts from the person's next press on. */
export function changeRole(
  db: Db,
  { id, role, askedBy }: { id: number; role: Role; askedBy: number },
  now: Date,
): Promise<Changed> {
  return change(db, id, { by: askedBy, kind: "admin.role", now, details: { role } }, (trx) => setRole(trx, id, role));
}

type Deed = { by: number; kind: ActivityKind; now: Date; details?: Record<string, string> };
type Stored = AdminUser & { userId: number | null };

/** Looked at and done in one transaction: of two admins who remove each other at the same time one stays. */
function change(
  db: Db,
  id: number,
  { by, kind, now, details }: Deed,
  work: (trx: Db, admin: Stored) => Promise<void>,
): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const all = await selectAdminUsers(trx);
    const admin = all.find((each) => each.id === id);
    if (!admin) return { ok: false, reason: "gone" };
    const hold = holdOn(admin, by, all.filter(canEnterAsAdmin).length);
    if (hold) return { ok: false, reason: hold };

    await work(trx, admin);
    await noteOn(trx, admin, { kind, by, details }, now);
    return { ok: true, email: admin.email };
  });
}

async function noteOn(
  trx: Db,
  { userId, email }: Stored,
  { kind, by, details = {} }: Omit<Deed, "now">,
  now: Date,
): Promise<void> {
  await noteActivity(trx, { kind, actor: by, subject: userId, details: { email, ...details } }, now);
}

function holdOn(admin: Stored, askedBy: number, admins: number): Hold | null {
  if (admin.isOwner) return "owner";
  if (admin.userId === askedBy) return "oneself";
  return canEnterAsAdmin(admin) && admins === 1 ? "last" : null;
}

function canEnterAsAdmin({ isActive, hasSignedUp, role }: AdminUser): boolean {
  return isActive && hasSignedUp && role === "admin";
}
