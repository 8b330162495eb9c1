import { describe, expect, test } from "vitest";

import { minutesSince, replyClock } from "~/domain/enquiries/answering/reply-clock";

const receivedAt = "2026-11-20T10:00:00.000Z";
const hour = 60 * 60_000;
const at = (time: string, from = receivedAt) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return new Date(Date.parse(from) + hours * hour + minutes * 60_000);
};
const waiting = (time: string, from = receivedAt) => replyClock({ receivedAt: from, answeredAt: null }, at(time, from));
const answered = (time: string, lookedAt: Date) =>
  replyClock({ receivedAt, answeredAt: at(time).toISOString() }, lookedAt);

describe("the clock of a message that waits", () => {
  test("is quiet for eighteen hours, due soon for six, and late from the twenty-fourth on", () => {
    expect(waiting("0:00")).toMatchObject({ state: "quiet", minutes: 1440, share: 100 });
    expect(waiting("17:59")).toMatchObject({ state: "quiet", minutes: 361, share: 25 });
    expect(waiting("18:01")).toMatchObject({ state: "soon", minutes: 359, share: 25 });
    expect(waiting("23:59")).toMatchObject({ state: "soon", minutes: 1, share: 0 });
    expect(waiting("24:00")).toMatchObject({ state: "late", minutes: 0, share: 100, dueAt: at("24:00").toISOString() });
    expect(waiting("24:01")).toMatchObject({ state: "late", minutes: 1, share: 100 });
    expect(waiting("72:00")).toMatchObject({ state: "late", minutes: 2880 });
  });

  test.each([
    ["that is an hour short, in spring", "2026-03-28T18:00:00.000Z"],
    ["that is an hour long, in autumn", "2026-10-24T18:00:00.000Z"],
    ["of a weekend", "2026-11-21T18:00:00.000Z"],
  ])("counts the hours that pass in a night %s", (_night, from) => {
    expect(waiting("17:59", from).state).toBe("quiet");
    expect(waiting("18:01", from).state).toBe("soon");
    expect(waiting("23:59", from)).toMatchObject({ state: "soon", minutes: 1 });
    expect(waiting("24:01", from)).toMatchObject({ state: "late", minutes: 1 });
  });

  test("does not run backwards where the machine's clock was set back", () => {
    expect(waiting("-1:00")).toMatchObject({ state: "quiet", share: 100 });
  });
});

describe("the clock of an answered message", () => {
  const yearLater = new Date("2027-11-20T10:00:00.000Z");

  test("says for ever how long the answer took", () => {
    for (const lookedAt of [at("23:59"), at("24:01"), yearLater]) {
      expect(answered("23:59", lookedAt)).toMatchObject({ state: "answered", minutes: 1439, minutesLate: 0 });
    }
  });

  test("says of a late answer by how much", () => {
    expect(answered("26:10", yearLater)).toMatchObject({ state: "answered", minutes: 1570, minutesLate: 130 });
  });

  test("took no time where the machine's clock was set back in between", () => {
    expect(answered("-1:00", yearLater)).toMatchObject({ state: "answered", minutes: 0, minutesLate: 0 });
  });

  test("is one clock only: what happened in between leaves no trace on it", () => {
    // Answered, taken back and looked at again: as if nobody had ever answered.
    expect(replyClock({ receivedAt, answeredAt: null }, at("25:00"))).toEqual(waiting("25:00"));
    // A message that was taken for spam for a day has waited that day too.
    expect(waiting("30:00")).toMatchObject({ state: "late", minutes: 360 });
  });
});

test("knows how long somebody has waited", () => {
  expect(minutesSince(receivedAt, at("1:30"))).toBe(90);
  expect(minutesSince(receivedAt, at("-1:00"))).toBe(0);
});
