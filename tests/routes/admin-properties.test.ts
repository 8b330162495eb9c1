import { beforeAll, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { listTranslations, saveTranslation } from "~/domain/listings/translations.server";
import type { PropertyStatus } from "~/domain/properties/property";
import { propertyForm, type PropertyTexts } from "~/domain/properties/property-form";
import { action as translate, loader as translation } from "~/routes/admin/listings/translation";
import { action as signIn } from "~/routes/admin/login";
import { action as update, loader as edit } from "~/routes/admin/properties/edit";
import { loader as list } from "~/routes/admin/properties/list";
import { action as create, loader as addPage } from "~/routes/admin/properties/new";
import { action as sell, loader as salePage } from "~/routes/admin/properties/sale";
import { loader as publicHome } from "~/routes/site/property/route";

import { aNeighborhood, aPerson, aProperty, theAgency } from "../support/builders";
import { questionNamed } from "../support/questions";
import { get, post } from "../support/requests";

const { action: remove, loader: askToRemove } = questionNamed("properties/delete");
const { action: removeTranslation } = questionNamed("properties/remove-translation");

type Fields = Record<string, string | readonly string[]>;

let headers: Record<string, string>;
let editor: { id: number; email: string };

beforeAll(async () => {
  await theAgency(db);
  await aNeighborhood(db);
  const person = await aPerson(db, { admin: "active" });
  editor = person;
  const { email, password } = person;
  const answer = await post(signIn, "/admin/login", { email, password }, {}, { "X-Visitor-Address": "192.0.2.99" });
  headers = { Cookie: answer.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
});

const filledIn: PropertyTexts = {
  ...propertyForm.blank,
  title: "Corner apartment",
  price: "850.000 €",
  neighborhood: "eixample",
  area: "118",
};

/** With this, and a photograph, nothing is missing that the law wants in an advertisement. */
const complete = {
  ...{ sourceLanguage: "ca", postalCode: "08036", usefulArea: "100", energyRating: "in_progress" },
  ...{ cedula: "CHB01", notaDeEncargoDate: "2026-01-02" },
};

const creates = (fields: Fields = {}) => post(create, "/admin/properties/new", { ...filledIn, ...fields }, {}, headers);
const updates = (id: number, fields: Fields) =>
  post(update, `/admin/properties/${id}/edit`, { ...filledIn, version: "1", ...fields }, { id: String(id) }, headers);
const rowOf = (id: number) => db.selectFrom("properties").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const idOf = (location: string | null) => Number(/^\/admin\/properties\/(\d+)\/edit$/.exec(location ?? "")?.[1]);
const countHomes = async () => (await db.selectFrom("properties").select("id").execute()).length;

/** The marks that the form of a home carries. */
async function openedBy(id: number): Promise<string> {
  const { data } = await get(edit, `/admin/properties/${id}/edit`, { id: String(id) }, headers);
  return JSON.parse(JSON.stringify(data)).edited.home.opened;
}

/** One with a public status was published, whatever its advertisement lacks. */
async function aSavedHome({ status = "draft", ...fields }: Fields & { status?: PropertyStatus } = {}) {
  const answer = await creates(fields);
  expect(answer.status).toBe(303);
  const id = idOf(answer.headers.get("Location"));
  await db.updateTable("properties").set({ status }).where("id", "=", id).execute();
  return id;
}

describe("adding a property", () => {
  test("leads to its own page, where images can be uploaded", async () => {
    const answer = await creates();
    expect(answer.status).toBe(303);
    const id = idOf(answer.headers.get("Location"));
    expect(await rowOf(id)).toMatchObject({ price: 850_000, status: "draft", updated_by: editor.id });
    const { data } = await get(edit, `/admin/properties/${id}/edit`, { id: String(id) }, headers);
    expect(data).toMatchObject({ edited: { home: { texts: { price: "850000" }, version: 1 } } });
  });

  test("keeps everything that was typed where something is wrong, the features too", async () => {
    const before = await countHomes();
    const typed = {
      title: "",
      price: "-1",
      description: "Два\r\nслова",
      features: ["pool", "Hammam"],
      hasElevator: "on",
    };
    const answer = await creates(typed);
    expect(answer).toMatchObject({
      status: 400,
      data: {
        status: "refused",
        errors: { title: ["propertyForm.title.required"], price: ["propertyForm.price.invalid"] },
        texts: { price: "-1", description: "Два\nслова", features: ["pool", "Hammam"], hasElevator: "on", area: "118" },
      },
    });
    expect(await countHomes()).toBe(before);
  });

  test("asks once about a price that may lack its thousands, keeps what was typed, and takes it when saved again", async () => {
    const asked = await creates({ price: "1.250", title: "Typed" });
    expect(asked).toMatchObject({
      status: 400,
      data: {
        errors: { price: ["doubt.price|price=1250|more=1250000"] },
        texts: { price: "1.250", title: "Typed" },
        asked: ["price=1250"],
      },
    });
    expect((await creates({ price: "1.260", asked: ["price=1250"] })).status).toBe(400);
    const saved = await creates({ price: "1.250", asked: ["price=1250"] });
    expect(saved.status).toBe(303);
    // It stands there now: whoever changes something else is not asked again.
    const id = idOf(saved.headers.get("Location"));
    expect((await updates(id, { price: "1.250", title: "Renamed" })).status).toBe(303);
    expect((await updates(id, { price: "1.270", version: "2" })).status).toBe(400);
  });

  test("stores the rooms with their m²; a line that cannot be read is named, and nothing typed is lost", async () => {
    const id = await aSavedHome({ rooms: "Living room 24\r\nBedroom: 12,5 m²" });
    expect((await rowOf(id)).rooms).toBe('[{"kind":"living-room","area":24},{"kind":"bedroom","area":12.5}]');
    const { data } = await get(edit, `/admin/properties/${id}/edit`, { id: String(id) }, headers);
    expect(data).toMatchObject({ edited: { home: { texts: { rooms: "Living room 24\nBedroom 12.5" } } } });
    expect(await updates(id, { rooms: "Living room 26\nAttic 9", title: "Renamed" })).toMatchObject({
      status: 400,
      data: {
        errors: { rooms: ["propertyForm.rooms.kind|line=2"] },
        texts: { rooms: "Living room 26\nAttic 9", title: "Renamed" },
      },
    });
    expect(await rowOf(id)).toMatchObject({ title: filledIn.title, version: 1 });
  });

  test("says so at the field where another has the reference", async () => {
    await aSavedHome({ reference: "XF-100" });
    expect(await creates({ reference: "XF-100", title: "Another" })).toMatchObject({
      status: 400,
      data: { errors: { reference: ["propertyForm.reference.taken"] } },
    });
  });

  test("refuses one that visitors would read as costing nothing, at its price, and keeps every word", async () => {
    const before = await countHomes();
    for (const status of ["available", "pending", "sold"]) {
      expect(await creates({ price: "0", status, description: "Light" })).toMatchObject({
        status: 400,
        data: { errors: { price: ["propertyForm.price.public"] }, texts: { price: "0", status, description: "Light" } },
      });
    }
    expect(await countHomes()).toBe(before);
    await aSavedHome({ price: "0" });
  });
});

describe("publishing a property", () => {
  const { loader: question, action: publish } = questionNamed("properties/publish");
  const isPublic = async (id: number) =>
    (await get(publicHome, `/property/${id}`, { id: String(id) }).catch((thrown: Response) => thrown)).status === 200;
  const askedOf = async (id: number, status = "available") => {
    const path = `/admin/properties/ask/publish/${id}?status=${status}`;
    return JSON.parse(JSON.stringify((await get(question, path, { id: String(id) }, headers)).data)).asked;
  };
  const agrees = (id: number, status = "available") =>
    post(publish, `/admin/properties/ask/publish/${id}?status=${status}`, {}, { id: String(id) }, headers);

  test("that has no photograph is asked about first, with all that was typed stored as a draft", async () => {
    const answer = await creates({ status: "available", description: "Light on both sides" });
    const location = answer.headers.get("Location") ?? "";
    const id = Number(/^\/admin\/properties\/ask\/publish\/(\d+)\?status=available$/.exec(location)?.[1]);
    expect(await rowOf(id)).toMatchObject({ status: "draft", description: "Light on both sides" });
    expect(await isPublic(id)).toBe(false);
    expect((await askedOf(id)).question).toBe("This home has no photograph. Publish all the same?");

    const published = await agrees(id);
    expect(published.headers.get("Location")).toBe(`/admin/properties/${id}/edit`);
    expect(await rowOf(id)).toMatchObject({ status: "available", published_at: expect.any(String) });
    expect(await isPublic(id)).toBe(true);
  });

  test("says what the law wants where there is a photograph, each with the place where it is entered", async () => {
    const { id } = await aProperty(db, { status: "draft", images: 1, energy_rating: null });
    const stored = await updates(id, { status: "pending" });
    expect(stored.headers.get("Location")).toBe(`/admin/properties/ask/publish/${id}?status=pending`);
    const asked = await askedOf(id, "pending");
    expect(asked.question).toBe("The advert lacks something the law requires. Publish all the same?");
    expect(asked.lost.at(-2).items).toContainEqual({
      label: "Energy rating",
      href: `/admin/properties/${id}/edit#energyRating`,
    });
    expect(asked.lost.at(-1).link.href).toBe(`/admin/properties/${id}/preview`);
    await agrees(id, "pending");
    expect(await rowOf(id)).toMatchObject({ status: "pending", title: filledIn.title });
  });

  test("is asked about once: later changes of a public home are stored at once", async () => {
    const { id } = await aProperty(db);
    const answer = await updates(id, { status: "available", title: "Renamed" });
    expect(answer.headers.get("Location")).toBe(`/admin/properties/${id}/edit`);
    expect(await rowOf(id)).toMatchObject({ status: "available", title: "Renamed" });
  });

  test("that was sold before it was ever shown is asked about its photograph alone", async () => {
    const { id } = await aProperty(db, { status: "draft", images: 1 });
    const answer = await updates(id, { status: "sold" });
    expect(answer.headers.get("Location")).toBe(`/admin/properties/${id}/edit`);
    expect(await rowOf(id)).toMatchObject({ status: "sold" });
  });

  test("with nothing missing is done without a word", async () => {
    const { id } = await aProperty(db, { status: "draft", images: 1 });
    const answer = await updates(id, { ...complete, status: "available" });
    expect(answer.headers.get("Location")).toBe(`/admin/properties/${id}/edit`);
    expect(await rowOf(id)).toMatchObject({ status: "available" });
  });

  test("needs a price by then", async () => {
    const { id } = await aProperty(db, { status: "draft", price: 0 });
    expect((await agrees(id)).headers.get("Location")).toBe(`/admin/properties/${id}/edit`);
    expect(await rowOf(id)).toMatchObject({ status: "draft" });
  });
});

describe("the sale of a property", () => {
  const sale = (id: number) => `/admin/properties/${id}/sale`;
  const from = (page: string) => ({ ...headers, Referer: `http://localhost${page}` });
  const presses = (id: number, fields: Fields, page = "/admin/properties?q=loft") =>
    post(sell, sale(id), fields, { id: String(id) }, from(page));

  test("is one press from the list, which it leads back to: reserved, and back on sale", async () => {
    const { id } = await aProperty(db);
    const answer = await presses(id, { intent: "reserve", shown: "available" });
    expect(answer.headers.get("Location")).toBe("/admin/properties?q=loft");
    expect(await rowOf(id)).toMatchObject({ status: "pending" });
    await presses(id, { intent: "offer", shown: "pending" });
    expect(await rowOf(id)).toMatchObject({ status: "available" });
  });

  test("proposes today, keeps the final price to the agent and the day for the list", async () => {
    const { id } = await aProperty(db, { title: "Urgell loft" });
    const { data } = await get(salePage, sale(id), { id: String(id) }, headers);
    expect(data).toMatchObject({ home: { status: "available" }, today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    await presses(id, { intent: "sell", shown: "available", soldOn: "2025-11-20", finalPrice: "812.000 €" });
    expect(await rowOf(id)).toMatchObject({ status: "sold", final_price: 812_000 });
    const shown = await get(list, "/admin/properties?q=urgell", {}, headers);
    expect(shown.data).toMatchObject({ list: { homes: [{ sale: { soldOn: "2025-11-20", finalPrice: 812_000 } }] } });
    const visitors = await get(publicHome, `/property/${id}`, { id: String(id) });
    // The whole figure, not a part of it: a visitor's page holds milliseconds of the moment, too.
    expect(JSON.stringify(visitors)).not.toMatch(/812\W?000|final/);
  });

  test("is as good without a final price", async () => {
    const { id } = await aProperty(db);
    const answer = await presses(id, { intent: "sell", shown: "available", soldOn: "2025-11-20", finalPrice: "" });
    expect(answer.status).toBe(303);
    expect(await rowOf(id)).toMatchObject({ status: "sold", final_price: null });
  });

  test("says at its field what it cannot take, and keeps what was typed", async () => {
    const { id } = await aProperty(db);
    expect(
      await presses(id, { intent: "sell", shown: "available", soldOn: "2999-01-01", finalPrice: "a lot" }),
    ).toMatchObject({
      status: 400,
      data: {
        values: { soldOn: "2999-01-01", finalPrice: "a lot" },
        errors: { soldOn: ["propertyForm.day.ahead"], finalPrice: ["sale.finalPrice.invalid"] },
      },
    });
    expect(await rowOf(id)).toMatchObject({ status: "available" });
  });

  test("pressed on a list from before a colleague sold it changes nothing, and says so", async () => {
    const { id } = await aProperty(db);
    await presses(id, { intent: "sell", shown: "available", soldOn: "2025-11-20", finalPrice: "812000" });
    const answer = await presses(id, { intent: "reserve", shown: "available" });
    const flash = /flash=([^.;]+)/.exec(answer.headers.get("Set-Cookie") ?? "")?.[1] ?? "";
    expect(Buffer.from(decodeURIComponent(flash), "base64").toString()).toContain("saleOvertaken");
    const second = await presses(id, { intent: "sell", shown: "available", soldOn: "2025-11-21", finalPrice: "1" });
    expect(second).toMatchObject({
      status: 409,
      data: { values: { soldOn: "2025-11-21", finalPrice: "1" }, errors: { soldOn: ["sale.overtaken"] } },
    });
    expect(await rowOf(id)).toMatchObject({ status: "sold", final_price: 812_000 });
  });

  test("leads from its own page to the home, and a draft has none", async () => {
    const { id } = await aProperty(db, { status: "sold" });
    const answer = await presses(id, { intent: "offer", shown: "sold" }, sale(id));
    expect(answer.headers.get("Location")).toBe(`/admin/properties/${id}/edit`);
    const draft = await aProperty(db, { status: "draft" });
    const page = await get(salePage, sale(draft.id), { id: String(draft.id) }, headers).catch((thrown) => thrown);
    expect(page.headers.get("Location")).toBe(`/admin/properties/${draft.id}/edit`);
    await presses(draft.id, { intent: "reserve", shown: "available" });
    expect(await rowOf(draft.id)).toMatchObject({ status: "draft" });
  });
});

describe("the features of a property", () => {
  const redraws = async (fields: Fields) => {
    const before = await countHomes();
    const answer = await creates({ title: "", features: ["pool", "Hammam"], ...fields });
    expect(await countHomes()).toBe(before);
    return answer;
  };

  test("are added without anything being stored or lost", async () => {
    expect(await redraws({ feature: " Wine  cellar ", addFeature: "on" })).toMatchObject({
      status: 200,
      data: { status: "redrawn", errors: {}, feature: "", texts: { features: ["pool", "Hammam", "Wine cellar"] } },
    });
  });

  test("are added by Enter, which saves where nothing stands in that field", async () => {
    expect(await redraws({ feature: "Sauna", enter: "on" })).toMatchObject({
      data: { status: "redrawn", texts: { features: ["pool", "Hammam", "Sauna"] } },
    });
    expect(await redraws({ feature: " ", enter: "on" })).toMatchObject({ status: 400 });
    expect((await creates({ feature: "", enter: "on" })).status).toBe(303);
  });

  test("are none where nothing was typed: the button adds no blank one, and Enter pressed once more does not save", async () => {
    const same = { status: 200, data: { status: "redrawn", texts: { features: ["pool", "Hammam"] } } };
    expect(await redraws({ feature: " ", addFeature: "on" })).toMatchObject(same);
    expect(await redraws({ feature: "", enter: "on", addingFeatures: "on" })).toMatchObject(same);
    // Whole, so that nothing but the key keeps it from being stored.
    const before = await countHomes();
    expect(await creates({ feature: "", enter: "on", addingFeatures: "on" })).toMatchObject({ status: 200 });
    expect(await countHomes()).toBe(before);
    expect((await creates({ feature: "", addingFeatures: "on" })).status).toBe(303);
  });

  test("are removed one at a time", async () => {
    expect(await redraws({ removeFeature: "Hammam", feature: "Sau" })).toMatchObject({
      data: { status: "redrawn", feature: "Sau", texts: { features: ["pool"] } },
    });
  });

  test("are not lost when they were typed and the home was saved", async () => {
    const id = await aSavedHome({ features: ["pool"], feature: "Sauna" });
    expect(JSON.parse((await rowOf(id)).features)).toEqual(["pool", "Sauna"]);
  });

  test("are said to be too long", async () => {
    const feature = "x".repeat(61);
    expect(await redraws({ feature, addFeature: "on" })).toMatchObject({
      data: {
        feature,
        errors: { features: ["propertyForm.feature.tooLong|max=60"] },
        texts: { features: ["pool", "Hammam"] },
      },
    });
  });
});

describe("duplicating a property", () => {
  const asCopy = (id: number, fields: Fields) => post(create, `/admin/properties/new?from=${id}`, fields, {}, headers);
  const copyOf = async (id: number | string) =>
    JSON.parse(JSON.stringify((await get(addPage, `/admin/properties/new?from=${id}`, {}, headers)).data)).copied;

  test("begins a new one with what both have, and leaves behind what belongs to one dwelling", async () => {
    const papers = {
      ...{ reference: "XF-88", cedula: "CHB00012345678", notaDeEncargoDate: "2026-10-01", privateNotes: "Owner: Anna" },
      ...{ cadastralReference: "1234567DF3813A0001AB", energyRating: "D", certificateNumber: "X1", isFeatured: "on" },
    };
    const id = await aSavedHome({
      ...papers,
      status: "available",
      address: "Carrer de Mallorca 1",
      features: ["pool"],
    });
    const { texts, title } = await copyOf(id);
    expect(title).toBe("Corner apartment");
    expect(texts).toMatchObject({
      ...{ title: "Corner apartment", price: "850000", address: "Carrer de Mallorca 1", features: ["pool"] },
      ...{ reference: "", cedula: "", notaDeEncargoDate: "", privateNotes: "", cadastralReference: "" },
      ...{ energyRating: "", certificateNumber: "", isFeatured: "", status: "draft" },
    });
    expect((await rowOf(id)).reference).toBe("XF-88");

    const spanish = { title: "Piso", summary: "", description: "Texto" };
    await saveTranslation(
      db,
      { kind: "property", id },
      "es",
      { words: spanish, sourceRevision: 1, savedAt: null },
      new Date(),
    );
    const answer = await asCopy(id, { ...texts, title: "The flat above" });
    const copy = idOf(answer.headers.get("Location"));
    expect(await rowOf(copy)).toMatchObject({ title: "The flat above", status: "draft", reference: null, version: 1 });
    expect(await listTranslations(db, { kind: "property", id: copy })).toContainEqual({
      language: "es",
      state: "stale",
    });
  });

  test("that is gone begins an empty one", async () => {
    for (const id of [999_999, "x", ""]) expect(await copyOf(id)).toBeNull();
    expect((await asCopy(999_999, filledIn)).status).toBe(303);
  });
});

describe("editing a property", () => {
  test("stores what was changed", async () => {
    const id = await aSavedHome({ status: "available" });
    const answer = await updates(id, { title: "New title", status: "pending" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/admin/properties/${id}/edit`]);
    expect(await rowOf(id)).toMatchObject({ title: "New title", status: "pending", version: 2 });
  });

  test("tells the second of two editors who was quicker and what differs, and keeps what they typed", async () => {
    const id = await aSavedHome();
    await updates(id, { price: "900.000" });
    const mine = { title: "Mine", description: "Long words" };
    expect(await updates(id, mine)).toMatchObject({
      status: 409,
      data: {
        status: "conflict",
        version: 2,
        texts: { title: "Mine", description: "Long words", price: "850000" },
        conflict: {
          savedBy: editor.email,
          // A form that was opened before an update carries no marks: who changed what is not known.
          changes: [
            { field: "title", by: "both" },
            { field: "description", by: "both" },
            { field: "price", by: "both" },
          ],
          theirs: { price: "900000", title: "Corner apartment" },
          mine: { price: "850000" },
        },
      },
    });
    expect((await updates(id, mine)).status).toBe(409);
    expect((await rowOf(id)).title).toBe("Corner apartment");

    expect((await updates(id, { ...mine, version: "2" })).status).toBe(303);
    expect(await rowOf(id)).toMatchObject({ title: "Mine", price: 850_000, version: 3 });
    // Saved again in between, what was seen is no longer what would be overwritten.
    expect((await updates(id, { title: "Mine again", version: "2" })).status).toBe(409);
  });

  test("puts the entries of two editors together, so that saving one does not undo the other's", async () => {
    const id = await aSavedHome({ status: "available" });
    const opened = await openedBy(id);
    await updates(id, { price: "900.000", status: "pending" });

    const second = await updates(id, { title: "Mine", status: "sold", opened });
    expect(second).toMatchObject({
      status: 409,
      data: {
        version: 2,
        texts: { title: "Mine", price: "900000", status: "sold" },
        conflict: {
          changes: [
            { field: "title", by: "me" },
            { field: "price", by: "them" },
            { field: "status", by: "both" },
          ],
          theirs: { status: "pending" },
        },
      },
    });
    expect(second).toMatchObject({ data: { opened: await openedBy(id) } });

    const together = { title: "Mine", price: "900000", status: "sold", version: "2" };
    expect((await updates(id, together)).status).toBe(303);
    expect(await rowOf(id)).toMatchObject({ title: "Mine", price: 900_000, status: "sold", version: 3 });
  });

  test("keeps what was typed into a property that somebody deleted meanwhile", async () => {
    const answer = await updates(999_999, { title: "Still here" });
    expect(answer).toMatchObject({ status: 404, data: { status: "gone", texts: { title: "Still here" } } });
    const gone = await get(edit, "/admin/properties/999999/edit", { id: "999999" }, headers);
    expect(gone).toMatchObject({ status: 404, data: { edited: null } });
  });

  test("says why it failed, with everything typed kept", async () => {
    const id = await aSavedHome();
    await db.schema.alterTable("properties").renameTo("properties_away").execute();
    try {
      const answer = await updates(id, { title: "Kept" });
      expect(answer).toMatchObject({
        status: 500,
        data: {
          failure: expect.stringMatching(/^Failed to update property: .+\([0-9A-F]{8}\)$/),
          texts: { title: "Kept" },
        },
      });
      const answers = [
        [await creates(), /^Failed to create property: /],
        [await get(list, "/admin/properties", {}, headers), /^Failed to fetch properties: /],
        [await get(edit, `/admin/properties/${id}/edit`, { id: String(id) }, headers), /^Failed to fetch property: /],
      ] as const;
      for (const [{ status, data }, failure] of answers) {
        expect([status, data]).toMatchObject([500, { failure: expect.stringMatching(failure) }]);
      }
    } finally {
      await db.schema.alterTable("properties_away").renameTo("properties").execute();
    }
  });

  test.each(["0", "abc", "1e3"])("finds nothing at /admin/properties/%s/edit", async (id) => {
    expect((await get(edit, `/admin/properties/${id}/edit`, { id }, headers)).status).toBe(404);
    expect((await post(update, `/admin/properties/${id}/edit`, filledIn, { id }, headers)).status).toBe(404);
  });
});

describe("deleting a property", () => {
  test("asks, says what goes, deletes and leads back to the list as it was", async () => {
    const { id } = await aProperty(db, { images: 2 });
    const at = [`/admin/properties/ask/delete/${id}?status=available&page=2`, { id: String(id) }] as const;
    expect((await get(askToRemove, ...at, headers)).data).toMatchObject({
      asked: {
        lost: [expect.stringContaining("2 images")],
        parent: { href: "/admin/properties?status=available&page=2" },
      },
    });
    const answer = await post(remove, at[0], {}, at[1], headers);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/properties?status=available&page=2"]);
    expect(await db.selectFrom("properties").select("id").where("id", "=", id).execute()).toEqual([]);
    expect((await post(remove, at[0], {}, at[1], headers)).status).toBe(404);
  });
});

describe("translating a property", () => {
  const words = { intent: "save", title: "Casa", summary: "", description: "" };

  test("stores it, finds it stale after a change, and takes the word that it is still right", async () => {
    const id = await aSavedHome();
    const params = { id: String(id), language: "es" };
    const path = `/admin/properties/${id}/translations/es`;
    const state = async () => (await get(translation, path, params, headers)).data;
    expect(await state()).toMatchObject({ translation: { state: "missing" } });
    const sent = { ...words, sourceRevision: "1", savedAt: "" };
    expect((await post(translate, path, sent, params, headers)).status).toBe(303);
    expect(await state()).toMatchObject({ translation: { state: "current", words: { title: "Casa" } } });

    await updates(id, { title: "Changed" });
    expect(await state()).toMatchObject({ translation: { state: "stale", sourceRevision: 2 } });
    expect((await post(translate, path, { intent: "confirm", sourceRevision: "2" }, params, headers)).status).toBe(303);
    expect(await state()).toMatchObject({ translation: { state: "current" } });

    // Sent from a page that was opened before the translation was there.
    expect(await post(translate, path, { ...sent, title: "Mía" }, params, headers)).toMatchObject({
      status: 409,
      data: { words: { title: "Mía" }, conflict: { words: { title: "Casa" } } },
    });
    const emptied = await post(translate, path, { ...words, title: "", summary: " " }, params, headers);
    expect(emptied.headers.get("Location")).toBe(`/admin/properties/ask/remove-translation/${id}/es`);
    expect((await post(removeTranslation, path, {}, { ...params, part: "es" }, headers)).status).toBe(303);
    expect(await state()).toMatchObject({ translation: { state: "missing" } });
  });

  test("keeps what was typed where something is missing", async () => {
    const id = await aSavedHome({ description: "A text" });
    const params = { id: String(id), language: "ru" };
    const path = `/admin/properties/${id}/translations/ru`;
    expect(await post(translate, path, { ...words, title: "Дом" }, params, headers)).toMatchObject({
      status: 400,
      data: { words: { title: "Дом" }, errors: { description: ["translation.description.required"] } },
    });
  });

  test("has no page for its own language, nor for one that we do not speak", async () => {
    const id = String(await aSavedHome());
    for (const language of ["en", "fr", ""]) {
      const path = `/admin/properties/${id}/translations/${language}`;
      expect((await get(translation, path, { id, language }, headers)).status).toBe(404);
    }
  });
});

describe("the list", () => {
  test("is narrowed by its address", async () => {
    await aSavedHome({ title: "Àtic únic" });
    const { data } = await get(list, "/admin/properties?q=UNIC+atic&status=draft", {}, headers);
    expect(data).toMatchObject({ list: { total: 1, homes: [{ title: "Àtic únic", status: "draft" }] }, failure: null });
  });
});
