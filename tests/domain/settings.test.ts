import { telLink } from "~/domain/agency/agency";
import { agencyFields, agencySchema, mailTestSchema } from "~/domain/agency/agency.schema";
import { agencyIdentity, findAgency, saveAgency } from "~/domain/agency/agency.server";
import { mortgageFields } from "~/domain/agency/mortgage";
import { mortgageSchema } from "~/domain/agency/mortgage.schema";
import { findMortgageDefaults, mortgageDefaults, saveMortgageDefaults } from "~/domain/agency/mortgage.server";
import { closedWeek, openDays, readSpans } from "~/domain/agency/opening-hours";
import { namelessBrand } from "~/domain/site/brand";
import { realEstateAgent } from "~/http/pages/structured-data/agency-data";
import { dayInBarcelona } from "~/i18n/barcelona-time";
import { en } from "~/i18n/en";
import { admin } from "~/i18n/en/admin";
import { type Language, languages } from "~/i18n/languages";
import { fillLegal } from "~/i18n/legal/legal-texts";
import { legalTexts } from "~/i18n/legal/legal.server";

import { theAgency } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");

const inEach = (name: string, text: string) => ({
  [`${name}-en`]: text,
  [`${name}-es`]: text,
  [`${name}-ca`]: text,
  [`${name}-ru`]: text,
});

const typed = {
  version: "",
  name: "Xamfrà",
  legalName: "Sample Agent",
  taxId: "00000000T",
  registerNumber: "0000",
  phone: "+34 600 000 000",
  messagingNumber: "34600000000",
  email: "agent@example.com",
  address: "Carrer de la Mostra 1, Barcelona",
  ...inEach("supervisingBody", "Generalitat de Catalunya"),
  priceFrom: "500000",
  priceTo: "1000000",
};

/** What an agency may lack. */
const lackable = {
  "hours-monday": "9:30–14:00, 16:00–19:00",
  ...inEach("hoursNote", "By appointment"),
  "commercial-register": "Registre Mercantil de Barcelona",
  "commercial-sheet": "B 1",
};

/** What is wrong with the form when one of its lines reads so. */
function complaints(change: Record<string, string>) {
  return agencySchema.safeParse({ ...typed, ...change }).error?.issues.map(({ path, message }) => [path[0], message]);
}

const taken = (change: Record<string, string>) => agencySchema.parse({ ...typed, ...change }).agency;

