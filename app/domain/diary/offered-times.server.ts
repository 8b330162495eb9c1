import type { Db } from "~/db/database";
import { travelMinutes } from "~/domain/agency/travel.server";
import type { EnquiryKind } from "~/domain/enquiries/enquiry";
import type { ReceivedEnquiry } from "~/domain/enquiries/inbox/received-enquiry";
import { dayInBarcelona } from "~/i18n/barcelona-time";

import { type About, type AppointmentKind, usualLength } from "./appointment";
import { appointmentsBetween } from "./appointments.server";
import { slotOf } from "./clashes.server";
import { daysLater, startOfDay } from "./diary-search";
import { addressOf } from "./entered.server";
import { wishedTimes } from "./wishes";

type Message = Pick<ReceivedEnquiry, "kind" | "asked" | "home">;

const kinds: Partial<Record<EnquiryKind, AppointmentKind>> = {
  viewing: "viewing",
  development: "viewing",
  valuation: "valuation",
  "premium-valuation": "valuation",
};

/** What a message asks for: a viewing, a valuation, or to be called. */
export function kindAskedFor({ kind }: Pick<Message, "kind">): AppointmentKind {
  return kinds[kind] ?? "call";
}

/** The development that a message is about, with the unit that its sender chose; null where it is about none. */
export async function developmentAskedFor(
  db: Db,
  message: Pick<ReceivedEnquiry, "id" | "asked"> | undefined,
): Promise<About | null> {
  if (!message) return null;
  const row = await db
    .selectFrom("contact_submissions as message")
    .leftJoin("development_units as unit", (join) =>
      join
        .onRef("unit.development_id", "=", "message.development_id")
        // The page kept the name of the unit, as it stood there.
        .on("unit.name", "=", message.asked.unit ?? ""),
    )
    .where("message.id", "=", message.id)
    .select(["message.development_id as id", "unit.id as unit"])
    .executeTakeFirst();
  return row?.id ? { kind: "development", id: row.id, unit: row.unit } : null;
}

/** Where what a message asks for takes place: at our home, or at its sender's. */
export async function placeAskedFor(db: Db, message: Message): Promise<string> {
  const kind = kindAskedFor(message);
  if (kind === "valuation") return message.asked.propertyAddress ?? "";
  return kind === "viewing" && message.home ? addressOf(db, message.home.id) : "";
}

/**
 * The times that a message asks for, free in the diary of one of the staff. Each as a field holds it: `2026-11-28T10:00`.
 * @param goes the user
 */
export async function offeredTimes(db: Db, message: Message, goes: number, now: Date): Promise<string[]> {
  const { firstDay, firstPart, secondDay, secondPart } = message.asked;
  if ([firstDay, firstPart, secondDay, secondPart].every((wish) => wish === undefined)) return [];
  const today = dayInBarcelona(now);
  // Each day by itself: between two wishes, or since an old one, lies all of the diary.
  const wished = [firstDay, secondDay, daysLater(today, 1)].flatMap((day) => day ?? []);
  const days = new Set(wished.filter((day) => day >= today));
  const [near, travel, place] = await Promise.all([
    Promise.all([...days].map((day) => appointmentsBetween(db, startOfDay(day), startOfDay(daysLater(day, 1))))),
    travelMinutes(db),
    placeAskedFor(db, message),
  ]);
  const taken = near
    .flat()
    .filter(({ status }) => status === "planned")
    .map(slotOf);
  return wishedTimes(message.asked, { goes, place, length: usualLength[kindAskedFor(message)], taken, travel }, now);
}
