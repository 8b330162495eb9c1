import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { closedHours } from "~/domain/agency/booking-hours";
import { findBookingHours, saveBookingHours } from "~/domain/agency/booking-hours.server";
import { weekdays, type WeekHours } from "~/domain/agency/opening-hours";
import { planAppointment } from "~/domain/diary/appointments.server";
import { daysLater } from "~/domain/diary/diary-search";
import { dayInBarcelona, fromBarcelona } from "~/i18n/barcelona-time";
import { action as change, loader as settings } from "~/routes/admin/diary/settings";
import { action as books, loader as page } from "~/routes/site/booking/book";
import { loader as booked } from "~/routes/site/booking/booked";
import { action as cancels, loader as asks } from "~/routes/site/booking/cancel";
import { action as confirms, loader as confirmation } from "~/routes/site/booking/confirm";
import { action as moves, loader as times } from "~/routes/site/booking/move";
import { loader as homePage } from "~/routes/site/property/route";
import { loader as sent } from "~/routes/site/sent";

import { signedInAs } from "../support/accounts";
import { aPerson, aProperty, theAgency } from "../support/builders";
import { linkOfNewest } from "../support/confirmed-booking";
import { type Answer, deed, get, post } from "../support/requests";

const spans = [{ opens: "10:00", closes: "13:00" }];
const everyDay = Object.fromEntries(weekdays.map((day) => [day, spans])) as unknown as WeekHours;

let home: { id: number };
let goes: number;
let headers: Record<string, string>;
beforeAll(async () => {
  await theAgency(db);
  const agent = await aPerson(db, { admin: "active", email: "agent-who-goes@example.com" });
  goes = agent.id;
  headers = await signedInAs(db, agent);
  home = await aProperty(db, { title: "Corner flat" });
});
beforeEach(async () => {
  for (const table of ["appointments", "outbox", "contact_submissions"] as const) await db.deleteFrom(table).execute();
  await open({});
});

async function open(given: Partial<typeof closedHours>) {
  const { version } = await findBookingHours(db);
  const hours = { ...closedHours, hours: everyDay, minutes: 60 as const, kinds: ["viewing", "call"] as const, goes };
  await saveBookingHours(db, { ...hours, ...given }, version, new Date());
}

const inThreeDays = daysLater(dayInBarcelona(new Date()), 3);
const moment = (time: string) => fromBarcelona(`${inThreeDays}T${time}`)?.toISOString() ?? "";
const path = () => `/book?home=${home.id}`;

const filled = (given: Record<string, string> = {}) => ({
  ...{ firstName: "Ana", lastName: "Puig", email: "ana@example.com", phone: "", message: "", week: "1" },
  ...{ time: moment("10:00"), ...given },
});
const send = (given: Record<string, string> = {}, where = path()) => post(books, where, filled(given));
const planned = () => db.selectFrom("appointments").selectAll().where("status", "=", "planned").orderBy("id").execute();
const secretIn = ({ headers: answered }: Answer) =>
  /\/book\/([\w-]{43})$/.exec(answered.get("Location") ?? "")?.[1] ?? "";
/** Presses the button of the page that the mail about the newest booking leads to. */
const press = async (language = "", given: Record<string, string> = {}) => {
  const secret = await linkOfNewest(db);
  return post(confirms, `${language}/book/${secret}/confirm`, given, { secret });
};
/** Sends the form and presses the link in its mail. */
const sendAndConfirm = async (given: Record<string, string> = {}, where = path(), language = "") => {
  expect((await send(given, where)).status).toBe(303);
  return press(language);
};
const freeIn = (answer: Answer) => JSON.stringify(answer.data);

