import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { developmentForm } from "~/domain/developments/development-form";
import { findUnit } from "~/domain/developments/units.server";
import type { About } from "~/domain/diary/appointment";
import { planAppointment } from "~/domain/diary/appointments.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";
import { propertyForm } from "~/domain/properties/property-form";
import { action as saveBuilding } from "~/routes/admin/developments/edit";
import { action as changeUnit } from "~/routes/admin/developments/unit-edit";
import { loader as reply } from "~/routes/admin/enquiries/reply";
import { action as saveHome } from "~/routes/admin/properties/edit";
import { action as sale } from "~/routes/admin/properties/sale";

import { signedInAs } from "../support/accounts";
import { aDevelopment, anEnquiry, aNeighborhood, aPerson, aProperty, theAgency } from "../support/builders";
import { questionNamed } from "../support/questions";
import { deed, get, post } from "../support/requests";

let me: { id: number };
let headers: Record<string, string>;
beforeAll(async () => {
  await theAgency(db);
  await aNeighborhood(db);
  me = await aPerson(db, { admin: "active" });
  headers = await signedInAs(db, me);
});
beforeEach(async () => {
  await db.deleteFrom("appointments").execute();
  await db.deleteFrom("outbox").execute();
});

const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60_000);

/** A viewing that is still to come, agreed by phone: no mail of it has left. */
async function aViewing(about: About, given: { email?: string; days?: number } = {}) {
  const { email = "ana@example.com", days = 3 } = given;
  const planned = await planAppointment(
    db,
    {
      entry: {
        ...{ kind: "viewing", startsAt: inDays(days), endsAt: new Date(inDays(days).getTime() + 45 * 60_000) },
        ...{ place: "", about, enquiryId: null, goes: null, notes: "", tells: false },
        person: { name: "Ana Puig", email, phone: "+34 600 111 222", language: "es" },
        owner: { name: "", email: "", language: "es" },
      },
      ...{ by: me.id, seen: "" },
    },
    now,
  );
  return planned.ok ? planned.id : 0;
}

const mails = () => db.selectFrom("outbox").select(["template", "recipient", "payload"]).orderBy("id").execute();
const statuses = async () =>
  (await db.selectFrom("appointments").select("status").orderBy("id").execute()).map((row) => row.status);
const sends = (
  action: Parameters<typeof post>[0],
  path: string,
  fields: Record<string, string | string[]>,
  params: Record<string, string>,
) => post(action, path, fields, params, headers);

async function aHome() {
  const { id } = await aProperty(db, { title: "Corner flat" });
  return { id, about: { kind: "property", id } as const, question: `/admin/properties/ask/visitors/${id}` };
}

const filledIn = {
  ...propertyForm.blank,
  title: "Corner flat",
  price: "850000",
  neighborhood: "eixample",
  area: "118",
};
const asks = (home: { id: number }, part = "", name: "properties" | "developments" = "properties") => {
  const { loader, action } = questionNamed(`${name}/visitors`);
  const path = `/admin/${name}/ask/visitors/${home.id}${part && `/${part}`}`;
  const params = { id: String(home.id), ...(part ? { part } : {}) };
  return {
    page: async () =>
      (await get(loader, path, params, headers)) as { status: number; data: { asked: Record<string, unknown> } },
    press: (fields: Record<string, string | string[]>) => sends(action, path, fields, params),
  };
};

