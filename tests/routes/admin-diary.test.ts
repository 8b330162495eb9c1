import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";
import { dayInBarcelona, fromBarcelona } from "~/i18n/barcelona-time";
import { action as ownAccount, loader as account } from "~/routes/admin/account/account";
import { loader as dashboard } from "~/routes/admin/dashboard";
import { action as deeds, loader as shown } from "~/routes/admin/diary/appointment";
import { action as change, loader as form } from "~/routes/admin/diary/edit";
import { loader as file } from "~/routes/admin/diary/file";
import { loader as list } from "~/routes/admin/diary/list";
import { action as add, loader as blank } from "~/routes/admin/diary/new";
import { action as settings, loader as settingsPage } from "~/routes/admin/diary/settings";
import { loader as message } from "~/routes/admin/enquiries/message";
import { loader as calendar } from "~/routes/machine/calendar";

import { signedInAs } from "../support/accounts";
import { aDevelopment, anEnquiry, aPerson, aProperty, theAgency } from "../support/builders";
import { deed, get, post } from "../support/requests";

let me: { id: number };
let headers: Record<string, string>;
beforeAll(async () => {
  await theAgency(db);
  me = await aPerson(db, { admin: "active", email: "me@example.com" });
  headers = await signedInAs(db, me);
});
beforeEach(async () => {
  await db.deleteFrom("appointments").execute();
  await db.deleteFrom("outbox").execute();
});

const day = (days: number) => dayInBarcelona(new Date(Date.now() + days * 24 * 60 * 60_000));
const inAWeek = day(7);

const filled = (given: Record<string, string> = {}) => ({
  ...{ kind: "viewing", day: inAWeek, time: "17:30", minutes: "45", place: "Carrer de Mallorca 1", about: "" },
  ...{ personName: "Ana Puig", personEmail: "ana@example.com", personPhone: "", personLanguage: "es" },
  ...{ ownerName: "", ownerEmail: "", ownerLanguage: "es", goes: String(me.id), notes: "", version: "", seen: "" },
  ...given,
});

const plan = (given: Record<string, string> = {}) => post(add, "/admin/diary/new", filled(given), {}, headers);
const stored = () => db.selectFrom("appointments").selectAll().orderBy("id").execute();
const mails = () => db.selectFrom("outbox").select(["template", "recipient"]).orderBy("id").execute();

async function aPlanned(given: Record<string, string> = {}) {
  const { headers: answered } = await plan(given);
  const id = answered.get("Location")?.split("/").at(-1) ?? "";
  return { id, path: `/admin/diary/${id}`, params: { id } };
}

