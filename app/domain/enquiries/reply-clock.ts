import { business } from "~/domain/agency/agency";

const minute = 60 * 1000;
const hour = 60 * minute;

const promised = business.replyHours * hour;

// Three quarters of the promise pass quietly; then the clock turns terracotta.
const quiet = promised * 0.75;

/** How much of the promised 24 hours is left for the first answer to a message. */
export type ReplyClock = {
  state: "quiet" | "soon" | "late";
  /** Until when the answer was promised; ISO 8601, UTC. */
  dueAt: string;
  /** Whole minutes left, or, where it is late, minutes since the promise was broken. */
  minutes: number;
  /** Share of the 24 hours that is left, in whole per cent; 100 where it is late, for the bar is full then. */
  share: number;
};

/** The clock of a message that nobody has answered yet. @param receivedAt ISO 8601, UTC */
export function replyClock(receivedAt: string, now: Date): ReplyClock {
  const due = Date.parse(receivedAt) + promised;
  const left = due - now.getTime();
  const dueAt = new Date(due).toISOString();
  const minutes = Math.floor(Math.abs(left) / minute);
  if (left <= 0) return { state: "late", dueAt, minutes, share: 100 };
  return {
    state: promised - left < quiet ? "quiet" : "soon",
    dueAt,
    minutes,
    share: Math.round((left / promised) * 100),
  };
}

/** Whole minutes since a message came in. @param receivedAt ISO 8601, UTC */
export function minutesSince(receivedAt: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(receivedAt)) / minute));
}
