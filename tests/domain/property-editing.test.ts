import type { Db } from "~/db/database";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";
import { deleteListing, findDeletion } from "~/domain/listings/deletion.server";
import { homeDetail, searchHomes } from "~/domain/properties/properties.server";
import {
  createProperty,
  findPropertyForm,
  recentlyEdited,
  updateProperty,
} from "~/domain/properties/property-editing.server";
import { propertyForm, type PropertyTexts } from "~/domain/properties/property-form";
import { readPropertyForm, type PropertyValues } from "~/domain/properties/property-form.schema";
import { everyHome } from "~/domain/properties/property-search";

import { aNeighborhood, anEnquiry, aPerson, aProperty, theAgency, theHome } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T12:00:00.000Z");
const later = new Date("2026-11-21T13:00:00.000Z");

function theValues(given: Partial<PropertyTexts> = {}): PropertyValues {
  const texts = {
    ...propertyForm.blank,
    title: "Corner apartment",
    price: "850.000",
    neighborhood: "eixample",
    ...given,
  };
  const read = readPropertyForm(texts, now);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.values;
}

async function aSavedHome(db: Db, given: Partial<PropertyTexts> = {}) {
  await aNeighborhood(db);
  const editor = (await aPerson(db, { admin: "active" })).id;
  const created = await createProperty(db, theValues(given), editor, now);
  if (!created.ok) throw new Error(created.message);
  return { id: created.id, editor };
}

const rowOf = (db: Db, id: number) =>
  db.selectFrom("properties").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

describe("adding a home", () => {
  test("by a button that was pressed twice adds one; a copy that is wanted comes later", async ({ db }) => {
    const { id, editor } = await aSavedHome(db, { reference: "XF-1" });
    const again = (seconds: number, given: Partial<PropertyTexts> = {}) =>
      createProperty(db, theValues({ reference: "XF-1", ...given }), editor, new Date(now.getTime() + seconds * 1000));
    expect(await again(2)).toEqual({ ok: true, id });
    expect(await again(2, { reference: "", title: "Another" })).toEqual({ ok: true, id: id + 1 });
    expect(await again(60)).toMatchObject({ ok: false, field: "reference" });
  });

  test("keeps everything that was entered", async ({ db }) => {
    const full = {
      ...{ summary: "Light", description: "Ж ç l·l", sourceLanguage: "ca", propertyType: "duplex", reference: "XF-9" },
      ...{ isFeatured: "on", address: "Carrer de Mallorca", postalCode: "08008", latitude: "41,39", longitude: "2.16" },
      ...{ showsExactAddress: "on", cadastralReference: "9872023 VH5797S 0001 WX", area: "118", usefulArea: "102" },
      ...{ builtYear: "1927", renovatedYear: "2021", floor: "0", totalFloors: "6", communityFees: "145" },
      ...{ hasElevator: "on", energyRating: "in_progress", energyConsumption: "62,5", emissionsRating: "C" },
      ...{ emissions: "12", certificateNumber: "N-1", energyValidUntil: "2030-01-02", notaDeEncargoDate: "01/11/2026" },
      ...{ videoLink: "https://vimeo.com/1", tourLink: "https://my.matterport.com/show/?m=1" },
      ...{ cedula: "CHB01", privateNotes: "Key with the porter", features: ["pool", "Hammam"] },
    };
    const { id, editor } = await aSavedHome(db, full);
    const form = await findPropertyForm(db, id);
    expect(form?.values).toEqual(theValues(full));
    expect(form?.values).toMatchObject({
      floor: 0,
      cadastralReference: "9872023VH5797S0001WX",
      energyConsumption: 62.5,
    });
    expect(await rowOf(db, id)).toMatchObject({
      status: "draft",
      version: 1,
      updated_by: editor,
      published_at: null,
      created_at: now.toISOString(),
    });
  });

  test("shows one for sale to visitors at once, and a draft to nobody", async ({ db }) => {
    const { id } = await aSavedHome(db, { status: "available", features: ["Hammam"] });
    await aSavedHome(db);
    expect((await searchHomes(db, "en", everyHome, new Date())).homes.map((home) => home.id)).toEqual([id]);
    expect((await homeDetail(db, "en", id))?.features).toEqual(["Hammam"]);
    expect((await rowOf(db, id)).published_at).toBe(now.toISOString());
  });

  test.for(["xf-1", "XF 1", "XF1", "xf–1", "ＸＦ-1"])(
    "is refused for the reference XF-1 written %s",
    async (reference, { db }) => {
      const { editor } = await aSavedHome(db, { reference: "XF-1" });
      expect(await createProperty(db, theValues({ reference, title: "Loft" }), editor, now)).toMatchObject({
        ok: false,
        field: "reference",
      });
    },
  );

  test("says at the field that somebody else has just stored the reference", async ({ db }) => {
    const { id, editor } = await aSavedHome(db, { reference: "XF-2" });
    // As it stands for whoever looked a moment too early: the database knows the letters, and no home has them yet.
    await aProperty(db, { reference: null, reference_key: "xf1" });
    const refused = { ok: false, field: "reference", message: "propertyForm.reference.taken" };
    expect(await createProperty(db, theValues({ reference: "XF-1", title: "Loft" }), editor, now)).toMatchObject(
      refused,
    );
    const changes = { version: 1, values: theValues({ reference: "xf 1" }), editor };
    expect(await updateProperty(db, id, changes, later)).toMatchObject(refused);
    expect((await findPropertyForm(db, id))?.values.reference).toBe("XF-2");
  });

  test("is refused for a reference that another home has, and for a neighbourhood that is none", async ({ db }) => {
    const { editor } = await aSavedHome(db, { reference: "XF-1" });
    expect(await createProperty(db, theValues({ reference: "XF-1", title: "Loft" }), editor, now)).toMatchObject({
      ok: false,
      field: "reference",
    });
    expect(await createProperty(db, theValues({ neighborhood: "atlantis" }), editor, now)).toMatchObject({
      ok: false,
      field: "neighborhood",
    });
    await aSavedHome(db);
    await aSavedHome(db);
  });
});

