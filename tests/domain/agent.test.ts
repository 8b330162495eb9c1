import { agencyIdentity } from "~/domain/agency/agency.server";
import { agentFields, agentSchema } from "~/domain/agency/agent.schema";
import {
  findAgentSettings,
  findPortrait,
  removePortrait,
  replacePortrait,
  saveAgent,
} from "~/domain/agency/agent.server";
import { namelessBrand } from "~/domain/site/brand";
import { photosInUse } from "~/domain/site/photos-in-use.server";
import { realEstateAgent } from "~/http/pages/structured-data/agency-data";
import { en } from "~/i18n/en";
import { admin } from "~/i18n/en/admin";
import { languages } from "~/i18n/languages";
import { spokenLanguageName, spokenLanguages } from "~/i18n/spoken-languages";

import { theAgency, aPerson } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-22T10:00:00.000Z");
const later = new Date("2026-11-22T10:00:01.000Z");
const inEach = (name: string, text: string) =>
  Object.fromEntries(languages.map((language) => [`${name}-${language}`, text]));
const typed = {
  ...{ version: "", name: "Marta Puig", "speaks-en": "on", "speaks-ca": "on", "speaks-fr": "on" },
  ...inEach("role", "Estate agent"),
  ...inEach("sentence", "I show you the street first."),
};
const marta = () => agentSchema.parse(typed).agent;
const complaints = (change: Record<string, string>) =>
  agentSchema.safeParse({ ...typed, ...change }).error?.issues.map(({ path, message }) => [path[0], message]);

describe("the form of the agent", () => {
  test("gives back what was stored", () => {
    const agent = marta();
    expect(agent.languages).toEqual(["en", "ca", "fr"]);
    const fields = Object.fromEntries(Object.entries(agentFields(agent)).filter(([, value]) => value !== ""));
    expect(agentSchema.parse({ ...fields, version: "" }).agent).toEqual(agent);
  });

  test("may be blank as a whole, and by its parts", () => {
    expect(agentSchema.safeParse({ version: "" }).success).toBe(true);
    expect(agentSchema.safeParse({ version: "", name: "Marta Puig" }).success).toBe(true);
    expect(complaints(inEach("sentence", ""))).toBeUndefined();
  });

  test("wants a name for what is said, and it in each language", () => {
    expect(complaints({ name: " " })).toEqual([["name", "settings.agent.name.required"]]);
    expect(agentSchema.safeParse({ version: "", "speaks-ru": "on" }).success).toBe(false);
    expect(complaints({ "sentence-ru": "" })).toEqual([["sentence-ru", "settings.agent.inEach"]]);
    expect(complaints({ name: "x".repeat(61) })).toEqual([["name", "field.tooLong|max=60"]]);
    for (const key of ["settings.agent.name.required", "settings.agent.inEach", "field.tooLong"]) {
      expect(key in en || key in admin).toBe(true);
    }
  });
});

describe("the agent", () => {
  test("is nobody until a name is given: pages and machines hear of the agency only", async ({ db }) => {
    await theAgency(db);
    const identity = await agencyIdentity(db, "en");
    expect(identity.agent).toBeNull();
    expect(realEstateAgent("https://x.example", "en", identity, namelessBrand)).not.toHaveProperty("employee");
  });

  test("is shown in the language of the page once it is saved, and to machines", async ({ db }) => {
    await theAgency(db);
    const agent = { ...marta(), role: { ...marta().role, ru: "Агент по недвижимости" } };
    expect(await saveAgent(db, agent, "", now)).toEqual({ ok: true });
    const identity = await agencyIdentity(db, "ru");
    expect(identity.agent).toEqual({
      ...{ name: "Marta Puig", role: "Агент по недвижимости", sentence: "I show you the street first." },
      ...{ languages: ["en", "ca", "fr"], portrait: null },
    });
    expect(realEstateAgent("https://x.example", "ru", identity, namelessBrand).employee).toEqual({
      ...{ "@type": "Person", name: "Marta Puig", jobTitle: "Агент по недвижимости" },
      knowsLanguage: ["en", "ca", "fr"],
    });
  });

  test("is refused to the second of two people who began with the same", async ({ db }) => {
    await saveAgent(db, marta(), "", now);
    const { version } = await findAgentSettings(db);
    expect(await saveAgent(db, { ...marta(), name: "First" }, version, later)).toEqual({ ok: true });
    expect(await saveAgent(db, { ...marta(), name: "Second" }, version, later)).toEqual({
      ...{ ok: false, reason: "changed" },
    });
    expect((await findAgentSettings(db)).agent.name).toBe("First");
  });
});

describe("the portrait", () => {
  const photo = (letter: string) => ({ name: letter.repeat(24), width: 900, height: 1200 });

  test("is read out as the name, kept from the night's sweep, and replaced as a whole", async ({ db }) => {
    await theAgency(db);
    const { id } = await aPerson(db);
    await saveAgent(db, marta(), "", now);
    expect(await replacePortrait(db, photo("a"), id, now)).toBeNull();
    expect((await agencyIdentity(db, "ca")).agent?.portrait).toEqual({ ...photo("a"), alt: "Marta Puig" });
    expect(await photosInUse(db)).toContain("a".repeat(24));

    expect(await replacePortrait(db, photo("b"), id, now)).toBe("a".repeat(24));
    expect([...(await photosInUse(db))]).toEqual(["b".repeat(24)]);
    expect(await removePortrait(db, id, now)).toBe("b".repeat(24));
    expect([await removePortrait(db, id, now), await findPortrait(db)]).toEqual([null, null]);
    expect((await agencyIdentity(db, "ca")).agent).toMatchObject({ name: "Marta Puig", portrait: null });
  });

  test("is shown of nobody without a name", async ({ db }) => {
    await theAgency(db);
    const { id } = await aPerson(db);
    await replacePortrait(db, photo("a"), id, now);
    expect((await agencyIdentity(db, "en")).agent).toBeNull();
  });
});

test("every spoken language has its name in every language of the site", () => {
  for (const language of languages) {
    const names = spokenLanguages.map((spoken) => spokenLanguageName(spoken, language));
    expect(names.filter((name) => /^[a-z]{2}$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  }
  expect(spokenLanguageName("es", "ca")).toBe("castellà");
});
