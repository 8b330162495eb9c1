import type { Db } from "~/db/database";
import { findBookingHours, saveBookingHours } from "~/domain/agency/booking-hours.server";
import { bookedNow } from "~/domain/booking/booked.server";
import { appointmentBehind } from "~/domain/booking/booking-links.server";
import { tellAddress, tellAddressesInTime } from "~/domain/booking/visitor-place.server";
import { cancelAppointment, changeAppointment, findAppointment } from "~/domain/diary/appointments.server";
import { deleteListing } from "~/domain/listings/deletion.server";
import { findPropertyForm, updateProperty } from "~/domain/properties/property-editing.server";
import type { PropertyValues } from "~/domain/properties/property-form.schema";

import { opensHours } from "../support/bookable";
import { anEnquiry, aPerson, aProperty, theAgency } from "../support/builders";
import { confirmedBooking } from "../support/confirmed-booking";
import { leaving } from "../support/leaving-mails";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const ten = "2026-11-23T09:00:00.000Z";

async function booked(db: Db, showsAddress: 0 | 1 = 0) {
  await theAgency(db);
  const { id: goes } = await aPerson(db, { admin: "active" });
  await opensHours(db, { goes });
  const home = await aProperty(db, { address: "Carrer de Girona 5", shows_exact_address: showsAddress });
  const { kind: _kind, ...message } = anEnquiry({ propertyId: home.id, asked: {} });
  return { home, ...(await confirmedBooking(db, { kind: "viewing", place: "", startsAt: ten, message }, now)) };
}

async function toldToVisitor(db: Db, when = now) {
  const mails = await leaving(db, when);
  const toVisitor = mails.filter(({ to }) => to === "ana@example.com");
  const file = toVisitor.map(({ calendar }) => calendar?.text.replaceAll("\r\n ", "") ?? "").join();
  return { mails, text: toVisitor.map(({ text }) => text).join(), file };
}

const shown = async (db: Db, secret: string) => {
  const appointment = await appointmentBehind(db, secret);
  return appointment && bookedNow(db, appointment, "en", now);
};
/** As the form of the home does. */
const saves = async (db: Db, id: number, changes: Partial<PropertyValues>) => {
  const { version, values } = (await findPropertyForm(db, id))!;
  const saved = await updateProperty(db, id, { version, values: { ...values, ...changes }, editor: 1 }, later(1));
  expect(saved).toMatchObject({ ok: true });
};
const versionOf = async (db: Db, id: number) => (await findAppointment(db, id))?.version ?? 0;

