import ICAL from "ical.js";
import type { Insertable } from "kysely";

import type { Db } from "~/db/database";
import { activateAdmin, deactivateAdmin, removeAdmin } from "~/domain/admins/admin-users.server";
import { setPassword } from "~/domain/admins/new-password.server";
import { changeOwnPassword } from "~/domain/admins/own-account.server";
import { saveTravelMinutes } from "~/domain/agency/travel.server";
import { sendDueMails } from "~/domain/delivery/delivery.server";
import type { AppointmentEntry } from "~/domain/diary/appointment";
import type { AppointmentTable } from "~/domain/diary/appointment.table";
import {
  appointmentsOfHome,
  appointmentsOfPerson,
  cancelAppointment,
  changeAppointment,
  findAppointment,
  keepWhatWasSaid,
  planAppointment,
} from "~/domain/diary/appointments.server";
import { calendarBehind, forgetCalendarAddress, makeCalendarAddress } from "~/domain/diary/calendar-address.server";
import { aboutChoices } from "~/domain/diary/choices.server";
import { seenMark } from "~/domain/diary/clashes.server";
import { offeredTimes } from "~/domain/diary/offered-times.server";
import { mailsAbout, remindOfAppointments } from "~/domain/diary/telling.server";
import { setAsideAsSpam } from "~/domain/enquiries/answering/spam.server";
import type { Asked } from "~/domain/enquiries/asked/asked.schema";
import { findEnquiry } from "~/domain/enquiries/inbox/received-enquiries.server";
import { eraseAgain, personMarks, rememberErased } from "~/domain/enquiries/people/erased-people.server";
import { countPersonalData, erasePerson } from "~/domain/enquiries/people/erasing.server";
import { personFile } from "~/domain/enquiries/people/person-file.server";
import { eraseExpired } from "~/domain/enquiries/people/retention.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";
import { eraseOldMails } from "~/domain/mail/outbox.server";

import { addsAdmin } from "../support/accounts";
import { aDevelopment, anEnquiry, aPerson, aProperty, theAgency } from "../support/builders";
import { leaving } from "../support/leaving-mails";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");
const at = (iso: string) => new Date(iso);
// Saturday, 28 November 2026, eleven o'clock in Barcelona.
const eleven = { startsAt: at("2026-11-28T10:00:00.000Z"), endsAt: at("2026-11-28T10:45:00.000Z") };

function aViewing(given: Partial<AppointmentEntry> = {}): AppointmentEntry {
  return {
    kind: "viewing",
    ...eleven,
    place: "Carrer de Mallorca 1",
    about: null,
    enquiryId: null,
    person: { name: "Ana Puig", email: "ana@example.com", phone: "", language: "ca" },
    owner: { name: "", email: "", language: "es" },
    goes: null,
    notes: "Only for us",
    tells: false,
    ...given,
  };
}

const owner = { name: "Luis", email: "luis@example.com", language: "es" } as const;

async function planned(db: Db, given: Partial<AppointmentEntry> = {}, when = now) {
  await theAgency(db);
  const result = await planAppointment(db, { entry: aViewing(given), by: (await aPerson(db)).id, seen: "" }, when);
  if (!result.ok) throw new Error("It clashes.");
  return result.id;
}

async function moved(db: Db, id: number, given: Partial<AppointmentEntry>, when = now) {
  const version = (await findAppointment(db, id))?.version ?? 0;
  return changeAppointment(db, id, version, { entry: aViewing(given), by: 1, seen: "" }, when);
}

async function cancelled(db: Db, id: number, tells: boolean, when = now) {
  const version = (await findAppointment(db, id))?.version ?? 0;
  return cancelAppointment(db, id, { version, tells }, when);
}

/** A calendar file as another program reads it. */
function read(text: string | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(text ?? ""));
  const events = calendar.getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));
  return {
    method: calendar.getFirstPropertyValue("method"),
    events: events.map((event) => ({
      uid: event.uid,
      sequence: event.sequence,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      summary: event.summary,
      location: event.location,
      status: event.component.getFirstPropertyValue("status"),
    })),
  };
}

