import type { Db } from "~/db/database";
import { pinFrame, pinPosition } from "~/domain/places/city-plan-pins";
import { mostMarks, mostSinglePins } from "~/domain/properties/home-map";
import { mapHomes, searchHomes } from "~/domain/properties/properties.server";
import { roundedPoint } from "~/domain/properties/property";
import { everyHome, type HomeSearch } from "~/domain/properties/property-search";
import { readAddress, searchQuery } from "~/domain/properties/search-address";

import { aProperty } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-22T12:00:00Z");
const eixample = { latitude: 41.39159, longitude: 2.16447 };

async function mapOf(db: Db, asked: Partial<HomeSearch> = {}) {
  const search = { ...everyHome, ...asked };
  const found = await searchHomes(db, "en", search, now);
  return { found, map: await mapHomes(db, "en", search, { found, frame: pinFrame, now }) };
}

async function homesAt(db: Db, points: readonly { latitude: number; longitude: number }[]) {
  for (const [index, point] of points.entries()) await aProperty(db, { ...point, price: 500_000 + index });
}

/** Points all over the shown part, in rows and columns. */
function spread(rows: number, columns: number) {
  const { north, south, east, west } = pinFrame;
  return Array.from({ length: rows * columns }, (_, index) => ({
    latitude: south + ((north - south) * (Math.floor(index / columns) + 0.5)) / rows,
    longitude: west + ((east - west) * ((index % columns) + 0.5)) / columns,
  }));
}

describe("the map beside the list", () => {
  test("has a pin for each home found, as exact as its address may be shown", async ({ db }) => {
    const exact = await aProperty(db, { ...eixample, shows_exact_address: 1, price: 600_000, title: "Exact" });
    const rounded = await aProperty(db, { ...eixample, shows_exact_address: 0, price: 500_000 });
    await aProperty(db, { ...eixample, status: "draft" });
    await aProperty(db, { ...eixample, status: "sold" });

    const { map } = await mapOf(db);
    expect(map).toMatchObject({ groups: [], unplaced: 0 });
    expect(map.homes).toMatchObject([
      { id: exact.id, title: "Exact", price: 600_000, ...eixample },
      { id: rounded.id, ...roundedPoint(eixample) },
    ]);
    expect((await mapOf(db, { from: 550_000 })).map.homes.map(({ id }) => id)).toEqual([exact.id]);
  });

  test("says how many homes have no place on it", async ({ db }) => {
    await aProperty(db, { latitude: null, longitude: null });
    await aProperty(db, { latitude: 41.98, longitude: 2.82 });
    await aProperty(db, eixample);
    const { map } = await mapOf(db);
    expect(map.unplaced).toBe(2);
    expect(map.homes).toHaveLength(1);
  });

  test("shows the homes of all pages, and puts those together that lie too close", async ({ db }) => {
    await homesAt(db, [
      ...Array.from({ length: mostSinglePins }, () => eixample),
      { latitude: 41.4169, longitude: 2.2117 },
    ]);
    const { found, map } = await mapOf(db);
    expect(found.homes).toHaveLength(12);
    expect(map.homes).toHaveLength(1);
    expect(map.groups).toMatchObject([{ homes: mostSinglePins, from: 500_000, ...roundedPoint(eixample) }]);
    const onPage = found.homes.map(({ id }) => id).filter((id) => id !== map.homes[0]?.id);
    expect(map.groups[0]?.onPage.toSorted()).toEqual(onPage.toSorted());
  });

  test("puts a mark with a number where the rounded pins of its homes would have it, so that it betrays no exact one", async ({
    db,
  }) => {
    // Known ones beside it must not tell in which half of its 100 m a home lies whose address is kept back.
    const hidden = { latitude: 41.39149, longitude: 2.16447 };
    const known = { latitude: 41.39251, longitude: 2.16447 };
    const map = async (place: typeof hidden) => {
      await db.deleteFrom("properties").execute();
      await homesAt(db, [place, known, ...spread(4, 4)]);
      return (await mapOf(db)).map.groups;
    };
    const one = await map(hidden);
    expect(one.length).toBeGreaterThan(0);
    const other = { ...hidden, latitude: 41.39051 };
    expect(roundedPoint(other)).toEqual(roundedPoint(hidden));
    expect((await map(other)).map(({ latitude, longitude }) => ({ latitude, longitude }))).toEqual(
      one.map(({ latitude, longitude }) => ({ latitude, longitude })),
    );
  });

  test("ends between two rounded places, so that what it leaves out betrays no exact one", async ({ db }) => {
    const step = 0.001;
    const longitude = 2.16447;
    for (const edge of [pinFrame.south, pinFrame.north]) {
      await db.deleteFrom("properties").execute();
      const middle = Math.round(edge / step) * step;
      // Both of one rounded place, the one on this side of the edge and the other beyond it.
      await homesAt(db, [
        { latitude: Math.max(middle - step * 0.49, edge - step * 0.2), longitude },
        { latitude: Math.min(middle + step * 0.49, edge + step * 0.2), longitude },
      ]);
      expect([0, 2]).toContain((await mapOf(db)).map.unplaced);
    }
  });

  test("leads from a mark with a number to a list of just so many homes", async ({ db }) => {
    await homesAt(db, [...spread(3, 4), ...spread(3, 4), eixample, { latitude: 41.3925, longitude: 2.1655 }]);
    const { map, found } = await mapOf(db, { from: 500_003 });
    expect(map.groups.length).toBeGreaterThan(3);
    expect(map.groups.reduce((sum, { homes }) => sum + homes, map.homes.length)).toBe(found.total);
    for (const { square, homes } of map.groups) {
      const { search, misread } = readAddress(new URLSearchParams(searchQuery({ from: 500_003, at: square })));
      expect(misread).toEqual([]);
      const inside = await searchHomes(db, "en", search, now);
      expect(inside.total).toBe(homes);
    }
  });

  test("never has more marks than a page can carry, and leaves no home out", async ({ db }) => {
    await homesAt(db, spread(13, 13));
    const { map } = await mapOf(db);
    expect(13 * 13).toBeGreaterThan(mostMarks);
    const marks = [...map.groups, ...map.homes];
    expect(marks.length).toBeLessThanOrEqual(mostMarks);
    expect(marks.length).toBeGreaterThan(30);
    expect(map.groups.reduce((sum, { homes }) => sum + homes, map.homes.length)).toBe(13 * 13);
    expect(marks.filter((mark) => !pinPosition(mark))).toEqual([]);
  });

  test("takes no square for one that an address made up", () => {
    for (const at of ["1-2-7", "x", "-1-2-6", "1-2", "999999-1-6"]) {
      expect(readAddress(new URLSearchParams({ at }))).toMatchObject({ search: { at: "" }, misread: [{ name: "at" }] });
    }
    expect(readAddress(new URLSearchParams({ at: "6898-270-6", view: "MAP" }))).toMatchObject({
      search: { at: "6898-270-6", view: "map" },
      misread: [],
    });
  });
});
