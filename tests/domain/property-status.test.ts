import { sql } from "kysely";

import type { Db } from "~/db/database";
import { readActivitySearch } from "~/domain/activity/activity";
import { listActivity } from "~/domain/activity/activity.server";
import { saveProof } from "~/domain/agency/proof.server";
import { saleSchema } from "~/domain/properties/sale.schema";
import { soldHomes } from "~/domain/properties/sold-homes.server";
import { findSale, moveHome, publishHome, sellHome } from "~/domain/properties/status.server";

import { aPerson, aProperty } from "../support/builders";
import { databaseBefore } from "../support/old-schema";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-23T09:00:00.000Z");
const migration = "2026-11-23-02-sold-and-found";

const rowOf = (db: Db, id: number) =>
  db.selectFrom("properties").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const editorIn = async (db: Db) => (await aPerson(db, { admin: "active" })).id;
const noted = async (db: Db) =>
  (await listActivity(db, readActivitySearch(new URLSearchParams()))).deeds.map(({ kind, details }) => ({
    kind,
    details,
  }));

describe("a home for sale", () => {
  test("is reserved and put back on sale, and the record says who did it", async ({ db }) => {
    const { id } = await aProperty(db, { title: "Loft" });
    const editor = await editorIn(db);
    expect(await moveHome(db, id, { from: "available", to: "pending" }, editor, now)).toEqual({
      ok: true,
      title: "Loft",
    });
    expect(await rowOf(db, id)).toMatchObject({ status: "pending", version: 2, updated_by: editor });
    // The same press twice, as a double click sends it.
    expect(await moveHome(db, id, { from: "available", to: "pending" }, editor, now)).toEqual({
      ok: true,
      title: "Loft",
    });
    expect((await rowOf(db, id)).version).toBe(2);
    await moveHome(db, id, { from: "pending", to: "available" }, editor, now);
    expect(await rowOf(db, id)).toMatchObject({ status: "available", version: 3 });
    expect(await noted(db)).toEqual([
      { kind: "property.status", details: { title: "Loft", from: "pending", to: "available" } },
      { kind: "property.status", details: { title: "Loft", from: "available", to: "pending" } },
    ]);
  });

  test("is sold on a day of the past, for a price that is kept", async ({ db }) => {
    await saveProof(db, { showsSold: true, appreciationSource: "" }, "", now);
    const { id } = await aProperty(db);
    const sale = { soldOn: "2026-10-31", finalPrice: 812_000 };
    expect(await sellHome(db, id, sale, { from: "available", by: await editorIn(db) }, now)).toMatchObject({
      ok: true,
    });
    expect(await findSale(db, id)).toMatchObject({ status: "sold", sale });
    expect(await noted(db)).toMatchObject([
      { kind: "property.sale", details: sale },
      { kind: "property.status", details: { from: "available", to: "sold" } },
      {},
    ]);
    const [shown] = await soldHomes(db, "en");
    expect(shown).toMatchObject({ id, month: "2026-10" });
    expect(JSON.stringify(shown)).not.toMatch(/812\W?000/);
  });

  test("sold this month by mistake is corrected, and its month with it", async ({ db }) => {
    await saveProof(db, { showsSold: true, appreciationSource: "" }, "", now);
    const { id } = await aProperty(db);
    const editor = await editorIn(db);
    await db.updateTable("properties").set({ status: "sold" }).where("id", "=", id).execute();
    expect((await findSale(db, id))?.sale).not.toBeNull();
    await sellHome(db, id, { soldOn: "2026-09-30", finalPrice: null }, { from: "sold", by: editor }, now);
    expect((await soldHomes(db, "en"))[0]).toMatchObject({ month: "2026-09" });
    const { version } = await rowOf(db, id);
    await sellHome(db, id, { soldOn: "2026-09-30", finalPrice: null }, { from: "sold", by: editor }, now);
    expect((await rowOf(db, id)).version).toBe(version);
  });

  test("sold and put back on sale keeps neither the day nor the price", async ({ db }) => {
    const { id } = await aProperty(db);
    const editor = await editorIn(db);
    await sellHome(db, id, { soldOn: "2026-10-31", finalPrice: 812_000 }, { from: "available", by: editor }, now);
    await moveHome(db, id, { from: "sold", to: "available" }, editor, now);
    expect(await rowOf(db, id)).toMatchObject({ status: "available", sold_at: null, final_price: null });
  });

  test("sold by a colleague is not taken back by a press on a page from before, nor sold once more", async ({ db }) => {
    const { id } = await aProperty(db);
    const editor = await editorIn(db);
    const sale = { soldOn: "2026-10-31", finalPrice: 812_000 };
    await sellHome(db, id, sale, { from: "available", by: editor }, now);

    for (const from of ["available", "pending"] as const) {
      const to = from === "available" ? "pending" : "available";
      expect(await moveHome(db, id, { from, to }, editor, now)).toMatchObject({ reason: "overtaken" });
    }
    const other = { soldOn: "2026-11-01", finalPrice: null };
    expect(await sellHome(db, id, other, { from: "available", by: editor }, now)).toMatchObject({
      reason: "overtaken",
    });
    // The same press twice.
    expect(await sellHome(db, id, sale, { from: "available", by: editor }, now)).toMatchObject({ ok: true });
    expect(await findSale(db, id)).toMatchObject({ status: "sold", sale });

    await moveHome(db, id, { from: "sold", to: "available" }, editor, now);
    expect(await sellHome(db, id, other, { from: "sold", by: editor }, now)).toMatchObject({ reason: "overtaken" });
    expect(await rowOf(db, id)).toMatchObject({ status: "available" });
  });

  test("without a price is neither published, nor reserved, nor sold", async ({ db }) => {
    const { id } = await aProperty(db, { status: "draft", price: 0 });
    const editor = await editorIn(db);
    const refused = { ok: false, reason: "price-missing" };
    expect(await publishHome(db, id, "available", editor, now)).toEqual(refused);
    // As one from before that nobody has corrected.
    await sql`drop trigger property_made_public_has_a_price`.execute(db);
    await db.updateTable("properties").set({ status: "available" }).where("id", "=", id).execute();
    expect(await moveHome(db, id, { from: "available", to: "pending" }, editor, now)).toEqual(refused);
    expect(
      await sellHome(db, id, { soldOn: "2026-10-31", finalPrice: 1 }, { from: "available", by: editor }, now),
    ).toEqual(refused);
  });
});

