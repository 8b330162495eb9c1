import type { BookedKind } from "~/domain/agency/booking-hours";
import type { Person } from "~/domain/diary/appointment";

const minute = 60_000;

/** For how long a time is held for who has not confirmed it, in ms. The database allows no more. */
export const holdTime = 30 * minute;

/**
 * How much of the diary may be held by people who have confirmed nothing: whoever comes after them is still mailed a link, and of
 * those who want the same time the first to press it gets it. So nobody who reads their mail is kept out by those who do not.
 */
export const holdLimits = {
  ofMailbox: 1,
  /** Of an address of version 4, or a /64. */
  ofNetwork: 2,
  /** Of a /24, or a /48. */
  ofWideNetwork: 4,
  /** The part of a day's times, and of all of them; one and two at least. */
  partOfDay: 1 / 2,
  partOfAll: 1 / 3,
} as const;

/** Most bookings that one mailbox, one network, and the one around it, may leave unconfirmed in a day. */
export const mostUnconfirmed = { ofMailbox: 3, ofNetwork: 10, ofWideNetwork: 20 } as const;

/** What a visitor booked, with what became of it. Times are ISO 8601, UTC. */
export type ProvisionalBooking = {
  /** The message that came with it. */
  enquiryId: number;
  kind: BookedKind;
  startsAt: string;
  endsAt: string;
  place: string;
  home: { id: number; title: string } | null;
  person: Person;
  /** Whether nobody else is offered the time until `heldUntil`. */
  isHeld: boolean;
  heldUntil: string;
  bookedAt: string;
  confirmedAt: string | null;
  appointmentId: number | null;
};

/** The page on which a booking is confirmed, without language. */
export function confirmPath(secret: string): string {
  return `/book/${secret}/confirm`;
}

/** Whether it is still waited for at a moment. */
export function isWaitedFor({ heldUntil, confirmedAt }: ProvisionalBooking, now: Date): boolean {
  return confirmedAt === null && Date.parse(heldUntil) > now.getTime();
}
