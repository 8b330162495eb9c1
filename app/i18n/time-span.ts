import { dayInBarcelona, timeInBarcelona } from "./barcelona-time";
import { formatHour, formatTime } from "./format";
import type { Language } from "./languages";

const hour = 60 * 60_000;

/** Which of the two hours that October's change of clocks gives the same name it is. */
const clocks: Record<Language, { summer: string; winter: string }> = {
  en: { summer: "summer time", winter: "winter time" },
  es: { summer: "hora de verano", winter: "hora de invierno" },
  ca: { summer: "hora d’estiu", winter: "hora d’hivern" },
  ru: { summer: "летнее время", winter: "зимнее время" },
};

/**
 * One of several times of day in Barcelona, as a page or a mail says it: `18:31`, in Catalan `18.31`. In the hour that October has twice
 * it says which one: `02:30 (summer time)`.
 * @param at ISO 8601, UTC
 */
export function formatClock(language: Language, at: string): string {
  return withClock(language, at, formatTime(language, timeInBarcelona(new Date(at))));
}

/** The same where it stands alone, or last of several: in Catalan with its unit, `18.31 h`. @param at ISO 8601, UTC */
export function formatClockHour(language: Language, at: string): string {
  return withClock(language, at, formatHour(language, timeInBarcelona(new Date(at))));
}

function withClock(language: Language, at: string, time: string): string {
  const twin = twinOf(at);
  return twin === undefined ? time : `${time} (${clocks[language][twin]})`;
}

/**
 * Until when something holds, with its day, for a sentence that may speak of another one: `18:30 on 29 November`.
 * @param at ISO 8601, UTC
 */
export function formatDeadline(language: Language, at: string): string {
  return `${formatClockHour(language, at)} ${onDay(language, at)}`;
}

/**
 * From when to when something lasts, by Barcelona's clock, for a sentence that names the day on which it begins: `11:00` and `11:45`. An
 * end on another day names it: `00:15 on 29 November`.
 * @param startsAt ISO 8601, UTC
 * @param endsAt ISO 8601, UTC
 */
export function formatTimeSpan(language: Language, { startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const isOneDay = dayInBarcelona(new Date(startsAt)) === dayInBarcelona(new Date(endsAt));
  return {
    from: formatClock(language, startsAt),
    to: isOneDay ? formatClockHour(language, endsAt) : formatDeadline(language, endsAt),
  };
}

/** Whether a time has a second one an hour away that clocks show alike, and which of both it is. */
function twinOf(at: string): "summer" | "winter" | undefined {
  const moment = new Date(at);
  const shown = timeInBarcelona(moment);
  if (timeInBarcelona(new Date(moment.getTime() + hour)) === shown) return "summer";
  return timeInBarcelona(new Date(moment.getTime() - hour)) === shown ? "winter" : undefined;
}

const dayAndMonth: Record<Language, Intl.DateTimeFormat> = {
  en: dayFormat("en-GB"),
  es: dayFormat("es-ES"),
  ca: dayFormat("ca-ES"),
  ru: dayFormat("ru-RU"),
};

function dayFormat(locale: string) {
  return new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "Europe/Madrid" });
}

/** `on 29 November`, `del 29 de noviembre`, before "one" and "eleven" in Catalan with an apostrophe. A figure keeps its month beside it. */
function onDay(language: Language, at: string): string {
  const day = dayAndMonth[language].format(new Date(at)).replace(/(\d) /, "$1\u00a0");
  switch (language) {
    case "en":
      return `on ${day}`;
    case "es":
      return `del ${day}`;
    case "ca":
      return /^(?:1|11)\s/.test(day) ? `de l’${day}` : `del ${day}`;
    case "ru":
      return day;
  }
}
