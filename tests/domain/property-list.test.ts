import type { Db } from "~/db/database";
import { listProperties } from "~/domain/properties/property-editing.server";
import { findPropertyForm, replaceProperty } from "~/domain/properties/property-form.repository.server";
import type { PropertyValues } from "~/domain/properties/property-form.schema";
import { listQuery, type PropertyListSearch, readListSearch } from "~/domain/properties/property-list";

import { aNeighborhood, aPerson, aProperty } from "../support/builders";
import { describe, expect, test } from "../support/test";

const ask = (given: Partial<PropertyListSearch> = {}): PropertyListSearch => ({
  words: "",
  status: "all",
  page: 1,
  ...given,
});

async function save(db: Db, id: number, changes: Partial<PropertyValues>) {
  const stored = await findPropertyForm(db, id);
  if (!stored) throw new Error("There is no such home.");
  const kept = { at: "2026-11-22T10:00:00.000Z", editor: (await aPerson(db)).id, textsChange: true };
  await replaceProperty(db, id, { ...stored.values, ...changes }, kept, true);
}

describe("the words of a search", () => {
  test.for<[string, string, boolean]>([
    ["Àtic lluminós", "atic", true],
    ["Àtic lluminós", "LLUMINOS àtic", true],
    ["Duplex Gràcia", "gracia dup", true],
    ["Avinguda del Paral·lel", "parallel", true],
    ["Avinguda del Paral·lel", "Paral·lel", true],
    ["Sarrià-Sant Gervasi", "sant gervasi", true],
    ["Угловая квартира", "КВАРТИРА", true],
    ["Garden house", "garden flat", false],
    ["Anything", " - ", true],
    ["Casa amb 'OR' \"pati\" *", "or pati", true],
    ["100% sea_view", "100% sea", true],
    ["Loft 🌊 Barceloneta", "🌊 loft", true],
    ["Loft", "%", true],
    ["Loft", "NEAR(loft)", false],
  ])("in %j, %j are found: %j", async ([text, words, isFound], { db }) => {
    const { id } = await aProperty(db, { title: text });
    const found = async () => (await listProperties(db, ask({ words }))).total;
    // As another program writes it, and as the panel stores it.
    expect(await found()).toBe(isFound ? 1 : 0);
    await save(db, id, { title: text });
    const { found_by } = await db.selectFrom("properties").select("found_by").executeTakeFirstOrThrow();
    expect(found_by).not.toBe("");
    expect(await found()).toBe(isFound ? 1 : 0);
  });

  test("may be the property ID as it is printed", async ({ db }) => {
    const { id } = await aProperty(db, { title: "Loft" });
    await aProperty(db, { title: "Loft" });
    const found = async (words: string) => (await listProperties(db, ask({ words }))).homes.map((home) => home.id);
    expect(await found(String(id).padStart(6, "0"))).toEqual([id]);
    expect(await found(`loft ${String(id).padStart(6, "0")}`)).toEqual([id]);
    expect(await found("000000")).toEqual([]);
  });

  test("are those of the home as it is now, whoever changed it", async ({ db }) => {
    const { id } = await aProperty(db, { title: "Àtic" });
    const found = async (words: string) => (await listProperties(db, ask({ words }))).total;
    await save(db, id, { title: "Bàltic", reference: "XF-7" });
    expect(await found("baltic")).toBe(1);
    expect(await found("xf 7")).toBe(1);
    await db.updateTable("properties").set({ title: "Còrsega, nou" }).where("id", "=", id).execute();
    expect([await found("corsega nou"), await found("baltic"), await found("xf")]).toEqual([1, 0, 1]);
    // The same words, written otherwise.
    await save(db, id, { title: "Còrsega: nou", reference: "" });
    expect([await found("corsega nou"), await found("xf")]).toEqual([1, 0]);
  });
});