describe("a lift", () => {
  const stored = async (db: Db, id: number) => {
    const { has_elevator, has_parking, has_storage, features } = await rowOf(db, id);
    return { has_elevator, has_parking, has_storage, features };
  };

  test("is stored as both that other systems read, and comes back as one box", async ({ db }) => {
    const { id, editor } = await aSavedHome(db, { hasElevator: "on", features: ["pool"] });
    expect(await stored(db, id)).toMatchObject({ has_elevator: 1, features: '["elevator","pool"]' });
    expect((await findPropertyForm(db, id))?.values).toMatchObject({ hasElevator: true, features: ["pool"] });
    await updateProperty(db, id, { version: 1, values: theValues({ features: ["pool"] }), editor }, later);
    expect(await stored(db, id)).toMatchObject({ has_elevator: 0, features: '["pool"]' });
  });

  test("that another program wrote in one place only is there in the form, and after it in both", async ({ db }) => {
    const { id, editor } = await aSavedHome(db, { features: ["pool"] });
    const row = { has_storage: 1, features: '["parking","pool"]' } as const;
    await db.updateTable("properties").set(row).where("id", "=", id).execute();
    const form = await findPropertyForm(db, id);
    const said = { hasElevator: false, hasParking: true, hasStorage: true, features: ["pool"] };
    expect(form?.values).toMatchObject(said);
    const values = { ...theValues(), ...said, title: "Renamed" };
    await updateProperty(db, id, { version: 1, values, editor }, later);
    expect(await stored(db, id)).toEqual({
      ...{ has_elevator: 0, has_parking: 1, has_storage: 1 },
      // In the order of the specification.
      features: '["parking","pool","storage"]',
    });
  });
});

