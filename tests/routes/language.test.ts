import { beforeAll, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { languageCookie } from "~/http/pages/language.server";
import { loader } from "~/routes/site/frame";

import { theAgency } from "../support/builders";
import { get } from "../support/requests";

beforeAll(async () => {
  await theAgency(db);
});

async function cookieFor(language: string) {
  return { Cookie: (await languageCookie.serialize(language)).split(";")[0] ?? "" };
}

describe("arriving at a page", () => {
  test("without a choice shows the language of its address", async () => {
    expect((await get(loader, "/properties")).status).toBe(200);
    expect((await get(loader, "/ru/properties")).status).toBe(200);
  });

  test("is never sent elsewhere because of the browser's own languages", async () => {
    expect((await get(loader, "/properties", {}, { "Accept-Language": "ru" })).status).toBe(200);
  });

  test("of unprefixed address leads to the language chosen before, with the query", async () => {
    const answer = await get(loader, "/properties?price=900k", {}, await cookieFor("ca"));
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe("/ca/properties?price=900k");
  });

  test("of a prefixed address stays there whatever was chosen before", async () => {
    expect((await get(loader, "/ru/properties", {}, await cookieFor("ca"))).status).toBe(200);
  });

  test.each(["xx", "en-GB", '{"a":1}', ""])("with the nonsense choice %j shows English", async (nonsense) => {
    expect((await get(loader, "/", {}, await cookieFor(nonsense))).status).toBe(200);
    expect((await get(loader, "/", {}, { Cookie: `language=${encodeURIComponent(nonsense)}` })).status).toBe(200);
  });
});

describe("a form that was posted", () => {
  test("is answered in the language of its page, whatever was chosen in another tab meanwhile", async () => {
    const headers = { ...(await cookieFor("es")), "Content-Type": "application/x-www-form-urlencoded" };
    expect((await get(loader, "/contact", {}, headers)).status).toBe(200);
  });
});

describe("choosing a language", () => {
  test("never leads to another host", async () => {
    const answer = await get(loader, "//evil.example/?lang=en");
    expect(answer.headers.get("Location")).not.toMatch(/^\/\//);
  });

  test("is remembered for a year and leads to the plain address", async () => {
    const answer = await get(loader, "/es/property/3?photo=2&lang=es");
    expect(answer.headers.get("Location")).toBe("/es/property/3?photo=2");
    expect(answer.headers.get("Set-Cookie")).toMatch(/^language=.*Max-Age=31536000/);
  });

  test("brings back English from another language", async () => {
    const answer = await get(loader, "/properties?lang=en", {}, await cookieFor("es"));
    expect(answer.headers.get("Location")).toBe("/properties");
    expect(await languageCookie.parse(answer.headers.get("Set-Cookie"))).toBe("en");
  });

  test("of a language we do not speak is forgotten", async () => {
    const answer = await get(loader, "/properties?lang=xx");
    expect(answer.headers.get("Location")).toBe("/properties");
    expect(answer.headers.get("Set-Cookie")).toBeNull();
  });
});
