import { z } from "zod";

import type { Db } from "~/db/database";

import { bookedKinds, type BookingHours, closedHours, viewingLengths } from "./booking-hours";
import { findSetting, replaceSetting } from "./setting.repository.server";

const spans = z.array(z.object({ opens: z.string(), closes: z.string() }));
const stored = z.object({
  hours: z.object({
    ...{ monday: spans, tuesday: spans, wednesday: spans, thursday: spans, friday: spans },
    ...{ saturday: spans, sunday: spans },
  }),
  minutes: z.literal(viewingLengths),
  notice: z.number().int().min(0),
  ahead: z.number().int().min(1),
  kinds: z.array(z.enum(bookedKinds)),
  goes: z.number().int().nullable(),
  // Of hours that were opened before it could be chosen.
  addressHours: z.number().int().min(1).nullable().default(null),
});

/** The hours in which visitors may book. Who may no longer sign in goes nowhere. */
export async function bookingHours(db: Db): Promise<BookingHours> {
  const { version: _version, ...hours } = await findBookingHours(db);
  return hours.goes === null || (await canGo(db, hours.goes)) ? hours : { ...hours, goes: null };
}

/** Whether a user is one of the staff who may sign in. */
export async function canGo(db: Db, userId: number): Promise<boolean> {
  const active = await db
    .selectFrom("admin_users")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("is_active", "=", 1)
    .executeTakeFirst();
  return active !== undefined;
}

/** The same as it was saved, with its version. */
export async function findBookingHours(db: Db): Promise<BookingHours & { version: string }> {
  const setting = await findSetting(db, "booking");
  const read = stored.safeParse(setting?.value);
  return { ...(read.success ? read.data : closedHours), version: setting?.version ?? "" };
}

/** Stores the hours. @returns false where somebody else has done so since `version` */
export function saveBookingHours(db: Db, hours: BookingHours, version: string, now: Date): Promise<boolean> {
  return replaceSetting(db, "booking", hours, version, now);
}