describe("the agency form", () => {
  test("takes what is as it should be", () => {
    expect(complaints({})).toBeUndefined();
  });

  test.each(Object.keys(typed).filter((name) => name !== "version"))("does not take a blank %s", (name) => {
    const { [name]: _gone, ...without } = Object.fromEntries(Object.entries(typed));
    expect(agencySchema.safeParse(without).success).toBe(false);
    for (const blank of ["", "  ", "\u00a0", "\u200b", "\r\n", "\0", "–"]) {
      expect([blank, complaints({ [name]: blank })?.[0]?.[0]]).toEqual([blank, name]);
    }
  });

  test("keeps a phone number as it is written, if it can be called", () => {
    for (const phone of ["+34 600 000 000", "600000000", "(+34) 93.123.45.67", "0034 600-000-000"]) {
      expect(taken({ phone }).phone).toBe(phone);
      expect(telLink(phone)).toMatch(/^tel:\+?\d{9,15}$/);
    }
    for (const phone of [
      "60000000",
      "+34 600 000 000 / 611 111 111",
      "600 000 000 ext. 5",
      "600 +34 000 000",
      "call us",
    ]) {
      expect([phone, complaints({ phone })]).toEqual([phone, [["phone", "settings.phone.invalid"]]]);
    }
  });

  test("keeps the digits of a messaging number, with the code of the country", () => {
    for (const messagingNumber of ["+34 600 000 000", "0034600000000", "600 000 000", "34-600-000-000"]) {
      expect(taken({ messagingNumber }).messagingNumber).toBe("34600000000");
    }
    expect(taken({ messagingNumber: "+376 123 456" }).messagingNumber).toBe("376123456");
    for (const messagingNumber of ["12345", "+0 600 000 0000", "wa.me/34600000000"]) {
      expect(complaints({ messagingNumber })).toEqual([["messagingNumber", "settings.messagingNumber.invalid"]]);
    }
  });

  test("keeps the bare register number", () => {
    for (const registerNumber of [
      "1234",
      "AICAT 1234",
      "aicat: 1234",
      "AICAT no. 1234",
      "AICAT núm. 1234",
      "AICAT n.º 1234",
    ]) {
      expect([registerNumber, taken({ registerNumber }).registerNumber]).toEqual([registerNumber, "1234"]);
    }
    expect(complaints({ registerNumber: "AICAT" })).toEqual([["registerNumber", "settings.registerNumber.required"]]);
  });

  test("asks for a tax number that can be one, and an e-mail that a link can carry", () => {
    for (const taxId of ["B12345674", "12345678Z", "X1234567L", "ESB12345674", "B-12.345.674"]) {
      expect([taxId, complaints({ taxId })]).toEqual([taxId, undefined]);
    }
    expect(complaints({ taxId: "12345" })).toEqual([["taxId", "settings.taxId.invalid"]]);
    for (const email of ["a@b", "a b@c.example", "a@b.example, c@d.example", "a?subject=x@b.example"]) {
      expect([email, complaints({ email })]).toEqual([email, [["email", "field.email.invalid"]]]);
    }
    expect(complaints({ email: "hola@xamfrà.example" })).toBeUndefined();
    expect(mailTestSchema.safeParse({ recipient: "nobody" }).success).toBe(false);
  });

  test("takes lines that were broken for one", () => {
    expect(taken({ address: " Carrer de la Mostra 1\r\n\r\n 08009 Barcelona " }).address).toBe(
      "Carrer de la Mostra 1 08009 Barcelona",
    );
  });

  test("takes no line longer than its field", () => {
    expect(complaints({ name: "x".repeat(61) })).toEqual([["name", "field.tooLong|max=60"]]);
  });

  test("takes or leaves what an agency may lack", () => {
    expect(complaints(lackable)).toBeUndefined();
    expect(taken({})).toMatchObject({ hours: closedWeek, hoursNote: { en: "" }, commercialRegister: { sheet: "" } });
    expect(taken({ ...lackable, ...inEach("hoursNote", " – ") }).hoursNote.en).toBe("");
  });

  test("reads opening hours as people write them", () => {
    const read = (hours: string) => taken({ "hours-saturday": hours }).hours.saturday;
    const day = [{ opens: "09:30", closes: "18:30" }];
    for (const hours of ["9:30–18:30", "09.30 - 18.30", "9:30 h—18:30h"])
      expect([hours, read(hours)]).toEqual([hours, day]);
    expect(read("10–14; 16:30-20")).toEqual([
      { opens: "10:00", closes: "14:00" },
      { opens: "16:30", closes: "20:00" },
    ]);
    for (const hours of [
      "mornings",
      "14–10",
      "9–9",
      "9:30–14:00, 13:00–18:00",
      "9–24",
      "9:60–18",
      "9",
      "9–10,11–12,13–14,15–16",
    ]) {
      expect([hours, complaints({ "hours-saturday": hours })]).toEqual([
        hours,
        [["hours-saturday", "settings.hours.invalid"]],
      ]);
    }
  });

  test("asks for the register that an entry stands in", () => {
    expect(complaints({ "commercial-volume": "12" })).toEqual([
      ["commercial-register", "settings.commercialRegister.required"],
    ]);
  });

  test("has a sentence for everything that may be wrong", () => {
    const messages = Object.keys(typed).flatMap((name) =>
      ["", "?", "a", "x".repeat(500)].flatMap((text) =>
        (complaints({ [name]: text }) ?? []).map(([, message]) => message),
      ),
    );
    const keys = messages.map((message) => String(message).split("|")[0] ?? "");
    expect(keys.length).toBeGreaterThan(20);
    expect(keys.filter((key) => !(key in en) && !(key in admin))).toEqual([]);
  });
});