describe("the diary", () => {
  test("keeps an appointment with its home, whose address is its place where none was given", async ({ db }) => {
    const home = await aProperty(db, { title: "Corner flat", address: "Carrer de Girona 5" });
    const id = await planned(db, { about: { kind: "property", id: home.id }, place: "" });

    expect(await findAppointment(db, id)).toMatchObject({
      kind: "viewing",
      startsAt: "2026-11-28T10:00:00.000Z",
      endsAt: "2026-11-28T10:45:00.000Z",
      place: "Carrer de Girona 5, 08008 Barcelona",
      about: { kind: "property", id: home.id, title: "Corner flat", unitName: null },
      person: { name: "Ana Puig", email: "ana@example.com", phone: "", language: "ca" },
      status: "planned",
      sequence: 0,
    });
    expect((await appointmentsOfHome(db, home.id)).map((each) => each.id)).toEqual([id]);
    expect(await appointmentsOfPerson(db, { enquiryId: 0, email: "ANA@example.com" })).toHaveLength(1);
  });

  test("keeps which unit of a development is shown, and none of another one", async ({ db }) => {
    const units = [{ name: "2-B" }, { name: "3-A" }];
    const building = await aDevelopment(db, { name: "Illa Nova", units });
    const other = await aDevelopment(db, { units: [{ name: "9-Z" }] });
    const [unit = 0] = building.unitIds;
    const about = (given: number) => ({ kind: "development", id: building.id, unit: given }) as const;

    const id = await planned(db, { about: about(unit), tells: true });
    expect(await findAppointment(db, id)).toMatchObject({
      about: { kind: "development", id: building.id, title: "Illa Nova", unit, unitName: "2-B" },
    });
    const [mail] = await leaving(db, now);
    expect(mail?.text).toContain("Promoció: Illa Nova\nHabitatge: 2-B\n");
    expect(read(mail?.calendar?.text).events[0]?.summary).toContain("Illa Nova, 2-B");

    await moved(db, id, { about: about(other.unitIds[0] ?? 0) });
    expect(await findAppointment(db, id)).toMatchObject({ about: { unit: null, unitName: null } });
    const shown = (names: { building: string; unit: string }) => `${names.building}, ${names.unit}`;
    expect((await aboutChoices(db, shown)).slice(0, 5).map(({ label }) => label)).toEqual(
      expect.arrayContaining(["Illa Nova", "Illa Nova, 2-B", "Illa Nova, 3-A"]),
    );
  });

  test("lets an address that was filled in follow the home, and asks about one that was typed", async ({ db }) => {
    const about = ({ id }: { id: number }) => ({ kind: "property" as const, id });
    const girona = about(await aProperty(db, { address: "Carrer de Girona 5" }));
    const sepulveda = about(await aProperty(db, { address: "Carrer de Sepúlveda 8" }));
    const building = await aDevelopment(db, {});
    await db
      .updateTable("developments")
      .set({ address: "Carrer de Llull 200" })
      .where("id", "=", building.id)
      .execute();
    const id = await planned(db, { about: girona, place: "" });
    const place = async () => (await findAppointment(db, id))?.place;
    const filled = "Carrer de Girona 5, 08008 Barcelona";
    expect(await place()).toBe(filled);

    await moved(db, id, { about: sepulveda, place: filled });
    expect(await place()).toBe("Carrer de Sepúlveda 8, 08008 Barcelona");
    await moved(db, id, { about: null, place: (await place()) ?? "" });
    expect(await place()).toBe("");

    await moved(db, id, { about: girona, place: "Café Zurich" });
    expect(await place()).toBe("Café Zurich");
    const again = await moved(db, id, { about: sepulveda, place: "Café Zurich" });
    expect(again).toEqual({ ok: false, reason: "place", address: "Carrer de Sepúlveda 8, 08008 Barcelona" });
    const version = (await findAppointment(db, id))?.version ?? 0;
    const entry = aViewing({ about: sepulveda, place: "Café Zurich" });
    expect(await changeAppointment(db, id, version, { entry, by: 1, seen: "", keepsPlace: true }, now)).toMatchObject({
      ok: true,
    });
    expect(await place()).toBe("Café Zurich");

    // A development has an address too, and a call none.
    await moved(db, id, { about: { kind: "development", id: building.id, unit: null }, place: "" });
    const site = await place();
    expect(site).toContain("Carrer de Llull 200");
    const phone = { ...aViewing().person, phone: "+34 600 111 222" };
    await moved(db, id, {
      ...{ kind: "call", person: phone, place: site ?? "" },
      about: { kind: "development", id: building.id, unit: null },
    });
    expect(await place()).toBe("");
  });

  test("lets the address of a new one follow the home that is chosen after it was filled in", async ({ db }) => {
    const about = ({ id }: { id: number }) => ({ kind: "property" as const, id });
    const girona = about(await aProperty(db, { address: "Carrer de Girona 5" }));
    const sepulveda = about(await aProperty(db, { address: "Carrer de Sepúlveda 8" }));
    const place = "Carrer de Girona 5, 08008 Barcelona";
    const entry = aViewing({ about: sepulveda, place });
    const filledWith = { kind: "viewing" as const, about: girona, place };
    const { id: by } = await aPerson(db);
    const result = await planAppointment(db, { entry, by, seen: "", filledWith }, now);
    expect(await findAppointment(db, result.ok ? result.id : 0)).toMatchObject({
      place: "Carrer de Sepúlveda 8, 08008 Barcelona",
    });
  });

  test("answers the message that it came of, and stops its clock; never one that lies in the spam", async ({ db }) => {
    await theAgency(db);
    const message = () => receiveEnquiry(db, anEnquiry({ email: `${Math.random()}@example.com` }), now);
    const answerTo = async (entry: Partial<AppointmentEntry>, id: number, when = now) => {
      await planned(db, { enquiryId: id, ...entry }, when);
      return (await findEnquiry(db, id))?.answer?.how;
    };
    const [first, second, third, spam] = [await message(), await message(), await message(), await message()];
    expect(await answerTo({ tells: true }, first.id)).toBe("email");
    expect((await findEnquiry(db, first.id))?.answer).toMatchObject({ at: now.toISOString() });
    expect(await answerTo({ tells: false }, second.id)).toBe("phone");
    expect(await answerTo({ tells: false }, third.id, at("2026-11-29T10:00:00Z"))).toBe("visit");
    const { id: adminId } = await aPerson(db);
    await setAsideAsSpam(db, { id: spam.id, adminId }, now);
    expect(await answerTo({ tells: true, place: "Elsewhere" }, spam.id)).toBeUndefined();
    // Another appointment of the same message takes no answer's place.
    expect(await answerTo({ tells: false, place: "Another one" }, first.id)).toBe("email");
  });

  test("takes none that cannot be, whoever writes it", async ({ db }) => {
    const row: Insertable<AppointmentTable> = {
      kind: "viewing",
      starts_at: "2026-11-28T10:00:00.000Z",
      ends_at: "2026-11-28T22:00:00.000Z",
      person_name: "Ana",
      uid: "one",
      ...{ settled_at: "", created_at: "", updated_at: "" },
    };
    const insert = (wrong: Partial<Insertable<AppointmentTable>>) =>
      db
        .insertInto("appointments")
        .values({ ...row, ...wrong })
        .execute();
    const impossible: Partial<Insertable<AppointmentTable>>[] = [
      { ends_at: "2026-11-28T09:00:00.000Z" },
      { ends_at: "2026-11-28T22:00:01.000Z" },
      { person_name: "" },
      { offer: 100_000 },
      { status: "done" },
      { kind: "call" },
      { status: "cancelled", outcome: "no" },
    ];
    for (const wrong of impossible) {
      await expect(insert(wrong), JSON.stringify(wrong)).rejects.toThrow(
        wrong.kind === "call" ? /a call needs a phone number/ : /CHECK constraint failed/,
      );
    }
    await insert({});
    await insert({ kind: "call", person_phone: "+34 600 111 222", uid: "two" });
    const silent = db.updateTable("appointments").set({ person_phone: "" }).where("uid", "=", "two");
    await expect(silent.execute()).rejects.toThrow(/a call needs a phone number/);
  });

  test("tells once of what the same person cannot keep as well, and does not forbid it", async ({ db }) => {
    const { id: goes } = await aPerson(db);
    const first = await planned(db, { goes });
    const entry = aViewing({ goes, startsAt: at("2026-11-28T10:30:00.000Z"), endsAt: at("2026-11-28T11:00:00.000Z") });

    const told = await planAppointment(db, { entry, by: goes, seen: "" }, now);

    expect(told).toMatchObject({ ok: false, reason: "clash", clashes: [{ kind: "overlap", with: { id: first } }] });
    const seen = told.ok ? "" : seenMark(told.clashes);
    expect(await planAppointment(db, { entry, by: goes, seen }, now)).toMatchObject({ ok: true });
    const { id: colleague } = await aPerson(db);
    const theirs = { ...entry, goes: colleague };
    expect(await planAppointment(db, { entry: theirs, by: goes, seen: "" }, now)).toMatchObject({ ok: true });
  });

  test("counts the way to another place, and none to the same one", async ({ db }) => {
    const { id: goes } = await aPerson(db);
    await planned(db, { goes });
    const soon = { goes, startsAt: at("2026-11-28T11:00:00.000Z"), endsAt: at("2026-11-28T11:30:00.000Z") };
    const plan = (given: Partial<AppointmentEntry>) =>
      planAppointment(db, { entry: aViewing({ ...soon, ...given }), by: goes, seen: "" }, now);

    expect(await plan({ place: "Sarrià" })).toMatchObject({ ok: false, clashes: [{ kind: "travel" }] });
    await saveTravelMinutes(db, 15, "", now);
    expect(await plan({ place: "Sarrià" })).toMatchObject({ ok: true });
    await saveTravelMinutes(db, 90, now.toISOString(), now);
    const later = { startsAt: at("2026-11-28T09:15:00.000Z"), endsAt: at("2026-11-28T09:45:00.000Z") };
    expect(await plan({ ...later, place: "carrer de mallorca 1" })).toMatchObject({
      ok: false,
      clashes: [{ kind: "travel", with: { place: "Sarrià" } }],
    });
  });

  test("takes a button that was pressed twice for one appointment, whoever goes", async ({ db }) => {
    await theAgency(db);
    const marta = await aPerson(db);
    for (const goes of [null, marta.id]) {
      const entry = aViewing({ goes, tells: true });
      const press = (by: number) => planAppointment(db, { entry, by, seen: "" }, now);
      const first = await press(marta.id);
      expect(await press(marta.id)).toEqual(first);
      const [id = 0] = await appointmentsOfPerson(db, { enquiryId: 0, email: "ana@example.com" }).then((found) =>
        found.map((each) => each.id),
      );
      expect(await mailsAbout(db, id)).toHaveLength(1);
    }
    // A colleague who writes the same down has not seen the other's.
    expect(
      await planAppointment(
        db,
        { entry: aViewing({ goes: marta.id, tells: true }), by: (await aPerson(db)).id, seen: "" },
        now,
      ),
    ).toMatchObject({ reason: "clash" });
  });

  test("takes a second press for an end as the first one, and no other", async ({ db }) => {
    const id = await planned(db);
    const press = (tells: boolean) => cancelAppointment(db, id, { version: 1, tells }, now);
    expect(await press(false)).toEqual({ ok: true });
    expect(await press(false)).toEqual({ ok: true });
    expect(await press(true)).toEqual({ ok: false, reason: "closed" });
  });

  test("takes a second press for a change, and for what was said, as the first one", async ({ db }) => {
    const id = await planned(db, { tells: true });
    const change = () =>
      changeAppointment(
        db,
        id,
        1,
        { entry: aViewing({ tells: true, place: "Carrer de Girona 5" }), by: 1, seen: "" },
        now,
      );
    expect(await change()).toMatchObject({ ok: true });
    expect(await change()).toMatchObject({ ok: true });
    expect(await findAppointment(db, id)).toMatchObject({ version: 2, sequence: 1 });

    const said = { outcome: "offer", words: "Asks for the keys", offer: 700_000 } as const;
    const says = () => keepWhatWasSaid(db, id, { version: 2, said }, at("2026-11-29T10:00:00.000Z"));
    expect(await says()).toEqual({ ok: true });
    expect(await says()).toEqual({ ok: true });
    expect(await findAppointment(db, id)).toMatchObject({ version: 3, said });
  });

  test("tells the second of two who change one what the first has stored", async ({ db }) => {
    const id = await planned(db);
    await moved(db, id, { place: "Sarrià" });
    const second = await changeAppointment(db, id, 1, { entry: aViewing({ place: "Gràcia" }), by: 1, seen: "" }, now);
    expect(second).toMatchObject({ ok: false, reason: "changed", current: { place: "Sarrià" } });
  });

  test("keeps what was said afterwards, once it is over and not before", async ({ db }) => {
    const id = await planned(db);
    const said = { outcome: "offer", words: "At once", offer: 820_000 } as const;

    expect(await keepWhatWasSaid(db, id, { version: 1, said }, now)).toEqual({ ok: false, reason: "not-over" });
    expect(await keepWhatWasSaid(db, id, { version: 1, said }, at("2026-11-28T10:45:00.000Z"))).toEqual({ ok: true });
    expect(await findAppointment(db, id)).toMatchObject({ status: "done", said });
    expect(await cancelled(db, id, false)).toEqual({ ok: false, reason: "closed" });
  });
});

