import { formatClock, formatClockHour, formatDeadline, formatTimeSpan } from "~/i18n/time-span";

import { describe, expect, test } from "../support/test";

const usual = { startsAt: "2026-11-28T10:00:00.000Z", endsAt: "2026-11-28T10:45:00.000Z" };
const overMidnight = { startsAt: "2026-11-28T22:30:00.000Z", endsAt: "2026-11-28T23:15:00.000Z" };
// On 25 October 2026 Barcelona's clocks show the hour from two to three twice.
const inTheRepeatedHour = { startsAt: "2026-10-25T00:30:00.000Z", endsAt: "2026-10-25T01:15:00.000Z" };

describe("from when to when something lasts", () => {
  test("is two times of the day that the sentence names", () => {
    expect(formatTimeSpan("en", usual)).toEqual({ from: "11:00", to: "11:45" });
    expect(formatTimeSpan("ca", usual)).toEqual({ from: "11.00", to: "11.45\u00a0h" });
  });

  test("names the day of an end after midnight, in four languages", () => {
    expect(formatTimeSpan("en", overMidnight)).toEqual({ from: "23:30", to: "00:15 on 29\u00a0November" });
    expect(formatTimeSpan("es", overMidnight).to).toBe("00:15 del 29\u00a0de noviembre");
    expect(formatTimeSpan("ca", overMidnight).to).toBe("00.15\u00a0h del 29\u00a0de novembre");
    expect(formatTimeSpan("ru", overMidnight).to).toBe("00:15 29\u00a0ноября");
    const toTheFirst = { startsAt: "2026-11-30T22:30:00.000Z", endsAt: "2026-11-30T23:15:00.000Z" };
    expect(formatTimeSpan("ca", toTheFirst).to).toBe("00.15\u00a0h de l’1\u00a0de desembre");
  });

  test("says which of the two hours of October is meant, so that no end comes before its beginning", () => {
    expect(formatTimeSpan("en", inTheRepeatedHour)).toEqual({
      from: "02:30 (summer time)",
      to: "02:15 (winter time)",
    });
    expect(formatTimeSpan("es", inTheRepeatedHour).to).toBe("02:15 (hora de invierno)");
    expect(formatTimeSpan("ca", inTheRepeatedHour).to).toBe("02.15\u00a0h (hora d’hivern)");
    expect(formatTimeSpan("ru", inTheRepeatedHour).from).toBe("02:30 (летнее время)");
    expect(formatClock("en", "2026-10-25T02:00:00.000Z")).toBe("03:00");
    // The hour that March leaves out has no twin.
    expect(formatClock("en", "2026-03-29T01:00:00.000Z")).toBe("03:00");
  });
});

describe("a time that stands alone", () => {
  test("has its unit in Catalan, before the word for its clock", () => {
    expect(formatClockHour("ca", usual.startsAt)).toBe("11.00\u00a0h");
    expect(formatClockHour("es", usual.startsAt)).toBe("11:00");
    expect(formatClockHour("ca", inTheRepeatedHour.startsAt)).toBe("02.30\u00a0h (hora d’estiu)");
  });

  test("and until which something holds names its day, whatever other day the sentence speaks of", () => {
    expect(formatDeadline("en", usual.startsAt)).toBe("11:00 on 28\u00a0November");
    expect(formatDeadline("es", usual.startsAt)).toBe("11:00 del 28\u00a0de noviembre");
    expect(formatDeadline("ca", "2026-12-11T10:00:00.000Z")).toBe("11.00\u00a0h de l’11\u00a0de desembre");
    expect(formatDeadline("ru", usual.startsAt)).toBe("11:00 28\u00a0ноября");
  });
});