describe("a home with somebody still to come leads to the question who is told", () => {
  const leave: [string, (id: number) => ReturnType<typeof post>][] = [
    [
      "sold",
      (id) =>
        sends(
          sale,
          `/admin/properties/${id}/sale`,
          { intent: "sell", soldOn: "2026-01-02", finalPrice: "", shown: "available" },
          { id: String(id) },
        ),
    ],
    [
      "reserved",
      (id) =>
        sends(sale, `/admin/properties/${id}/sale`, { intent: "reserve", shown: "available" }, { id: String(id) }),
    ],
    ...(["sold", "pending", "draft"] as const).map((status): [string, (id: number) => ReturnType<typeof post>] => [
      `saved as ${status} in its form`,
      (id) =>
        sends(saveHome, `/admin/properties/${id}/edit`, { ...filledIn, status, version: "1" }, { id: String(id) }),
    ]),
  ];
  test.each(leave)("when it is %s, and nothing is sent by that", async (_how, press) => {
    const home = await aHome();
    await aViewing(home.about);
    const answer = await press(home.id);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, home.question]);
    expect(await mails()).toEqual([]);
    expect(await statuses()).toEqual(["planned"]);
  });

  test("and not where nobody is, nor when it is for sale again or its sale is corrected", async () => {
    const home = await aHome();
    const press = (fields: Record<string, string>) =>
      sends(sale, `/admin/properties/${home.id}/sale`, fields, { id: String(home.id) });
    expect((await press({ intent: "reserve", shown: "available" })).headers.get("Location")).not.toBe(home.question);
    await aViewing(home.about);
    expect((await press({ intent: "offer", shown: "pending" })).headers.get("Location")).not.toBe(home.question);
    await press({ intent: "sell", soldOn: "2026-01-02", finalPrice: "", shown: "available" });
    const corrected = await press({ intent: "sell", soldOn: "2026-01-03", finalPrice: "", shown: "sold" });
    expect(corrected.headers.get("Location")).not.toBe(home.question);
  });
});

describe("the question", () => {
  test("names who is to come and who else asked, cancels those that are ticked and tells them", async () => {
    const home = await aHome();
    const [first, second] = [
      await aViewing(home.about),
      await aViewing(home.about, { email: "ben@example.com", days: 4 }),
    ];
    await aViewing({ kind: "property", id: (await aProperty(db, {})).id });
    const asked = await receiveEnquiry(db, anEnquiry({ email: "eva@example.com", propertyId: home.id }), now);
    await receiveEnquiry(db, anEnquiry({ email: "ANA@example.com", propertyId: home.id }), now);
    await db.updateTable("properties").set({ status: "sold" }).where("id", "=", home.id).execute();
    await db.deleteFrom("outbox").execute();

    const question = asks(home);
    const { data } = await question.page();
    const { id: template } = await db
      .selectFrom("reply_templates")
      .select("id")
      .where("name", "like", "Reserved or sold%")
      .executeTakeFirstOrThrow();
    const path = `/admin/enquiries/${asked.id}/reply?template=${template}`;
    expect(data.asked).toMatchObject({
      question: "Corner flat is sold. Tell those who were still to come?",
      lost: [expect.stringContaining("2 appointments"), expect.any(String), { items: [{ href: path }] }],
      choices: {
        areTicked: true,
        items: [
          { value: `${first}.1`, note: "By email to ana@example.com" },
          { value: `${second}.1`, note: "By email to ben@example.com" },
        ],
      },
    });
    // The reply that it leads to begins with the text for a home that is gone.
    const begun = await get(reply, path, { id: String(asked.id) }, headers);
    expect(begun.data).toMatchObject({ writing: { values: { template: String(template) } } });

    expect((await question.press({})).headers.get("Location")).toBe(home.question);
    expect(await statuses()).toEqual(["planned", "planned", "planned"]);
    const answer = await question.press({ appointment: [`${first}.1`] });
    // Others are left to be written to.
    expect(answer.headers.get("Location")).toBe(home.question);
    expect(await statuses()).toEqual(["cancelled", "planned", "planned"]);
    expect(await mails()).toMatchObject([{ template: "appointment-cancelled", recipient: "ana@example.com" }]);
    // A second press tells nobody twice.
    await question.press({ appointment: [`${first}.1`] });
    expect(await mails()).toHaveLength(1);
  });

  test("cancels none of another home, and none that somebody has changed meanwhile", async () => {
    const [home, other] = [await aHome(), await aHome()];
    const [elsewhere, changed] = [await aViewing(other.about), await aViewing(home.about)];
    await db.updateTable("appointments").set({ version: 2 }).where("id", "=", changed).execute();
    const answer = await asks(home).press({ appointment: [`${elsewhere}.1`, `${changed}.1`] });
    expect(answer.headers.get("Location")).toBe(home.question);
    expect(await statuses()).toEqual(["planned", "planned"]);
    expect(await mails()).toEqual([]);
  });
});