describe("the opening hours", () => {
  const spans = readSpans("9:30–18:30") ?? [];

  test("stand in one line for days that follow each other and have the same", () => {
    const other = readSpans("10–14") ?? [];
    const week = { ...closedWeek, monday: spans, tuesday: spans, wednesday: other, friday: spans, saturday: spans };
    expect(openDays(week).map(({ from, to }) => [from, to])).toEqual([
      ["monday", "tuesday"],
      ["wednesday", "wednesday"],
      ["friday", "saturday"],
    ]);
    expect(openDays(closedWeek)).toEqual([]);
  });

  test("are told to machines, and nothing where none are kept", async ({ db }) => {
    const agency = await theAgency(db);
    const identity = await agencyIdentity(db, "en");
    expect(realEstateAgent("https://x.example", "en", identity, namelessBrand)).not.toHaveProperty(
      "openingHoursSpecification",
    );
    const hours = { ...agency.hours, monday: spans, tuesday: spans };
    expect(
      realEstateAgent("https://x.example", "en", { ...identity, hours }, namelessBrand).openingHoursSpecification,
    ).toEqual([
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["https://schema.org/Monday", "https://schema.org/Tuesday"],
        ...{ opens: "09:30", closes: "18:30" },
      },
    ]);
  });
});

test("the sample agency is marked as one where its owner is named, in the language of the page", async ({ db }) => {
  const { isSample: _is, ...agency } = { ...(await theAgency(db)), isSample: true };
  const store = (taxId: string) =>
    db
      .updateTable("settings")
      .set({ value: JSON.stringify({ ...agency, taxId }) })
      .where("key", "=", "agency")
      .execute();
  await store("B00000000");
  expect(await agencyIdentity(db, "ru")).toMatchObject({ isSample: true, legalName: "Sample Agent (образец)" });
  expect(await agencyIdentity(db, "es")).toMatchObject({ legalName: "Sample Agent (muestra)" });
  await store("B12345678");
  expect(await agencyIdentity(db, "ru")).toMatchObject({ isSample: false, legalName: "Sample Agent" });
});

test("the entry in the commercial register is a line of the legal notice, and none where the agency has no entry", async ({
  db,
}) => {
  const agency = await theAgency(db);
  const listed = async (language: Language) =>
    fillLegal(legalTexts(language).notice, await agencyIdentity(db, language)).sections[0]?.list ?? [];
  const without = await listed("en");
  expect(without.join()).not.toMatch(/ommercial register/);

  const commercialRegister = {
    ...{ register: "Registre Mercantil de Barcelona", volume: "45.123", folio: "12", sheet: "B 567890", entry: "" },
  };
  const value = JSON.stringify({ ...agency, commercialRegister });
  await db.updateTable("settings").set({ value }).where("key", "=", "agency").execute();
  expect(await listed("en")).toHaveLength(without.length + 1);
  expect(await listed("en")).toContain(
    "Commercial register: Registre Mercantil de Barcelona, volume 45.123, folio 12, sheet B 567890",
  );
  expect(await listed("es")).toContain(
    "Inscripción en el Registro Mercantil: Registre Mercantil de Barcelona, tomo 45.123, folio 12, hoja B 567890",
  );
});

