import { beforeAll, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { findDevelopment } from "~/domain/developments/developments.server";
import { homeDetail } from "~/domain/properties/properties.server";
import { siteMap } from "~/http/site-map.server";
import { developmentListing } from "~/http/structured-data/development-data";
import { realEstateListing } from "~/http/structured-data/home-data.server";

import { aDevelopment, anArticle, aProperty, theAgency } from "../support/builders";

const origin = "https://agent.example";

beforeAll(async () => {
  await theAgency(db);
});

describe("the map of the site", () => {
  test("leads to the magazine only in the languages that have something to read", async () => {
    const addresses = async () =>
      [...(await siteMap(db, origin)).matchAll(/<loc>([^<]*\/articles)<\/loc>/g)].map(([, address]) => address);
    expect(await addresses()).toEqual([]);
    await anArticle(db, { language: "es" });
    await anArticle(db, { language: "ru", status: "draft" });
    expect(await addresses()).toEqual([`${origin}/es/articles`]);
  });
});

describe("data for machines", () => {
  const dataOf = async (given: Parameters<typeof aDevelopment>[1]) => {
    const { slug } = await aDevelopment(db, given);
    const building = await findDevelopment(db, "en", slug, new Date());
    return building ? developmentListing(origin, "en", building) : undefined;
  };

  test("counts what can be bought in a building where its page does, and does not call unlisted units sold", async () => {
    const count = "mainEntity.numberOfAvailableAccommodationUnits";
    const sold = { status: "sold" as const };
    expect(await dataOf({ total_units: 24, units: [{}, sold] })).toHaveProperty(count, 1);
    expect(await dataOf({ total_units: 2, units: [sold, sold] })).toHaveProperty(count, 0);
    for (const units of [[], [sold]]) {
      const data = await dataOf({ total_units: 24, units });
      expect(data).toHaveProperty("mainEntity.numberOfAccommodationUnits", 24);
      expect(data).not.toHaveProperty(count);
    }
  });

  test.each([
    ["available", "InStock"],
    ["pending", "LimitedAvailability"],
    ["sold", "SoldOut"],
  ] as const)("offers a home that is %s as %s", async (status, availability) => {
    const { id } = await aProperty(db, { status });
    const home = await homeDetail(db, "en", id);
    expect(home && realEstateListing(origin, "en", home)).toMatchObject({
      offers: { availability: `https://schema.org/${availability}`, price: 850_000, priceCurrency: "EUR" },
      mainEntity: { floorSize: { value: 118, unitCode: "MTK" } },
    });
  });

  test("says no area of a home whose area nobody has written down", async () => {
    const { id } = await aProperty(db, { area: 0 });
    const home = await homeDetail(db, "en", id);
    expect(home && realEstateListing(origin, "en", home)).not.toHaveProperty("mainEntity.floorSize");
  });
});
