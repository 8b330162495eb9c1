import type { Db } from "~/db/database";
import { type BookingHours, closedHours } from "~/domain/agency/booking-hours";
import { findBookingHours, saveBookingHours } from "~/domain/agency/booking-hours.server";
import { weekdays, type WeekHours } from "~/domain/agency/opening-hours";

/** Ten to one on every day of the week. */
export const everyDay = Object.fromEntries(
  weekdays.map((day) => [day, [{ opens: "10:00", closes: "13:00" }]]),
) as unknown as WeekHours;

/** Opens the hours in which visitors book, an hour for each. @param given `goes`: the user who goes */
export async function opensHours(db: Db, given: Partial<BookingHours> & { goes: number }): Promise<void> {
  const { version } = await findBookingHours(db);
  const hours = {
    ...closedHours,
    hours: everyDay,
    minutes: 60 as const,
    kinds: ["viewing", "call", "valuation"] as const,
  };
  await saveBookingHours(db, { ...hours, ...given }, version, new Date());
}
