import type { Db } from "~/db/database";
import { book } from "~/domain/booking/book.server";
import { appointmentBehind } from "~/domain/booking/booking-links.server";
import { confirmBooking } from "~/domain/booking/confirm.server";
import { freeDays, wantedNow } from "~/domain/booking/free-times.server";
import { holdLimits } from "~/domain/booking/provisional-booking";
import { findProvisional } from "~/domain/booking/provisional-bookings.server";
import { changeAppointment, findAppointment, planAppointment } from "~/domain/diary/appointments.server";
import { calendarBehind, makeCalendarAddress } from "~/domain/diary/calendar-address.server";
import type { NewEnquiry } from "~/domain/enquiries/enquiry";
import { findEnquiry } from "~/domain/enquiries/inbox/received-enquiries.server";
import { countPersonalData, erasePerson } from "~/domain/enquiries/people/erasing.server";
import { eraseExpired } from "~/domain/enquiries/people/retention.server";
import { strangerMailLimits } from "~/domain/mail/stranger-mail-limits.server";

import { opensHours } from "../support/bookable";
import { anEnquiry, aPerson, aProperty, theAgency } from "../support/builders";
import { leaving } from "../support/leaving-mails";
import { describe, expect, test } from "../support/test";

// Saturday, eleven o'clock in Barcelona.
const now = new Date("2026-11-21T10:00:00.000Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const ten = "2026-11-23T09:00:00.000Z";
const eleven = "2026-11-23T10:00:00.000Z";

async function opened(db: Db) {
  await theAgency(db);
  const { id: goes } = await aPerson(db, { admin: "active" });
  await opensHours(db, { goes });
  const home = await aProperty(db, { title: "Corner flat", address: "Carrer de Girona 5" });
  return { goes, home };
}

type Given = Partial<Omit<NewEnquiry, "kind" | "asked">> & {
  kind?: "viewing" | "call" | "valuation";
  startsAt?: string;
  wideNetworkHash?: string;
};

const wish = ({ kind = "call", startsAt = ten, wideNetworkHash, ...said }: Given = {}) => {
  const { kind: _kind, ...message } = anEnquiry({ asked: {}, phone: "+34 600 111 222", ...said });
  return { kind, place: "", startsAt, message: { ...message, wideNetworkHash } };
};

async function waiting(db: Db, given: Given = {}, when = now) {
  const booked = await book(db, wish(given), when);
  if (!booked.ok || booked.state !== "provisional") throw new Error(`Not provisional: ${JSON.stringify(booked)}`);
  return booked.enquiryId;
}

/** The secret of the link in the mail that asks for confirmation. */
async function mailedSecret(db: Db, when = now) {
  const mail = (await leaving(db, when)).find(({ template }) => template === "confirm-booking");
  return /\/book\/([\w-]{43})\/confirm/.exec(mail?.text ?? "")?.[1] ?? "";
}

async function free(db: Db, when = now) {
  const wanted = await wantedNow(db, "call", null);
  return (wanted ? await freeDays(db, wanted, when) : []).flatMap(({ times }) => times);
}

const planned = (db: Db) => db.selectFrom("appointments").selectAll().execute();

describe("what a visitor booked and has not confirmed", () => {
  test("asks its mailbox alone, in none of its own words, and tells the agent nothing", async ({ db }) => {
    const { home } = await opened(db);
    const typed = {
      firstName: "Your account",
      lastName: "is blocked",
      message: "Pay at evil.ai",
      phone: "+1 900 555 0199",
    };
    const id = await waiting(db, { kind: "viewing", propertyId: home.id, ...typed });
    const [mail, ...others] = await leaving(db, now);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: "ana@example.com", subject: "Please confirm: Viewing, 23 November 2026" });
    expect(mail?.calendar).toBeUndefined();
    expect(mail?.text).toMatch(/Monday 23 November 2026, 10:00 to 1\d:\d\d[^]*Corner flat[^]*11:30 on 21.November/);
    expect(mail?.text).not.toMatch(/account|blocked|evil|900|Girona/);
    expect(await findEnquiry(db, id)).toMatchObject({ state: "spam", spamReason: "unconfirmed", answer: null });
  });

  test("is asked about with the day of an end after midnight, and with which of October's two hours is meant", async ({
    db,
  }) => {
    await opened(db);
    const asked = async (when: Date, booked: string, times: { starts_at: string; ends_at: string }) => {
      await waiting(db, { language: "es", startsAt: booked }, when);
      await db.updateTable("provisional_bookings").set(times).where("created_at", "=", when.toISOString()).execute();
      return (await leaving(db, when))[0]?.text.replaceAll("\u00a0", " ");
    };
    const overMidnight = { starts_at: "2026-11-28T22:30:00.000Z", ends_at: "2026-11-28T23:15:00.000Z" };
    const late = await asked(new Date("2026-11-21T22:40:00.000Z"), ten, overMidnight);
    expect(late).toContain("de 23:30 a 00:15 del 29 de noviembre (hora de Barcelona)");
    expect(late).toContain("00:10 del 22 de noviembre");
    const overOctober = { starts_at: "2027-10-31T00:30:00.000Z", ends_at: "2027-10-31T01:15:00.000Z" };
    const twice = await asked(new Date("2027-10-30T23:40:00.000Z"), "2027-11-02T09:00:00.000Z", overOctober);
    expect(twice).toContain("de 02:30 (hora de verano) a 02:15 (hora de invierno)");
    expect(twice).toContain("02:10 (hora de verano) del 31 de octubre");
  });

  test("is in no diary, calendar or clash, and keeps its time from other visitors for half an hour", async ({ db }) => {
    const { goes } = await opened(db);
    await waiting(db);
    expect(await planned(db)).toEqual([]);
    const token = (await makeCalendarAddress(db, goes, now)).replace(/^\/calendar\/|\.ics$/g, "");
    expect(await calendarBehind(db, token, now)).not.toContain("BEGIN:VEVENT");
    expect(await free(db)).not.toContain(ten);
    expect(await book(db, wish({ email: "pau@example.com" }), later(29))).toEqual({ ok: false, reason: "taken" });
    expect(await free(db, later(31))).toContain(ten);
    await waiting(db, { email: "pau@example.com" }, later(31));
  });

  test("is an appointment once the link is pressed: the agent is told, and the calendar file leaves", async ({
    db,
  }) => {
    await opened(db);
    const id = await waiting(db);
    const secret = await mailedSecret(db);
    const confirmed = await confirmBooking(db, secret, null, later(5));
    expect(confirmed).toMatchObject({ ok: true });
    expect(await planned(db)).toMatchObject([{ starts_at: ten, person_email: "ana@example.com", enquiry_id: id }]);
    expect(await findEnquiry(db, id)).toMatchObject({ state: "answered", asked: { chosenTime: "2026-11-23T10:00" } });
    const mails = await leaving(db, later(5));
    expect(mails.map(({ template }) => template).sort()).toEqual(["appointment-confirmed", "new-enquiry"]);
    expect(mails.find(({ calendar }) => calendar)?.calendar?.text).toContain("DTSTART:20261123T090000Z");
    // The same link leads to the appointment, and pressed again it books nothing more.
    expect(await appointmentBehind(db, secret)).toBeDefined();
    expect(await confirmBooking(db, secret, null, later(6))).toEqual(confirmed);
    expect(await planned(db)).toHaveLength(1);
    expect(await leaving(db, later(6))).toEqual([]);
  });

  test("sent twice asks once, and only for who sent it from there", async ({ db }) => {
    await opened(db);
    const id = await waiting(db, { addressHash: "a" });
    expect(await waiting(db, { addressHash: "a" }, later(1))).toBe(id);
    expect(await book(db, wish({ addressHash: "b" }), later(1))).toEqual({ ok: false, reason: "taken" });
    expect(await leaving(db, now)).toHaveLength(1);
  });

  test("is booked late in one press while its time is free, else at another time", async ({ db }) => {
    await opened(db);
    const id = await waiting(db);
    const secret = await mailedSecret(db);
    await waiting(db, { email: "pau@example.com" }, later(40));
    expect(await confirmBooking(db, secret, null, later(45))).toEqual({ ok: false, reason: "taken" });
    expect(await confirmBooking(db, secret, eleven, later(45))).toMatchObject({ ok: true });
    expect(await planned(db)).toMatchObject([{ starts_at: eleven }]);
    expect(await findEnquiry(db, id)).toMatchObject({ asked: { chosenTime: "2026-11-23T11:00" } });
    // An hour after the other one's hold has ended it is free in one press.
    expect(await free(db, later(80))).toContain(ten);
  });

  test("gives way to what the agent wrote down meanwhile", async ({ db }) => {
    const { goes } = await opened(db);
    await waiting(db);
    const secret = await mailedSecret(db);
    const person = { name: "Pau", email: "", phone: "600 111 222", language: "ca" as const };
    const entry = {
      ...{ kind: "call" as const, startsAt: new Date(ten), endsAt: new Date(eleven), place: "", about: null },
      ...{
        enquiryId: null,
        person,
        owner: { name: "", email: "", language: "es" as const },
        goes,
        notes: "",
        tells: false,
      },
    };
    expect(await planAppointment(db, { entry, by: goes, seen: "" }, later(1))).toMatchObject({ ok: true });
    expect(await confirmBooking(db, secret, null, later(2))).toEqual({ ok: false, reason: "taken" });
  });

  test("keeps the notice that was kept when it was booked", async ({ db }) => {
    await opened(db);
    const almost = new Date(Date.parse(ten) - 24 * 60 * 60_000 - 60_000);
    await waiting(db, {}, almost);
    const secret = await mailedSecret(db, almost);
    const pressed = new Date(almost.getTime() + 10 * 60_000);
    expect(await free(db, pressed)).not.toContain(ten);
    expect(await confirmBooking(db, secret, null, pressed)).toMatchObject({ ok: true });
  });

  test("leads nowhere once its person was erased, nor for a stranger once the agent corrects the address", async ({
    db,
  }) => {
    const { goes } = await opened(db);
    const id = await waiting(db, { email: "gone@example.com" });
    const gone = await mailedSecret(db);
    expect(await countPersonalData(db, id)).toMatchObject({ enquiries: 1, mails: 1 });
    await erasePerson(db, id, now);
    expect(await findProvisional(db, id)).toBeUndefined();
    expect(await confirmBooking(db, gone, null, now)).toEqual({ ok: false, reason: "not-found" });

    await waiting(db, { email: "stranger@example.com" });
    const theirs = await mailedSecret(db);
    const confirmed = await confirmBooking(db, theirs, null, now);
    const appointment = await findAppointment(db, confirmed.ok ? confirmed.appointmentId : 0);
    if (!appointment) throw new Error("No appointment.");
    const { startsAt, endsAt, goes: goer, person, ...rest } = appointment;
    const entry = {
      ...{ ...rest, startsAt: new Date(startsAt), endsAt: new Date(endsAt), goes: goer?.id ?? null },
      person: { ...person, email: "ana@example.com" },
    };
    await changeAppointment(db, appointment.id, appointment.version, { entry, by: goes, seen: "" }, now);
    expect(await confirmBooking(db, theirs, null, now)).toEqual({ ok: false, reason: "not-found" });
    expect(await appointmentBehind(db, theirs)).toBeUndefined();
  });
});

