/** Days of the week as forms name them; the week begins on Monday. */
export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof weekdays)[number];

/** A stretch of a day in which the office is open, in local time: `09:30` to `18:30`. */
export type OpenSpan = { opens: string; closes: string };

/** When the office is open; a day without spans is a closed one. */
export type WeekHours = Readonly<Record<Weekday, readonly OpenSpan[]>>;

/** Of an agency that says nothing about its hours. */
export const closedWeek: WeekHours = {
  ...{ monday: [], tuesday: [], wednesday: [], thursday: [], friday: [] },
  ...{ saturday: [], sunday: [] },
};

/** Days that follow each other and have the same hours. */
export type OpenDays = { from: Weekday; to: Weekday; spans: readonly OpenSpan[] };

/** The open days of a week, as people read them: Monday to Friday in one line. */
export function openDays(hours: WeekHours): OpenDays[] {
  const lines: OpenDays[] = [];
  let isNext = false;
  for (const day of weekdays) {
    const spans = hours[day];
    const last = lines.at(-1);
    if (isNext && last && writeSpans(last.spans) === writeSpans(spans)) last.to = day;
    else if (spans.length > 0) lines.push({ from: day, to: day, spans });
    isNext = spans.length > 0;
  }
  return lines;
}

/** The days from one to another, both included. */
export function daysOf({ from, to }: OpenDays): readonly Weekday[] {
  return weekdays.slice(weekdays.indexOf(from), weekdays.indexOf(to) + 1);
}

/** A time without the nought before it: `9:30`. */
export function shortTime(time: string): string {
  return time.replace(/^0/, "");
}

const mostSpans = 3;

/** The spans that a line names, `9:30–14:00, 16–19`; none for a blank one, undefined where it cannot be read. */
export function readSpans(line: string): OpenSpan[] | undefined {
  if (line.trim() === "") return [];
  const spans = line.split(/[,;]/).map(readSpan);
  const all = spans.flatMap((span) => span ?? []);
  if (all.length < spans.length || all.length > mostSpans) return undefined;
  const isInOrder = all.every((span, index) => span.opens > (all[index - 1]?.closes ?? ""));
  return isInOrder ? all : undefined;
}

/** The spans as the form shows them and takes them back. */
export function writeSpans(spans: readonly OpenSpan[]): string {
  return spans.map(({ opens, closes }) => `${shortTime(opens)}–${shortTime(closes)}`).join(", ");
}

function readSpan(text: string): OpenSpan | undefined {
  const [, opens, closes] = /^\s*([\d:.]+)\s*h?\s*[-–—]\s*([\d:.]+)\s*h?\s*$/i.exec(text) ?? [];
  const span = { opens: readTime(opens), closes: readTime(closes) };
  return span.opens && span.closes && span.opens < span.closes ? { opens: span.opens, closes: span.closes } : undefined;
}

function readTime(text = ""): string | undefined {
  const [, hour, minute = "00"] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text) ?? [];
  const isTime = hour !== undefined && Number(hour) < 24 && Number(minute) < 60;
  return isTime ? `${hour.padStart(2, "0")}:${minute}` : undefined;
}