describe("the times that a message asks for", () => {
  const wishes = {
    firstDay: "2026-11-28",
    firstPart: "morning",
    secondDay: "2027-10-30",
    secondPart: "morning",
  } as const;
  const message = (asked: Asked) => ({ kind: "viewing" as const, asked, home: null });

  test("are free on each of its days, however far apart, and none of a day that has passed", async ({ db }) => {
    const { id: goes } = await aPerson(db);
    await planned(db, { goes, startsAt: at("2026-11-28T09:00:00.000Z"), endsAt: at("2026-11-28T09:30:00.000Z") });
    await planned(db, { goes, startsAt: at("2027-10-30T08:00:00.000Z"), endsAt: at("2027-10-30T09:00:00.000Z") });
    expect(await offeredTimes(db, message(wishes), goes, now)).toEqual(["2026-11-28T10:30", "2027-10-30T11:00"]);
    expect(await offeredTimes(db, message(wishes), goes, at("2027-01-10T10:00:00.000Z"))).toEqual(["2027-10-30T11:00"]);
    expect(await offeredTimes(db, message(wishes), goes, at("2028-01-10T10:00:00.000Z"))).toEqual([]);
  });
});

describe("person and owner", () => {
  test("are told in their language, with a file that a calendar reads", async ({ db }) => {
    const home = await aProperty(db, { title: "Corner flat" });
    const id = await planned(db, { about: { kind: "property", id: home.id }, owner, tells: true });

    const [person, theirs] = await leaving(db, now);

    expect(person).toMatchObject({ to: "ana@example.com", subject: "Confirmada: Visita, 28 de novembre del 2026" });
    expect(person?.text).toContain(
      "Quan: dissabte, 28 de novembre del 2026, de 11.00 a 11.45\u00a0h (hora de Barcelona)",
    );
    expect(person?.text).not.toContain("Only for us");
    expect(theirs).toMatchObject({
      to: "luis@example.com",
      subject: "Confirmada: Visita a su vivienda, 28 de noviembre de 2026",
    });
    expect(`${theirs?.text}${theirs?.calendar?.text}`).not.toMatch(/Ana|Only for us/);
    const uid = (await findAppointment(db, id))?.uid;
    expect(read(person?.calendar?.text)).toEqual({
      method: "REQUEST",
      events: [
        {
          ...{
            uid,
            sequence: 0,
            status: "CONFIRMED",
            summary: "Visita: Corner flat",
            location: "Carrer de Mallorca 1",
          },
          ...{ start: "2026-11-28T10:00:00.000Z", end: "2026-11-28T10:45:00.000Z" },
        },
      ],
    });
    expect(await mailsAbout(db, id)).toMatchObject([
      { template: "appointment-confirmed", recipient: "ana@example.com", status: "sent" },
      { template: "appointment-confirmed", recipient: "luis@example.com", status: "sent" },
    ]);
  });

  test("hear of another time and of its end under the same name in their calendar", async ({ db }) => {
    const id = await planned(db, { tells: true });
    await leaving(db, now);

    const summer = { startsAt: at("2027-06-01T09:00:00.000Z"), endsAt: at("2027-06-01T10:00:00.000Z") };
    await moved(db, id, { ...summer, tells: true });
    const [changed] = await leaving(db, now);
    await cancelled(db, id, true);
    const [off] = await leaving(db, now);

    expect(changed?.subject).toBe("Canvi: Visita, 1 de juny del 2027");
    expect(changed?.text).toContain("de 11.00 a 12.00");
    const uid = (await findAppointment(db, id))?.uid;
    expect(read(changed?.calendar?.text)).toMatchObject({ method: "REQUEST", events: [{ uid, sequence: 1 }] });
    expect(off?.subject).toBe("Anul·lada: Visita, 1 de juny del 2027");
    expect(read(off?.calendar?.text)).toMatchObject({
      method: "CANCEL",
      events: [{ uid, sequence: 2, status: "CANCELLED" }],
    });
  });

  test("get one mail where it was moved before the first had left", async ({ db }) => {
    const id = await planned(db, { tells: true });
    await moved(db, id, { tells: true, place: "Sarrià" });
    const mails = await leaving(db, now);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("On: Sarrià");
    // They know of no other place: nothing has changed for them.
    expect(mails[0]?.subject).not.toContain("Canvi");
  });

  test("hear nothing of what was cancelled before a word of it had left", async ({ db }) => {
    const id = await planned(db, { tells: true });
    await cancelled(db, id, true);
    expect(await leaving(db, now)).toEqual([]);
    expect(await mailsAbout(db, id)).toEqual([]);
  });

  test("hear of the end where the first mail was tried, and may have come through", async ({ db }) => {
    const id = await planned(db, { tells: true });
    const notNow = { ok: false, reason: "not-now", said: "Timeout", code: "ETIMEDOUT" } as const;
    await sendDueMails(db, { deliver: async () => notNow, siteUrl: "https://www.xamfra.example" }, () => now);
    await cancelled(db, id, true);
    expect((await leaving(db, at("2026-11-21T12:00:00.000Z"))).map(({ subject }) => subject)).toEqual([
      "Anul·lada: Visita, 28 de novembre del 2026",
    ]);
  });

  test("hear of the end of what they were told of long before", async ({ db }) => {
    const spring = { startsAt: at("2027-03-01T09:00:00.000Z"), endsAt: at("2027-03-01T10:00:00.000Z") };
    const id = await planned(db, { ...spring, tells: true });
    await leaving(db, now);
    await eraseOldMails(db, at("2027-02-01T10:00:00.000Z"));
    await cancelled(db, id, true, at("2027-02-02T10:00:00.000Z"));
    expect(await leaving(db, at("2027-02-02T10:00:00.000Z"))).toHaveLength(1);

    await eraseOldMails(db, at("2027-04-02T10:00:00.000Z"));
    expect(await mailsAbout(db, id)).toEqual([]);
  });

  test("are taken out of it where another person's mailbox stands in it, and the new one is invited", async ({
    db,
  }) => {
    const home = await aProperty(db, { title: "Corner flat" });
    const about = { kind: "property", id: home.id } as const;
    const id = await planned(db, { tells: true, owner, about });
    await leaving(db, now);
    const ben = { name: "Ben", email: "ben@example.com", phone: "", language: "en" } as const;

    await moved(db, id, { tells: true, owner, about, person: ben });
    const mails = await leaving(db, now);

    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ["ana@example.com", "Anul·lada: Visita, 28 de novembre del 2026"],
      ["ben@example.com", "Confirmed: Viewing, 28 November 2026"],
    ]);
    const uid = (await findAppointment(db, id))?.uid;
    expect(read(mails[0]?.calendar?.text)).toMatchObject({
      method: "CANCEL",
      events: [{ uid, sequence: 1, status: "CANCELLED", summary: "Visita: Corner flat" }],
    });
    expect(read(mails[1]?.calendar?.text)).toMatchObject({ method: "REQUEST", events: [{ uid, sequence: 1 }] });
    expect(mails[0]?.text).toContain("Bon dia, Ana Puig");
    expect(`${mails[0]?.text}${mails[0]?.calendar?.text}`).not.toMatch(/Ben|ben@|Mallorca/);
  });

  test("are taken out of it where they were removed, though nobody else is told", async ({ db }) => {
    const id = await planned(db, { tells: true, owner });
    await leaving(db, now);
    const byPhone = { name: "Ana Puig", email: "", phone: "+34 600 111 222", language: "ca" } as const;
    await moved(db, id, { tells: false, person: byPhone, owner: { ...owner, email: "" } });
    const mails = await leaving(db, now);
    expect(mails.map(({ to, calendar }) => [to, read(calendar?.text).method])).toEqual([
      ["ana@example.com", "CANCEL"],
      ["luis@example.com", "CANCEL"],
    ]);
  });

  test("are put in again where they were taken out by mistake", async ({ db }) => {
    const id = await planned(db, { tells: true });
    await leaving(db, now);
    const ben = { name: "Ben", email: "ben@example.com", phone: "", language: "en" } as const;
    await moved(db, id, { tells: true, person: ben });
    await leaving(db, now);
    await moved(db, id, { tells: true });
    expect((await leaving(db, now)).map(({ to, subject }) => [to, subject])).toEqual([
      ["ben@example.com", "Cancelled: Viewing, 28 November 2026"],
      ["ana@example.com", "Confirmada: Visita, 28 de novembre del 2026"],
    ]);
    // Before the mail that takes them out has left, nothing has happened for them.
    await moved(db, id, { tells: true, person: ben });
    await moved(db, id, { tells: true });
    expect((await leaving(db, now)).map(({ to, subject }) => [to, subject])).toEqual([
      ["ana@example.com", "Canvi: Visita, 28 de novembre del 2026"],
    ]);
  });

  test("hear nothing twice where only the writing of their address changed", async ({ db }) => {
    const id = await planned(db, { tells: true });
    await leaving(db, now);
    await moved(db, id, { tells: true, person: { ...aViewing().person, email: "Ana@example.com" } });
    expect(await leaving(db, now)).toEqual([]);
  });

  test("hear of another home, of another kind and of somebody else who comes", async ({ db }) => {
    const [first, second] = [await aProperty(db, { title: "Corner flat" }), await aProperty(db, { title: "Loft" })];
    const about = ({ id }: { id: number }) => ({ kind: "property" as const, id });
    const marta = await aPerson(db);
    await db.updateTable("users").set({ name: "Marta" }).where("id", "=", marta.id).execute();
    const id = await planned(db, { tells: true, place: "", about: about(first) });
    await leaving(db, now);

    await moved(db, id, { tells: true, place: "", about: about(second) });
    const [other] = await leaving(db, now);
    expect(other?.text).toContain("Loft");
    expect(read(other?.calendar?.text)).toMatchObject({ method: "REQUEST", events: [{ sequence: 1 }] });

    await moved(db, id, { tells: true, place: "", about: about(second), goes: marta.id });
    expect((await leaving(db, now))[0]?.text).toContain("Marta");
    await moved(db, id, { tells: true, place: "", about: about(second), goes: marta.id, kind: "other" });
    expect((await leaving(db, now))[0]?.subject).toContain("Canvi");
    await moved(db, id, {
      tells: true,
      place: "",
      about: about(second),
      goes: marta.id,
      kind: "other",
      notes: "More for us",
    });
    expect(await leaving(db, now)).toEqual([]);
    expect(await findAppointment(db, id)).toMatchObject({ sequence: 3 });
  });

  test("read the day of an end after midnight, and which of October's two hours is meant", async ({ db }) => {
    await planned(db, { tells: true, startsAt: at("2026-11-28T22:30:00Z"), endsAt: at("2026-11-28T23:15:00Z") });
    const [late] = await leaving(db, now);
    expect(late?.text).toContain("de 23.30 a 00.15\u00a0h del 29\u00a0de novembre (hora de Barcelona)");
    await planned(db, { tells: true, startsAt: at("2027-10-31T00:30:00Z"), endsAt: at("2027-10-31T01:15:00Z") });
    const [twice] = await leaving(db, now);
    expect(twice?.text).toContain("de 02.30 (hora d’estiu) a 02.15\u00a0h (hora d’hivern)");
    expect(read(twice?.calendar?.text).events[0]).toMatchObject({ end: "2027-10-31T01:15:00.000Z" });
  });

  test("are greeted by the name that the staff typed, a couple and a firm too", async ({ db }) => {
    const names = ["Anna & Peter Smith", "Maria i Joan", "Puig, Soler & Cia. (2n 1a)", "O’Neill/García"];
    for (const name of names) {
      await planned(db, { tells: true, person: { name, email: "couple@example.com", phone: "", language: "en" } });
      const [mail] = await leaving(db, now);
      expect(mail?.text).toContain(`${name},\n`);
      expect(mail?.calendar?.text.replaceAll("\r\n ", "")).toContain(`CN="${name}"`);
    }
    await planned(db, { tells: true, person: { ...aViewing().person, name: "xamfra-pay.com", language: "en" } });
    expect((await leaving(db, now))[0]?.text).not.toContain("xamfra-pay");
  });

  test("get nothing where the box is not ticked, nor of what has already happened", async ({ db }) => {
    const id = await planned(db);
    await moved(db, id, { place: "Sarrià" });
    await cancelled(db, id, false);
    await planned(db, { tells: true }, at("2026-11-29T10:00:00.000Z"));
    expect(await leaving(db, now)).toEqual([]);
  });

  test("are reminded the day before, once, and not of what was settled that day", async ({ db }) => {
    await planned(db, { tells: true });
    await planned(
      db,
      { tells: true, person: { ...aViewing().person, email: "ben@example.com" } },
      at("2026-11-27T20:00:00Z"),
    );
    await leaving(db, at("2026-11-27T20:00:00.000Z"));

    expect(await remindOfAppointments(db, at("2026-11-27T09:59:00.000Z"))).toBe(0);
    expect(await remindOfAppointments(db, at("2026-11-27T21:00:00.000Z"))).toBe(1);
    expect(await remindOfAppointments(db, at("2026-11-27T21:01:00.000Z"))).toBe(0);
    const mails = await leaving(db, at("2026-11-27T21:00:00.000Z"));
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ["ana@example.com", "Recordatori: Visita, 28 de novembre del 2026"],
    ]);
  });
});

