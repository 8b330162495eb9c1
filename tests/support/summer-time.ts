import ICAL from "ical.js";
import { JSDOM } from "jsdom";
import { beforeAll, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { planAppointment } from "~/domain/diary/appointments.server";
import { dayInBarcelona } from "~/i18n/barcelona-time";
import { action as add } from "~/routes/admin/diary/new";

import { signedInAs } from "./accounts";
import { aPerson, theAgency } from "./builders";
import { leaving } from "./leaving-mails";
import { post } from "./requests";
import { wholeSite } from "./whole-site";

// A week before the first of them: both can still be told of.
const now = new Date("2026-10-18T10:00:00.000Z");

/** What the diary, the mails and the calendar files say on the days on which clocks change, on a server of this time zone. */
export function tellsNineOClock(zone: string) {
  let site: Awaited<ReturnType<typeof wholeSite>>;
  let person: { id: number };
  let headers: { Cookie: string };
  beforeAll(async () => {
    await theAgency(db);
    person = await aPerson(db, { admin: "active" });
    headers = await signedInAs(db, person);
    site = await wholeSite();
  }, 60_000);

  test(`the server's own clock is that of ${zone}`, () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });

  async function words(path: string): Promise<string> {
    const answer = await site(path, { headers });
    expect(answer.status).toBe(200);
    const { document } = new JSDOM(await answer.text()).window;
    return (document.querySelector("main")?.textContent ?? "").replace(/\s+/g, " ");
  }

  describe.each([
    { day: "2026-10-25", startsAt: "2026-10-25T08:00:00.000Z", named: "25 October 2026" },
    { day: "2027-03-28", startsAt: "2027-03-28T07:00:00.000Z", named: "28 March 2027" },
  ])("nine o'clock on $day", ({ day, startsAt, named }) => {
    beforeAll(async () => {
      await db.deleteFrom("appointments").execute();
      await db.deleteFrom("outbox").execute();
    });

    async function planned(language: "en" | "ca" = "en") {
      const entry = {
        ...{
          kind: "viewing" as const,
          place: "Carrer de Mallorca 1",
          about: null,
          enquiryId: null,
          goes: null,
          notes: "",
        },
        ...{ startsAt: new Date(startsAt), endsAt: new Date(Date.parse(startsAt) + 45 * 60_000), tells: true },
        person: { name: "Ana Puig", email: "ana@example.com", phone: "", language },
        owner: { name: "", email: "", language },
      } as const;
      const made = await planAppointment(db, { entry, by: person.id, seen: "" }, now);
      return made.ok ? made.id : 0;
    }

    test("is what the form stores and gives back", async () => {
      const happened: Record<string, string> = day <= dayInBarcelona(new Date()) ? { happened: "on" } : {};
      const typed = { kind: "viewing", day, time: "09:00", minutes: "45", personName: "Ben Costa" };
      const languages = { personLanguage: "en", ownerLanguage: "en" };
      const { headers: answered } = await post(
        add,
        "/admin/diary/new",
        { ...typed, ...languages, ...happened },
        {},
        headers,
      );
      expect(await db.selectFrom("appointments").select(["starts_at"]).execute()).toEqual([{ starts_at: startsAt }]);
      const form = await (await site(`${answered.get("Location") ?? ""}/edit`, { headers })).text();
      const { document } = new JSDOM(form).window;
      const valueOf = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value;
      expect([valueOf("day"), valueOf("time")]).toEqual([day, "09:00"]);
      await db.deleteFrom("appointments").execute();
    });

    test("is what list, day, week and its own page show", async () => {
      const id = await planned();
      for (const path of [`?day=${day}`, `?view=day&day=${day}`, `?view=week&day=${day}`, `/${id}`]) {
        const said = await words(`/admin/diary${path}`);
        expect([path, said.includes("09:00 to 09:45"), said.includes(named)]).toEqual([path, true, true]);
      }
    });

    test("is what the mail and its calendar file say", async () => {
      // The same one again would be taken for a second press.
      await db.deleteFrom("appointments").execute();
      await db.deleteFrom("outbox").execute();
      await planned();
      await planned("ca");
      const mails = await leaving(db, now);
      expect(mails.map(({ text }) => /(?:09:00 to 09:45|09\.00 a 09\.45)/.test(text))).toEqual([true, true]);
      for (const { calendar } of mails) {
        const event = new ICAL.Component(ICAL.parse(calendar?.text ?? "")).getFirstSubcomponent("vevent") ?? undefined;
        expect(event?.getFirstPropertyValue("dtstart")?.toString()).toBe(startsAt.replace(".000", ""));
      }
    });
  });
}
