import ICAL from "ical.js";

import type { Db } from "~/db/database";
import { asBooked, moveBooked } from "~/domain/booking/booked.server";
import { appointmentBehind } from "~/domain/booking/booking-links.server";
import { wantedForMove } from "~/domain/booking/free-times.server";
import type { AppointmentEntry } from "~/domain/diary/appointment";
import { changeAppointment, findAppointment } from "~/domain/diary/appointments.server";
import { calendarBehind, makeCalendarAddress } from "~/domain/diary/calendar-address.server";
import type { NewEnquiry } from "~/domain/enquiries/enquiry";

import { opensHours } from "../support/bookable";
import { anEnquiry, aPerson, aProperty, theAgency } from "../support/builders";
import { confirmedBooking } from "../support/confirmed-booking";
import { leaving } from "../support/leaving-mails";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");
const ten = "2026-11-23T09:00:00.000Z";
async function opened(db: Db, goes?: number) {
  await theAgency(db);
  const who = goes ?? (await aPerson(db, { admin: "active" })).id;
  await opensHours(db, { goes: who });
  return who;
}

async function booked(db: Db, given: Partial<NewEnquiry> & { place?: string; kind?: "viewing" | "valuation" } = {}) {
  const { place = "", kind = "valuation", ...said } = given;
  const { kind: _kind, ...message } = anEnquiry({
    ...said,
    asked: kind === "valuation" ? { propertyAddress: place } : {},
  });
  return confirmedBooking(db, { kind, place, startsAt: ten, message }, now);
}

const stored = async (db: Db, id: number) => {
  const found = await findAppointment(db, id);
  if (!found) throw new Error("No appointment.");
  return found;
};

/** What the form of an appointment holds when the agent opens it, with what they change. */
async function asEntered(db: Db, id: number, changes: Partial<AppointmentEntry>): Promise<AppointmentEntry> {
  const { startsAt, endsAt, about, goes, ...rest } = await stored(db, id);
  const times = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  return { ...rest, ...times, about, goes: goes?.id ?? null, ...changes };
}

const event = (text = "") => {
  const read = new ICAL.Component(ICAL.parse(text) as unknown as string);
  return { all: read.getAllSubcomponents("vevent"), event: read.getFirstSubcomponent("vevent") };
};

describe("what a stranger types into a booking under somebody else's address", () => {
  test("carries no link of theirs in our mail, nor in its calendar file", async ({ db }) => {
    await opened(db);
    const lure = {
      firstName: "Claim",
      lastName: "prize at www.evil.example",
      place: "Take it at https://evil.example/win",
    };
    await booked(db, lure);
    const toThem = (await leaving(db, now)).find(({ to }) => to === "ana@example.com");
    expect(toThem?.subject).toBe("Confirmed: Valuation visit, 23 November 2026");
    expect(`${toThem?.text}${toThem?.calendar?.text.replace(/\r\n /g, "")}`).not.toMatch(/evil|prize/);
  });

  test("stays a name and a place in calendars, whatever signs it is made of", async ({ db }) => {
    const goes = await opened(db);
    const name = 'Ana";X=1:mailto:mallory@evil.example\u2028BEGIN:VEVENT\u000b\u0085\\n,;';
    const { appointmentId } = await booked(db, {
      firstName: name,
      lastName: "Puig",
      place: 'Girona 5"\u000b;\\nDTSTART:1',
    });
    const toThem = (await leaving(db, now)).find(({ to }) => to === "ana@example.com");
    const invited = event(toThem?.calendar?.text);
    expect(invited.all).toHaveLength(1);
    expect(
      invited.event?.getAllProperties("attendee").map((each) => String(each.getFirstValue()).toLowerCase()),
    ).toEqual(["mailto:ana@example.com"]);
    expect(invited.event?.getFirstPropertyValue("location")).toBe('Girona 5";\\nDTSTART:1');
    const token = (await makeCalendarAddress(db, goes, now)).replace(/^\/calendar\/|\.ics$/g, "");
    const calendar = (await calendarBehind(db, token, now)) ?? "";
    expect(calendar).not.toMatch(/[^\P{Cc}\r\n]/u);
    expect(event(calendar).all).toHaveLength(1);
    expect((await stored(db, appointmentId)).person.name).toContain("mallory");
  });
});