describe("a secret calendar address", () => {
  test("shows its owner's appointments and nobody else's, until it is renewed or its owner may not enter", async ({
    db,
  }) => {
    const me = await aPerson(db, { admin: "active" });
    const other = await aPerson(db, { admin: "active" });
    await planned(db, { goes: me.id });
    await planned(db, { goes: other.id, place: "Sarrià" });
    const off = await planned(db, {
      goes: me.id,
      ...{ startsAt: at("2026-12-01T10:00:00Z"), endsAt: at("2026-12-01T11:00:00Z") },
    });
    await cancelled(db, off, false);
    const tokenOf = (path: string) => path.replace(/^\/calendar\/|\.ics$/g, "");

    const token = tokenOf(await makeCalendarAddress(db, me.id, now));

    expect(read(await calendarBehind(db, token, now))).toMatchObject({
      method: "PUBLISH",
      events: [{ summary: "Viewing, Ana Puig", location: "Carrer de Mallorca 1" }],
    });
    expect(JSON.stringify(await db.selectFrom("calendar_addresses").selectAll().execute())).not.toContain(token);
    const renewed = tokenOf(await makeCalendarAddress(db, me.id, now));
    expect(await calendarBehind(db, token, now)).toBeUndefined();
    await forgetCalendarAddress(db, me.id, now);
    await forgetCalendarAddress(db, me.id, now);
    expect(await calendarBehind(db, renewed, now)).toBeUndefined();
    const noted = await db.selectFrom("activity_log").select(["kind", "actor_id"]).orderBy("id").execute();
    expect(noted.filter(({ kind }) => kind.startsWith("account.calendar"))).toEqual([
      { kind: "account.calendarMade", actor_id: me.id },
      { kind: "account.calendarMade", actor_id: me.id },
      { kind: "account.calendarForgotten", actor_id: me.id },
    ]);
  });

  type Person = { id: number; email: string };
  const adminOf = async (db: Db, { id }: Person) =>
    (await db.selectFrom("admin_users").select("id").where("user_id", "=", id).executeTakeFirstOrThrow()).id;
  const endings: [string, (db: Db, person: Person, by: Person) => Promise<void>][] = [
    [
      "a new password",
      (db: Db, person: Person) => db.transaction().execute((trx) => setPassword(trx, person, "a hash", now)),
    ],
    [
      "a password that its owner changes",
      async (db: Db, { id }: Person) => {
        const asked = { userId: id, session: "", current: "correct horse", password: "blue lamps over Gràcia at 7" };
        expect(await changeOwnPassword(db, asked, now)).toEqual({ ok: true });
      },
    ],
    [
      "the end and the return of their rights",
      async (db: Db, person: Person, by: Person) => {
        const id = await adminOf(db, person);
        expect(await deactivateAdmin(db, id, by.id, now)).toMatchObject({ ok: true });
        expect(await activateAdmin(db, id, by.id, now)).toMatchObject({ ok: true });
      },
    ],
    [
      "the removal and the return of its owner",
      async (db: Db, person: Person, by: Person) => {
        expect(await removeAdmin(db, await adminOf(db, person), by.id, now)).toMatchObject({ ok: true });
        await addsAdmin(db, person.email, now);
      },
    ],
  ];
  test.for(endings)("ends with %s", async ([, happens], { db }) => {
    await theAgency(db);
    const me = await aPerson(db, { admin: "active" });
    const other = await aPerson(db, { admin: "active" });
    const token = (await makeCalendarAddress(db, me.id, now)).replace(/^\/calendar\/|\.ics$/g, "");
    expect(await calendarBehind(db, token, now)).toBeDefined();
    await happens(db, me, other);
    expect(await calendarBehind(db, token, now)).toBeUndefined();
  });
});

