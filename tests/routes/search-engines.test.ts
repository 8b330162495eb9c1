import { beforeAll, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { findDevelopment } from "~/domain/developments/developments.server";
import { homeDetail } from "~/domain/properties/properties.server";
import { siteMapIndex, siteMapPart } from "~/http/pages/site-map.server";
import { postalAddress } from "~/http/pages/structured-data/agency-data";
import { developmentListing } from "~/http/pages/structured-data/development-data";
import { realEstateListing } from "~/http/pages/structured-data/home-data.server";
import { loader as sitemapPart } from "~/routes/machine/sitemap-part";

import { aDevelopment, anArticle, aProperty, theAgency } from "../support/builders";

const origin = "https://agent.example";

beforeAll(async () => {
  await theAgency(db);
});

describe("the map of the site", () => {
  test("leads to the magazine only in the languages that have something to read", async () => {
    const addresses = async () =>
      [...((await siteMapPart(db, origin, "pages-1.xml")) ?? "").matchAll(/<loc>([^<]*\/articles)<\/loc>/g)].map(
        ([, address]) => address,
      );
    expect(await addresses()).toEqual([]);
    await anArticle(db, { language: "es" });
    await anArticle(db, { language: "ru", status: "draft" });
    expect(await addresses()).toEqual([`${origin}/es/articles`]);
  });

  test("is an index of parts, each with the pages that may be found and the day of their last change", async () => {
    const listed = await aProperty(db, { id: 250, updated_at: "2026-11-03T09:00:00.000Z", images: 2 });
    await aProperty(db, { id: 260, status: "sold" });
    await aProperty(db, { id: 510, status: "draft" });
    await aProperty(db, { id: 751, status: "pending", updated_at: "2026-11-05T09:00:00.000Z" });
    const index = await siteMapIndex(db, origin);
    expect(index).toMatch(/<sitemapindex/);
    const homes = [...index.matchAll(/<loc>([^<]*homes[^<]*)<\/loc><lastmod>([^<]*)</g)].map(([, ...part]) => part);
    expect(homes).toEqual([
      [`${origin}/sitemaps/homes-1.xml`, "2026-11-03T09:00:00.000Z"],
      [`${origin}/sitemaps/homes-4.xml`, "2026-11-05T09:00:00.000Z"],
    ]);
    expect(index).toContain(`<loc>${origin}/sitemaps/pages-1.xml</loc>`);
    expect(index).not.toContain("developments-");

    const part = (await siteMapPart(db, origin, "homes-1.xml")) ?? "";
    expect(part.match(/<url>/g)).toHaveLength(1);
    expect(part).toContain(`<loc>${origin}/property/${listed.id}</loc>`);
    expect(part.match(/<image:loc>/g)).toHaveLength(2);
  });

  test("has an article once in its own part, with all its versions beside it", async () => {
    const en = await anArticle(db, { slug: "fees", article_group: "fees" });
    await anArticle(db, { slug: "gastos", article_group: "fees", language: "es", id: 1001 });
    await anArticle(db, { slug: "despeses", article_group: "fees", language: "ca", id: 1002, status: "draft" });
    expect(en.id).toBeLessThan(1001);
    const [first = "", second = ""] = await Promise.all(
      ["articles-1.xml", "articles-2.xml"].map((file) => siteMapPart(db, origin, file)),
    );
    expect(first).toContain(`<loc>${origin}/articles/fees</loc>`);
    for (const part of [first, second]) expect(part).toContain(`hreflang="es" href="${origin}/es/articles/gastos"`);
    expect([...second.matchAll(/<loc>([^<]*)</g)].map(([, url]) => url)).toEqual([`${origin}/es/articles/gastos`]);
  });

  test.each(["homes-2", "pages-2", "pages-0", "homes-01", "articles-99999", "enquiries-1", "constructor-1"])(
    "has no part %s",
    async (name) => {
      expect(await siteMapPart(db, origin, `${name}.xml`)).toBeUndefined();
      const request = new Request(`${origin}/sitemaps/${name}.xml`);
      const answer = await sitemapPart({ request, params: { file: `${name}.xml` }, context: {} });
      expect(answer.status).toBe(404);
    },
  );
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

describe("the agency's address for machines", () => {
  test("is told in its parts, however the agent writes it", () => {
    const parts = { streetAddress: "Carrer de València, s/n", postalCode: "08009", addressLocality: "Barcelona" };
    const address = { "@type": "PostalAddress", ...parts, addressCountry: "ES" };
    expect(postalAddress("Carrer de València, s/n, 08009 Barcelona")).toEqual(address);
    expect(postalAddress("Carrer de València, s/n 08009  Barcelona, Espanya")).toEqual(address);
  });

  test("stands whole where no postal code divides it", () => {
    const address = { "@type": "PostalAddress", streetAddress: "Passeig de Gràcia 1", addressCountry: "ES" };
    expect(postalAddress("Passeig de Gràcia 1")).toEqual(address);
  });
});