describe("a new appointment", () => {
  test("is kept at Barcelona's time, and its page shown", async () => {
    const { path, params } = await aPlanned({ time: "9.30", day: inAWeek.split("-").reverse().join("/") });

    expect(await stored()).toMatchObject([
      { kind: "viewing", starts_at: fromBarcelona(`${inAWeek}T09:30`)?.toISOString(), goes: me.id, tells: 0 },
    ]);
    expect((await get(shown, path, params, headers)).data).toMatchObject({
      title: "Viewing, Ana Puig",
      appointment: { status: "planned", place: "Carrer de Mallorca 1" },
      clashes: [],
    });
    expect(await mails()).toEqual([]);
  });

  test("tells the person by mail where the box is ticked", async () => {
    await plan({ tells: "on", ownerEmail: "luis@example.com" });
    expect(await mails()).toEqual([
      { template: "appointment-confirmed", recipient: "ana@example.com" },
      { template: "appointment-confirmed", recipient: "luis@example.com" },
    ]);
  });

  test.each([
    [{ day: day(-1) }, { day: ["diary.day.past"] }],
    [{ happened: "on" }, { happened: ["diary.happened.future"] }],
    // The clocks go from two to three in that night.
    [{ day: "2027-03-28", time: "02:30" }, { time: ["diary.time.skipped"] }],
    // Clocks of the hour went by the sun.
    [{ day: "0001-01-01" }, { day: ["diary.day.far"] }],
    [{ day: "0001-01-01", happened: "on" }, { day: ["diary.day.far"] }],
    [{ day: "9999-12-31" }, { day: ["diary.day.far"] }],
    [{ day: "31/02/2027" }, { day: ["field.day.invalid"] }],
    [{ day: "2099-01-01" }, { day: ["diary.day.far"] }],
    [{ time: "half past" }, { time: ["diary.time.invalid"] }],
    [{ personName: "", personEmail: "" }, { personName: ["diary.person.required"] }],
    [{ personEmail: "ana at home" }, { personEmail: ["field.email.invalid"] }],
    [{ tells: "on", personEmail: "" }, { personEmail: ["diary.email.required"] }],
    [{ kind: "call" }, { personPhone: ["diary.phone.required"] }],
    [{ minutes: "7" }, { minutes: ["field.invalid"] }],
  ])("with %o is refused at its field, and everything typed stays", async (wrong, errors) => {
    const answer = await plan({ ...wrong, notes: "Ring twice" });
    expect([answer.status, answer.data]).toMatchObject([
      400,
      { state: { errors, values: { ...wrong, notes: "Ring twice" } } },
    ]);
    expect(await stored()).toEqual([]);
  });

  test("in the hour that October has twice is the first of them", async () => {
    await plan({ day: "2027-10-31", time: "02:30" });
    expect(await stored()).toMatchObject([
      { starts_at: "2027-10-31T00:30:00.000Z", ends_at: "2027-10-31T01:15:00.000Z" },
    ]);
  });

  test("that already happened is taken where that is said, and nobody is told", async () => {
    await plan({ day: day(-1), happened: "on", tells: "on" });
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toEqual([]);
  });

  test("that clashes is told before it is saved, and saved when it is sent again", async () => {
    const { id } = await aPlanned();
    const told = await plan({ time: "18:00", place: "Sarrià" });
    expect([told.status, told.data]).toMatchObject([409, { clashes: [{ kind: "overlap", id: Number(id) }] }]);
    const seen = `${id}.overlap`;
    expect(told.data).toMatchObject({ seen });
    expect((await plan({ time: "18:00", place: "Sarrià", seen })).status).toBe(303);
    expect(await stored()).toHaveLength(2);
  });

  test("with a place that was typed is asked about it when it is for another home, once", async () => {
    const [first, second] = [await aProperty(db, {}), await aProperty(db, { address: "Carrer de Girona 5" })];
    const { path, params } = await aPlanned({ about: `property-${first.id}`, place: "Café Zurich" });
    const send = (given: Record<string, string>) =>
      post(change, `${path}/edit`, filled({ about: `property-${second.id}`, version: "1", ...given }), params, headers);

    const asked = await send({ place: "Café Zurich", notes: "Ring twice" });
    const { state } = asked.data as { state: { values: Record<string, string> } };
    expect([asked.status, asked.data]).toMatchObject([
      409,
      {
        state: { errors: { place: [expect.stringContaining("Carrer de Girona 5")] }, values: { notes: "Ring twice" } },
      },
    ]);
    expect((await send(state.values)).status).toBe(303);
    expect(await stored()).toMatchObject([{ place: "Café Zurich", property_id: second.id, notes: "Ring twice" }]);
  });

  test("about a home that is gone meanwhile is kept without it", async () => {
    await plan({ about: "property-999999", enquiry: "999999", goes: "999999" });
    expect(await stored()).toMatchObject([{ property_id: null, enquiry_id: null, goes: null }]);
  });
});

describe("a viewing request", () => {
  async function aRequest() {
    const home = await aProperty(db, { title: "Corner flat", address: "Carrer de Girona 5" });
    const { id } = await receiveEnquiry(
      db,
      anEnquiry({
        ...{ kind: "viewing", language: "ca", propertyId: home.id, phone: "+34 611 222 333" },
        asked: { home: { id: home.id, title: "Corner flat" }, firstDay: inAWeek, firstPart: "afternoon" },
      }),
      new Date(),
    );
    return { id, home };
  }

  test("becomes an appointment in two presses: a time it asked for, then Save", async () => {
    const { id, home } = await aRequest();
    const page = await get(message, `/admin/enquiries/${id}`, { id: String(id) }, headers);
    expect(page.data).toMatchObject({ diary: { wished: [`${inAWeek}T16:00`], appointments: [] } });

    const opened = await get(blank, `/admin/diary/new?enquiry=${id}&at=${inAWeek}T16:00`, {}, headers);
    expect(opened.data).toMatchObject({
      state: {
        values: {
          ...{
            kind: "viewing",
            day: inAWeek,
            time: "16:00",
            minutes: "45",
            place: "Carrer de Girona 5, 08008 Barcelona",
          },
          ...{ about: `property-${home.id}`, personName: "Ana Puig", personEmail: "ana@example.com" },
          ...{ personPhone: "+34 611 222 333", personLanguage: "ca", tells: "on", goes: String(me.id) },
        },
      },
    });
    const { state } = opened.data as { state: { values: Record<string, string> } };
    await post(add, "/admin/diary/new", state.values, {}, headers);

    expect(await stored()).toMatchObject([{ enquiry_id: id, property_id: home.id, person_language: "ca" }]);
    const after = await get(message, `/admin/enquiries/${id}`, { id: String(id) }, headers);
    expect(after.data).toMatchObject({ diary: { appointments: [{ kind: "viewing" }] } });
  });

  test("about a development brings it, and the unit that was chosen", async () => {
    const building = await aDevelopment(db, { name: "Illa Nova", units: [{ name: "2-B" }] });
    const asked = { development: "Illa Nova", unit: "2-B" };
    const { id } = await receiveEnquiry(
      db,
      anEnquiry({ kind: "development", developmentId: building.id, asked }),
      new Date(),
    );
    const opened = await get(blank, `/admin/diary/new?enquiry=${id}`, {}, headers);
    const about = `development-${building.id}-${building.unitIds[0]}`;
    expect(opened.data).toMatchObject({
      state: { values: { about } },
      choices: { about: expect.arrayContaining([{ value: about, label: "Illa Nova, unit 2-B" }]) },
    });

    await plan({ about });
    expect(await stored()).toMatchObject([{ development_id: building.id, unit_id: building.unitIds[0] }]);
  });

  test("is offered a time that is free", async () => {
    const { id } = await aRequest();
    await plan({ time: "16:00", minutes: "60" });
    const opened = await get(blank, `/admin/diary/new?enquiry=${id}`, {}, headers);
    // An hour, and the half hour that the way takes.
    expect(opened.data).toMatchObject({ wished: [`${inAWeek}T17:30`] });
  });
});