describe("the page of a booking", () => {
  test("shows the home and its free times, and no search engine keeps it", async () => {
    const { data } = await get(page, path());
    expect(data).toMatchObject({
      offer: { view: "free", home: { id: home.id }, minutes: 60, free: { week: 1 } },
      meta: { isPrivate: true, title: "Book a viewing: Corner flat" },
    });
    expect(freeIn({ status: 200, headers: new Headers(), data })).toContain(moment("12:00"));
  });

  test("leads to the other forms while no hours are open, and is linked from no home", async () => {
    const linked = async () => (await get(homePage, `/property/${home.id}`, { id: String(home.id) })).data;
    expect(await linked()).toMatchObject({ isBookable: true });
    await open({ hours: closedHours.hours });
    expect(await linked()).toMatchObject({ isBookable: false });
    for (const closed of ["/book", path(), "/book?kind=call"]) {
      expect((await get(page, closed)).data).toMatchObject({ offer: { view: "closed" }, formId: undefined });
    }
  });

  test("asks what to book where the address does not say it", async () => {
    expect((await get(page, "/book")).data).toMatchObject({ offer: { view: "choose", kinds: ["viewing", "call"] } });
    expect((await get(page, "/book?kind=call")).data).toMatchObject({
      offer: { view: "free", thing: { kind: "call" }, minutes: 15 },
    });
    // Not opened for it.
    expect((await get(page, "/book?kind=valuation")).data).toMatchObject({ offer: { view: "closed" } });
    expect((await get(page, "/book?kind=nonsense")).data).toMatchObject({ offer: { view: "choose" } });
  });

  test.each(["999999", "0", "x"])("of home %s, which is not there, is missing", async (id) => {
    expect((await get(page, `/book?home=${id}`)).status).toBe(404);
  });

  test("of a draft is missing, and of a sold home leads to others", async () => {
    const draft = await aProperty(db, { status: "draft", published_at: null });
    expect((await get(page, `/book?home=${draft.id}`)).status).toBe(404);
    const sold = await aProperty(db, { status: "sold" });
    expect((await get(page, `/book?home=${sold.id}`)).data).toMatchObject({ offer: { view: "sold" } });
    const answer = await send({ message: "We come with two children" }, `/book?home=${sold.id}`);
    expect([answer.status, answer.data]).toMatchObject([
      409,
      { result: { error: { "": ["booking.sold.now"] }, initialValue: { message: "We come with two children" } } },
    ]);
  });
});

