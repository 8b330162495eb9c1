import type { Db } from "~/db/database";
import { matchSlug } from "~/domain/fields/match-slug";
import { nearbyPlaces, type NeighborhoodProfile, priceFigures } from "~/domain/places/neighborhood";
import { findNeighborhood, findSlugLike, listNeighborhoods } from "~/domain/places/places.server";
import { searchHomes } from "~/domain/properties/properties.server";
import { everyHome } from "~/domain/properties/property-search";
import { languages } from "~/i18n/languages";
import { neighborhoods as samples } from "~/seed/neighborhoods";

import { aNeighborhood, aProperty } from "../support/builders";
import { describe, expect, test } from "../support/test";

const slugs = samples().map(({ slug }) => slug);
const home = (price: number, area: number, status = "available") => ({ price, area, status });

async function found(db: Db, slug: string): Promise<NeighborhoodProfile> {
  const place = await findNeighborhood(db, "en", slug);
  if (!place) throw new Error(`No neighbourhood ${slug}`);
  return place;
}

describe("figures of our own listings", () => {
  test("no homes give no figures", () => {
    expect(priceFigures([])).toBeNull();
  });

  test("one home gives its own price, at both ends", () => {
    expect(priceFigures([home(850_000, 118)])).toEqual({
      homes: 1,
      reserved: 0,
      price: { from: 850_000, to: 850_000 },
      perSquareMetre: { from: 7203, to: 7203, median: null },
    });
  });

  test("the median is the middle one of an odd number, and between the two of an even one", () => {
    const three = [home(900_000, 100), home(500_000, 100), home(600_000, 100)];
    expect(priceFigures(three)?.perSquareMetre).toEqual({ from: 5000, to: 9000, median: 6000 });
    expect(priceFigures([...three, home(700_100, 100)])?.perSquareMetre?.median).toBe(6501);
  });

  test("two prices have no middle, nor have three homes of which two have an area", () => {
    const two = [home(900_000, 100), home(500_000, 100)];
    const none = { from: 5000, to: 9000, median: null };
    expect(priceFigures(two)?.perSquareMetre).toEqual(none);
    expect(priceFigures([...two, home(700_000, 0)])?.perSquareMetre).toEqual(none);
  });

  test("a reserved home counts and is named; a home without area has a price but none per square metre", () => {
    const figures = priceFigures([home(600_000, 0), home(800_000, 100, "pending")]);
    expect(figures).toEqual({
      homes: 2,
      reserved: 1,
      price: { from: 600_000, to: 800_000 },
      perSquareMetre: { from: 8000, to: 8000, median: null },
    });
    expect(priceFigures([home(600_000, 0)])?.perSquareMetre).toBeNull();
  });
});

describe("what a visitor means by an address", () => {
  test.for([
    ["gràcia", "gracia"],
    ["GRÀCIA", "gracia"],
    ["Sarrià", "sarria-sant-gervasi"],
    ["sarria-sant", "sarria-sant-gervasi"],
    ["Sarrià-Sant Gervasi", "sarria-sant-gervasi"],
    ["ciutatvella", "ciutat-vella"],
    ["Ciutat_Vella", "ciutat-vella"],
    ["poblenou", "poble-nou"],
    ["el-poblenou", "poble-nou"],
    ["l'eixample", "eixample"],
    ["El Born", "born"],
    ["les corts", "les-corts"],
  ] as const)("%s is %s", ([text, slug]) => {
    expect(matchSlug(text, slugs)).toBe(slug);
  });

  test.for(["", " ", "all", "sants", "grac", "sarrias", "<script>", "%E0%A4%A"])("%j is none", (text) => {
    expect(matchSlug(text, slugs)).toBeUndefined();
  });

  test("a beginning that two slugs share is none", () => {
    expect(matchSlug("sant", ["sant-antoni", "sant-gervasi"])).toBeUndefined();
  });

  test("the slugs are those of the database", async ({ db }) => {
    await aNeighborhood(db, { slug: "sant-antoni" });
    expect(await findSlugLike(db, "Sant Antoni")).toBe("sant-antoni");
    expect(await findSlugLike(db, "gracia")).toBeUndefined();
  });
});

test("nearby places are the closest ones that are no part of each other", () => {
  const places = samples().map(({ slug, inside, center }) => ({ slug, inside, center }));
  const near = (slug: string) => {
    const place = places.find((each) => each.slug === slug);
    return place ? nearbyPlaces(place, places).map((each) => each.slug) : [];
  };
  expect(near("ciutat-vella").slice(0, 2)).toEqual(["eixample", "poble-nou"]);
  expect(near("ciutat-vella")).not.toContain("born");
  expect(near("born")).not.toContain("ciutat-vella");
  expect(near("eixample")).toHaveLength(7);
});

