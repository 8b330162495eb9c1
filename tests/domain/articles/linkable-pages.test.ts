import { describe, expect } from "vitest";

import { linkableKinds } from "~/domain/articles/linkable-page";
import { findLinkablePages, findPicturedHomes } from "~/domain/articles/linkable-pages.server";

import { aDevelopment, aNeighborhood, anArticle, aProperty } from "../../support/builders";
import { test } from "../../support/test";

const names = { services: { "legal-support": "Apoyo jurídico" }, pages: { "/costs": "¿Cuánto cuesta?" } };

describe("what an article may lead to", () => {
  test("is found by any words of its name, accents and capitals apart, in the article's language", async ({ db }) => {
    await aNeighborhood(db, { slug: "gracia", name: "Gràcia" });
    const home = await aProperty(db, { neighborhood: "gracia", title: "Ático con terraza", source_language: "es" });
    await aProperty(db, { title: "Piso sin balcón" });
    const find = async (typed: string) =>
      (await findLinkablePages(db, typed, "es", names, linkableKinds)).map(({ path }) => path);
    expect(await find("gracia ATICO")).toEqual([`/property/${home.id}`]);
    expect(await find("gracia")).toEqual([`/property/${home.id}`, "/neighborhoods/gracia"]);
    expect(await find("juridico")).toEqual(["/services/legal-support"]);
    expect(await find("cuanto")).toEqual(["/costs"]);
    expect(await find("%_' ;--")).toContain("/costs");
    expect(await find("nothing like it")).toEqual([]);
    await db.updateTable("properties").set({ title: "Ático nuevo" }).where("id", "=", home.id).execute();
    expect([await find("terraza"), await find("nuevo")]).toEqual([[], [`/property/${home.id}`]]);
  });

  test("is public: no draft of a home, of a development or of an article, and no article of another language", async ({
    db,
  }) => {
    await aProperty(db, { title: "Hidden home", status: "draft" });
    await aDevelopment(db, { name: "Hidden building", is_published: 0 });
    await anArticle(db, { title: "Hidden draft", language: "es", status: "draft" });
    await anArticle(db, { title: "Hidden in Catalan", language: "ca", status: "published" });
    const shown = await anArticle(db, { title: "Hidden no more", language: "es", status: "published" });
    const found = await findLinkablePages(db, "hidden", "es", names, linkableKinds);
    expect(found.map(({ title }) => title)).toEqual(["Hidden no more"]);
    expect(shown).toBeDefined();
  });
});

test("the pictures of a home are offered at a width for the text, with what they show", async ({ db }) => {
  const { id } = await aProperty(db, { title: "Corner apartment", images: 2 });
  await aProperty(db, { title: "Corner without pictures" });
  const [home, ...others] = await findPicturedHomes(db, "corner", "en");
  expect(others).toEqual([]);
  expect(home?.id).toBe(id);
  expect(home?.pictures).toHaveLength(2);
  expect(home?.pictures[0]).toMatchObject({ alt: "Photograph 1", width: 1200, height: 800 });
  expect(home?.pictures[0]?.src).toMatch(/^\/uploads\/[0-9a-f]{24}-1200\.jpg$/);
});