describe("saving the agency", () => {
  test("shows on every public page from then on", async ({ db }) => {
    await theAgency(db);
    const { agency, version, faults } = await findAgency(db);
    expect(faults).toEqual([]);

    const changed = {
      ...agency,
      phone: "+34 611 111 111",
      hoursNote: { ...agency.hoursNote, ca: "A l’agost, tancat" },
    };
    expect(await saveAgency(db, changed, version, now)).toEqual({ ok: true });

    expect(await agencyIdentity(db, "ca")).toMatchObject({
      ...{ phone: "+34 611 111 111", hoursNote: "A l’agost, tancat" },
    });
    expect(await agencyIdentity(db, "en")).toMatchObject({ hoursNote: "" });
  });

  test("is refused to the second of two people who began with the same", async ({ db }) => {
    await theAgency(db);
    const { agency, version } = await findAgency(db);
    await saveAgency(db, { ...agency, name: "First" }, version, now);

    expect(await saveAgency(db, { ...agency, name: "Second" }, version, now)).toEqual({ ok: false, reason: "changed" });

    const stored = await findAgency(db);
    expect(stored.agency.name).toBe("First");
    const later = new Date("2026-11-21T10:00:01.000Z");
    expect(await saveAgency(db, { ...agency, name: "Second" }, stored.version, later)).toEqual({ ok: true });
  });

  test("puts right what somebody wrote into the database by hand", async ({ db }) => {
    const at = now.toISOString();
    await db
      .insertInto("settings")
      .values({ key: "agency", value: `{"name":"X","phone":7}`, updated_at: at })
      .execute();
    const { agency, version, faults } = await findAgency(db);
    expect(agency).toMatchObject({ name: "X", phone: "", hoursNote: { ca: "" }, hours: { monday: [] } });
    expect(faults).toContain("phone");
    expect(faults).not.toContain("name");

    await saveAgency(db, agencySchema.parse(typed).agency, version, new Date("2026-11-21T11:00:00.000Z"));
    expect((await findAgency(db)).faults).toEqual([]);
    expect(await agencyIdentity(db, "ru")).toMatchObject({ phone: "+34 600 000 000" });
  });

  test("gives back in its form what was stored", async ({ db }) => {
    await theAgency(db);
    const { agency } = await findAgency(db);
    expect(agencySchema.parse({ ...agencyFields(agency), version: "" }).agency).toEqual(agency);
  });
});

test("a language left blank in the database is filled by another one's words", async ({ db }) => {
  const agency = await theAgency(db);
  const value = JSON.stringify({ ...agency, supervisingBody: { ...agency.supervisingBody, en: "Body", ru: " " } });
  await db.updateTable("settings").set({ value }).where("key", "=", "agency").execute();
  expect(await agencyIdentity(db, "ru")).toMatchObject({ supervisingBody: "Body" });
  expect((await findAgency(db)).faults).toEqual(["supervisingBody-ru"]);
  for (const language of languages) expect((await agencyIdentity(db, language)).supervisingBody.trim()).not.toBe("");
});

describe("the mortgage rate", () => {
  const schema = mortgageSchema("2026-11-21");
  const read = (rate: string, checkedOn = "2026-11-20") => schema.safeParse({ version: "", rate, checkedOn });

  test("is 3.00 % until the agent sets it, and nobody has looked it up", async ({ db }) => {
    expect(await mortgageDefaults(db)).toEqual({ ratePercent: 3, checkedOn: null });
    expect(mortgageFields(await mortgageDefaults(db))).toEqual({ rate: "3.00", checkedOn: "" });
  });

  test("is read as people write it", () => {
    expect(["3", "2.81", "2,81", "3,5 %", "20"].map((rate) => read(rate).data?.mortgage.ratePercent)).toEqual([
      3, 2.81, 2.81, 3.5, 20,
    ]);
    for (const rate of ["0", "0.00", "20.01", "-1", "3.125", "three", "1e1", "300"]) {
      expect([rate, read(rate).error?.issues[0]?.message]).toEqual([rate, "settings.rate.invalid"]);
    }
  });

  test("is looked up on a day that has been", () => {
    expect(read("3", "2026-11-21").success).toBe(true);
    expect(read("3", "2026-11-22").error?.issues[0]?.message).toBe("settings.checkedOn.future");
    expect(read("3", "2026-02-30").error?.issues[0]?.message).toBe("field.day.invalid");
    expect(dayInBarcelona(new Date("2026-11-21T23:30:00.000Z"))).toBe("2026-11-22");
  });

  test("is kept, and refused to who began before another saved", async ({ db }) => {
    const first = await findMortgageDefaults(db);
    const mortgage = { ratePercent: 2.81, checkedOn: "2026-11-20" };
    expect(await saveMortgageDefaults(db, mortgage, first.version, now)).toEqual({ ok: true });
    expect(await mortgageDefaults(db)).toEqual(mortgage);

    const other = { ratePercent: 4, checkedOn: "2026-11-19" };
    expect(await saveMortgageDefaults(db, other, first.version, now)).toEqual({ ok: false, reason: "changed" });
    expect(await mortgageDefaults(db)).toEqual(mortgage);
  });
});