describe("neighbourhoods", () => {
  test("come in the agent's order, in the page's language, with the homes that are still to be had", async ({ db }) => {
    await aNeighborhood(db, { slug: "gracia", position: 2, name: "Gràcia", is_named: 0 });
    await aNeighborhood(db, { slug: "eixample", position: 1 });
    await aProperty(db, { status: "available" });
    await aProperty(db, { status: "pending" });
    await aProperty(db, { status: "sold" });
    await aProperty(db, { status: "draft" });
    const list = await listNeighborhoods(db, "ca");
    expect(list.map(({ slug, homes }) => [slug, homes])).toEqual([
      ["eixample", 2],
      ["gracia", 0],
    ]);
    expect(list[1]).toMatchObject({ name: "Gràcia", tagline: "tagline ca", isNamed: false, photo: null });
  });

  test("have their photograph with the text read out in its place", async ({ db }) => {
    const picture = { slug: "neighborhood-gracia", width: 1200, height: 800, is_rendering: 1 } as const;
    await db
      .insertInto("site_pictures")
      .values({ ...picture, image_url: "/uploads/0123456789abcdef01234567-1200.jpg" })
      .execute();
    await db
      .insertInto("site_picture_texts")
      .values({ picture: picture.slug, language: "es", alt_text: "Una plaza" })
      .execute();
    await aNeighborhood(db, { slug: "gracia", picture: picture.slug });
    const photo = { name: "0123456789abcdef01234567", width: 1200, height: 800 };
    expect((await listNeighborhoods(db, "es"))[0]?.photo).toEqual({ ...photo, alt: "Una plaza" });
    expect((await listNeighborhoods(db, "ru"))[0]?.photo).toEqual({ ...photo, alt: "" });
  });

  test("are found in every language, and an unknown one in none", async ({ db }) => {
    await aNeighborhood(db, { slug: "gracia" });
    for (const language of languages) {
      const place = await findNeighborhood(db, language, "gracia");
      expect(place).toMatchObject({ slug: "gracia", paragraphs: [`description ${language}`], figures: null });
      expect(await findNeighborhood(db, language, "sants")).toBeUndefined();
    }
  });

  test("a text is divided where an empty line stands", async ({ db }) => {
    await aNeighborhood(db, { slug: "gracia" });
    await db.updateTable("neighborhood_texts").set({ description: "One.\n\nTwo.\n\n" }).execute();
    expect((await found(db, "gracia")).paragraphs).toEqual(["One.", "Two."]);
  });
});

describe("a home in Pedralbes", () => {
  async function lesCorts(db: Db) {
    await aNeighborhood(db, { slug: "les-corts", name: "Les Corts" });
    await aNeighborhood(db, { slug: "pedralbes", name: "Pedralbes", inside: "les-corts" });
    await aNeighborhood(db, { slug: "gracia" });
    const inside = await aProperty(db, { neighborhood: "pedralbes", price: 950_000, area: 100 });
    const own = await aProperty(db, { neighborhood: "les-corts", price: 600_000, area: 100 });
    return { inside, own };
  }

  test("counts for Les Corts too, of which it is a part, and for nobody else", async ({ db }) => {
    const { inside, own } = await lesCorts(db);
    expect((await listNeighborhoods(db, "en")).map(({ slug, homes }) => [slug, homes]).sort()).toEqual([
      ["gracia", 0],
      ["les-corts", 2],
      ["pedralbes", 1],
    ]);
    const whole = await found(db, "les-corts");
    expect(whole).toMatchObject({ homes: 2, homeIds: [inside.id, own.id], container: null });
    expect(whole.figures).toMatchObject({ homes: 2, price: { from: 600_000, to: 950_000 } });
    expect(whole.parts.map(({ slug, homes }) => [slug, homes])).toEqual([["pedralbes", 1]]);

    const part = await found(db, "pedralbes");
    expect(part).toMatchObject({ homes: 1, homeIds: [inside.id], parts: [] });
    expect(part.container?.slug).toBe("les-corts");
  });

  test("is in the list to which the page of Les Corts leads, in the same order", async ({ db }) => {
    await lesCorts(db);
    const { homes, total } = await searchHomes(db, "en", { ...everyHome, neighborhood: "les-corts" }, new Date());
    const place = await found(db, "les-corts");
    expect(total).toBe(place.homes);
    expect(homes.map(({ id }) => id)).toEqual(place.homeIds);
  });
});

describe("pins", () => {
  const point = { latitude: 41.395432, longitude: 2.161234 };

  test("stand exactly only where the property shows its address", async ({ db }) => {
    const exact = await aProperty(db, { ...point, shows_exact_address: 1, price: 3 });
    const hidden = await aProperty(db, { ...point, shows_exact_address: 0, price: 2 });
    await aProperty(db, { price: 1 });
    const [first, second, ...more] = (await found(db, "eixample")).pins;
    expect(first).toEqual({ id: exact.id, ...point });
    expect(second).toMatchObject({ id: hidden.id, latitude: 41.395 });
    expect(second?.longitude).not.toBe(point.longitude);
    expect(more).toEqual([]);
  });

  test("are no more than a page of the list; the figures are of all", async ({ db }) => {
    for (let home = 1; home <= 14; home += 1) await aProperty(db, { ...point, price: 500_000 + home });
    const place = await found(db, "eixample");
    expect(place.pins).toHaveLength(12);
    expect(place.homeIds).toHaveLength(12);
    expect(place.figures).toMatchObject({ homes: 14, price: { from: 500_001, to: 500_014 } });
  });
});
