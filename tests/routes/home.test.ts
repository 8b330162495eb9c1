import { beforeAll, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { imageUrl } from "~/domain/listings/photo";
import { href } from "~/i18n/href";
import { languages } from "~/i18n/languages";
import { loader } from "~/routes/site/home/route";

import { aNeighborhood, aProperty, theAgency } from "../support/builders";
import { get } from "../support/requests";

beforeAll(async () => {
  await theAgency(db);
  await aSitePicture("hero", "a");
  await aSitePicture("valuation", "b");
  await aNeighborhood(db, { slug: "eixample", position: 1 });
  await aNeighborhood(db, { slug: "ciutat-vella", position: 2 });
  await aNeighborhood(db, { slug: "born", position: 3, is_named: 0, inside: "ciutat-vella" });
  for (const price of [520_000, 560_000, 600_000, 640_000, 700_000, 800_000, 900_000]) await aProperty(db, { price });
  await aProperty(db, { price: 580_000, neighborhood: "ciutat-vella" });
  await aProperty(db, { price: 590_000, neighborhood: "born", status: "pending" });
  await aProperty(db, { price: 990_000, status: "sold" });
  await aProperty(db, { price: 980_000, status: "draft" });
});

async function aSitePicture(slug: string, letter: string) {
  const image_url = imageUrl({ name: letter.repeat(24), width: 2000 });
  await db
    .insertInto("site_pictures")
    .values({ slug, image_url, width: 2000, height: 1125, is_rendering: 1 })
    .execute();
  await db
    .insertInto("site_picture_texts")
    .values(languages.map((language) => ({ picture: slug, language, alt_text: slug })))
    .execute();
}

const pricesAt = async (path: string) => {
  const { data } = await get(loader, path);
  return isPage(data) ? data.homes.map(({ price }) => price) : [];
};

describe("the homes on the home page", () => {
  test("are the six dearest of those for sale, whatever page the address asks for", async () => {
    const dearest = [900_000, 800_000, 700_000, 640_000, 600_000, 590_000];
    expect(await pricesAt("/")).toEqual(dearest);
    expect(await pricesAt("/?page=2")).toEqual(dearest);
    expect((await get(loader, "/")).data).toMatchObject({ total: 9 });
  });

  test("follow the price filter, both ends of the band included", async () => {
    expect(await pricesAt("/?price=700-900k")).toEqual([900_000, 800_000, 700_000]);
    expect(await pricesAt("/?price=900k%2B")).toEqual([900_000]);
  });

  test("follow the neighbourhood filter, Ciutat Vella too, with the homes of the Born in it", async () => {
    expect(await pricesAt("/ca?neighborhood=ciutat-vella")).toEqual([590_000, 580_000]);
    expect(await pricesAt("/?neighborhood=ciutatvella")).toEqual([590_000, 580_000]);
  });

  test("are all there where the filter makes no sense", async () => {
    expect(await pricesAt("/?neighborhood=atlantis&price=cheap")).toHaveLength(6);
  });
});

describe("the home page", () => {
  test.each(languages)("is there in %s, the address of its own that search engines should keep", async (language) => {
    const { status, data } = await get(loader, href(language, "/"));
    expect(status).toBe(200);
    expect(data).toMatchObject({ meta: { canonical: expect.stringMatching(new RegExp(`${href(language, "/")}$`)) } });
  });

  test("offers no filtered list to search engines", async () => {
    expect((await get(loader, "/?price=900k%2B")).data).toMatchObject({ meta: { alternates: [] } });
  });

  test("names the named neighbourhoods and counts the homes of what lies in them", async () => {
    const { data } = await get(loader, "/");
    expect(data).toMatchObject({
      neighborhoods: [
        { slug: "eixample", homes: 7 },
        { slug: "ciutat-vella", homes: 2 },
      ],
    });
  });

  test("welcomes in each language the agent speaks", async () => {
    const { data } = await get(loader, "/ru");
    expect(data).toMatchObject({
      greetings: [
        { language: "en", text: "Welcome home" },
        { language: "es", text: "Está en su casa" },
        { language: "ca", text: "És a casa seva" },
        { language: "ru", text: "Добро пожаловать домой" },
      ],
    });
  });
});

function isPage(data: unknown): data is { homes: { price: number }[] } {
  return typeof data === "object" && data !== null && "homes" in data;
}
