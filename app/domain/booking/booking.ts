import type { BookedKind, BookingHours } from "~/domain/agency/booking-hours";
import type { Appointment } from "~/domain/diary/appointment";
import type { AnsweredHow, EnquiryKind } from "~/domain/enquiries/enquiry";

/** Most times to come that one person may hold, by e-mail address or phone number. */
export const mostOpen = 3;
/** The same of one network, which may be an office or everybody on one mobile network. */
export const mostOpenByNetwork = 10;

/** Most times that one person may book within 24 hours, given back or not: each time mails leave to an address nobody has confirmed. */
export const mostInADay = 6;
/** The same of one network. */
export const mostInADayByNetwork = 20;

/** How often an appointment may change before its visitor moves it no more by themselves: the same mails. */
export const mostChanges = 10;

/** How long what is booked takes, in minutes. */
export function lengthOf(kind: BookedKind, { minutes }: Pick<BookingHours, "minutes">): number {
  return { viewing: minutes, call: 15, valuation: 60 }[kind];
}

/** As which kind of message a booking stands in the inbox, and how that counts as answered. */
export const asMessage: Record<BookedKind, { kind: EnquiryKind; answered: AnsweredHow }> = {
  viewing: { kind: "viewing", answered: "visit" },
  call: { kind: "contact", answered: "phone" },
  valuation: { kind: "valuation", answered: "visit" },
};

/** A day with the times that are free on it. @param day `2026-11-28` @param times ISO 8601, UTC */
export type FreeDay = { day: string; times: readonly string[] };

/** A week of what is free, of which there are some. @param week from 1 to `weeks` @param isFull whether nothing is free in any of them */
export type FreeWeek = { days: readonly FreeDay[]; week: number; weeks: number; isFull: boolean };

/** The hidden field that says which week a form shows, and the button that turns to another one without sending the form. */
export const weekName = "week";
export const turnName = "turn";

/** What is to be booked, as an address says it. */
export type BookedThing = { kind: "viewing"; homeId: number } | { kind: "call" | "valuation" };

/** Where a visitor books, without language. */
export function bookPath(thing?: BookedThing): string {
  if (thing === undefined) return "/book";
  return thing.kind === "viewing" ? `/book?home=${thing.homeId}` : `/book?kind=${thing.kind}`;
}

/** The visitor's own page of an appointment, without language. */
export function bookedPath(secret: string, part?: "move" | "cancel"): string {
  return part === undefined ? `/book/${secret}` : `/book/${secret}/${part}`;
}

/** What its visitor may read of their appointment. */
export type Booked = Pick<Appointment, "kind" | "startsAt" | "endsAt" | "place"> & {
  state: "planned" | "cancelled" | "past";
  home: { id: number; title: string } | null;
  /** Whether the place is the neighborhood alone, until the address is told. */
  isPlaceWithheld?: boolean;
  /** Who comes, where they have a name. */
  goes: string | null;
};
