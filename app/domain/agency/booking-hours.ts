import { closedWeek, type WeekHours } from "./opening-hours";

/** What a visitor may book by themselves: to see one of our homes, to be called, or to have their own home valued. */
export const bookedKinds = ["viewing", "call", "valuation"] as const;
export type BookedKind = (typeof bookedKinds)[number];

/** How long a viewing may be set to take, in minutes. */
export const viewingLengths = [30, 45, 60] as const;

/** The hours in which visitors may book, and how. */
export type BookingHours = {
  /** Barcelona's time. */
  hours: WeekHours;
  /** What a viewing takes, in minutes. */
  minutes: (typeof viewingLengths)[number];
  /** How long beforehand a time must be booked, in hours. */
  notice: number;
  /** How far ahead one may be booked, in days. */
  ahead: number;
  kinds: readonly BookedKind[];
  /** The user who goes; null where nobody does, and so nothing can be booked. */
  goes: number | null;
  /** How many hours before a viewing the address of a home that hides it is told by itself; null where the staff does so by hand. */
  addressHours: number | null;
};

export const bookingLimits = { notice: 336, ahead: 60, addressHours: 336 } as const;

/** Until somebody opens them. */
export const closedHours: BookingHours = {
  ...{ hours: closedWeek, minutes: 45, notice: 24, ahead: 21, kinds: ["viewing"], goes: null, addressHours: null },
};

/** Whether anything of a kind can be booked; without one, anything at all. */
export function isOpenFor({ hours, kinds, goes }: BookingHours, kind?: BookedKind): boolean {
  if (goes === null || !Object.values(hours).some((spans) => spans.length > 0)) return false;
  return kind === undefined ? kinds.length > 0 : kinds.includes(kind);
}