describe("a draft", () => {
  test("is published with the day on which it first was", async ({ db }) => {
    const { id } = await aProperty(db, { status: "draft", published_at: null });
    await publishHome(db, id, "available", await editorIn(db), now);
    expect(await rowOf(db, id)).toMatchObject({ status: "available", published_at: now.toISOString() });
    expect((await noted(db)).map(({ kind }) => kind)).toEqual(["property.published", "property.status"]);
  });

  test("is neither reserved nor sold: nobody could see it", async ({ db }) => {
    const { id } = await aProperty(db, { status: "draft" });
    const editor = await editorIn(db);
    expect(await moveHome(db, id, { from: "available", to: "pending" }, editor, now)).toEqual({
      ok: false,
      reason: "not-found",
    });
    expect(
      await sellHome(db, id, { soldOn: "2026-10-31", finalPrice: 1 }, { from: "available", by: editor }, now),
    ).toMatchObject({ ok: false });
    expect(await rowOf(db, id)).toMatchObject({ status: "draft", version: 1 });
  });
});

describe("the day and the price of a sale", () => {
  const read = (entered: { soldOn?: string; finalPrice?: string }) => saleSchema(now).safeParse(entered);

  test.for<[string, string | undefined, object]>([
    ["2026-11-23", "640.000 €", { soldOn: "2026-11-23", finalPrice: 640_000 }],
    ["31/10/2026", undefined, { soldOn: "2026-10-31", finalPrice: null }],
    ["2026-10-31", " ", { soldOn: "2026-10-31", finalPrice: null }],
  ])("%j and %j are understood", ([soldOn, finalPrice, sale]) => {
    expect(read({ soldOn, finalPrice }).data).toEqual(sale);
  });

  test.for<[string, string, string]>([
    ["2026-11-24", "", "propertyForm.day.ahead"],
    ["", "", "sale.soldOn.required"],
    ["2026-02-30", "", "propertyForm.day.invalid"],
    ["0026-11-23", "", "propertyForm.day.invalid"],
    ["2026-11-23", "0", "sale.finalPrice.invalid"],
    ["2026-11-23", "about 600", "sale.finalPrice.invalid"],
  ])("%j and %j are refused in words: %j", ([soldOn, finalPrice, message]) => {
    expect(read({ soldOn, finalPrice }).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

describe("another program", () => {
  test("cannot put a home without a price before visitors", async ({ db }) => {
    const { id } = await aProperty(db, { status: "draft", price: 0 });
    const set = (changes: { status?: "available" | "draft"; price?: number }) =>
      db.updateTable("properties").set(changes).where("id", "=", id).execute();
    await expect(set({ status: "available" })).rejects.toThrow("a public home has a price");
    await set({ status: "available", price: 500_000 });
    await expect(set({ price: 0 })).rejects.toThrow("a public home has a price");
    await expect(aProperty(db, { price: 0 })).rejects.toThrow("a public home has a price");
    await set({ status: "draft", price: 0 });
  });
});

describe("the migration", () => {
  test("finds the homes of before by their streets, leaves those without a price, and lets a lift be one whichever box said it", async () => {
    const db = await databaseBefore(migration);
    await sql`insert into neighborhoods (slug, position, is_named, latitude, longitude) values ('eixample', 1, 1, 41.4, 2.2)`.execute(
      db,
    );
    await sql`insert into properties (title, price, neighborhood, address, status, has_parking, features,
        created_at, updated_at)
      values ('Loft', 0, 'eixample', 'Carrer del Comte d’Urgell 143', 'available', 1, '["elevator","Porter \\"24 h\\""]',
        '2026-11-01', '2026-11-01')`.execute(db);
    const { up } = await import(`../../migrations/${migration}.js`);
    await up(db);
    const row = await db.selectFrom("properties").select(["found_by", "status", "price"]).executeTakeFirstOrThrow();
    expect(row).toEqual({ found_by: "loft carrer del comte durgell 143", status: "available", price: 0 });
    const said = db.selectFrom("properties").select(["has_elevator", "has_parking", "has_storage", "features"]);
    expect(await said.executeTakeFirstOrThrow()).toEqual({
      ...{ has_elevator: 1, has_parking: 1, has_storage: 0 },
      features: '["elevator","Porter \\"24 h\\"","parking"]',
    });
    // It can be changed otherwise, and given its price.
    await sql`update properties set title = 'Loft with a patio', status = status, price = price`.execute(db);
    await sql`update properties set price = 1`.execute(db);
    await db.destroy();
  });
});
