import { beforeEach, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { searchFeatureKeys } from "~/domain/listings/features";
import { searchedPlaces } from "~/domain/properties/property-search";
import { formStamp } from "~/http/forms/form-guard.server";
import { action, loader } from "~/routes/site/search/route";

import { aProperty, theAgency } from "../support/builders";
import { get, post } from "../support/requests";

const details = { name: "Ana Puig", email: "ana@example.com" };
const budget = {
  budget: "750k-1m",
  propertyType: "any",
  bedrooms: "2+",
  bathrooms: "any",
  timeline: "3-months",
};
const location = {
  neighborhoods: ["eixample", "gracia"],
  features: ["elevator"],
  additionalRequirements: "Стол у окна",
};

/** A visitor without script: the cookie of each answer goes with the next request. */
function visitor(prefix = "") {
  let cookie = "";
  const keep = (headers: Headers) => {
    cookie =
      headers
        .getSetCookie()
        .find((each) => each.startsWith("brief="))
        ?.split(";")[0] ?? cookie;
    return headers.get("Location");
  };
  const path = (step: number) => `${prefix}/search${step === 1 ? "" : `/${step}`}`;
  const params = (step: number) => ({
    step: step === 1 ? undefined : String(step),
  });
  return {
    cookie: () => cookie,
    opens: async (step: number) => get(loader, path(step), params(step), { Cookie: cookie }),
    sends: async (step: number, fields: Record<string, string | string[]>) => {
      const answer = await post(action, path(step), fields, params(step), {
        Cookie: cookie,
      });
      return { ...answer, to: keep(answer.headers) };
    },
  };
}

const briefs = () => db.selectFrom("contact_submissions").selectAll().where("kind", "=", "search-brief").execute();

beforeEach(async () => {
  await db.deleteFrom("outbox").execute();
  await db.deleteFrom("contact_submissions").execute();
  await theAgency(db);
});

describe("a search that begins at the list of homes", () => {
  test("has answered what was asked there, and keeps it from step to step", async () => {
    const asked = "neighborhood=gracia&to=700000&from=550000&bedrooms=2&terrace=1&lift=1&type=loft";
    const carried = {
      ...{ budget: "500-750k", propertyType: "loft", bedrooms: "2+", neighborhoods: ["gracia"] },
      features: ["terrace-balcony", "elevator"],
    };
    const begun = await get(loader, `/es/search?${asked}`);
    expect(begun).toMatchObject({ status: 200, data: { step: 1, brief: carried } });
    // To look at an address changes nothing: the form carries what was asked to the answer of its step.
    expect(begun.headers.getSetCookie()).toEqual([]);
    const { listed } = begun.data as { listed: string };
    const answer = await post(action, `/es/search${listed}`, details);
    expect(answer.headers.get("Location")).toBe("/es/search/2");
    const Cookie = answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    expect((await get(loader, "/es/search/2", { step: "2" }, { Cookie })).data).toMatchObject({ brief: carried });
  });

  test("takes nothing over where nothing was asked, or nothing that we know", async () => {
    for (const query of ["", "?neighborhood=atlantis&bedrooms=x"]) {
      expect((await get(loader, `/search${query}`)).status, query).toBe(200);
    }
  });

  test("says that it needs cookies where none came back", async () => {
    const away = await get(loader, "/search/2", { step: "2" });
    expect(away.headers.get("Location")).toBe("/search?cookie=none");
    expect((await get(loader, "/search?cookie=none")).data).toMatchObject({ lacksCookie: true });
    expect((await get(loader, "/search")).data).toMatchObject({ lacksCookie: false });
  });
});

describe("searching for a home", () => {
  test("that was begun two days ago and is carried on now is a message like any other", async () => {
    const ana = visitor();
    await ana.sends(1, { ...details, stamp: formStamp(new Date(Date.now() - 48 * 60 * 60 * 1000)) });
    await ana.sends(2, budget);
    expect(await ana.sends(3, location)).toMatchObject({ status: 303, to: "/search/4" });
    expect(await briefs()).toMatchObject([{ spam_reason: null }]);
  });

  test("leads through four steps to a stored brief and the homes that fit it", async () => {
    const home = await aProperty(db, { price: 800_000, has_elevator: 1 });
    const ana = visitor("/ru");

    expect(await ana.sends(1, details)).toMatchObject({
      status: 303,
      to: "/ru/search/2",
    });
    expect(await ana.sends(2, budget)).toMatchObject({
      status: 303,
      to: "/ru/search/3",
    });
    expect(await ana.sends(3, location)).toMatchObject({
      status: 303,
      to: "/ru/search/4",
    });

    const [stored, ...more] = await briefs();
    expect(more).toEqual([]);
    expect(stored).toMatchObject({
      first_name: "Ana Puig",
      email: "ana@example.com",
      language: "ru",
      spam_reason: null,
    });
    expect(JSON.parse(stored?.asked ?? "null")).toMatchObject({ budget: "750k-1m", features: ["elevator"] });
    expect(stored?.objectives).toBe(
      "Budget: €750,000–1,000,000\nBedrooms: 2+\nNeighbourhoods: Eixample, Gràcia\nFeatures: Lift\nTimeline: Within 3 months\nСтол у окна",
    );
    expect(await ana.opens(4)).toMatchObject({
      data: {
        step: 4,
        fitting: {
          total: 1,
          homes: [{ home: { id: home.id }, features: ["elevator"] }],
        },
      },
    });
  });

  test("shows the confirmation again, and keeps neither name nor address", async () => {
    const ana = visitor();
    await ana.sends(1, details);
    await ana.sends(2, budget);
    await ana.sends(3, location);

    const kept = Buffer.from(decodeURIComponent(ana.cookie().slice("brief=".length)), "base64").toString();
    expect(kept).toContain("750k-1m");
    expect(kept).not.toMatch(/Ana|example\.com/);
    expect(await ana.opens(4)).toMatchObject({ data: { step: 4 } });
  });

  test("is stored once when the last step is sent twice", async () => {
    const ana = visitor();
    await ana.sends(1, details);
    await ana.sends(2, budget);
    await ana.sends(3, location);
    expect(await ana.sends(3, location)).toMatchObject({ to: "/search/4" });
    expect(await briefs()).toHaveLength(1);
    expect(await ana.sends(3, { ...location, neighborhoods: "born" })).toMatchObject({ to: "/search/4" });
    expect(await briefs()).toHaveLength(1);
  });

  describe("that was sent", () => {
    const sent = async () => {
      const ana = visitor();
      await ana.sends(1, details);
      await ana.sends(2, budget);
      await ana.sends(3, location);
      return ana;
    };
    const mails = async () => (await db.selectFrom("outbox").select("id").execute()).length;

    test("gets another answer in the same message, and loses no other", async () => {
      const ana = await sent();
      const [before] = await briefs();
      expect(await ana.opens(4)).toMatchObject({ data: { step: 4, canChange: true } });
      expect(await ana.opens(2)).toMatchObject({ data: { step: 2, kept: { initialValue: budget } } });
      expect(await ana.sends(2, { ...budget, budget: "500-750k" })).toMatchObject({ to: "/search/4" });
      expect(await ana.sends(3, { ...location, neighborhoods: "born" })).toMatchObject({ to: "/search/4" });

      const [after, ...more] = await briefs();
      expect(more).toEqual([]);
      expect(await mails()).toBe(2);
      expect(after).toMatchObject({ id: before?.id, first_name: "Ana Puig", created_at: before?.created_at });
      expect(JSON.parse(after?.asked ?? "null")).toMatchObject({
        ...{ budget: "500-750k", bedrooms: "2+", neighborhoods: ["born"], features: ["elevator"] },
      });
      expect(after?.objectives).toContain("Neighbourhoods: Born");
      expect(await ana.opens(4)).toMatchObject({ data: { brief: { budget: "500-750k", timeline: "3-months" } } });
    });

    test("and was answered becomes a message of its own when it asks for something else", async () => {
      const ana = await sent();
      await db
        .updateTable("contact_submissions")
        .set({ answered_at: "2026-11-22T10:00:00.000Z", answered_how: "phone" })
        .execute();
      await ana.sends(2, { ...budget, budget: "1m+" });
      const [first, second, ...more] = await briefs();
      expect(more).toEqual([]);
      expect(JSON.parse(first?.asked ?? "null")).toMatchObject({ budget: "750k-1m" });
      expect(second).toMatchObject({ email: "ana@example.com", answered_at: null, news_consent_at: null });
      expect(JSON.parse(second?.asked ?? "null")).toMatchObject({
        budget: "1m+",
        neighborhoods: ["eixample", "gracia"],
      });
    });

    test("and was answered becomes one message of its own however often the button is pressed", async () => {
      const ana = await sent();
      const cookie = ana.cookie();
      await db
        .updateTable("contact_submissions")
        .set({ answered_at: "2026-11-22T10:00:00.000Z", answered_how: "phone" })
        .execute();
      const mailsBefore = (await db.selectFrom("outbox").selectAll().execute()).length;
      const pressed = () => post(action, "/search/2", { ...budget, budget: "1m+" }, { step: "2" }, { Cookie: cookie });
      await pressed();
      const mailsAfterOne = (await db.selectFrom("outbox").selectAll().execute()).length;
      expect(mailsAfterOne).toBeGreaterThan(mailsBefore);
      await pressed();
      expect(await briefs()).toHaveLength(2);
      expect(await db.selectFrom("outbox").selectAll().execute()).toHaveLength(mailsAfterOne);
    });

    test("and was erased asks who it is from, with every answer kept", async () => {
      const ana = await sent();
      await db.deleteFrom("contact_submissions").execute();
      expect(await ana.sends(2, { ...budget, budget: "1m+" })).toMatchObject({ to: "/search" });
      expect(await ana.sends(1, details)).toMatchObject({ to: "/search/2" });
      expect(await ana.opens(2)).toMatchObject({ data: { brief: { budget: "1m+", features: ["elevator"] } } });
      expect(await briefs()).toEqual([]);
    });

    test("is not changed by who turns back, and marked where a browser fills in the trap of the change", async () => {
      const ana = await sent();
      const [before] = await briefs();
      expect(await ana.sends(3, { ...location, neighborhoods: "born", back: "2" })).toMatchObject({ to: "/search/4" });
      expect(await briefs()).toEqual([before]);
      expect(await ana.sends(3, { ...location, neighborhoods: "born", website: "x" })).toMatchObject({ status: 303 });
      expect(await briefs()).toMatchObject([{ id: before?.id, guard_mark: "honeypot", spam_reason: null }]);
    });

    test("is looked at for spam again once it is changed, and comes back when that is changed too", async () => {
      const ana = await sent();
      const lure = "SEO services for your website, backlinks at rank-it.ai";
      await ana.sends(3, { ...location, additionalRequirements: lure });
      expect(await briefs()).toMatchObject([{ spam_reason: "content" }]);
      await ana.sends(3, { ...location, additionalRequirements: "A workshop" });
      expect(await briefs()).toMatchObject([{ spam_reason: null, message: "A workshop" }]);
    });

    test("begins anew with other contact details as another message", async () => {
      const ana = await sent();
      await ana.sends(1, { ...details, name: "Joan", email: "joan@example.com" });
      await ana.sends(2, budget);
      await ana.sends(3, location);
      expect((await briefs()).map(({ email }) => email)).toEqual(["ana@example.com", "joan@example.com"]);
    });
  });

  test("leads to the first step that is missing", async () => {
    const ana = visitor("/ca");
    for (const step of [2, 3, 4]) {
      const answer = await ana.opens(step);
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/ca/search?cookie=none"]);
    }
    await ana.sends(1, details);
    expect((await ana.opens(4)).headers.get("Location")).toBe("/ca/search/2");
  });

  test("gives errors back with the values", async () => {
    const ana = visitor();
    expect(await ana.sends(1, { name: "Ana", email: "ana" })).toMatchObject({
      status: 400,
      data: {
        result: {
          initialValue: { name: "Ana", email: "ana" },
          error: {
            email: ["field.email.invalid"],
          },
        },
      },
    });
  });

  test("loses nothing on the way back, and demands nothing", async () => {
    const ana = visitor();
    await ana.sends(1, details);
    await ana.sends(2, budget);
    expect(await ana.sends(3, { ...location, features: "magic", back: "2" })).toMatchObject({
      status: 303,
      to: "/search/2",
    });
    expect(await ana.opens(3)).toMatchObject({
      data: {
        kept: {
          initialValue: {
            neighborhoods: ["eixample", "gracia"],
            features: [],
            additionalRequirements: "Стол у окна",
          },
        },
      },
    });
  });

  test("leads back to any step before with what was typed, as the steps above the form do", async () => {
    const ana = visitor();
    await ana.sends(1, details);
    await ana.sends(2, budget);
    expect(await ana.sends(3, { ...location, back: "1" })).toMatchObject({ status: 303, to: "/search" });
    expect(await ana.opens(3)).toMatchObject({ data: { kept: { initialValue: location } } });
    for (const odd of ["3", "4", "x", ""]) {
      expect(await ana.sends(3, { ...location, back: odd })).toMatchObject({ status: 303, to: "/search/2" });
    }
  });

  test("marks a trap that was filled in on the first step, in the agent's sight", async () => {
    const program = visitor();
    await program.sends(1, { ...details, website: "https://example.com" });
    await program.sends(2, budget);
    expect(await program.sends(3, location)).toMatchObject({ to: "/search/4" });
    expect(await briefs()).toMatchObject([{ spam_reason: null, guard_mark: "honeypot" }]);
  });

  test("takes a cookie that is not ours for none", async () => {
    const ana = visitor();
    await ana.sends(1, details);
    const [payload = "", signature = ""] = ana.cookie().split(".");
    for (const forged of [`${payload}x.${signature}`, "brief=abc.def", "brief=%E0%A4%A"]) {
      const answer = await get(loader, "/search/2", { step: "2" }, { Cookie: forged });
      expect(answer.headers.get("Location")).toBe("/search?cookie=none");
    }
  });

  describe("with a long wish", () => {
    const scripts = { Latin: "a", Cyrillic: "я", Chinese: "字" };
    const longest = (letter: string) => letter.repeat(letter === "字" ? 590 : 800);
    const everything = { neighborhoods: [...searchedPlaces], features: [...searchFeatureKeys] };
    const long = (letter: string) => ({
      name: letter.repeat(100),
      email: `${"e".repeat(64)}@${"e".repeat(63)}.${"e".repeat(63)}.${"e".repeat(49)}.example`,
    });

    test.each(Object.entries(scripts))(
      "keeps each word of it in a cookie that browsers keep: %s",
      async (_, letter) => {
        const ana = visitor();
        await ana.sends(1, long(letter));
        await ana.sends(2, budget);
        const said = { ...everything, additionalRequirements: longest(letter) };
        const back = await ana.sends(3, { ...said, back: "2" });
        expect(back.to).toBe("/search/2");
        // With its attributes, as the strictest browser counts.
        expect(Math.max(...back.headers.getSetCookie().map((cookie) => cookie.length))).toBeLessThan(4090);
        expect(await ana.opens(3)).toMatchObject({ data: { kept: { initialValue: said } } });

        await ana.sends(3, said);
        await ana.sends(2, { ...budget, budget: "1m+" });
        expect(await briefs()).toMatchObject([{ message: longest(letter) }]);
      },
    );

    test("that is too long asks to shorten it, whichever button is pressed, and keeps it", async () => {
      const ana = visitor();
      await ana.sends(1, details);
      await ana.sends(2, budget);
      for (const [wish, most] of [
        ["a".repeat(801), 800],
        ["字".repeat(700), 600],
      ] as const) {
        for (const button of [{}, { back: "2" }, { back: "1" }] as Record<string, string>[]) {
          expect(await ana.sends(3, { ...location, additionalRequirements: wish, ...button })).toMatchObject({
            status: 400,
            data: {
              result: {
                initialValue: { additionalRequirements: wish },
                error: { additionalRequirements: [`field.tooLong|max=${most}`] },
              },
            },
          });
        }
        expect(await ana.sends(3, { ...location, additionalRequirements: wish, language: "en" })).toMatchObject({
          status: 200,
          data: { result: { initialValue: { additionalRequirements: wish } } },
        });
      }
      expect(await briefs()).toEqual([]);
    });

    test("keeps what was typed of who asks when the language is changed, however long that is", async () => {
      const ana = visitor();
      await ana.sends(1, long("字"));
      await ana.sends(2, budget);
      await ana.sends(3, { ...everything, additionalRequirements: longest("字"), back: "1" });
      for (const name of ["語".repeat(100), "a".repeat(101)]) {
        expect(await ana.sends(1, { ...details, name, language: "en" })).toMatchObject({
          status: 200,
          data: { result: { initialValue: { ...details, name } } },
        });
      }
      expect(await ana.opens(3)).toMatchObject({
        data: { kept: { initialValue: { additionalRequirements: longest("字") } } },
      });
    });
  });

  test("has no fifth step and no other name for the first", async () => {
    for (const step of ["0", "1", "5", "9", "abc", "02"]) {
      expect(await get(loader, `/search/${step}`, { step })).toMatchObject({
        status: 404,
      });
      expect(await post(action, `/search/${step}`, {}, { step })).toMatchObject({ status: 404 });
    }
    expect(await post(action, "/search/4", {}, { step: "4" })).toMatchObject({
      status: 405,
    });
  });
});

describe("a change of language on the way", () => {
  test("leads to a page of its own, which Back can lead to, with what was typed so far", async () => {
    const change = async (step: number, fields: Record<string, string | string[]>, Cookie: string) => {
      const params = { step: step === 1 ? undefined : String(step) };
      const path = `/es/search${step === 1 ? "?budget=x" : `/${step}`}`;
      const answer = await post(action, path, { ...fields, language: "es" }, params, { Cookie });
      const cookies = answer.headers.getSetCookie().map((each) => each.split(";")[0] ?? "");
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, path]);
      expect(cookies.some((each) => each.includes("language="))).toBe(true);
      const kept = cookies.find((each) => each.includes("brief=")) ?? "";
      return { kept, page: await get(loader, path, params, { Cookie: kept }) };
    };
    const half = { name: "Ana", email: "ana@", news: "on" };
    const first = await change(1, half, "");
    expect(first.page).toMatchObject({ status: 200, data: { step: 1, kept: { initialValue: half } } });

    const ana = visitor();
    await ana.sends(1, details);
    // What was answered takes the place of what was typed before.
    const second = await change(2, budget, ana.cookie());
    expect(second.page).toMatchObject({ status: 200, data: { step: 2, kept: { initialValue: budget } } });
    await ana.sends(2, budget);
    const third = await change(3, location, ana.cookie());
    expect(third.page).toMatchObject({ status: 200, data: { step: 3, kept: { initialValue: location } } });
    expect(await briefs()).toEqual([]);
  });

  test("changes nothing of a search that was sent", async () => {
    const ana = visitor();
    await ana.sends(1, details);
    await ana.sends(2, budget);
    await ana.sends(3, location);
    const answer = await post(
      action,
      "/es/search/2",
      { ...budget, bedrooms: "1+", language: "es" },
      { step: "2" },
      {
        Cookie: ana.cookie(),
      },
    );
    expect(answer).toMatchObject({ status: 200, data: { result: { initialValue: { bedrooms: "1+" } } } });
    expect(await briefs()).toHaveLength(1);
  });
});