describe("a booking that is sent", () => {
  test("leads to its own page, where it stands in the visitor's language", async () => {
    const answer = await sendAndConfirm({}, `/ca${path()}`, "/ca");
    expect(answer.status).toBe(303);
    const secret = secretIn(answer);
    expect(answer.headers.get("Location")).toBe(`/ca/book/${secret}`);
    expect(await planned()).toMatchObject([
      { starts_at: moment("10:00"), ends_at: moment("11:00"), goes, person_language: "ca", tells: 1 },
    ]);
    expect((await get(booked, `/ca/book/${secret}`, { secret })).data).toMatchObject({
      booked: { kind: "viewing", state: "planned", startsAt: moment("10:00") },
      home: { id: home.id },
    });
    expect(freeIn(await get(page, path()))).not.toContain(moment("10:00"));
  });

  test.each([
    [{ time: "" }, { time: ["booking.time.required"] }],
    [{ time: "tomorrow" }, { time: ["booking.time.required"] }],
    [{ firstName: "" }, { firstName: ["field.firstName.required"] }],
    [{ email: "ana at home" }, { email: ["field.email.invalid"] }],
  ])("with %o is refused at its field, and what was typed stays", async (wrong, error) => {
    const answer = await send({ message: "Is there a lift?", ...wrong });
    expect([answer.status, answer.data]).toMatchObject([
      400,
      { result: { error, initialValue: { lastName: "Puig", message: "Is there a lift?" } }, offer: { view: "free" } },
    ]);
    expect(await planned()).toEqual([]);
  });

  test("for a time that was just taken is told at its field, and shows what is still free", async () => {
    await send({ email: "quicker@example.com" });
    const answer = await send({ message: "Is there a lift?" });
    expect([answer.status, answer.data]).toMatchObject([
      409,
      { result: { error: { time: ["booking.time.taken"] }, initialValue: { message: "Is there a lift?" } } },
    ]);
    expect(freeIn(answer)).toContain(`"times":["${moment("11:00")}","${moment("12:00")}"]`);
  });

  test("for a time at which the agent wrote somebody in meanwhile is told the same", async () => {
    const between = { startsAt: new Date(moment("10:30")), endsAt: new Date(moment("10:45")) };
    const person = { name: "Pau", email: "", phone: "600 111 222", language: "ca" } as const;
    const owner = { name: "", email: "", language: "es" } as const;
    const rest = { kind: "call", place: "", about: null, enquiryId: null, person, owner, goes, notes: "" } as const;
    await planAppointment(db, { entry: { ...rest, ...between, tells: false }, by: goes, seen: "" }, new Date());
    expect((await send()).data).toMatchObject({ result: { error: { time: ["booking.time.taken"] } } });
  });

  test("is refused with words once its hours were closed, and nothing typed is lost", async () => {
    await open({ hours: closedHours.hours });
    const answer = await send({ message: "Is there a lift?" });
    expect([answer.status, answer.data]).toMatchObject([
      409,
      { result: { error: { "": ["booking.closed.now"] }, initialValue: { message: "Is there a lift?" } } },
    ]);
  });

  test("is the third of one person at most", async () => {
    for (const time of ["10:00", "11:00", "12:00"]) {
      expect((await sendAndConfirm({ time: moment(time) })).status).toBe(303);
    }
    const next = fromBarcelona(`${daysLater(inThreeDays, 1)}T10:00`)?.toISOString() ?? "";
    const answer = await send({ time: next });
    expect([answer.status, answer.data]).toMatchObject([409, { result: { error: { "": ["booking.tooMany"] } } }]);
  });

  test("with the trap filled in takes no time and mails nobody but the agent, who sees it marked", async () => {
    const answer = await send({ website: "https://password-manager.example" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/sent"]);
    expect(freeIn(await get(page, path()))).toContain(moment("10:00"));
    expect(await db.selectFrom("contact_submissions").select(["spam_reason", "guard_mark"]).execute()).toEqual([
      { spam_reason: null, guard_mark: "honeypot" },
    ]);
    expect(await db.selectFrom("outbox").select("template").execute()).toEqual([{ template: "new-enquiry" }]);
  });

  test("leads to the page that says what is still to do, and until when the time is held", async () => {
    const answer = await send();
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/sent"]);
    const cookie = (answer.headers.get("Set-Cookie") ?? "").split(";")[0] ?? "";
    const shown = async () => JSON.parse(JSON.stringify((await get(sent, "/sent", {}, { Cookie: cookie })).data)).shown;
    expect(await shown()).toMatchObject({
      ...{ thanks: "bookingToConfirm", receiptTo: null },
      booking: { email: "ana@example.com", startsAt: moment("10:00"), heldUntil: expect.any(String) },
    });
    await press();
    expect(await shown()).toMatchObject({ thanks: "bookingMade", booking: null });
  });

  test("of a call stands without a place, as a message answered by phone", async () => {
    const silent = await send({ message: "Please ring" }, "/book?kind=call");
    expect(silent.status).toBe(400);
    expect(silent.data).toMatchObject({ result: { error: { phone: ["field.phone.forCall"] } } });
    expect(await planned()).toEqual([]);
    const rings = { message: "Please ring", phone: "600 111 222" };
    expect((await sendAndConfirm(rings, "/book?kind=call")).status).toBe(303);
    expect(await planned()).toMatchObject([{ kind: "call", place: "", ends_at: moment("10:15") }]);
    expect(await db.selectFrom("contact_submissions").select(["kind", "answered_how"]).execute()).toEqual([
      { kind: "contact", answered_how: "phone" },
    ]);
  });

  test("of a valuation asks where the home is", async () => {
    await open({ kinds: ["valuation"] });
    const where = "/book?kind=valuation";
    expect((await send({}, where)).data).toMatchObject({
      result: { error: { propertyAddress: ["valuation.propertyAddress.required"] } },
    });
    await sendAndConfirm({ propertyAddress: "Carrer de Girona 2" }, where);
    expect(await planned()).toMatchObject([{ kind: "valuation", place: "Carrer de Girona 2" }]);
  });

  test("is not sent by the buttons of weeks and languages, which keep what was typed", async () => {
    const turned = await post(books, path(), { ...filled({ firstName: "" }), turn: "2" });
    expect([turned.status, turned.data]).toMatchObject([
      200,
      { offer: { free: { week: 2 } }, result: { initialValue: { lastName: "Puig" } } },
    ]);
    const inSpanish = await post(books, `/es${path()}`, { ...filled({ firstName: "" }), week: "2", language: "es" });
    expect([inSpanish.status, inSpanish.data]).toMatchObject([
      200,
      { offer: { free: { week: 2 } }, result: { initialValue: { lastName: "Puig" } } },
    ]);
    expect(await planned()).toEqual([]);
  });
});

test("of two who send the same time at once, a hundred times over, one gets it and the other is told", async () => {
  for (let round = 0; round < 100; round += 1) {
    const answers = await Promise.all(
      ["ana", "pau"].map((name) => send({ email: `${name}-${round}@example.com`, firstName: name })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(await db.selectFrom("provisional_bookings").select("enquiry_id").execute()).toHaveLength(1);
    for (const table of ["outbox", "contact_submissions"] as const) await db.deleteFrom(table).execute();
  }
}, 120_000);

describe("the link in the mail", () => {
  const counted = async () => {
    const tables = ["appointments", "outbox", "booking_links", "provisional_booking_links"] as const;
    return Promise.all(tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length));
  };

  test("leads to a page with one button; whoever only opens it, as programs that look at mails do, changes nothing", async () => {
    await send();
    const secret = await linkOfNewest(db);
    const before = await counted();
    for (let look = 0; look < 3; look += 1) {
      expect((await get(confirmation, `/book/${secret}/confirm`, { secret })).data).toMatchObject({ state: "open" });
    }
    expect(await counted()).toEqual(before);
    const where = `/book/${secret}/confirm`;
    for (let pressed = 0; pressed < 2; pressed += 1) {
      const answer = await post(confirms, where, {}, { secret });
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/book/${secret}`]);
    }
    expect(await planned()).toHaveLength(1);
    const opened = await get(confirmation, where, { secret });
    expect([opened.status, opened.headers.get("Location")]).toEqual([302, `/book/${secret}`]);
  });

  const halfAnHourAgo = () => {
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    return db
      .updateTable("provisional_bookings")
      .set({ created_at: at(40), held_until: at(10) })
      .execute();
  };

  test("pressed late books in one press while the time is free, else offers others", async () => {
    await send();
    await halfAnHourAgo();
    const secret = await linkOfNewest(db);
    const where = `/book/${secret}/confirm`;
    expect((await get(confirmation, where, { secret })).data).toMatchObject({ state: "late" });
    await sendAndConfirm({ email: "pau@example.com" });
    const page = await get(confirmation, where, { secret });
    expect(page.data).toMatchObject({ state: "taken" });
    expect(freeIn(page)).toContain(moment("11:00"));
    expect((await post(confirms, where, {}, { secret })).status).toBe(409);
    expect(await post(confirms, where, { other: "on" }, { secret })).toMatchObject({
      ...{ status: 400, data: { errors: ["booking.time.required"] } },
    });
    expect(await post(confirms, where, { other: "on", turn: "2", week: "1" }, { secret })).toMatchObject({
      ...{ status: 200, data: { free: { week: 2 }, errors: [] } },
    });
    expect((await post(confirms, where, { other: "on", time: moment("11:00") }, { secret })).status).toBe(303);
    expect((await planned()).map((row) => row.starts_at)).toContain(moment("11:00"));
  });

  test("says so where the home was sold meanwhile, and is missing where nobody was given it", async () => {
    const other = await aProperty(db);
    await send({}, `/book?home=${other.id}`);
    const secret = await linkOfNewest(db);
    await db.updateTable("properties").set({ status: "sold" }).where("id", "=", other.id).execute();
    const where = `/book/${secret}/confirm`;
    expect((await get(confirmation, where, { secret })).data).toMatchObject({ state: "closed" });
    expect((await post(confirms, where, {}, { secret })).status).toBe(409);
    for (const wrong of ["short", "a".repeat(43)]) {
      expect((await get(confirmation, where, { secret: wrong })).status).toBe(404);
      expect((await post(confirms, where, {}, { secret: wrong })).status).toBe(404);
    }
  });
});

test("a link in the mail whose appointment the agent gave to another address says on the press that it leads there no more", async () => {
  await sendAndConfirm();
  await db.updateTable("appointments").set({ person_email: "other@example.com" }).execute();
  const secret = await linkOfNewest(db);
  const where = `/book/${secret}/confirm`;
  expect((await get(confirmation, where, { secret })).data).toMatchObject({ state: "done" });
  expect(await post(confirms, where, {}, { secret })).toMatchObject({ status: 409, data: { state: "moved" } });
});

describe("the visitor's own page", () => {
  test.each(["short", "a".repeat(43), "../../etc/passwd"])(
    "is missing for a link nobody was given: %s",
    async (secret) => {
      for (const loader of [booked, times, asks]) expect((await get(loader, "/book/x", { secret })).status).toBe(404);
      expect((await post(moves, "/book/x/move", { time: moment("11:00") }, { secret })).status).toBe(404);
      expect((await post(cancels, "/book/x/cancel", {}, { secret })).status).toBe(404);
    },
  );

  test("moves the appointment to a free time, and says so where it has just been taken", async () => {
    const secret = secretIn(await sendAndConfirm());
    await sendAndConfirm({ time: moment("11:00"), email: "pau@example.com" });
    const where = `/book/${secret}/move`;
    expect(freeIn(await get(times, where, { secret }))).toContain(moment("12:00"));
    expect(await post(moves, where, {}, { secret })).toMatchObject({
      status: 400,
      data: { errors: ["booking.time.required"] },
    });
    const taken = await post(moves, where, { time: moment("11:00") }, { secret });
    expect(taken).toMatchObject({ status: 409, data: { errors: ["booked.move.taken"] } });
    expect(await post(moves, where, { turn: "2", week: "1" }, { secret })).toMatchObject({
      status: 200,
      data: { free: { week: 2 }, errors: [] },
    });
    const moved = await post(moves, where, { time: moment("12:00") }, { secret });
    expect([moved.status, moved.headers.get("Location")]).toEqual([303, `/book/${secret}`]);
    expect((await planned()).map((row) => row.starts_at).sort()).toEqual([moment("11:00"), moment("12:00")]);
  });

  test("cancels it after a question, and a second time leads back", async () => {
    const secret = secretIn(await sendAndConfirm({}, `/ru${path()}`, "/ru"));
    const where = `/ru/book/${secret}/cancel`;
    expect((await get(asks, where, { secret })).data).toMatchObject({ booked: { state: "planned" } });
    for (let press = 0; press < 2; press += 1) {
      const answer = await post(cancels, where, {}, { secret });
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/ru/book/${secret}`]);
    }
    expect(await planned()).toEqual([]);
    expect((await get(booked, `/ru/book/${secret}`, { secret })).data).toMatchObject({
      booked: { state: "cancelled" },
    });
    for (const loader of [asks, times]) {
      const answer = await get(loader, where, { secret });
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, `/ru/book/${secret}`]);
    }
  });
});

