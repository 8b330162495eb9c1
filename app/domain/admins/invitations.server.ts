import type { Db } from "~/db/database";
import { noteActivity } from "~/domain/activity/activity.server";

import { queueAccountMail } from "./account-mail.server";
import type { DeadLink } from "./admin";
import { findConfirmedUser, selectAdminUser } from "./admin-user.repository.server";
import { setPassword } from "./new-password.server";
import { hashPassword, randomPassword } from "./password.server";
import type { Reset } from "./reset-password.server";
import { hashOf, newToken } from "./tokens.server";
import { weaknessOf } from "./weak-passwords.server";

const minute = 60_000;
const day = 24 * 60 * minute;

// Whoever reads the mails of an address needs some days to see one, and nobody a link that works for ever.
const lifetime = 7 * day;

// The button is pressed by one of us, and the mail goes to somebody who did not ask for it.
const pause = 5 * minute;
const mostInADay = 5;

/** Where the link of an invitation leads. */
export type InvitationLink = (token: string) => string;

/** Lays a mail ready with the link by which somebody who was added sets a password. The last link leads nowhere any more. */
export async function invite(
  trx: Db,
  { id, email }: { id: number; email: string },
  linkTo: InvitationLink,
  now: Date,
): Promise<void> {
  const token = newToken();
  const link = {
    token_hash: hashOf(token),
    sent_at: now.toISOString(),
    expires_at: new Date(now.getTime() + lifetime).toISOString(),
    used_at: null,
  };
  await trx
    .insertInto("invitations")
    .values({ admin_user_id: id, ...link })
    .onConflict((conflict) => conflict.column("admin_user_id").doUpdateSet(link))
    .execute();
  await queueAccountMail(trx, { template: "invitation", recipient: email }, linkTo(token), now);
}

type SentAgain = { ok: true; email: string } | { ok: false; reason: "gone" | "notWaiting" | "tooSoon" };

/** Sends the invitation again to somebody who has not come yet: five minutes after the last one, five times a day. */
export function inviteAgain(
  db: Db,
  { id, by }: { id: number; by: number },
  linkTo: InvitationLink,
  now: Date,
): Promise<SentAgain> {
  return db.transaction().execute(async (trx) => {
    const admin = await selectAdminUser(trx, id);
    if (!admin) return { ok: false, reason: "gone" };
    if (!admin.isActive || admin.hasSignedUp) return { ok: false, reason: "notWaiting" };
    if (await wereEnoughSent(trx, admin.email, now)) return { ok: false, reason: "tooSoon" };
    await invite(trx, admin, linkTo, now);
    await noteActivity(trx, { kind: "admin.invited", actor: by, details: { email: admin.email } }, now);
    return { ok: true, email: admin.email };
  });
}

async function wereEnoughSent(trx: Db, email: string, now: Date): Promise<boolean> {
  const sent = await trx
    .selectFrom("outbox")
    .select("created_at")
    .where("template", "=", "invitation")
    .where("recipient", "=", email)
    .where("created_at", ">", new Date(now.getTime() - day).toISOString())
    .orderBy("created_at", "desc")
    .execute();
  const latest = sent[0]?.created_at;
  return sent.length >= mostInADay || (latest !== undefined && now.getTime() - Date.parse(latest) < pause);
}

export type FoundInvitation = { ok: true; adminUserId: number; email: string } | { ok: false; reason: DeadLink };

/** Whom a link invites, if it can still be used. */
export async function findInvitation(db: Db, token: string, now: Date): Promise<FoundInvitation> {
  const found = await db
    .selectFrom("invitations")
    .innerJoin("admin_users", "admin_users.id", "invitations.admin_user_id")
    .select(["admin_users.id", "admin_users.email", "invitations.used_at", "invitations.expires_at"])
    .where("invitations.token_hash", "=", hashOf(token))
    .executeTakeFirst();
  if (!found) return { ok: false, reason: "unknown" };
  if (found.used_at !== null) return { ok: false, reason: "used" };
  if (found.expires_at <= now.toISOString()) return { ok: false, reason: "expired" };
  return { ok: true, adminUserId: found.id, email: found.email };
}

/**
 * Gives somebody who was invited an account with this password. Whoever has the link reads the mails of that address, so
 * its e-mail is confirmed with that, and an account that somebody else made with it and never confirmed is taken over.
 * @throws {PasswordsBusy}
 */
export async function acceptInvitation(
  db: Db,
  { token, password }: { token: string; password: string },
  now: Date,
): Promise<Reset> {
  const invitation = await findInvitation(db, token, now);
  if (!invitation.ok) return invitation;
  const weakness = await weaknessOf(password, invitation.email);
  if (weakness) return { ok: false, reason: "weak", weakness };

  const passwordHash = await hashPassword(password);
  const at = now.toISOString();
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("invitations")
      .set({ used_at: at })
      .where("token_hash", "=", hashOf(token))
      .where("used_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return { ok: false, reason: "used" };

    await trx
      .insertInto("users")
      .values({
        email: invitation.email,
        password_hash: randomPassword(),
        email_confirmed_at: null,
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .execute();
    const user = await trx
      .selectFrom("users")
      .select(["id", "email"])
      .where("email", "=", invitation.email)
      .executeTakeFirstOrThrow();
    await setPassword(trx, user, passwordHash, now);
    await noteActivity(trx, { kind: "admin.joined", actor: user.id, subject: user.id }, now);
    return { ok: true, account: { id: user.id, email: user.email, isConfirmed: true } };
  });
}

/** Tells somebody who was added and has an account already that the panel is open to them; invites everybody else. */
export async function welcome(
  trx: Db,
  admin: { id: number; email: string },
  linkTo: InvitationLink,
  now: Date,
): Promise<{ hasSignedUp: boolean }> {
  const hasSignedUp = (await findConfirmedUser(trx, admin.email)) !== undefined;
  if (hasSignedUp) {
    await queueAccountMail(trx, { template: "access-given", recipient: admin.email }, "/admin/login", now);
  } else await invite(trx, admin, linkTo, now);
  return { hasSignedUp };
}

// A used or expired link is told apart from one that never was for this long after its end.
const rememberedFor = 30 * day;

/** Removes the links that ended so long ago that nobody is told why they lead nowhere. @returns how many went */
export async function forgetOldInvitations(trx: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom("invitations")
    .where("expires_at", "<", new Date(now.getTime() - rememberedFor).toISOString())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