describe("an appointment", () => {
  test("is changed from what is stored, and the slower of two is told", async () => {
    const { id, path, params } = await aPlanned();
    const drawn = await get(form, `${path}/edit`, params, headers);
    expect(drawn.data).toMatchObject({
      state: { values: { day: inAWeek, time: "17:30", minutes: "45", version: "1" } },
    });

    const first = await post(change, `${path}/edit`, filled({ version: "1", time: "19:00" }), params, headers);
    expect(first.headers.get("Location")).toBe(`/admin/diary/${id}`);
    const second = await post(change, `${path}/edit`, filled({ version: "1", time: "20:00" }), params, headers);

    expect([second.status, second.data]).toMatchObject([
      409,
      { state: { values: { time: "20:00", version: "2" }, overtakenBy: { time: "19:00" } } },
    ]);
  });

  test("is cancelled with a word to who knew of it, and changed no more", async () => {
    const { path, params } = await aPlanned({ tells: "on" });
    await db.updateTable("outbox").set({ status: "sent", tries: 1 }).execute();
    await post(deed(deeds, "cancel"), path, { version: "1", tells: "on" }, params, headers);
    expect(await stored()).toMatchObject([{ status: "cancelled", sequence: 1 }]);
    expect((await mails()).map(({ template }) => template)).toEqual(["appointment-confirmed", "appointment-cancelled"]);
    const late = await post(change, `${path}/edit`, filled({ version: "2", place: "Typed" }), params, headers);
    expect(late).toMatchObject({ status: 409, data: { state: { values: { place: "Typed" } } } });
    const said = { version: "2", outcome: "interested", words: "Liked the light", offer: "" };
    expect(await post(deed(deeds, "said"), path, said, params, headers)).toMatchObject({
      status: 409,
      data: { state: { values: { words: "Liked the light" }, errors: { outcome: ["diary.outcome.closed"] } } },
    });
    expect(await stored()).toMatchObject([{ status: "cancelled" }]);
  });

  test("that is over keeps what was said; an offer says how much", async () => {
    const { path, params } = await aPlanned({ day: day(-1), happened: "on" });
    const say = (said: Record<string, string>) =>
      post(deed(deeds, "said"), path, { version: "1", words: "Too dark", offer: "", ...said }, params, headers);

    expect((await say({})).data).toMatchObject({ state: { errors: { outcome: ["diary.outcome.required"] } } });
    expect((await say({ outcome: "offer" })).data).toMatchObject({
      state: { errors: { offer: ["diary.offer.required"] } },
    });
    expect((await say({ outcome: "offer", offer: "820.000 €" })).status).toBe(303);
    expect(await stored()).toMatchObject([
      { status: "done", outcome: "offer", offer: 820_000, outcome_words: "Too dark" },
    ]);
  });

  test("in the past is changed where that is said, cancelled all the same, and nobody is told", async () => {
    const { id, path, params } = await aPlanned({ day: day(-1), happened: "on", tells: "on" });
    const past = { version: "1", day: day(-1), tells: "on", notes: "Came late" };
    const refused = await post(change, `${path}/edit`, filled(past), params, headers);
    expect([refused.status, refused.data]).toMatchObject([
      400,
      { state: { values: { notes: "Came late" }, errors: { day: ["diary.day.past"] } } },
    ]);
    const taken = await post(change, `${path}/edit`, filled({ ...past, happened: "on" }), params, headers);
    expect(taken.headers.get("Location")).toBe(`/admin/diary/${id}`);
    await post(deed(deeds, "cancel"), path, { version: "2", tells: "on" }, params, headers);
    expect(await stored()).toMatchObject([{ status: "cancelled", notes: "Came late" }]);
    expect(await mails()).toEqual([]);
  });

  test("is a file that calendars open", async () => {
    const { path, params } = await aPlanned();
    const answer = await file({
      request: new Request(`http://localhost:3000${path}/appointment.ics`, { headers }),
      params,
      context: {},
    });
    expect(answer).toBeInstanceOf(Response);
    const text = answer instanceof Response ? await answer.text() : "";
    expect(text).toContain("SUMMARY:Viewing\\, Ana Puig");
  });

  test("that is not there is not found", async () => {
    expect((await get(shown, "/admin/diary/999", { id: "999" }, headers)).status).toBe(404);
  });
});