test("what was never confirmed goes after 90 days, with its mailbox and where it came from", async ({ db }) => {
  await opened(db);
  await waiting(db, { addressHash: "a", wideNetworkHash: "w" });
  const days = (many: number) => new Date(now.getTime() + many * 24 * 60 * 60_000);
  await eraseExpired(db, days(89));
  expect(await db.selectFrom("provisional_bookings").selectAll().execute()).toHaveLength(1);
  await eraseExpired(db, days(91));
  for (const table of ["provisional_bookings", "provisional_booking_links", "contact_submissions"] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

describe("the times that are held", () => {
  test("cannot be held or booked twice, whoever writes: the database refuses it", async ({ db }) => {
    const { goes } = await opened(db);
    const id = await waiting(db);
    const row = await db.selectFrom("provisional_bookings").selectAll().executeTakeFirstOrThrow();
    await db.deleteFrom("provisional_bookings").execute();
    const other = await waiting(db, { email: "pau@example.com" });
    expect(other).not.toBe(id);
    await expect(db.insertInto("provisional_bookings").values(row).execute()).rejects.toThrow(/this time is taken/);
    const booked = {
      ...{
        kind: "call" as const,
        starts_at: ten,
        ends_at: eleven,
        person_name: "Ana",
        person_phone: "600",
        goes,
        uid: "x",
      },
      ...{ settled_at: "", created_at: "", updated_at: "" },
    };
    const at = (minutes: number) => ({ ...booked, booked_at: later(minutes).toISOString() });
    await expect(db.insertInto("appointments").values(at(1)).execute()).rejects.toThrow(/this time is taken/);
    await db.insertInto("appointments").values(at(31)).execute();
    // Half an hour is the longest.
    const { created_at } = row;
    await expect(
      db
        .updateTable("provisional_bookings")
        .set({ held_until: later(31).toISOString(), created_at })
        .execute(),
    ).rejects.toThrow(/CHECK/);
  });

  test("are a part of each day and of all: who comes after is mailed a link too, and the first to press it is booked", async ({
    db,
  }) => {
    await opened(db);
    const before = await free(db);
    const onMonday = (times: readonly string[]) => times.filter((time) => time.startsWith("2026-11-23")).length;
    for (const [index, startsAt] of before.entries()) {
      const from = { addressHash: `a${index}`, wideNetworkHash: `w${index}` };
      await waiting(db, { email: `v${index}@example.com`, startsAt, ...from });
      // The ceiling of mails is another thing.
      await db.deleteFrom("outbox").execute();
    }
    const left = await free(db);
    expect(left.length).toBeGreaterThanOrEqual(Math.ceil(before.length * (1 - holdLimits.partOfAll)));
    expect(onMonday(left)).toBeGreaterThanOrEqual(onMonday(before) * (1 - holdLimits.partOfDay));
    // Nobody holds it: the second who wants it has it, for having pressed the link.
    const wanted = left[0] ?? "";
    await leaving(db, now);
    await waiting(db, { email: "ana@example.com", startsAt: wanted });
    expect(await confirmBooking(db, await mailedSecret(db), null, later(1))).toMatchObject({ ok: true });
    expect(await free(db)).not.toContain(wanted);
  });

  test("of one network around many addresses are four, of one address two, of one mailbox one", async ({ db }) => {
    await opened(db);
    const all = await free(db);
    const times = all.filter((time, index) => time.slice(0, 10) !== all[index - 1]?.slice(0, 10));
    const held = async (from: (index: number) => Given) => {
      await db.deleteFrom("contact_submissions").execute();
      await db.deleteFrom("outbox").execute();
      for (const [index, startsAt] of times.slice(0, 6).entries()) {
        await book(db, wish({ email: `v${index}@example.com`, startsAt, ...from(index) }), now);
      }
      return all.length - (await free(db)).length;
    };
    expect(await held((index) => ({ email: `ana+${index}@example.com` }))).toBe(1);
    expect(await held(() => ({ addressHash: "one", wideNetworkHash: "w" }))).toBe(2);
    expect(await held((index) => ({ addressHash: `a${index}`, wideNetworkHash: "w" }))).toBe(4);
  });
});

describe("mails that a storm of bookings would send", () => {
  test("are three to one mailbox, whatever its tag; what is asked for then is a request that the agent answers", async ({
    db,
  }) => {
    await opened(db);
    const times = await free(db);
    const states: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const booked = await book(db, wish({ email: `ana+${index}@gmail.com`, startsAt: times[index] ?? "" }), now);
      states.push(booked.ok ? booked.state : booked.reason);
    }
    expect(states).toEqual(["provisional", "provisional", "provisional", "request", "request"]);
    const mails = await leaving(db, now);
    expect(mails.filter(({ template }) => template === "confirm-booking")).toHaveLength(3);
    expect(mails.filter(({ template }) => template === "new-enquiry")).toHaveLength(2);
    expect(mails.find(({ template }) => template === "new-enquiry")?.text).toMatch(/Time chosen[^]*|Answer before/);
    expect(await planned(db)).toEqual([]);
  });

  test("end at a ceiling for everybody in an hour, and begin again after it", async ({ db }) => {
    await opened(db);
    await db
      .insertInto("outbox")
      .values(
        Array.from({ length: strangerMailLimits.toAllAnHour }, (_each, index) => ({
          ...{
            template: "receipt",
            recipient: `r${index}@example.com`,
            language: "en" as const,
            status: "sent" as const,
          },
          ...{ next_try_at: now.toISOString(), created_at: now.toISOString() },
        })),
      )
      .execute();
    expect(await book(db, wish(), later(1))).toMatchObject({ ok: true, state: "request" });
    expect(await book(db, wish({ firstName: "Eva" }), later(61))).toMatchObject({ ok: true, state: "provisional" });
  });
});
