// Whatever hour and day the house tells is Barcelona's, wherever the server and the visitor are.

export const timeZone = "Europe/Madrid";

// sv-SE writes dates and times as ISO 8601 does.
const day = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
const dayAndTime = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
const time = new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short" });

/** The day of the calendar: `2026-11-22`. */
export function dayInBarcelona(at: Date): string {
  return day.format(at);
}

/** The time of day: `09:05`. */
export function timeInBarcelona(at: Date): string {
  return time.format(at);
}

/** Both, as every spreadsheet reads them: `2026-11-22 09:05`. */
export function dayAndTimeInBarcelona(at: Date): string {
  return dayAndTime.format(at);
}

/** Day and time as a field of a form holds them: `2026-11-22T09:05`. */
export function wallClockInBarcelona(at: Date): string {
  return dayAndTime.format(at).replace(" ", "T");
}

const hour = 60 * 60 * 1000;

/**
 * The moment at which Barcelona's clocks show a day and time: `2026-11-22T09:05`. Of the hour that comes twice in October it is
 * the first; the hour that March leaves out, and what is no date, is null.
 */
export function fromBarcelona(wallClock: string): Date | null {
  const match = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wallClock);
  const asUtc = match ? Date.parse(`${wallClock}:00Z`) : NaN;
  if (Number.isNaN(asUtc)) return null;
  const found = [2, 1].map((offset) => new Date(asUtc - offset * hour));
  return found.find((at) => wallClockInBarcelona(at) === wallClock) ?? null;
}