describe("the address of a home that hides it", () => {
  test("is told to no visitor until the agent confirms: not by mail, calendar file or page", async ({ db }) => {
    const { appointmentId, secret } = await booked(db);
    const { mails, text, file } = await toldToVisitor(db);
    expect(`${text}${file}`).not.toMatch(/Girona|08008/);
    expect(text).toContain("We’ll email it to you before the appointment");
    expect(file).toMatch(/LOCATION:.*Barcelona/);
    const page = await shown(db, secret);
    expect(page).toMatchObject({ isPlaceWithheld: true, place: expect.stringContaining("Barcelona") });
    expect(JSON.stringify(page)).not.toContain("Girona");
    // The agent reads it, and where to confirm.
    expect(await findAppointment(db, appointmentId)).toMatchObject({ place: "Carrer de Girona 5, 08008 Barcelona" });
    expect(mails.find(({ to }) => to === "agent@example.com")?.text).toContain(`/admin/diary/${appointmentId}`);

    expect(await tellAddress(db, appointmentId, await versionOf(db, appointmentId), later(5))).toEqual({ ok: true });
    const told = await toldToVisitor(db, later(5));
    expect(told.text).toContain("Where: Carrer de Girona 5, 08008 Barcelona");
    expect(told.file).toMatch(/LOCATION:Carrer de Girona 5[^]*SEQUENCE:1|SEQUENCE:1[^]*LOCATION:Carrer de Girona 5/);
    expect(await shown(db, secret)).toMatchObject({ isPlaceWithheld: false });
    // Pressed twice it is told once.
    expect(await tellAddress(db, appointmentId, 0, later(6))).toEqual({ ok: true });
    expect((await toldToVisitor(db, later(6))).mails).toEqual([]);
  });

  test("is told by itself some hours before, where the agent set it so, and else not", async ({ db }) => {
    const { appointmentId } = await booked(db);
    await leaving(db, now);
    const before = (hours: number) => new Date(Date.parse(ten) - hours * 60 * 60_000);
    expect(await tellAddressesInTime(db, before(1))).toBe(0);
    const { version, ...hours } = await findBookingHours(db);
    await saveBookingHours(db, { ...hours, addressHours: 3 }, version, now);
    expect(await tellAddressesInTime(db, before(4))).toBe(0);
    expect(await tellAddressesInTime(db, before(3))).toBe(1);
    expect(await tellAddressesInTime(db, before(2))).toBe(0);
    expect((await toldToVisitor(db, before(2))).text).toContain("Carrer de Girona 5");
    expect(await findAppointment(db, appointmentId)).toMatchObject({ addressToldAt: before(3).toISOString() });
  });

  test("is no secret where the home shows it, or where the agent wrote another place to meet", async ({ db }) => {
    const { home, appointmentId, secret } = await booked(db, 1);
    expect((await toldToVisitor(db)).text).toContain("Where: Carrer de Girona 5, 08008 Barcelona");
    await db.updateTable("properties").set({ shows_exact_address: 0 }).where("id", "=", home.id).execute();
    expect(await shown(db, secret)).toMatchObject({ isPlaceWithheld: true });
    await db.updateTable("appointments").set({ place: "Metro Girona" }).where("id", "=", appointmentId).execute();
    expect(await shown(db, secret)).toMatchObject({ place: "Metro Girona", isPlaceWithheld: false });
  });

  test("stays one where the agent corrects it later, and the visitor hears the right one", async ({ db }) => {
    const { home, appointmentId, secret } = await booked(db);
    await toldToVisitor(db);
    await saves(db, home.id, { address: "Carrer de Girona 15" });
    expect(await shown(db, secret)).toMatchObject({
      isPlaceWithheld: true,
      place: expect.not.stringContaining("Girona"),
    });
    await tellAddress(db, appointmentId, await versionOf(db, appointmentId), later(5));
    expect((await toldToVisitor(db, later(5))).text).toContain("Where: Carrer de Girona 15, 08008 Barcelona");
  });

  test("stays one when the home is deleted: on the visitor's page, and in the mail that the viewing is off", async ({
    db,
  }) => {
    const { home, appointmentId, secret } = await booked(db);
    await toldToVisitor(db);
    await deleteListing(db, { kind: "property", id: home.id }, 1, later(1));
    expect(JSON.stringify(await shown(db, secret))).not.toContain("Girona");
    await cancelAppointment(db, appointmentId, { version: await versionOf(db, appointmentId), tells: true }, later(2));
    const { text, file } = await toldToVisitor(db, later(2));
    expect(text).toContain("cancelled");
    expect(`${text}${file}`).not.toContain("Girona");
  });

  test("of another home is not told because that of the first one was", async ({ db }) => {
    const { appointmentId, secret } = await booked(db);
    await tellAddress(db, appointmentId, await versionOf(db, appointmentId), later(5));
    await toldToVisitor(db, later(5));
    const other = await aProperty(db, { address: "Carrer de Sant Pau 9", shows_exact_address: 0 });
    const { version, startsAt, endsAt, goes, ...found } = (await findAppointment(db, appointmentId))!;
    const times = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
    const about = { kind: "property" as const, id: other.id };
    const entry = { ...found, ...times, goes: goes?.id ?? null, about };
    expect(await changeAppointment(db, appointmentId, version, { entry, by: 1, seen: "" }, later(6))).toMatchObject({
      ok: true,
    });
    expect((await toldToVisitor(db, later(6))).text).not.toContain("Sant Pau");
    expect(await shown(db, secret)).toMatchObject({ isPlaceWithheld: true });
  });
});
