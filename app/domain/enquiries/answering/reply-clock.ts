import { business } from "~/domain/agency/agency";

const minute = 60 * 1000;
const hour = 60 * minute;

const promised = business.replyHours * hour;

// Three quarters of the promise pass quietly; then the clock turns terracotta.
const quiet = promised * 0.75;

/** When a message came in and when it was first answered; ISO 8601, UTC. Nothing else ever moves its clock. */
export type Waited = { receivedAt: string; answeredAt: string | null };

/** The one clock of a message: plain hours from its arrival to the first answer. */
export type ReplyClock = RunningClock | StoppedClock;

export type RunningClock = {
  state: "quiet" | "soon" | "late";
  /** Until when the answer was promised; ISO 8601, UTC. */
  dueAt: string;
  /** Whole minutes left, or, where it is late, minutes since the promise was broken. */
  minutes: number;
  /** Share of the 24 hours that is left, in whole per cent; 100 where it is late, for the bar is full then. */
  share: number;
};

export type StoppedClock = {
  state: "answered";
  dueAt: string;
  /** Whole minutes that the answer took. */
  minutes: number;
  /** Whole minutes by which it missed the promise; 0 where it did not. */
  minutesLate: number;
};

/** How the promise of a reply within 24 hours was kept. */
export type ReplyTimes = {
  /** How many were answered before their 24 hours had passed, after they had, and are still not answered after them. */
  inTime: number;
  late: number;
  overdue: number;
  /** The middle of the times that those answers took, in whole minutes; null where there was none. */
  medianMinutes: number | null;
};

/**
 * Hours are those that pass, at night, at weekends and when the clocks change: "within 24 hours" says no less. An answered
 * message is never overdue again, however long ago that was.
 */
export function replyClock({ receivedAt, answeredAt }: Waited, now: Date): ReplyClock {
  const due = Date.parse(receivedAt) + promised;
  const dueAt = new Date(due).toISOString();
  if (answeredAt !== null) {
    const late = Date.parse(answeredAt) - due;
    return {
      state: "answered",
      dueAt,
      minutes: answerMinutes(receivedAt, answeredAt),
      minutesLate: late >= 0 ? Math.floor(late / minute) : 0,
    };
  }
  const left = due - now.getTime();
  const minutes = Math.floor(Math.abs(left) / minute);
  if (left <= 0) return { state: "late", dueAt, minutes, share: 100 };
  return {
    state: promised - left < quiet ? "quiet" : "soon",
    dueAt,
    minutes,
    share: Math.min(100, Math.round((left / promised) * 100)),
  };
}

/** Whether a message that was answered then kept the promise. */
export function wasInTime(receivedAt: string, answeredAt: string): boolean {
  return Date.parse(answeredAt) - Date.parse(receivedAt) < promised;
}

/** The moment before which a message must have come in to be late now; ISO 8601, UTC. */
export function lateBefore(now: Date): string {
  return new Date(now.getTime() - promised).toISOString();
}

/** Whole minutes from a message to its first answer; 0 where the machine's clock was set back in between. */
export function answerMinutes(receivedAt: string, answeredAt: string): number {
  return Math.max(0, Math.floor((Date.parse(answeredAt) - Date.parse(receivedAt)) / minute));
}

/** Whole minutes since a message came in. @param receivedAt ISO 8601, UTC */
export function minutesSince(receivedAt: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(receivedAt)) / minute));
}
