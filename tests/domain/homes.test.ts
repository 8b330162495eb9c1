import type { Db } from "~/db/database";
import { homeDetail, homesById, searchHomes, similarHomes } from "~/domain/properties/properties.server";
import { everyHome, type HomeSearch } from "~/domain/properties/property-search";

import { aNeighborhood, aProperty } from "../support/builders";
import { describe, expect, test } from "../support/test";

const found = async (db: Db, asked: Partial<HomeSearch> = {}) => {
  const { homes, total } = await searchHomes(db, "en", { ...everyHome, ...asked }, new Date());
  return { ids: homes.map(({ id }) => id), total };
};

describe("the list of homes", () => {
  test("holds what is for sale or reserved, dearest first", async ({ db }) => {
    const cheap = await aProperty(db, { price: 500_000 });
    const reserved = await aProperty(db, { price: 900_000, status: "pending" });
    await aProperty(db, { status: "draft" });
    await aProperty(db, { status: "sold" });

    expect(await found(db)).toEqual({ ids: [reserved.id, cheap.id], total: 2 });
  });

  test("finds a price at the edge of two bands in both", async ({ db }) => {
    const { id } = await aProperty(db, { price: 700_000 });

    expect((await found(db, { price: "500-700k" })).ids).toEqual([id]);
    expect((await found(db, { price: "700-900k" })).ids).toEqual([id]);
    expect((await found(db, { price: "900k+" })).ids).toEqual([]);
  });

  test("finds a home of the Born in Ciutat Vella, and not the other way round", async ({ db }) => {
    await aNeighborhood(db, { slug: "ciutat-vella" });
    await aNeighborhood(db, { slug: "born", inside: "ciutat-vella" });
    const inside = await aProperty(db, { neighborhood: "born", price: 600_000 });
    const around = await aProperty(db, { neighborhood: "ciutat-vella", price: 500_000 });

    expect((await found(db, { neighborhood: "ciutat-vella" })).ids).toEqual([inside.id, around.id]);
    expect((await found(db, { neighborhood: "born" })).ids).toEqual([inside.id]);
  });

  test("sorts by price and by area", async ({ db }) => {
    const small = await aProperty(db, { price: 600_000, area: 60 });
    const large = await aProperty(db, { price: 500_000, area: 120 });

    expect((await found(db, { sort: "price-asc" })).ids).toEqual([large.id, small.id]);
    expect((await found(db, { sort: "area-desc" })).ids).toEqual([large.id, small.id]);
    expect((await found(db, { sort: "price-desc" })).ids).toEqual([small.id, large.id]);
  });

  test("shows twelve a page, counts them all, and the first page for one that is not there", async ({ db }) => {
    for (let number = 0; number < 14; number += 1) await aProperty(db, { price: 500_000 + number });

    const second = await searchHomes(db, "en", { ...everyHome, page: 2 }, new Date());
    expect(second).toMatchObject({ total: 14, page: 2, pages: 2 });
    expect(second.homes).toHaveLength(2);
    const beyond = await searchHomes(db, "en", { ...everyHome, page: 3 }, new Date());
    expect(beyond.page).toBe(1);
    expect(beyond.homes).toHaveLength(12);
  });

  test("is empty with one empty page where nothing fits", async ({ db }) => {
    expect(await searchHomes(db, "en", everyHome, new Date())).toEqual({ homes: [], total: 0, page: 1, pages: 1 });
  });
});

describe("the texts of a home", () => {
  const at = "2026-11-01T09:00:00.000Z";

  test("are those of the page's language, or the agent's own with their language named", async ({ db }) => {
    const { id } = await aProperty(db, { title: "Corner flat", source_language: "en" });
    await db
      .insertInto("property_translations")
      .values({
        property_id: id,
        language: "ca",
        title: "Pis de xamfrà",
        summary: "Llum",
        description: "Un pis.",
        source_revision: 1,
        updated_at: at,
      })
      .execute();

    expect(await homeDetail(db, "ca", id)).toMatchObject({
      title: "Pis de xamfrà",
      summary: "Llum",
      textLanguage: "ca",
    });
    expect(await homeDetail(db, "ru", id)).toMatchObject({ title: "Corner flat", textLanguage: "en" });
    expect((await homeDetail(db, "ru", id))?.textLanguages).toEqual(["en", "ca"]);
    expect((await searchHomes(db, "ca", everyHome, new Date())).homes[0]).toMatchObject({
      title: "Pis de xamfrà",
      textLanguage: "ca",
    });
  });
});