describe("the diary", () => {
  test.each([
    ["", 2],
    [`?day=${day(9)}`, 0],
    [`?view=day&day=${inAWeek}`, 1],
    [`?view=week&day=${inAWeek}`, 2],
    ["?view=past", 1],
    ["?view=nonsense&day=nonsense&page=0", 2],
  ])("at the address %s shows what lies there", async (query, expected) => {
    await plan();
    await plan({ day: new Date(`${inAWeek}T00:00:00Z`).getUTCDay() === 0 ? day(6) : day(8), seen: "" });
    await plan({ day: day(-30), happened: "on" });
    const answer = await get(list, `/admin/diary${query}`, {}, headers);
    const { appointments } = answer.data as { appointments: unknown[] };
    expect([answer.status, appointments.length]).toEqual([200, expected]);
  });
});

test("the dashboard has today, and the first three that come after", async () => {
  await plan({ day: day(2), time: "10:00" });
  for (const days of [5, 4, 3]) await plan({ day: day(days), seen: "" });
  const drawn = await get(dashboard, "/admin", {}, headers);
  const { next } = drawn.data as { next: { startsAt: string }[] };
  expect(next.map(({ startsAt }) => dayInBarcelona(new Date(startsAt)))).toEqual([day(2), day(3), day(4)]);
});

describe("the secret address", () => {
  test("is made only after the password was given again", async () => {
    await db.updateTable("sessions").set({ password_at: null }).where("user_id", "=", me.id).execute();
    const answer = await make();
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      307,
      `/admin/confirm-password?${new URLSearchParams({ to: "/admin/diary/settings" })}`,
    ]);
    await db
      .updateTable("sessions")
      .set({ password_at: new Date().toISOString() })
      .where("user_id", "=", me.id)
      .execute();
  });

  test("stands beside the sessions of its owner and can be ended there", async () => {
    const { address } = (await make()).data as { address: string };
    const shown = await get(account, "/admin/account", {}, headers);
    expect((shown.data as { calendarMadeAt: string | null }).calendarMadeAt).not.toBeNull();
    expect((await post(deed(ownAccount, "forget-calendar"), "/admin/account", {}, {}, headers)).status).toBe(303);
    expect((await ask(address)).status).toBe(404);
  });

  const make = () => post(deed(settings, "calendar"), "/admin/diary/settings", {}, {}, headers);
  const ask = (address: string) => {
    const name = new URL(address).pathname.split("/").at(-1) ?? "";
    return calendar({ request: new Request(address), params: { file: name }, context: {} });
  };

  test("is shown once, answers a phone without a session, and is stored by nobody on the way", async () => {
    await plan();
    const { address } = (await make()).data as { address: string };
    const answer = await ask(address);
    expect([answer.status, answer.headers.get("Content-Type"), answer.headers.get("Cache-Control")]).toEqual([
      ...[200, "text/calendar; charset=utf-8", "no-store"],
    ]);
    expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(await answer.text()).toContain("BEGIN:VEVENT");
    const later = await get(settingsPage, "/admin/diary/settings", {}, headers);
    expect(JSON.stringify(later.data)).not.toContain(address.slice(-20, -4));
  });

  test("is dead once there is a new one, and what nobody made is not found", async () => {
    const { address } = (await make()).data as { address: string };
    await make();
    expect((await ask(address)).status).toBe(404);
    expect((await ask("http://localhost:3000/calendar/x.ics")).status).toBe(404);
  });
});

test("the way between two places is set in minutes", async () => {
  const save = (travel: string) => post(deed(settings, "travel"), "/admin/diary/settings", { travel }, {}, headers);
  expect((await save("a while")).data).toMatchObject({ state: { errors: { travel: ["diary.travel.invalid"] } } });
  expect((await save("45")).status).toBe(303);
  expect((await get(settingsPage, "/admin/diary/settings", {}, headers)).data).toMatchObject({
    travel: { values: { travel: "45" } },
  });
});
