import { sql } from "kysely";

import type { Db } from "~/db/database";
import { findDevelopment } from "~/domain/developments/developments.server";
import { priceNews } from "~/domain/listings/price-news";
import { homesById } from "~/domain/properties/properties.server";

import { aDevelopment, aProperty } from "../support/builders";
import { describe, expect, test } from "../support/test";

const changes = (db: Db, home: number) =>
  db
    .selectFrom("property_prices")
    .where("property_id", "=", home)
    .select(["price_before", "price"])
    .orderBy("id")
    .execute();

const setPrice = (db: Db, home: number, price: number) =>
  db.updateTable("properties").set({ price }).where("id", "=", home).execute();

const setStatus = (db: Db, home: number, status: "draft" | "available" | "sold") =>
  db.updateTable("properties").set({ status }).where("id", "=", home).execute();

const version = async (db: Db) => {
  const { rows } = await sql<{ version: number }>`select version from content_version`.execute(db);
  return rows[0]?.version ?? 0;
};

describe("the price history of a home", () => {
  test("is written by the database, from the day it is public, whoever changes the price", async ({ db }) => {
    const home = await aProperty(db, { price: 900_000, status: "draft" });
    await setPrice(db, home.id, 880_000);
    expect(await changes(db, home.id)).toEqual([]);

    await db.updateTable("properties").set({ status: "available" }).where("id", "=", home.id).execute();
    await setPrice(db, home.id, 850_000);
    await setPrice(db, home.id, 850_000);
    expect(await changes(db, home.id)).toEqual([
      { price_before: null, price: 880_000 },
      { price_before: 880_000, price: 850_000 },
    ]);
  });

  test("moves the content version", async ({ db }) => {
    const home = await aProperty(db, {});
    const before = await version(db);
    await db.deleteFrom("property_prices").where("property_id", "=", home.id).execute();
    expect(await version(db)).toBeGreaterThan(before);
  });

  test("makes nothing up for a home of which no price was seen to change", async ({ db }) => {
    const home = await aProperty(db, {});
    await db.deleteFrom("property_prices").execute();
    const [card] = await homesById(db, "en", [home.id]);
    expect(card).toMatchObject({ priceSince: null, priceBefore: null });
  });

  test("is kept of units too", async ({ db }) => {
    const { unitIds } = await aDevelopment(db, { units: [{ name: "1-A", price: 500_000 }] });
    const unit = unitIds[0] ?? 0;
    await db.updateTable("development_units").set({ price: 480_000 }).where("id", "=", unit).execute();
    const rows = await db
      .selectFrom("development_unit_prices")
      .where("unit_id", "=", unit)
      .select(["price_before", "price"])
      .execute();
    expect(rows.at(-1)).toEqual({ price_before: 500_000, price: 480_000 });
  });
});

test("a unit says its former price and since when it asks this one; sold, neither", async ({ db }) => {
  const { slug, unitIds } = await aDevelopment(db, { units: [{ name: "1-A", price: 500_000 }] });
  const unit = unitIds[0] ?? 0;
  const shown = async () => {
    const found = (await findDevelopment(db, "en", slug, new Date()))?.units[0];
    return found && { ...found, news: priceNews({ ...found, publishedAt: null }, new Date(Date.now() + 1000)) };
  };
  await db.updateTable("development_units").set({ price: 480_000 }).where("id", "=", unit).execute();
  expect(await shown()).toMatchObject({ priceBefore: 500_000, news: { isNew: false, reducedFrom: 500_000 } });
  expect((await shown())?.priceSince).toMatch(/^\d{4}-/);

  await db.updateTable("development_units").set({ status: "sold" }).where("id", "=", unit).execute();
  expect((await shown())?.news.reducedFrom).toBeNull();
});

describe("a home counts as reduced", () => {
  const newsAfter = async (db: Db, id: number, days = 0) => {
    const [card] = await homesById(db, "en", [id]);
    return card && priceNews(card, new Date(Date.now() + days * 24 * 60 * 60 * 1000 + 1000)).reducedFrom;
  };

  test("from the price before, for 60 days", async ({ db }) => {
    const home = await aProperty(db, { price: 900_000 });
    await setPrice(db, home.id, 850_000);
    expect(await newsAfter(db, home.id)).toBe(900_000);
    expect(await newsAfter(db, home.id, 59)).toBe(900_000);
    expect(await newsAfter(db, home.id, 60)).toBeNull();
  });

  test("never from a price that was raised or mistyped just before", async ({ db }) => {
    const home = await aProperty(db, { price: 850_000 });
    await setPrice(db, home.id, 8_500_000);
    await setPrice(db, home.id, 850_000);
    expect(await newsAfter(db, home.id)).toBeNull();
    await setPrice(db, home.id, 870_000);
    expect(await newsAfter(db, home.id)).toBeNull();
  });

  test("never from more than it was offered for within the 30 days before, off the market meanwhile or not", async ({
    db,
  }) => {
    const home = await aProperty(db, { price: 850_000 });
    await setStatus(db, home.id, "draft");
    await setPrice(db, home.id, 900_000);
    await setStatus(db, home.id, "available");
    await setPrice(db, home.id, 870_000);
    expect(await newsAfter(db, home.id)).toBeNull();
    await setPrice(db, home.id, 840_000);
    expect(await newsAfter(db, home.id)).toBe(850_000);
  });

  test("not where it came back to the market at a price that nobody saw it change to", async ({ db }) => {
    const home = await aProperty(db, { price: 900_000 });
    await setPrice(db, home.id, 850_000);
    await setStatus(db, home.id, "sold");
    await setPrice(db, home.id, 880_000);
    await setStatus(db, home.id, "available");
    expect(await newsAfter(db, home.id)).toBeNull();
    const [card] = await homesById(db, "en", [home.id]);
    expect(card).toMatchObject({ priceSince: null });
  });

  test("not once it is sold", async ({ db }) => {
    const home = await aProperty(db, { price: 900_000 });
    await setPrice(db, home.id, 850_000);
    await db.updateTable("properties").set({ status: "sold" }).where("id", "=", home.id).execute();
    expect(await newsAfter(db, home.id)).toBeNull();
  });
});

test("a home is new for a week from the day it came on the market", () => {
  const home = {
    status: "available",
    price: 1,
    publishedAt: "2026-11-01T10:00:00.000Z",
    priceSince: null,
    priceBefore: null,
  } as const;
  expect(priceNews(home, new Date("2026-11-08T09:59:00.000Z")).isNew).toBe(true);
  expect(priceNews(home, new Date("2026-11-08T10:00:00.000Z")).isNew).toBe(false);
  expect(priceNews({ ...home, publishedAt: null }, new Date("2026-11-02T10:00:00.000Z")).isNew).toBe(false);
});
