import { type Insertable, sql } from "kysely";

import type { Db } from "~/db/database";
import { openDatabase } from "~/db/open.server";
import { type BookingHours, closedHours } from "~/domain/agency/booking-hours";
import { findBookingHours, saveBookingHours } from "~/domain/agency/booking-hours.server";
import { closedWeek } from "~/domain/agency/opening-hours";
import { saveTravelMinutes } from "~/domain/agency/travel.server";
import { book, type BookedNow } from "~/domain/booking/book.server";
import { asBooked, cancelBooked, moveBooked } from "~/domain/booking/booked.server";
import { appointmentBehind } from "~/domain/booking/booking-links.server";
import { freeTimes } from "~/domain/booking/free-times";
import { freeDays, freeWeek, openKinds, wantedForMove, wantedNow } from "~/domain/booking/free-times.server";
import type { AppointmentEntry } from "~/domain/diary/appointment";
import type { AppointmentTable } from "~/domain/diary/appointment.table";
import {
  cancelAppointment,
  changeAppointment,
  findAppointment,
  planAppointment,
} from "~/domain/diary/appointments.server";
import { replyTimes } from "~/domain/enquiries/answering/reply-times.server";
import { findEnquiry } from "~/domain/enquiries/inbox/received-enquiries.server";
import { erasePerson } from "~/domain/enquiries/people/erasing.server";
import { timeInBarcelona } from "~/i18n/barcelona-time";

import { anEnquiry, aPerson, aProperty, theAgency } from "../support/builders";
import { confirmedBooking } from "../support/confirmed-booking";
import { leaving } from "../support/leaving-mails";
import { describe, expect, test } from "../support/test";

