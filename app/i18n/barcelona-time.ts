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