describe("editing a home", () => {
  test("moves its time of change and its version, and keeps when it was first public", async ({ db }) => {
    const { id, editor } = await aSavedHome(db);
    const publish = { version: 1, values: theValues({ status: "pending" }), editor };
    expect(await updateProperty(db, id, publish, later)).toEqual({ ok: true, hasChanged: true });
    const published = { version: 2, published_at: later.toISOString(), updated_at: later.toISOString() };
    expect(await rowOf(db, id)).toMatchObject(published);

    const sell = { version: 2, values: theValues({ status: "sold" }), editor };
    await updateProperty(db, id, sell, new Date("2027-01-01T00:00:00.000Z"));
    expect(await rowOf(db, id)).toMatchObject({ status: "sold", published_at: later.toISOString(), version: 3 });
  });

  test("makes translations stale by its texts only", async ({ db }) => {
    const { id, editor } = await aSavedHome(db);
    await updateProperty(db, id, { version: 1, values: theValues({ price: "1" }), editor }, later);
    expect((await rowOf(db, id)).text_revision).toBe(1);
    for (const [index, text] of ["title", "summary", "description"].entries()) {
      const values = theValues({ [text]: `new ${text}` });
      await updateProperty(db, id, { version: index + 2, values, editor }, later);
      expect((await rowOf(db, id)).text_revision).toBe(index + 2);
    }
  });

  test("tells the second of two and stores nothing of theirs", async ({ db }) => {
    const { id, editor } = await aSavedHome(db);
    const other = await aPerson(db, { email: "other@example.com", admin: "active" });
    await updateProperty(db, id, { version: 1, values: theValues({ price: "1" }), editor: other.id }, later);
    const mine = { version: 1, values: theValues({ title: "Mine" }), editor };
    expect(await updateProperty(db, id, mine, later)).toMatchObject({
      ok: false,
      reason: "conflict",
      current: { version: 2, updatedBy: "other@example.com", updatedAt: later.toISOString(), values: { price: 1 } },
    });
    expect((await rowOf(db, id)).title).toBe("Corner apartment");

    expect(await updateProperty(db, id, { ...mine, version: 2 }, later)).toEqual({ ok: true, hasChanged: true });
    expect(await rowOf(db, id)).toMatchObject({ title: "Mine", price: 850_000, version: 3 });
  });

  test("has no conflict where both entered the same", async ({ db }) => {
    const { id, editor } = await aSavedHome(db);
    const same = { version: 1, values: theValues({ price: "1" }), editor };
    await updateProperty(db, id, same, later);
    expect(await updateProperty(db, id, same, later)).toEqual({ ok: true, hasChanged: false });
    expect((await rowOf(db, id)).version).toBe(2);
  });

  test("may keep its own reference and not take another's", async ({ db }) => {
    const { id, editor } = await aSavedHome(db, { reference: "XF-1" });
    await aSavedHome(db, { reference: "XF-2" });
    const save = (reference: string) =>
      updateProperty(db, id, { version: 1, values: theValues({ reference, price: "2" }), editor }, later);
    expect(await save("XF-2")).toMatchObject({ ok: false, reason: "refused", field: "reference" });
    expect(await save("XF-1")).toMatchObject({ ok: true });
  });

  test("tells one feature with a comma from two", async ({ db }) => {
    const { id, editor } = await aSavedHome(db, { features: ["Porter,24 h"] });
    const values = theValues({ features: ["Porter", "24 h"] });
    expect(await updateProperty(db, id, { version: 1, values, editor }, later)).toEqual({ ok: true, hasChanged: true });
    expect((await findPropertyForm(db, id))?.values.features).toEqual(["Porter", "24 h"]);
  });

  test("finds nothing where the home is gone", async ({ db }) => {
    const values = theValues();
    expect(await updateProperty(db, 9, { version: 1, values, editor: 1 }, now)).toEqual({
      ok: false,
      reason: "not-found",
    });
  });
});

describe("deleting a home", () => {
  test("takes its images and translations along, names their files, and leaves the enquiries", async ({ db }) => {
    await theAgency(db);
    const { id } = await aProperty(db, { images: 2 });
    const other = await aProperty(db, { images: 1 });
    const words = { title: "Casa", description: "", source_revision: 1, updated_at: now.toISOString() };
    await db
      .insertInto("property_translations")
      .values({ property_id: id, language: "es", ...words })
      .execute();
    const enquiry = await receiveEnquiry(db, anEnquiry({ kind: "viewing", propertyId: id }), now);
    expect(await findDeletion(db, theHome(id))).toMatchObject({ images: 2, translations: 1, enquiries: 1 });

    const deleted = await deleteListing(db, theHome(id), 1, new Date());
    expect(deleted).toMatchObject({ ok: true, photos: [expect.stringMatching(/^[0-9a-f]{24}$/), expect.anything()] });
    expect(await db.selectFrom("property_images").select("property_id").execute()).toEqual([{ property_id: other.id }]);
    expect(await db.selectFrom("property_translations").selectAll().execute()).toEqual([]);
    const kept = await db.selectFrom("contact_submissions").select(["id", "property_id"]).execute();
    expect(kept).toEqual([{ id: enquiry.id, property_id: null }]);
    expect(await deleteListing(db, theHome(id), 1, new Date())).toEqual({ ok: false, reason: "not-found" });
  });
});

describe("the homes edited last", () => {
  test("come latest first", async ({ db }) => {
    const old = await aProperty(db, { title: "Old", updated_at: "2026-11-01T00:00:00.000Z" });
    const fresh = await aProperty(db, { title: "Fresh", updated_at: "2026-11-20T00:00:00.000Z", status: "draft" });
    expect((await recentlyEdited(db, 5)).map(({ id }) => id)).toEqual([fresh.id, old.id]);
    expect(await recentlyEdited(db, 1)).toEqual([
      {
        id: fresh.id,
        title: "Fresh",
        neighborhood: "eixample",
        status: "draft",
        price: 850_000,
        updatedAt: "2026-11-20T00:00:00.000Z",
      },
    ]);
  });
});
