import type { Db } from "~/db/database";
import { noteActivity } from "~/domain/activity/activity.server";
import { hashOf, newToken } from "~/domain/admins/tokens.server";
import { agencyIdentity } from "~/domain/agency/agency.server";
import { defaultLanguage } from "~/i18n/languages";

import { selectForCalendar } from "./appointment.repository.server";
import { agentCalendar } from "./calendar-file.server";

const day = 24 * 60 * 60_000;
/** How far back a phone is told what was. */
const back = 31 * day;
/** As many as a phone is told at once, a tenth of a second's work; the next are told when these are over. */
const mostTold = 500;

/** When somebody's secret address was made, ISO 8601, UTC; null where they have none. */
export async function calendarAddressMadeAt(db: Db, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom("calendar_addresses")
    .select("created_at")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Makes the secret address of somebody's diary; one from before is dead from now on. @returns the path, of which a hash alone is kept */
export async function makeCalendarAddress(db: Db, userId: number, now: Date): Promise<string> {
  const token = newToken();
  const row = { token_hash: hashOf(token), created_at: now.toISOString() };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("calendar_addresses")
      .values({ user_id: userId, ...row })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
      .execute();
    await noteActivity(trx, { kind: "account.calendarMade", actor: userId }, now);
  });
  return `/calendar/${token}.ics`;
}

/** Ends somebody's secret address. It ends too with a new password and when its owner loses their rights: `endAccessOf`. */
export async function forgetCalendarAddress(db: Db, userId: number, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const gone = await trx.deleteFrom("calendar_addresses").where("user_id", "=", userId).executeTakeFirst();
    if (gone.numDeletedRows > 0n) await noteActivity(trx, { kind: "account.calendarForgotten", actor: userId }, now);
  });
}

/** The diary behind a secret address; undefined where there is none, or its owner may no longer enter. */
export async function calendarBehind(db: Db, token: string, now: Date): Promise<string | undefined> {
  const owner = await db
    .selectFrom("calendar_addresses as address")
    .innerJoin("admin_users as admin", "admin.user_id", "address.user_id")
    .select("address.user_id")
    .where("token_hash", "=", hashOf(token))
    .where("admin.is_active", "=", 1)
    .executeTakeFirst();
  if (!owner) return undefined;
  const appointments = await selectForCalendar(db, owner.user_id, new Date(now.getTime() - back), mostTold);
  const { name } = await agencyIdentity(db, defaultLanguage);
  return agentCalendar(appointments, name);
}
