import { describe, expect } from "vitest";

import { completionOf, hasPassed, readQuarter } from "~/domain/developments/completion";
import { developmentsPerPage, lowestPrice, salesStateOf } from "~/domain/developments/development";
import { listDevelopments } from "~/domain/developments/development-list.server";
import { findDevelopment, searchDevelopments, unitsById } from "~/domain/developments/developments.server";

import { aDevelopment } from "../support/builders";
import { test } from "../support/test";

const now = new Date("2026-11-21T12:00:00Z");

describe("a completion date", () => {
  test.each([
    ["2025-Q4", true],
    ["2026-Q3", true],
    ["2026-Q4", false],
    ["2029-Q1", false],
  ])("of %s has passed on 21 November 2026: %s", (text, passed) => {
    const quarter = readQuarter(text);
    expect(quarter && hasPassed(quarter, now)).toBe(passed);
  });

  test("passes at midnight in Barcelona, not in Greenwich", () => {
    const quarter = { year: 2025, quarter: 4 } as const;
    expect(hasPassed(quarter, new Date("2025-12-31T22:59:59Z"))).toBe(false);
    expect(hasPassed(quarter, new Date("2025-12-31T23:00:00Z"))).toBe(true);
  });

  test.each(["", "2025", "2025-Q5", "25-Q4", " 2025-Q4"])("written as %j is none", (text) => {
    expect(readQuarter(text)).toBeNull();
  });

  test("that passed while the works go on proves nothing", () => {
    const date = { year: 2025, quarter: 4 } as const;
    expect(completionOf("under-construction", date, now).state).toBe("overdue");
    expect(completionOf("finished", date, now)).toEqual({ state: "finished", date });
    expect(completionOf("finished", { year: 2029, quarter: 1 }, now)).toEqual({ state: "finished", date: null });
  });
});

describe("what is left to buy", () => {
  const counts = { listed: 6, available: 0, reserved: 1, sold: 5 };
  test("is nothing only where every unit of the building is listed and sold", () => {
    expect(salesStateOf({ ...counts, available: 1 }, 24)).toBe("available");
    expect(salesStateOf(counts, 6)).toBe("none-available");
    expect(salesStateOf({ ...counts, reserved: 0, sold: 6 }, 24)).toBe("none-available");
    expect(salesStateOf({ ...counts, reserved: 0, sold: 6 }, 6)).toBe("sold-out");
    expect(salesStateOf({ listed: 0, available: 0, reserved: 0, sold: 0 }, 24)).toBe("unlisted");
  });

  test("begins at the price of the cheapest unit that is available", () => {
    const units = [
      { status: "sold", price: 400_000 },
      { status: "available", price: 600_000 },
      { status: "available", price: 550_000 },
    ] as const;
    expect(lowestPrice(units, 350_000)).toBe(550_000);
    expect(lowestPrice(units.slice(0, 1), 350_000)).toBeNull();
    expect(lowestPrice([], 350_000)).toBe(350_000);
  });
});

describe("published developments", () => {
  test("are listed with what is available, the featured one first; drafts are not", async ({ db }) => {
    await aDevelopment(db, { slug: "cheap", price_from: 100_000 });
    await aDevelopment(db, {
      slug: "featured",
      is_featured: 1,
      units: [{ price: 700_000, status: "sold" }, { price: 800_000 }, { price: 900_000, status: "reserved" }],
    });
    await aDevelopment(db, { slug: "draft", is_published: 0 });
    const { developments: listed } = await searchDevelopments(db, "es", 1, now);
    expect(listed.map(({ slug }) => slug)).toEqual(["featured", "cheap"]);
    expect(listed[0]).toMatchObject({
      priceFrom: 800_000,
      availability: { listed: 3, available: 1, reserved: 1, sold: 1 },
      textLanguage: "en",
    });
    expect(await findDevelopment(db, "en", "draft", now)).toBeUndefined();
  });

  test("are listed twelve a page, each with its own photograph; a page that is not there is the first one", async ({
    db,
  }) => {
    for (let number = 1; number <= developmentsPerPage + 2; number += 1)
      await aDevelopment(db, { slug: `building-${number}`, price_from: number * 100_000 });
    const first = await searchDevelopments(db, "en", 1, now);
    expect([first.total, first.pages, first.developments.length]).toEqual([14, 2, developmentsPerPage]);
    const second = await searchDevelopments(db, "en", 2, now);
    expect(second.developments.map(({ slug }) => slug)).toEqual(["building-13", "building-14"]);
    expect(await searchDevelopments(db, "en", 3, now)).toEqual(first);
  });

  test("show their units in order, and saved ones in the order they were saved", async ({ db }) => {
    const { slug, unitIds } = await aDevelopment(db, { units: [{}, {}, {}] });
    const shown = await findDevelopment(db, "en", slug, now);
    expect(shown?.units.map(({ name }) => name)).toEqual(["1-A", "2-A", "3-A"]);
    const [first = 0, , last = 0] = unitIds;
    const saved = await unitsById(db, "en", [last, 999_999, first], now);
    expect(saved.map(({ unit }) => unit.id)).toEqual([last, first]);
  });
});

test("the agent's list shows twenty developments a page, the newest first", async ({ db }) => {
  const ids: number[] = [];
  for (let number = 0; number < 21; number += 1) {
    const status = number === 0 ? "sold" : "available";
    ids.push((await aDevelopment(db, { units: [{ price: 400_000 + number, status }] })).id);
  }
  const [first = 0, ...others] = ids;
  const shown = async (page: number) => {
    const list = await listDevelopments(db, page, now);
    return { ...list, developments: list.developments.map(({ id, priceFrom }) => [id, priceFrom]) };
  };
  expect(await shown(1)).toEqual({
    developments: others.map((id, index) => [id, 400_001 + index]).toReversed(),
    total: 21,
    page: 1,
  });
  expect(await shown(9)).toEqual({ developments: [[first, null]], total: 21, page: 2 });
});