describe("the page of a home", () => {
  test("is there while it is for sale, reserved or sold, and never for a draft", async ({ db }) => {
    for (const status of ["available", "pending", "sold"] as const) {
      const { id } = await aProperty(db, { status });
      expect(await homeDetail(db, "en", id)).toMatchObject({ id, status });
    }
    const draft = await aProperty(db, { status: "draft" });
    expect(await homeDetail(db, "en", draft.id)).toBeUndefined();
    expect(await homeDetail(db, "en", 999)).toBeUndefined();
  });

  test("keeps street and point to itself unless the agent shows them", async ({ db }) => {
    const place = { latitude: 41.39171, longitude: 2.15954 };
    const hidden = await aProperty(db, { ...place, shows_exact_address: 0 });
    const shown = await aProperty(db, { ...place, shows_exact_address: 1 });

    const discreet = await homeDetail(db, "en", hidden.id);
    expect(discreet).toMatchObject({ street: "", point: { isExact: false, latitude: 41.392 } });
    expect(discreet?.point?.longitude).not.toBe(place.longitude);
    expect(await homeDetail(db, "en", shown.id)).toMatchObject({
      street: "Carrer de Mallorca",
      point: { ...place, isExact: true },
    });
  });

  test("carries nothing of what the agent keeps private", async ({ db }) => {
    const { id } = await aProperty(db, {
      private_notes: "owner in a hurry",
      cadastral_reference: "0000000AA0000A0000AA",
    });

    expect(JSON.stringify(await homeDetail(db, "en", id))).not.toMatch(/hurry|0000000AA/);
  });

  test("shows the primary photograph first and the floor plan apart", async ({ db }) => {
    const { id } = await aProperty(db, { images: 3 });
    const [first, second, third] = await db
      .selectFrom("property_images")
      .select("id")
      .orderBy("display_order")
      .execute();
    await db
      .updateTable("property_images")
      .set({ is_primary: 0, kind: "floor_plan" })
      .where("id", "=", first?.id ?? 0)
      .execute();
    await db
      .updateTable("property_images")
      .set({ is_primary: 1 })
      .where("id", "=", third?.id ?? 0)
      .execute();

    const home = await homeDetail(db, "en", id);
    expect(second).toBeDefined();
    expect(home?.photos.map(({ alt }) => alt)).toEqual(["Photograph 3", "Photograph 2"]);
    expect(home?.floorPlans.map(({ alt }) => alt)).toEqual(["Photograph 1"]);
  });
});

describe("similar homes", () => {
  test("are the three still for sale that are closest in price, whichever side they lie on", async ({ db }) => {
    const home = await aProperty(db, { price: 700_000, status: "sold" });
    const near = await aProperty(db, { price: 710_000 });
    const below = await aProperty(db, { price: 680_000 });
    const above = await aProperty(db, { price: 750_000 });
    await aProperty(db, { price: 900_000 });
    await aProperty(db, { price: 700_000, status: "pending" });

    const similar = await similarHomes(db, "en", home.id);
    expect(similar.map(({ id }) => id)).toEqual([near.id, below.id, above.id]);
  });
});

describe("saved homes", () => {
  test("come in the order they were saved, sold ones included, vanished ones dropped", async ({ db }) => {
    const one = await aProperty(db);
    const sold = await aProperty(db, { status: "sold" });
    const draft = await aProperty(db, { status: "draft" });

    const homes = await homesById(db, "en", [sold.id, 999, draft.id, one.id]);
    expect(homes.map(({ id, status }) => [id, status])).toEqual([
      [sold.id, "sold"],
      [one.id, "available"],
    ]);
    expect(await homesById(db, "en", [])).toEqual([]);
  });
});