// Saturday, eleven o'clock in Barcelona.
const now = new Date("2026-11-21T10:00:00.000Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
// Monday, 23 November 2026, ten o'clock in Barcelona: the first of the free times.
const ten = "2026-11-23T09:00:00.000Z";
const quarterToEleven = "2026-11-23T09:45:00.000Z";

const mornings = [{ opens: "10:00", closes: "13:30" }];
const openWeek = { ...closedWeek, monday: mornings, tuesday: mornings };

async function opened(db: Db, given: Partial<BookingHours> = {}) {
  await theAgency(db);
  const { id: goes } = await aPerson(db, { admin: "active" });
  const home = await aProperty(db, { title: "Corner flat", address: "Carrer de Girona 5" });
  const hours = { ...closedHours, hours: openWeek, kinds: ["viewing", "call", "valuation"] as const, goes, ...given };
  await saveBookingHours(db, hours, (await findBookingHours(db)).version, now);
  return { goes, home };
}

type Given = { homeId: number; email?: string; startsAt?: string; phone?: string; addressHash?: string };

const wish = ({ homeId, email = "ana@example.com", startsAt = ten, phone, addressHash = "" }: Given) => {
  const { kind: _kind, ...message } = anEnquiry({ email, phone, addressHash, propertyId: homeId, asked: {} });
  return { kind: "viewing" as const, place: "", startsAt, message };
};

async function booked(db: Db, given: Given, when = now) {
  return confirmedBooking(db, wish(given), when);
}

function byHand(goes: number, given: Partial<AppointmentEntry> = {}): AppointmentEntry {
  return {
    ...{ kind: "viewing", startsAt: new Date(ten), endsAt: new Date(quarterToEleven), place: "", about: null },
    ...{ enquiryId: null, person: { name: "Pau", email: "", phone: "600 111 222", language: "ca" } },
    ...{ owner: { name: "", email: "", language: "es" }, goes, notes: "", tells: false },
    ...given,
  };
}

const plan = (db: Db, entry: AppointmentEntry, when = now) =>
  planAppointment(db, { entry, by: entry.goes ?? 1, seen: "" }, when);

const clocks = (times: readonly string[] = []) => times.map((each) => timeInBarcelona(new Date(each)));

async function timesOf(db: Db, day: string, homeId: number | null = null, when = now) {
  const wanted = await wantedNow(db, homeId === null ? "call" : "viewing", homeId);
  const days = wanted ? await freeDays(db, wanted, when) : [];
  return clocks(days.find((each) => each.day === day)?.times);
}

describe("free times", () => {
  test("are none until somebody opens hours and says who goes", async ({ db }) => {
    expect(await openKinds(db)).toEqual([]);
    const { goes } = await opened(db, { goes: null });
    expect(await openKinds(db)).toEqual([]);
    const { version, ...kept } = await findBookingHours(db);
    await saveBookingHours(db, { ...kept, goes }, version, later(1));
    expect(await openKinds(db)).toEqual(["viewing", "call", "valuation"]);
    await db.updateTable("admin_users").set({ is_active: 0 }).where("user_id", "=", goes).execute();
    expect(await openKinds(db)).toEqual([]);
  });

  test("are those of the opened hours, one after the other, as long as the viewing takes", async ({ db }) => {
    const { home } = await opened(db);
    expect(await timesOf(db, "2026-11-23", home.id)).toEqual(["10:00", "10:45", "11:30", "12:15"]);
    expect(await timesOf(db, "2026-11-25", home.id)).toEqual([]);
  });

  test("begin after the notice and end with the days ahead", async ({ db }) => {
    // From Saturday eleven o'clock 48 hours lead to Monday eleven.
    const { home } = await opened(db, { notice: 48, ahead: 3 });
    expect(await timesOf(db, "2026-11-23", home.id)).toEqual(["11:30", "12:15"]);
    expect(await timesOf(db, "2026-11-24", home.id)).toHaveLength(4);
    expect(await timesOf(db, "2026-11-30", home.id)).toEqual([]);
  });

  test("leave out what is in the diary, with the way between two places, of who goes alone", async ({ db }) => {
    const { home, goes } = await opened(db);
    const other = await aPerson(db);
    await plan(db, byHand(other.id));
    expect(await timesOf(db, "2026-11-23", home.id)).toHaveLength(4);
    await saveTravelMinutes(db, 30, "", now);
    await plan(
      db,
      byHand(goes, {
        place: "Sarrià",
        startsAt: new Date(quarterToEleven),
        endsAt: new Date("2026-11-23T10:15:00.000Z"),
      }),
    );
    // From 10:45 to 11:15 somewhere else: half an hour before and after it goes into the way.
    expect(await timesOf(db, "2026-11-23", home.id)).toEqual(["12:15"]);
    // A call needs no way, and ends before it.
    expect(await timesOf(db, "2026-11-23")).toEqual(["10:00", "10:30", "11:30", "12:00", "12:30", "13:00"]);
  });

  test("come week by week, the first with a free time when none is asked for", async ({ db }) => {
    const { home } = await opened(db, { hours: { ...closedWeek, friday: mornings }, notice: 24 * 7 });
    const wanted = await wantedNow(db, "viewing", home.id);
    if (!wanted) throw new Error("closed");
    // From Saturday 28 November to Saturday 12 December: three weeks, of which the third has one day.
    const days = async (week?: number) => {
      const free = await freeWeek(db, wanted, week, now);
      return [free.week, free.weeks, free.days.map(({ day }) => day)];
    };
    expect(await days()).toEqual([1, 3, ["2026-12-04"]]);
    expect(await days(3)).toEqual([3, 3, []]);
    expect(await days(99)).toEqual([3, 3, []]);
  });

  test("of one page come from one reading of the hours, whoever changes them meanwhile", async ({ db }) => {
    const { home } = await opened(db);
    const wanted = await wantedNow(db, "viewing", home.id);
    if (!wanted) throw new Error("closed");
    const before = await freeWeek(db, wanted, 1, now);
    const { version, ...kept } = await findBookingHours(db);
    await saveBookingHours(db, { ...kept, ahead: 1, hours: closedWeek }, version, later(1));
    expect(await freeWeek(db, wanted, 1, now)).toEqual(before);
    expect(await wantedNow(db, "viewing", home.id)).toBeUndefined();
  });

  const day = (first: string, hours: BookingHours["hours"][keyof BookingHours["hours"]], length = 30) =>
    freeTimes({
      ...{ hours: { ...closedWeek, sunday: hours }, first, last: first, from: new Date(0), length },
      ...{ goes: 1, place: "", taken: [], travel: 0 },
    }).flatMap(({ times }) => times);

  test("follow Barcelona's clocks on the days on which they change", () => {
    expect(day("2027-03-21", mornings)[0]).toBe("2027-03-21T09:00:00.000Z");
    expect(day("2027-03-28", mornings)[0]).toBe("2027-03-28T08:00:00.000Z");
    expect(day("2027-10-24", mornings)[0]).toBe("2027-10-24T08:00:00.000Z");
    expect(day("2027-10-31", mornings)[0]).toBe("2027-10-31T09:00:00.000Z");
  });

  test("know no hour that March leaves out, and the one that October has twice once", () => {
    const night = [{ opens: "01:00", closes: "04:00" }];
    expect(clocks(day("2027-03-28", night))).toEqual(["01:00", "01:30", "03:00", "03:30"]);
    expect(clocks(day("2027-10-31", night))).toEqual(["01:00", "01:30", "02:00", "02:30", "03:00", "03:30"]);
    expect(day("2027-03-28", [{ opens: "01:00", closes: "02:30" }])).toEqual([
      "2027-03-28T00:00:00.000Z",
      "2027-03-28T00:30:00.000Z",
    ]);
    // Until the very moment that does not come.
    expect(clocks(day("2027-03-28", [{ opens: "01:00", closes: "02:00" }]))).toEqual(["01:00", "01:30"]);
  });
});

describe("the opened hours", () => {
  test("are not overwritten by whoever saves them a moment later from the page as it was", async ({ db }) => {
    await saveBookingHours(db, closedHours, "", now);
    const { version, ...hours } = await findBookingHours(db);
    // All within one millisecond.
    expect(await saveBookingHours(db, { ...hours, notice: 5 }, version, now)).toBe(true);
    expect(await saveBookingHours(db, { ...hours, notice: 9 }, version, now)).toBe(false);
    expect(await findBookingHours(db)).toMatchObject({ notice: 5 });
  });
});

describe("a booking", () => {
  test("stands in the diary and, answered, in the inbox; the agent and the visitor are told", async ({ db }) => {
    const { home, goes } = await opened(db);
    const { appointmentId, enquiryId, secret } = await booked(db, { homeId: home.id });
    expect(await findAppointment(db, appointmentId)).toMatchObject({
      ...{ kind: "viewing", startsAt: ten, endsAt: quarterToEleven, place: "Carrer de Girona 5, 08008 Barcelona" },
      ...{ about: { kind: "property", id: home.id }, enquiryId, goes: { id: goes }, tells: true, isBooked: true },
      person: { name: "Ana Puig", email: "ana@example.com", language: "en" },
    });
    expect(await findEnquiry(db, enquiryId)).toMatchObject({
      ...{ kind: "viewing", state: "answered", asked: { chosenTime: "2026-11-23T10:00" } },
      answer: { how: "visit", by: null },
    });
    // It says nothing of how quickly we answer.
    expect(await replyTimes(db, later(60 * 48))).toMatchObject({ inTime: 0, late: 0, overdue: 0, medianMinutes: null });

    const mails = await leaving(db, now);
    expect(mails.map(({ template, to }) => [template, to])).toEqual([
      ["appointment-confirmed", "ana@example.com"],
      ["new-enquiry", "agent@example.com"],
    ]);
    const [toVisitor, toAgent] = mails;
    expect(toAgent?.text).toContain("Time chosen: Monday 2026-11-23, 10:00");
    expect(toAgent?.text).toContain("They booked this time themselves");
    expect(toAgent?.text).not.toContain("Answer before");
    expect(toVisitor?.calendar?.text).toContain("DTSTART:20261123T090000Z");
    const mailed = /https:\/\/www\.xamfra\.example\/book\/([\w-]{43})/.exec(toVisitor?.text ?? "")?.[1] ?? "";
    expect(mailed).not.toBe(secret);
    expect((await appointmentBehind(db, mailed))?.id).toBe(appointmentId);
    expect((await appointmentBehind(db, secret))?.id).toBe(appointmentId);
  });

  test("keeps a hash of its link alone", async ({ db }) => {
    const { home } = await opened(db);
    const { secret } = await booked(db, { homeId: home.id });
    await leaving(db, now);
    for (const table of ["booking_links", "appointments", "outbox", "contact_submissions"] as const) {
      const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute());
      expect(rows).not.toContain(secret);
      expect(rows).not.toMatch(/\/book\/[\w-]{43}/);
    }
    expect(await appointmentBehind(db, "a".repeat(43))).toBeUndefined();
    expect(await appointmentBehind(db, "")).toBeUndefined();
  });

  test("is refused where the time was never free", async ({ db }) => {
    const { home } = await opened(db);
    for (const startsAt of ["2026-11-23T09:15:00.000Z", "2026-11-25T09:00:00.000Z", "2020-11-23T09:00:00.000Z"]) {
      expect(await book(db, wish({ homeId: home.id, startsAt }), now)).toEqual({ ok: false, reason: "taken" });
    }
    expect(await db.selectFrom("contact_submissions").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  test("is refused where the agent wrote somebody in meanwhile, also for a part of the time", async ({ db }) => {
    const { home, goes } = await opened(db);
    const half = { startsAt: new Date("2026-11-23T09:30:00.000Z"), endsAt: new Date("2026-11-23T10:00:00.000Z") };
    await plan(db, byHand(goes, half));
    for (const startsAt of [ten, quarterToEleven]) {
      expect(await book(db, wish({ homeId: home.id, startsAt }), now)).toEqual({ ok: false, reason: "taken" });
    }
    await booked(db, { homeId: home.id, startsAt: "2026-11-23T10:30:00.000Z" });
  });

  test("of what looks like advertising takes no time, and waits among the spam", async ({ db }) => {
    const { home } = await opened(db);
    const { message, ...rest } = wish({ homeId: home.id });
    const result = await book(db, { ...rest, message: { ...message, spamReason: "too-fast" } }, now);
    expect(result).toMatchObject({ ok: true, state: "suspected" });
    expect(await timesOf(db, "2026-11-23", home.id)).toContain("10:00");
    expect(await findEnquiry(db, result.ok ? result.enquiryId : 0)).toMatchObject({ state: "spam", answer: null });
    expect(await leaving(db, now)).toEqual([]);
  });

  test("is the third at most of one mailbox, however it is written", async ({ db }) => {
    const { home } = await opened(db);
    const at = ["2026-11-23T09:00", "2026-11-23T09:45", "2026-11-23T10:30", "2026-11-23T11:15", "2026-11-24T09:00"];
    const times = at.map((each) => `${each}:00.000Z`);
    await booked(db, { homeId: home.id, startsAt: times[0] ?? "" });
    const second = await booked(db, { homeId: home.id, startsAt: times[1] ?? "", email: "ana+2@example.com" });
    await booked(db, { homeId: home.id, startsAt: times[2] ?? "", email: "ANA@example.com" });
    const tooMany = { ok: false, reason: "too-many" };
    expect(await book(db, wish({ homeId: home.id, startsAt: times[3] }), now)).toEqual(tooMany);
    await cancelBooked(db, second.secret, now);
    await booked(db, { homeId: home.id, startsAt: times[3] ?? "" });
  });

  test("of a phone number that strangers gave three times is still its owner's to make", async ({ db }) => {
    const { home } = await opened(db);
    const phone = "+34 600 111 222";
    for (const [index, startsAt] of [ten, quarterToEleven, "2026-11-23T10:30:00.000Z"].entries()) {
      await booked(db, { homeId: home.id, startsAt, email: `stranger-${index}@example.com`, phone });
    }
    await booked(db, { homeId: home.id, startsAt: "2026-11-23T11:15:00.000Z", email: "ana@example.com", phone });
  });
});

describe("whoever books and gives back", () => {
  const tooOften = { ok: false, reason: "too-often" };

  test("does so six times a day, and fills nobody's letterbox", async ({ db }) => {
    const { home } = await opened(db);
    for (let round = 0; round < 6; round += 1) {
      const { secret } = await booked(db, { homeId: home.id }, later(round * 20));
      await cancelBooked(db, secret, later(round * 20));
    }
    expect(await book(db, wish({ homeId: home.id, email: "Ana@example.com" }), later(130))).toEqual(tooOften);
    await booked(db, { homeId: home.id, email: "ben@example.com" }, later(130));
    await booked(db, { homeId: home.id, startsAt: "2026-11-23T10:30:00.000Z" }, later(24 * 60 + 1));
  });

  test("does so twenty times a day under whatever addresses from one network", async ({ db }) => {
    const { home } = await opened(db);
    const from = (email: string) => ({ homeId: home.id, email, addressHash: "office" });
    for (let round = 0; round < 20; round += 1) {
      await cancelBooked(db, (await booked(db, from(`p${round}@example.com`))).secret, now);
    }
    expect(await book(db, wish(from("another@example.com")), now)).toEqual(tooOften);
  });
});

describe("a home that was sold or withdrawn a moment ago", () => {
  test("is booked by nobody", async ({ db }) => {
    const { home } = await opened(db);
    for (const status of ["sold", "draft"] as const) {
      await db.updateTable("properties").set({ status }).where("id", "=", home.id).execute();
      expect(await book(db, wish({ homeId: home.id }), now), status).toEqual({ ok: false, reason: "closed" });
    }
    await db.updateTable("properties").set({ status: "pending" }).where("id", "=", home.id).execute();
    await booked(db, { homeId: home.id });
  });

  test("is not offered at another time once it is sold, and can be cancelled", async ({ db }) => {
    const { home } = await opened(db);
    const { secret } = await booked(db, { homeId: home.id });
    await db.updateTable("properties").set({ status: "sold" }).where("id", "=", home.id).execute();
    expect(await moveBooked(db, secret, quarterToEleven, now)).toEqual({ ok: false, reason: "taken" });
    expect(await cancelBooked(db, secret, now)).toEqual({ ok: true });
  });
});

/** The file that a database lies in. */
async function fileOf(db: Db): Promise<string> {
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db);
  return rows[0]?.file ?? "";
}

describe("two who want the same time", () => {
  const outcome = (results: readonly BookedNow[]) => results.map((each) => (each.ok ? each.state : each.reason)).sort();
  const held = (db: Db) => db.selectFrom("provisional_bookings").selectAll().execute();

  test("a hundred times over: one gets it, the other is told", async ({ db }) => {
    const { home } = await opened(db);
    for (let round = 0; round < 100; round += 1) {
      const results = await Promise.all(
        ["ana", "pau"].map((name) => book(db, wish({ homeId: home.id, email: `${name}-${round}@example.com` }), now)),
      );
      expect(outcome(results)).toEqual(["provisional", "taken"]);
      expect(await held(db)).toHaveLength(1);
      await db.deleteFrom("outbox").execute();
      await db.deleteFrom("contact_submissions").execute();
    }
  });

  test("over two connections to the same file, also where the times overlap by part", async ({ db }) => {
    const { home, goes } = await opened(db, { minutes: 60 });
    const other = openDatabase(await fileOf(db));
    try {
      for (let round = 0; round < 100; round += 1) {
        const email = (name: string) => `${name}-${round}@example.com`;
        // A call at half past ten lies within the viewing of an hour at ten.
        const call = {
          ...wish({
            ...{ homeId: home.id, email: email("pau"), startsAt: "2026-11-23T09:30:00.000Z" },
            phone: `600 111 ${100 + round}`,
          }),
          kind: "call" as const,
        };
        const results = await Promise.all([
          book(db, wish({ homeId: home.id, email: email("ana") }), now),
          book(other, round % 2 === 0 ? call : wish({ homeId: home.id, email: email("pau") }), now),
        ]);
        expect(outcome(results)).toEqual(["provisional", "taken"]);
        expect(await held(db)).toMatchObject([{ goes }]);
        await db.deleteFrom("outbox").execute();
        await db.deleteFrom("contact_submissions").execute();
      }
    } finally {
      await other.destroy();
    }
  });

  test("cannot both be written, whoever writes: the database refuses every overlap", async ({ db }) => {
    const { goes } = await opened(db);
    const row = (startsAt: string, endsAt: string): Insertable<AppointmentTable> => ({
      ...{ kind: "viewing", starts_at: startsAt, ends_at: endsAt, person_name: "Ana", goes, booked_at: ten },
      ...{ uid: `${startsAt}${endsAt}${Math.random()}`, settled_at: "", created_at: "", updated_at: "" },
    });
    const insert = (given: Insertable<AppointmentTable>) => db.insertInto("appointments").values(given).execute();
    await insert(row(ten, quarterToEleven));
    for (const [from, to] of [
      ["09:00", "09:45"],
      ["08:30", "09:01"],
      ["09:44", "10:30"],
      ["09:10", "09:20"],
      ["08:00", "11:00"],
    ]) {
      const wrong = row(`2026-11-23T${from}:00.000Z`, `2026-11-23T${to}:00.000Z`);
      await expect(insert(wrong)).rejects.toThrow(/this time is taken/);
    }
    await expect(insert({ ...row(ten, quarterToEleven), goes: null })).rejects.toThrow(/nobody goes/);
    await insert(row(quarterToEleven, "2026-11-23T10:30:00.000Z"));
    await insert(row("2026-11-23T08:15:00.000Z", ten));
    // Moved onto another one by the visitor's hand.
    await expect(
      db
        .updateTable("appointments")
        .set({ starts_at: ten, ends_at: quarterToEleven, booked_at: ten })
        .where("starts_at", "=", "2026-11-23T08:15:00.000Z")
        .execute(),
    ).rejects.toThrow(/this time is taken/);
  });
});

describe("by the link", () => {
  test("the visitor moves the appointment: both are told, and the former time is free again", async ({ db }) => {
    const { home } = await opened(db);
    const { appointmentId, secret } = await booked(db, { homeId: home.id });
    await leaving(db, now);
    const appointment = await findAppointment(db, appointmentId);
    const wanted = appointment && (await wantedForMove(db, appointment));
    // Their own time does not stand in their way.
    expect(clocks((wanted ? await freeDays(db, wanted, now) : [])[0]?.times)[0]).toBe("10:00");

    expect(await moveBooked(db, secret, "2026-11-24T09:00:00.000Z", later(1))).toEqual({ ok: true });
    expect(await findAppointment(db, appointmentId)).toMatchObject({
      ...{ startsAt: "2026-11-24T09:00:00.000Z", endsAt: "2026-11-24T09:45:00.000Z", sequence: 1, status: "planned" },
    });
    expect(await timesOf(db, "2026-11-23", home.id)).toContain("10:00");
    const mails = await leaving(db, later(2));
    expect(mails.map(({ template, to }) => [template, to])).toEqual([
      ["appointment-moved", "ana@example.com"],
      ["booking-moved", "agent@example.com"],
    ]);
    expect(mails[0]?.text).toMatch(/\/book\/[\w-]{43}/);
    expect(mails[1]).toMatchObject({ subject: "Moved: Viewing, Ana Puig, 24 November 2026" });
    expect(mails[1]?.text).toContain("It was: Monday 23 November 2026, 10:00");
    expect(mails[1]?.text).toContain("It is now: Tuesday 24 November 2026, 10:00");
  });

  test("it is moved onto nobody else", async ({ db }) => {
    const { home, goes } = await opened(db);
    const { secret } = await booked(db, { homeId: home.id });
    await booked(db, { homeId: home.id, startsAt: quarterToEleven, email: "pau@example.com" });
    expect(await moveBooked(db, secret, quarterToEleven, now)).toEqual({ ok: false, reason: "taken" });
    const atNoon = { startsAt: new Date("2026-11-23T11:00:00.000Z"), endsAt: new Date("2026-11-23T12:30:00.000Z") };
    await plan(db, byHand(goes, atNoon));
    expect(await moveBooked(db, secret, "2026-11-23T11:15:00.000Z", now)).toEqual({ ok: false, reason: "taken" });
    // Two who move to the same time at once: one of them does.
    const third = await booked(db, { homeId: home.id, startsAt: "2026-11-24T09:00:00.000Z", email: "c@example.com" });
    const both = await Promise.all(
      [secret, third.secret].map((each) => moveBooked(db, each, "2026-11-24T10:30:00.000Z", now)),
    );
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  test("the visitor cancels it: both are told, and the time is free again", async ({ db }) => {
    const { home } = await opened(db);
    const { appointmentId, secret } = await booked(db, { homeId: home.id });
    await leaving(db, now);
    expect(await cancelBooked(db, secret, later(1))).toEqual({ ok: true });
    expect(await findAppointment(db, appointmentId)).toMatchObject({ status: "cancelled", sequence: 1 });
    expect(await timesOf(db, "2026-11-23", home.id)).toContain("10:00");
    const mails = await leaving(db, later(2));
    expect(mails.map(({ template }) => template)).toEqual(["appointment-cancelled", "booking-cancelled"]);
    expect(mails[0]?.calendar?.method).toBe("CANCEL");
    expect(mails[0]?.text).not.toMatch(/\/book\//);
    expect(mails[1]?.text).toContain(`/admin/diary/${appointmentId}`);
    expect(await cancelBooked(db, secret, later(3))).toEqual({ ok: false, reason: "closed" });
    expect(await moveBooked(db, secret, quarterToEleven, later(3))).toEqual({ ok: false, reason: "closed" });
    await booked(db, { homeId: home.id, email: "pau@example.com" });
  });

  test("the visitor reads what the agent changed, and what is over", async ({ db }) => {
    const { home, goes } = await opened(db);
    const { appointmentId, secret } = await booked(db, { homeId: home.id });
    const person = { name: "Ana Puig", email: "ana@example.com", phone: "", language: "en" } as const;
    const times = { startsAt: new Date(quarterToEleven), endsAt: new Date("2026-11-23T10:30:00.000Z") };
    const entry = byHand(goes, { ...times, person });
    await changeAppointment(db, appointmentId, 1, { entry: { ...entry, tells: true }, by: goes, seen: "" }, now);
    const seen = async (when: Date) => {
      const appointment = await appointmentBehind(db, secret);
      return appointment && asBooked(appointment, when);
    };
    expect(await seen(now)).toMatchObject({ startsAt: quarterToEleven, state: "planned" });
    expect(await seen(new Date(quarterToEleven))).toMatchObject({ state: "past" });
    expect(await cancelBooked(db, secret, new Date(quarterToEleven))).toEqual({ ok: false, reason: "closed" });
    await cancelAppointment(db, appointmentId, { version: 2, tells: false }, now);
    expect(await seen(now)).toMatchObject({ state: "cancelled" });
  });

  test("nobody reads anything once the person was erased", async ({ db }) => {
    const { home } = await opened(db);
    const { enquiryId, secret } = await booked(db, { homeId: home.id });
    await erasePerson(db, enquiryId, now);
    expect(await appointmentBehind(db, secret)).toBeUndefined();
    expect(await db.selectFrom("booking_links").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("appointments").select(["status", "person_name"]).execute()).toEqual([
      { status: "cancelled", person_name: "" },
    ]);
    expect(await timesOf(db, "2026-11-23", home.id)).toContain("10:00");
  });
});
