import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { closedWeek } from "~/domain/agency/opening-hours";
import { daysLater } from "~/domain/diary/diary-search";
import { dayInBarcelona, fromBarcelona } from "~/i18n/barcelona-time";
import { action as books } from "~/routes/site/booking/book";
import { action as cancels } from "~/routes/site/booking/cancel";
import { action as confirms } from "~/routes/site/booking/confirm";
import { action as moves } from "~/routes/site/booking/move";

import { opensHours } from "../support/bookable";
import { aPerson, aProperty, theAgency } from "../support/builders";
import { linkOfNewest } from "../support/confirmed-booking";
import { type Answer, post } from "../support/requests";

const inThreeDays = daysLater(dayInBarcelona(new Date()), 3);
const moment = (time: string) => fromBarcelona(`${inThreeDays}T${time}`)?.toISOString() ?? "";

let home: { id: number };
let goes: number;
beforeAll(async () => {
  await theAgency(db);
  ({ id: goes } = await aPerson(db, { admin: "active" }));
});
beforeEach(async () => {
  for (const table of ["appointments", "outbox", "contact_submissions"] as const) await db.deleteFrom(table).execute();
  home = await aProperty(db);
  await opensHours(db, { goes });
});

const typed = { firstName: "Ana", lastName: "Puig", email: "ana@example.com", message: "Is there a lift?" };
const send = (given: Record<string, string | string[]> = {}, where = `/book?home=${home.id}`) =>
  post(books, where, { ...typed, week: "1", time: moment("10:00"), ...given });
const secretIn = ({ headers }: Answer) => /\/book\/([\w-]{43})$/.exec(headers.get("Location") ?? "")?.[1] ?? "";
const press = async () => {
  const secret = await linkOfNewest(db);
  return post(confirms, `/book/${secret}/confirm`, {}, { secret });
};
const stored = async () => ({
  appointments: await db.selectFrom("appointments").select(["status", "starts_at"]).orderBy("id").execute(),
  messages: (await db.selectFrom("contact_submissions").select("id").execute()).length,
  mails: (await db.selectFrom("outbox").select("id").execute()).length,
});
const nothing = { appointments: [], messages: 0, mails: 0 };

describe("a time that no calendar has", () => {
  test.each(["2026-13-45T99:99:00.000Z", "2026-00-10T10:00:00.000Z", "9999-99-99T00:00:00.000Z"])(
    "%s is asked for again, when it is booked and when it is moved to",
    async (time) => {
      const answer = await send({ time });
      expect([answer.status, answer.data]).toMatchObject([
        400,
        { result: { error: { time: ["booking.time.required"] }, initialValue: typed } },
      ]);
      expect(await stored()).toEqual(nothing);
      await send();
      const secret = secretIn(await press());
      expect(await post(moves, "/book/x/move", { time }, { secret })).toMatchObject({
        status: 400,
        data: { errors: ["booking.time.required"] },
      });
    },
  );

  test.each(["9999-12-31T23:45:00.000Z", "0000-01-01T00:00:00.000Z", "2026-02-29T10:00:00.000Z"])(
    "and one that was never offered, %s, is told to be taken",
    async (time) => {
      expect((await send({ time })).data).toMatchObject({ result: { error: { time: ["booking.time.taken"] } } });
      expect(await stored()).toEqual(nothing);
    },
  );
});

describe("what was typed", () => {
  const comesBack = { result: { initialValue: typed }, offer: { view: "free", free: { days: [] } } };

  test("comes back where the home was withdrawn meanwhile", async () => {
    await db.updateTable("properties").set({ status: "draft" }).where("id", "=", home.id).execute();
    const answer = await send();
    expect([answer.status, answer.data]).toMatchObject([409, comesBack]);
    expect(answer.data).toMatchObject({ result: { error: { "": ["booking.closed.now"] } } });
    expect(await stored()).toEqual(nothing);
  });

  test("comes back where the home is gone altogether", async () => {
    await db.deleteFrom("properties").where("id", "=", home.id).execute();
    expect(await send()).toMatchObject({ status: 409, data: comesBack });
  });

  test.each<Record<string, string>>([{ turn: "2" }, { language: "es" }])(
    "comes back with %o pressed after the hours were closed",
    async (pressed) => {
      await opensHours(db, { goes, hours: closedWeek });
      expect(await send(pressed)).toMatchObject({ status: 200, data: comesBack });
    },
  );
});

test("moving and cancelling at once leave one of the two, whole", async () => {
  for (let round = 0; round < 20; round += 1) {
    await send({ email: `ana-${round}@example.com` });
    const secret = secretIn(await press());
    const answers = await Promise.all([
      post(moves, "/book/x/move", { time: moment("11:00") }, { secret }),
      post(cancels, "/book/x/cancel", {}, { secret }),
      post(moves, "/book/x/move", { time: moment("12:00") }, { secret }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await stored()).appointments).toMatchObject([{ status: "cancelled" }]);
    for (const table of ["appointments", "outbox"] as const) await db.deleteFrom(table).execute();
  }
});