describe("the hours in the panel", () => {
  const save = (given: Record<string, string>) =>
    post(deed(change, "booking"), "/admin/diary/settings", given, {}, headers);
  const form = async (given: Record<string, string> = {}) => ({
    ...{ version: (await findBookingHours(db)).version, minutes: "45", notice: "12", ahead: "30" },
    ...{
      "book-monday": "10-13:30, 16:00–19:00",
      "kind-viewing": "on",
      bookedGoes: String(goes),
      addressHours: "",
      ...given,
    },
  });

  test("are opened for each day, and the link is shown", async () => {
    expect((await save(await form())).status).toBe(303);
    expect(await findBookingHours(db)).toMatchObject({
      hours: {
        monday: [
          { opens: "10:00", closes: "13:30" },
          { opens: "16:00", closes: "19:00" },
        ],
        tuesday: [],
      },
      ...{ minutes: 45, notice: 12, ahead: 30, kinds: ["viewing"], goes },
    });
    expect((await get(settings, "/admin/diary/settings", {}, headers)).data).toMatchObject({
      link: "http://localhost:3000/book",
      booking: { values: { "book-monday": "10:00–13:30, 16:00–19:00", notice: "12" } },
    });
  });

  test.each([
    [{ "book-monday": "morning" }, { "book-monday": ["settings.hours.invalid"] }],
    [{ notice: "soon" }, { notice: ["diary.booking.notice.invalid"] }],
    [{ addressHours: "0" }, { addressHours: ["diary.booking.addressHours.invalid"] }],
    [{ ahead: "0" }, { ahead: ["diary.booking.ahead.invalid"] }],
    [{ ahead: "365" }, { ahead: ["diary.booking.ahead.invalid"] }],
    [{ minutes: "7" }, { minutes: ["field.invalid"] }],
    [{ "kind-viewing": "" }, { "kind-viewing": ["diary.booking.kinds.required"] }],
    [{ bookedGoes: "" }, { bookedGoes: ["diary.booking.goes.required"] }],
  ])("with %o are refused at their field, and what was typed stays", async (wrong, errors) => {
    const answer = await save(await form({ ...wrong, "book-friday": "9–11" }));
    expect([answer.status, answer.data]).toMatchObject([
      400,
      { state: { errors, values: { ...wrong, "book-friday": "9–11", intent: "booking" } } },
    ]);
  });

  test("are typed once where the weekdays are alike, whatever stood there; the weekend stays as it is", async () => {
    const typed = { "weekdays-alike": "on", "book-thursday": "8-9", "book-saturday": "10-12" };
    expect((await save(await form({ ...typed, "book-monday": "10-13" }))).status).toBe(303);
    const { hours } = await findBookingHours(db);
    const spans = [{ opens: "10:00", closes: "13:00" }];
    expect(hours).toEqual({
      ...{ monday: spans, tuesday: spans, wednesday: spans, thursday: spans, friday: spans },
      ...{ saturday: [{ opens: "10:00", closes: "12:00" }], sunday: [] },
    });
  });

  test("propose who opens them as who goes, until somebody is chosen", async () => {
    await db.deleteFrom("settings").where("key", "=", "booking").execute();
    const { data } = await get(settings, "/admin/diary/settings", {}, headers);
    expect(data).toMatchObject({ link: null, booking: { values: { bookedGoes: String(goes) } } });
  });

  test("are not opened for somebody who may not enter, or who is not there", async () => {
    const former = await aPerson(db, { admin: "inactive" });
    for (const nobody of [String(former.id), "999999"]) {
      const answer = await save(await form({ bookedGoes: nobody }));
      expect([answer.status, answer.data]).toMatchObject([
        409,
        {
          state: {
            errors: { bookedGoes: ["diary.booking.goes.required"] },
            values: { "book-monday": "10-13:30, 16:00–19:00" },
          },
        },
      ]);
    }
  });

  test("are closed again by leaving every day blank", async () => {
    expect((await save(await form({ "book-monday": "", "kind-viewing": "" }))).status).toBe(303);
    expect((await get(settings, "/admin/diary/settings", {}, headers)).data).toMatchObject({ link: null });
  });

  test("keep the words of the second of two who save them", async () => {
    const opened = await form({ notice: "5" });
    await save(opened);
    const answer = await save({ ...opened, notice: "9" });
    expect([answer.status, answer.data]).toMatchObject([
      409,
      { state: { values: { notice: "9" }, overtakenBy: { notice: "5" } } },
    ]);
  });
});