describe("a home", () => {
  const place = {
    title: "Loft",
    ...{ address: "Carrer del Comte d'Urgell 143, 3r 2a", postal_code: "08036", reference: "XF-7" },
    cadastral_reference: "9872023VH5797S0001WX",
  };

  test.for<[string, string[]]>([
    ["urgell", ["address"]],
    ["143 comte DURGELL", ["address"]],
    ["08036", ["postalCode"]],
    ["9872023 vh5797s", ["cadastralReference"]],
    ["xf-7", ["reference"]],
    ["urgell 08036 loft", ["address", "postalCode"]],
    ["Эшампле", ["neighborhood"]],
    ["loft eixample", []],
  ])("is found by %j, and says where that stands: %j", async ([words, foundIn], { db }) => {
    await aNeighborhood(db, { slug: "eixample", name: "Eixample" });
    await db.updateTable("neighborhood_texts").set({ name: "Эшампле" }).where("language", "=", "ru").execute();
    const { id } = await aProperty(db, place);
    await aProperty(db, { title: "Another", address: "Carrer de Muntaner 7", postal_code: "08011", reference: "Q" });
    const found = async () => {
      const { homes } = await listProperties(db, ask({ words: `${words} loft` }));
      return homes.map((home) => [home.id, home.foundIn.map(({ field }) => field)]);
    };
    // As another program writes it, and as the panel stores it.
    expect(await found()).toEqual([[id, foundIn]]);
    await save(db, id, {});
    expect(await found()).toEqual([[id, foundIn]]);
  });

  test("is found by its street as it is now, whoever changed it", async ({ db }) => {
    const { id } = await aProperty(db, place);
    await save(db, id, {});
    await db.updateTable("properties").set({ address: "Rambla 1" }).where("id", "=", id).execute();
    const total = async (words: string) => (await listProperties(db, ask({ words }))).total;
    expect([await total("rambla"), await total("urgell")]).toEqual([1, 0]);
  });
});

describe("the search in an address", () => {
  test("comes back as it was written", () => {
    for (const search of [ask(), ask({ words: "gràcia & co", status: "sold", page: 3 })]) {
      expect(readListSearch(new URLSearchParams(listQuery(search)))).toEqual(search);
    }
  });

  test("asks for nothing where it is nonsense", () => {
    expect(readListSearch(new URLSearchParams("status=gone&page=-1&q=+"))).toEqual(ask());
  });
});

describe("the agent's list of homes", () => {
  test("has drafts too, newest first, with neighbourhood and primary photograph", async ({ db }) => {
    await aNeighborhood(db, { slug: "gracia", name: "Gràcia" });
    await aProperty(db, { title: "Older", created_at: "2026-01-01T00:00:00.000Z", images: 2 });
    await aProperty(db, {
      title: "Newer",
      created_at: "2026-02-01T00:00:00.000Z",
      status: "draft",
      neighborhood: "gracia",
    });
    const list = await listProperties(db, ask());
    expect(list).toMatchObject({ total: 2, all: 2, page: 1, pages: 1 });
    expect(list.homes).toMatchObject([
      { title: "Newer", neighborhood: "Gràcia", status: "draft", photo: null },
      { title: "Older", photo: { alt: "Photograph 1", width: 1600 } },
    ]);
  });

  test("is narrowed by words in any order, by neighbourhood and by status", async ({ db }) => {
    await aNeighborhood(db, { slug: "gracia", name: "Gràcia" });
    await aProperty(db, { title: "Àtic amb terrassa", neighborhood: "gracia", reference: "XF-7" });
    await aProperty(db, { title: "Loft", status: "sold" });
    const titles = async (given: Partial<PropertyListSearch>) =>
      (await listProperties(db, ask(given))).homes.map(({ title }) => title);
    expect(await titles({ words: "gracia terrassa" })).toEqual(["Àtic amb terrassa"]);
    expect(await titles({ words: "xf-7" })).toEqual(["Àtic amb terrassa"]);
    expect(await titles({ status: "sold" })).toEqual(["Loft"]);
    expect(await titles({ words: "loft", status: "available" })).toEqual([]);
    expect(await listProperties(db, ask({ words: "zzz" }))).toMatchObject({ total: 0, all: 2, pages: 1 });
  });

  test("has twenty on a page; behind the last page is the last page", async ({ db }) => {
    for (let number = 0; number < 21; number += 1) await aProperty(db, { title: `Home ${number}` });
    for (const words of ["", "home"]) {
      expect((await listProperties(db, ask({ words }))).homes).toHaveLength(20);
      expect(await listProperties(db, ask({ words, page: 9 }))).toMatchObject({
        page: 2,
        pages: 2,
        total: 21,
        homes: [{ title: "Home 0" }],
      });
    }
  });
});