test("an agency and a colleague with quotes in their names stand in calendars as they are called", async ({ db }) => {
  await opened(db);
  const { value } = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", "agency")
    .executeTakeFirstOrThrow();
  const agency = { ...(JSON.parse(value) as object), name: 'Finques "La Clau"; Barcelona' };
  await db
    .updateTable("settings")
    .set({ value: JSON.stringify(agency) })
    .where("key", "=", "agency")
    .execute();
  await booked(db, { place: "Carrer de Girona 5" });
  const file = (await leaving(db, now)).find(({ to }) => to === "ana@example.com")?.calendar?.text;
  const organiser = event(file).event?.getFirstProperty("organizer");
  expect(organiser?.getFirstValue()).toBe("mailto:agent@example.com");
  expect(organiser?.getFirstParameter("cn")).toBe("Finques ’La Clau’; Barcelona");
});

describe("the links of an appointment", () => {
  test("are dead for whoever had them once the agent puts another address right", async ({ db }) => {
    const by = await opened(db);
    const { appointmentId, secret } = await booked(db, { email: "stranger@example.com", place: "Carrer de Girona 5" });
    const { person, version } = await stored(db, appointmentId);
    const change = async (email: string, at: number) =>
      changeAppointment(
        db,
        appointmentId,
        at,
        { entry: await asEntered(db, appointmentId, { person: { ...person, email } }), seen: "", by },
        now,
      );
    await change("Stranger@example.com", version);
    expect(await appointmentBehind(db, secret)).toBeDefined();
    await change("ana@example.com", version + 1);
    expect(await appointmentBehind(db, secret)).toBeUndefined();
    const mail = (await leaving(db, now)).find(({ to }) => to === "ana@example.com");
    const theirs = /\/book\/([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
    expect(await appointmentBehind(db, theirs)).toMatchObject({ id: appointmentId });
  });

  test("move it ten times, and fill nobody's letterbox with more", async ({ db }) => {
    await opened(db);
    const { appointmentId, secret } = await booked(db, { place: "Carrer de Girona 5" });
    const times = ["2026-11-23T10:00:00.000Z", ten];
    for (let move = 0; move < 10; move += 1) {
      expect(await moveBooked(db, secret, times[move % 2] ?? "", now)).toEqual({ ok: true });
    }
    expect(await moveBooked(db, secret, times[0] ?? "", now)).toEqual({ ok: false, reason: "taken" });
    expect(await stored(db, appointmentId)).toMatchObject({ startsAt: ten, sequence: 10 });
  });

  test("lead on where the home is gone, which is named no more", async ({ db }) => {
    await opened(db);
    const home = await aProperty(db, { address: "Carrer de Girona 5" });
    const { appointmentId, secret } = await booked(db, { kind: "viewing", propertyId: home.id });
    await db.deleteFrom("properties").where("id", "=", home.id).execute();
    expect(asBooked(await stored(db, appointmentId), now)).toMatchObject({ state: "planned", home: null });
    const eleven = "2026-11-23T10:00:00.000Z";
    expect(await moveBooked(db, secret, eleven, now)).toEqual({ ok: true });
  });

  test("offer times of who goes now where the colleague of before may not enter any more", async ({ db }) => {
    const former = await opened(db);
    const { appointmentId, secret } = await booked(db, { place: "Carrer de Girona 5" });
    const next = (await aPerson(db, { admin: "active" })).id;
    await db.updateTable("admin_users").set({ is_active: 0 }).where("user_id", "=", former).execute();
    await opened(db, next);
    expect(await wantedForMove(db, await stored(db, appointmentId))).toMatchObject({ goes: next });
    expect(await moveBooked(db, secret, "2026-11-23T10:00:00.000Z", now)).toEqual({ ok: true });
    expect((await stored(db, appointmentId)).goes?.id).toBe(next);
  });
});