describe("a unit and a development", () => {
  const unit = {
    ...{ name: "1-A", floor: "1", bedrooms: "2", bathrooms: "1", area: "84", usefulArea: "72", terrace: "" },
    ...{ price: "500,000", features: "", rooms: "" },
  };
  async function aBuilding() {
    const building = await aDevelopment(db, { name: "Illa Nova", units: [{ name: "1-A" }, { name: "1-B" }] });
    const [first = 0, second = 0] = building.unitIds;
    return { ...building, first, second };
  }

  test.each(["reserved", "sold"])("that is %s leads there for who is to see that unit", async (status) => {
    const { id, first, second } = await aBuilding();
    await aViewing({ kind: "development", id, unit: first });
    await aViewing({ kind: "development", id, unit: second }, { days: 5 });
    const path = `/admin/developments/${id}/units/${first}`;
    const version = (await findUnit(db, id, first))?.version ?? "";
    const params = { id: String(id), unit: String(first) };
    const answer = await sends(deed(changeUnit, "save"), path, { ...unit, status, version }, params);
    expect(answer.headers.get("Location")).toBe(`/admin/developments/ask/visitors/${id}/${first}`);
    const { data } = await asks({ id }, String(first), "developments").page();
    expect(data.asked).toMatchObject({
      question: `Illa Nova, 1-A is ${status}. Tell those who were still to come?`,
      choices: { items: [{ note: "By email to ana@example.com" }] },
    });
  });

  test("that is withdrawn leads there for everybody who is to come to the building", async () => {
    const { id, first } = await aBuilding();
    await aViewing({ kind: "development", id, unit: first });
    await aViewing({ kind: "development", id, unit: null }, { days: 5 });
    await db.updateTable("developments").set({ is_published: 1 }).where("id", "=", id).execute();
    const fields = {
      ...developmentForm.blank,
      ...{ name: "Illa Nova", sourceLanguage: "en", location: "Eixample", summary: "Homes.", description: "Homes." },
      ...{
        neighborhood: "eixample",
        city: "Barcelona",
        constructionState: "under-construction",
        completion: "q4 2027",
        totalUnits: "9",
        bedroomsFrom: "1",
        bedroomsTo: "3",
        priceFrom: "500.000",
      },
    };
    const row = await db.selectFrom("developments").select("version").where("id", "=", id).executeTakeFirstOrThrow();
    const sent = { ...fields, version: String(row.version) };
    const answer = await sends(saveBuilding, `/admin/developments/${id}/edit`, sent, { id: String(id) });
    expect(answer.headers.get("Location")).toBe(`/admin/developments/ask/visitors/${id}`);
    expect((await asks({ id }, "", "developments").page()).data.asked).toMatchObject({
      question: "Visitors no longer see Illa Nova. Tell those who were still to come?",
      choices: { items: [{}, {}] },
    });
  });
});

describe("what is deleted", () => {
  test("offers to cancel its appointments, and the mail names the home that is gone by then", async () => {
    const home = await aHome();
    const [first, second] = [await aViewing(home.about), await aViewing(home.about, { days: 4 })];
    const { loader, action } = questionNamed("properties/delete");
    const path = `/admin/properties/ask/delete/${home.id}`;
    const { data } = await get(loader, path, { id: String(home.id) }, headers);
    expect(data).toMatchObject({ asked: { choices: { areTicked: false, items: [{ value: `${first}.1` }, {}] } } });

    await sends(action, path, { appointment: [`${first}.1`] }, { id: String(home.id) });
    expect(await statuses()).toEqual(["cancelled", "planned"]);
    expect(await mails()).toMatchObject([{ template: "appointment-cancelled", recipient: "ana@example.com" }]);
    expect((await mails())[0]?.payload).toContain("Corner flat");
    expect(second).toBeGreaterThan(first);
  });

  test("offers the same where it is a unit", async () => {
    const building = await aDevelopment(db, { name: "Illa Nova", units: [{ name: "1-A" }] });
    const [unit = 0] = building.unitIds;
    const viewing = await aViewing({ kind: "development", id: building.id, unit });
    const { action } = questionNamed("developments/delete-unit");
    const path = `/admin/developments/ask/delete-unit/${building.id}/${unit}`;
    const params = { id: String(building.id), part: String(unit) };
    await sends(action, path, { appointment: [`${viewing}.1`] }, params);
    expect(await statuses()).toEqual(["cancelled"]);
    expect(await mails()).toHaveLength(1);
  });
});
