import type { Db } from "~/db/database";
import { type ChoiceCounts, homesBehind } from "~/domain/properties/choice-counts";
import { countChoices, searchHomes } from "~/domain/properties/properties.server";
import { propertyTypes } from "~/domain/properties/property";
import {
  everyHome,
  type FilterName,
  filterNames,
  type HomeSearch,
  leastAreas,
  leastBathrooms,
  leastBedrooms,
  newSince,
  priceBandNames,
  searchedPlaces,
  tickFilters,
  withoutFilter,
} from "~/domain/properties/property-search";

import { aNeighborhood, aProperty } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-22T12:00:00Z");

const idsOf = async (db: Db, asked: Partial<HomeSearch>) =>
  (await searchHomes(db, "en", { ...everyHome, ...asked }, now)).homes.map(({ id }) => id);

describe("a list of homes narrowed by", () => {
  test("rooms and area finds those with at least as many", async ({ db }) => {
    const small = await aProperty(db, { bedrooms: 1, bathrooms: 1, area: 60, price: 600_000 });
    const large = await aProperty(db, { bedrooms: 3, bathrooms: 2, area: 100, price: 500_000 });

    expect(await idsOf(db, { bedrooms: 1 })).toEqual([small.id, large.id]);
    expect(await idsOf(db, { bedrooms: 2 })).toEqual([large.id]);
    expect(await idsOf(db, { bathrooms: 2 })).toEqual([large.id]);
    expect(await idsOf(db, { area: 100 })).toEqual([large.id]);
    expect(await idsOf(db, { area: 101 })).toEqual([]);
  });

  test("prices of one's own finds both ends", async ({ db }) => {
    const home = await aProperty(db, { price: 640_000 });
    expect(await idsOf(db, { from: 640_000 })).toEqual([home.id]);
    expect(await idsOf(db, { to: 640_000 })).toEqual([home.id]);
    expect(await idsOf(db, { from: 640_001 })).toEqual([]);
    expect(await idsOf(db, { from: 500_000, to: 639_999 })).toEqual([]);
  });

  test("lift, terrace or parking finds what says so in a field or among its features", async ({ db }) => {
    const field = await aProperty(db, { has_elevator: 1, has_parking: 1, price: 600_000 });
    const feature = await aProperty(db, {
      features: JSON.stringify(["parking", "elevator", "roof-terrace"]),
      price: 500_000,
    });
    await aProperty(db, { features: JSON.stringify(["no elevator", 'a "balcony" of sorts', "sea-view"]) });

    expect(await idsOf(db, { lift: true })).toEqual([field.id, feature.id]);
    expect(await idsOf(db, { parking: true })).toEqual([field.id, feature.id]);
    expect(await idsOf(db, { terrace: true })).toEqual([feature.id]);
  });

  test("new build finds this year and the three before it, and none of unknown age", async ({ db }) => {
    const fresh = await aProperty(db, { built_year: newSince(now) });
    await aProperty(db, { built_year: newSince(now) - 1 });
    await aProperty(db, { built_year: null });
    expect(newSince(now)).toBe(2023);
    expect(await idsOf(db, { newBuild: true })).toEqual([fresh.id]);
  });

  test("nothing, by price per m², has homes of unknown area last", async ({ db }) => {
    const dear = await aProperty(db, { price: 900_000, area: 100 });
    const cheap = await aProperty(db, { price: 500_000, area: 100 });
    const unknown = await aProperty(db, { price: 100_000, area: 0 });
    expect(await idsOf(db, { sort: "metre-asc" })).toEqual([cheap.id, dear.id, unknown.id]);
  });
});

describe("the number behind a choice", () => {
  // A few homes that differ in everything, so that each choice divides them.
  async function someHomes(db: Db) {
    for (const slug of ["gracia", "eixample", "les-corts", "poble-nou"]) await aNeighborhood(db, { slug });
    await aNeighborhood(db, { slug: "ciutat-vella" });
    await aNeighborhood(db, { slug: "born", inside: "ciutat-vella" });
    const places = ["gracia", "gracia", "eixample", "born", "les-corts", "poble-nou", "ciutat-vella"];
    for (let number = 0; number < 28; number += 1) {
      await aProperty(db, {
        neighborhood: places[number % 7] ?? "gracia",
        price: 300_000 + (number % 9) * 100_000,
        bedrooms: number % 5,
        bathrooms: 1 + (number % 3),
        area: 50 + (number % 6) * 30,
        property_type: propertyTypes[number % 4] ?? "loft",
        has_elevator: number % 2 === 0 ? 1 : 0,
        has_parking: number % 3 === 0 ? 1 : 0,
        features: number % 4 === 0 ? `["balcony"]` : "[]",
        built_year: number % 5 === 0 ? 2024 : 1900,
        status: number % 13 === 12 ? "sold" : "available",
      });
    }
  }

  const choices: { filter: FilterName; choice: string; asked: Partial<HomeSearch> }[] = [
    ...searchedPlaces.map((each) => ({
      filter: "neighborhood" as const,
      choice: each as string,
      asked: { neighborhood: each },
    })),
    ...priceBandNames.map((each) => ({ filter: "price" as const, choice: each as string, asked: { price: each } })),
    ...leastBedrooms.map((each) => ({ filter: "bedrooms" as const, choice: String(each), asked: { bedrooms: each } })),
    ...leastBathrooms.map((each) => ({
      filter: "bathrooms" as const,
      choice: String(each),
      asked: { bathrooms: each },
    })),
    ...propertyTypes.map((each) => ({ filter: "type" as const, choice: each as string, asked: { type: each } })),
    ...leastAreas.map((each) => ({ filter: "area" as const, choice: String(each), asked: { area: each } })),
    ...tickFilters.map((each) => ({ filter: each, choice: "yes", asked: { [each]: true } })),
  ];

  test.for<Partial<HomeSearch>>([
    {},
    { neighborhood: "gracia" },
    { neighborhood: "ciutat-vella", lift: true },
    { price: "500-700k", bedrooms: 2, terrace: true },
    { from: 400_000, to: 800_000, area: 80, type: "apartment", parking: true, newBuild: true },
    { bedrooms: 9 },
  ])("is what the list shows once it is chosen: %j", async (asked, { db }) => {
    await someHomes(db);
    const search = { ...everyHome, ...asked };
    const counts: ChoiceCounts = await countChoices(db, search, now);
    const total = async (search: HomeSearch) => (await searchHomes(db, "en", search, now)).total;
    const wrong: string[] = [];
    for (const { filter, choice, asked } of choices) {
      const truly = await total({ ...search, ...asked });
      if (homesBehind(counts, filter, choice) !== truly) wrong.push(`${filter}:${choice} is ${truly}`);
    }
    for (const filter of filterNames) {
      const truly = await total(withoutFilter(search, filter));
      if (homesBehind(counts, filter, "all") !== truly) wrong.push(`${filter}:all is ${truly}`);
    }
    expect(wrong).toEqual([]);
  });

  test("is there for a choice of one's own too", async ({ db }) => {
    await someHomes(db);
    const counts = await countChoices(db, { ...everyHome, area: 111 }, now);
    expect(homesBehind(counts, "area", 111)).toBe(
      (await searchHomes(db, "en", { ...everyHome, area: 111 }, now)).total,
    );
    expect(homesBehind(counts, "area", 111)).toBeGreaterThan(0);
  });
});