describe("who asks to be forgotten", () => {
  async function aMessage(db: Db) {
    await theAgency(db);
    return receiveEnquiry(db, anEnquiry(), now);
  }

  test("leaves the diary, which keeps the hour without them; what was to come is off", async ({ db }) => {
    const { id: enquiryId } = await aMessage(db);
    const id = await planned(db, { enquiryId, tells: true });
    const theirOwn = await planned(db, {
      ...{ person: { ...aViewing().person, name: "Ben", email: "ben@example.com" } },
      owner: { ...owner, email: "Ana@example.com" },
    });
    expect(await countPersonalData(db, enquiryId)).toMatchObject({ appointments: 2 });

    await erasePerson(db, enquiryId, now);

    expect(await findAppointment(db, id)).toMatchObject({
      ...{
        person: { name: "", email: "", phone: "" },
        notes: "",
        status: "cancelled",
        isErased: true,
        enquiryId: null,
      },
      startsAt: "2026-11-28T10:00:00.000Z",
    });
    expect(await findAppointment(db, theirOwn)).toMatchObject({
      ...{ person: { name: "Ben" }, owner: { name: "", email: "" }, status: "planned" },
    });
    expect(await mailsAbout(db, id)).toEqual([]);
  });

  test("leaves what was agreed by phone, where no e-mail address was noted, and what stands under their number if that was asked", async ({
    db,
  }) => {
    await theAgency(db);
    const { id: enquiryId } = await receiveEnquiry(db, anEnquiry({ phone: "+34 600 111 222" }), now);
    const byPhone = (email: string) =>
      planned(db, { kind: "call", person: { name: "Ana", email, phone: "600 11 12 22", language: "ca" } });
    const [alone, another] = [await byPhone(""), await byPhone("ana.puig@work.example")];
    const someoneElse = await planned(db, {
      person: { name: "Ben", email: "", phone: "600 111 223", language: "ca" },
    });
    expect(await countPersonalData(db, enquiryId)).toMatchObject({ appointments: 1 });
    const file = await personFile(db, enquiryId, now, { messages: [], appointments: [alone, another, someoneElse] });
    expect(file?.appointments).toHaveLength(2);

    await erasePerson(db, enquiryId, now);
    expect(await findAppointment(db, alone)).toMatchObject({ person: { name: "", phone: "" }, isErased: true });
    expect(await findAppointment(db, another)).toMatchObject({ person: { name: "Ana" } });

    const again = await receiveEnquiry(db, anEnquiry({ phone: "+34 600 111 222" }), now);
    await erasePerson(db, again.id, now, { withPhone: true });
    expect(await findAppointment(db, another)).toMatchObject({ person: { name: "", phone: "" }, isErased: true });
    expect(await findAppointment(db, someoneElse)).toMatchObject({ person: { name: "Ben" } });
  });

  test("is not written back by a form that was open meanwhile", async ({ db }) => {
    const { id: enquiryId } = await aMessage(db);
    const held = await planned(db, { enquiryId });
    const afterwards = at("2026-11-29T10:00:00.000Z");
    const ofOwner = await planned(db, {
      person: { ...aViewing().person, name: "Ben", email: "ben@example.com" },
      owner: { ...owner, email: "ana@example.com" },
    });
    const open = await Promise.all([held, ofOwner].map((id) => findAppointment(db, id)));

    await erasePerson(db, enquiryId, afterwards);

    for (const before of open) {
      const { id, version } = before!;
      const entry = aViewing({ owner: { ...owner, email: "ana@example.com" } });
      expect(await changeAppointment(db, id, version, { entry, by: 1, seen: "" }, afterwards)).toMatchObject({
        reason: "changed",
      });
    }
    // Nor by the press after that, where there is nobody left.
    expect(await moved(db, held, {}, afterwards)).toMatchObject({ reason: "changed" });
  });

  test("stays forgotten where an older backup brings the diary back", async ({ db }) => {
    const id = await planned(db);
    const asOwner = await planned(db, {
      person: { ...aViewing().person, name: "Ben", email: "ben@example.com" },
      owner: { ...owner, email: "Ana@example.com" },
    });
    const makeMark = (kind: string, value: string) => `${kind} ${value}`;
    await rememberErased(db, personMarks({ email: "ana@example.com" }, makeMark), now);

    await eraseAgain(db, [], makeMark, now);

    expect(await findAppointment(db, id)).toMatchObject({ person: { name: "", email: "" }, isErased: true });
    expect(await findAppointment(db, asOwner)).toMatchObject({ owner: { name: "", email: "" }, notes: "", version: 2 });
  });

  test("finds in their file what the diary says of them, and nothing of the owner", async ({ db }) => {
    const { id: enquiryId } = await aMessage(db);
    await planned(db, { enquiryId, owner });
    const file = await personFile(db, enquiryId, now);
    expect(file?.appointments).toMatchObject([
      { as: "visitor", name: "Ana Puig", startsAt: "2026-11-28T10:00:00.000Z" },
    ]);
    expect(JSON.stringify(file)).not.toContain("luis@example.com");
  });

  test("is forgotten by age as messages are", async ({ db }) => {
    const id = await planned(db);
    await eraseExpired(db, at("2028-11-27T10:00:00.000Z"));
    expect(await findAppointment(db, id)).toMatchObject({ person: { name: "Ana Puig" } });
    await eraseExpired(db, at("2028-11-29T10:00:00.000Z"));
    expect(await findAppointment(db, id)).toMatchObject({ person: { name: "" }, isErased: true });
  });
});
