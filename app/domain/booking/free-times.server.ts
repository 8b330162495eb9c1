import type { Db } from "~/db/database";
import { type BookedKind, type BookingHours, isOpenFor } from "~/domain/agency/booking-hours";
import { bookingHours, canGo } from "~/domain/agency/booking-hours.server";
import { travelMinutes } from "~/domain/agency/travel.server";
import type { Appointment } from "~/domain/diary/appointment";
import { appointmentsBetween } from "~/domain/diary/appointments.server";
import { slotOf } from "~/domain/diary/clashes.server";
import { daysLater, startOfDay } from "~/domain/diary/diary-search";
import { addressOf } from "~/domain/diary/entered.server";
import { isListed } from "~/domain/properties/property-search";
import { findSale } from "~/domain/properties/status.server";
import { dayInBarcelona } from "~/i18n/barcelona-time";

import { type FreeDay, type FreeWeek, lengthOf, mostChanges } from "./booking";
import { freeTimes } from "./free-times";
import { liveHolds } from "./provisional-booking.repository.server";

const hour = 60 * 60_000;
const perWeek = 7;

/** What can be booked at the moment, and whether a kind of it can. */
export async function openKinds(db: Db): Promise<readonly BookedKind[]> {
  const hours = await bookingHours(db);
  return isOpenFor(hours) ? hours.kinds : [];
}

export type Wanted = {
  /** How long it takes, in minutes. */ length: number;
  goes: number;
  place: string;
  /** The appointment that is moved. */ own: number | null;
  /** The provisional booking that is confirmed, by its message. */ confirmed?: number;
  /** The opened hours, read once for all that a page asks of them. */
  opened: BookingHours;
};

/** At a home that nobody has named yet: wherever it is, it is somewhere else. */
const somewhere = "…";

/**
 * What is wanted where it can be booked; undefined where its hours are closed, or the home was sold or withdrawn.
 * @param homeId the home of ours that is to be seen
 */
export async function wantedNow(db: Db, kind: BookedKind, homeId: number | null): Promise<Wanted | undefined> {
  const hours = await bookingHours(db);
  if (!isOpenFor(hours, kind) || hours.goes === null) return undefined;
  const home = homeId === null ? undefined : await findSale(db, homeId);
  if (homeId !== null && (home === undefined || !isListed(home.status))) return undefined;
  const place = kind === "valuation" ? somewhere : homeId === null ? "" : await addressOf(db, homeId);
  return { length: lengthOf(kind, hours), goes: hours.goes, place, own: null, opened: hours };
}

/**
 * What is wanted of another time for an appointment; undefined where nobody opens hours any more, its home was sold, or it was
 * changed too often.
 */
export async function wantedForMove(db: Db, appointment: Appointment): Promise<Wanted | undefined> {
  const hours = await bookingHours(db);
  // A colleague who left goes to no new time.
  const goes = appointment.goes && (await canGo(db, appointment.goes.id)) ? appointment.goes.id : hours.goes;
  if (!isOpenFor(hours) || goes === null || appointment.sequence >= mostChanges) return undefined;
  const { about } = appointment;
  if (about?.kind === "property" && (await findSale(db, about.id))?.status === "sold") return undefined;
  const length = (Date.parse(appointment.endsAt) - Date.parse(appointment.startsAt)) / 60_000;
  return { length, goes, place: appointment.place, own: appointment.id, opened: hours };
}

/**
 * All that is free, from the notice on to as far ahead as may be booked. What others hold until they confirm it is not.
 * @param asked when it was asked for: what was within the notice then is so still
 */
export async function freeDays(db: Db, wanted: Wanted, now: Date, asked = now): Promise<FreeDay[]> {
  const { opened, confirmed, ...slot } = wanted;
  const { first, last, from } = span(opened, asked);
  const [near, held, travel] = await Promise.all([
    appointmentsBetween(db, startOfDay(daysLater(first, -1)), startOfDay(daysLater(last, 2))),
    liveHolds(db, now),
    travelMinutes(db),
  ]);
  const taken = [
    ...near.filter(({ id, status }) => status === "planned" && id !== slot.own).map(slotOf),
    ...held.filter(({ enquiryId }) => enquiryId !== confirmed),
  ];
  return freeTimes({ hours: opened.hours, first, last, from, taken, travel, ...slot });
}

/** A week of them: the one that is asked for, else the first with a time in it. */
export async function freeWeek(db: Db, wanted: Wanted, asked: number | undefined, now: Date): Promise<FreeWeek> {
  const days = await freeDays(db, wanted, now);
  const { first, last } = span(wanted.opened, now);
  const weeks = Math.max(1, Math.ceil((daysBetween(first, last) + 1) / perWeek));
  const firstFree = days[0] ? Math.floor(daysBetween(first, days[0].day) / perWeek) + 1 : 1;
  const week = Math.min(weeks, Math.max(1, asked ?? firstFree));
  const [from, to] = [daysLater(first, (week - 1) * perWeek), daysLater(first, week * perWeek)];
  return { days: days.filter(({ day }) => day >= from && day < to), week, weeks, isFull: days.length === 0 };
}

function span({ notice, ahead }: BookingHours, now: Date) {
  const from = new Date(now.getTime() + notice * hour);
  const first = dayInBarcelona(from);
  const last = daysLater(dayInBarcelona(now), ahead);
  // Where more notice is asked for than lies ahead, the first day alone is looked at.
  return { first, last: last < first ? first : last, from };
}

function daysBetween(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / (24 * hour);
}
