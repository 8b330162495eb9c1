import { ask, leadsTo, post } from "../support/raw-request";
import { siteUrl } from "../support/site";
import { expect, test } from "../support/visitor";

test.describe("an address that is wrong", () => {
  const addresses: Readonly<Record<string, number>> = {
    "/%E0%A4%A": 400,
    "/es/%E0%A4%A": 400,
    "/property/%E0%A4%A": 400,
    "/property/abc": 404,
    "/property/0": 404,
    "/property/-1": 404,
    "/property/1.5": 404,
    "/property/1e3": 404,
    "/property/99999999999999999999": 404,
    "/property/99999999999999999999/viewing": 404,
    "/property/1%00": 404,
    "/neighborhoods/nowhere": 404,
    "/neighborhoods/%00": 404,
    "/search/0": 404,
    "/search/five": 404,
    "/uploads/nothing.jpg": 404,
    "/favicon.ico": 200,
    "/wp-login.php": 404,
    "/.env": 404,
    "/fr": 404,
    "/fr/properties": 404,
    "/ES/properties": 301,
    "/properties/": 301,
    "/PROPERTY/1": 301,
    "/english": 404,
    "/properties.data": 200,
    "/property/abc.data": 404,
    "/%2F%2Fevil.example": 404,
    "//evil.example": 404,
    "//": 200,
    [`/properties?neighborhood=${"a".repeat(7000)}`]: 200,
    [`/${"a".repeat(7000)}`]: 404,
    [`/properties?${"a".repeat(20_000)}`]: 431,
    "/properties?neighborhood[]=eixample&price[$ne]=1&sort=%00&page=-1": 200,
    "/property/1?photo=99999999999999999999": 200,
    "/?lang=xx": 302,
  };

  for (const [address, status] of Object.entries(addresses)) {
    test(`${address.slice(0, 60)} is answered ${status}`, async () => {
      const answer = await ask(address);
      expect(answer.status).toBe(status);
      if (answer.headers.location) expect(leadsTo(answer)).toBe(siteUrl);
    });
  }

  test("never leads to another site", async () => {
    for (const path of [
      "//evil.example/?lang=en",
      "//evil.example/?lang=es",
      "///evil.example/?lang=en",
      "/\\evil.example/?lang=en",
      "/en//evil.example",
      "/en/\\evil.example",
      "/en/%5Cevil.example",
      "/es//evil.example/?lang=en",
      "/neighborhoods//evil.example",
    ]) {
      const answer = await ask(path);
      expect(answer.status, path).toBeLessThan(500);
      expect(leadsTo(answer), path).toBe(siteUrl);
      const returning = await ask(path, { headers: { Cookie: `language=${btoa('"es"')}` } });
      expect(leadsTo(returning), `${path} with a language chosen before`).toBe(siteUrl);
    }
  });

  test("never leads out of the folders that are served", async () => {
    for (const path of [
      "/uploads/../package.json",
      "/uploads/../data/xamfra.db",
      "/uploads/..%2f..%2fpackage.json",
      "/uploads/%2e%2e/package.json",
      "/uploads/..%5c..%5cpackage.json",
      "/uploads/originals",
      "/uploads/",
      "/assets/../../server/index.js",
      "/assets/..%2f..%2fserver%2findex.js",
      "/..%2fpackage.json",
      "/../package.json",
      "/.git/config",
    ]) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(404);
      expect(answer.body, path).not.toMatch(/SQLite format|"dependencies"|createRequestHandler/);
    }
  });
});

test.describe("a method that an address does not take", () => {
  test("is refused with 405 where a page takes no form", async () => {
    for (const path of ["/", "/properties", "/property/1", "/privacy-policy", "/es/neighborhoods", "/search/4"]) {
      expect((await post(path, "firstName=Ana")).status, path).toBe(405);
    }
  });

  test("is refused with 405 where it is neither asked for nor sent", async () => {
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      for (const path of ["/contact", "/properties"]) {
        const answer = await ask(path, {
          method,
          body: "firstName=Ana",
          headers: { "Content-Type": "application/x-www-form-urlencoded" },
        });
        expect(answer.status, `${method} ${path}`).toBe(405);
      }
    }
  });

  test("HEAD is answered like GET, without a body", async () => {
    const css = /href="(\/assets\/[^"]+\.css)"/.exec((await ask("/")).body)?.[1] ?? "";
    const photo = /src="(\/uploads\/[^"]+\.jpg)"/.exec((await ask("/property/1")).body)?.[1] ?? "";
    for (const path of ["/", "/properties", "/contact", "/healthz", "/nowhere", css, photo]) {
      const [head, get] = [await ask(path, { method: "HEAD" }), await ask(path)];
      expect(head.status, path).toBe(get.status);
      expect(head.headers["content-type"], path).toBe(get.headers["content-type"]);
      expect(head.body, path).toBe("");
      expect(get.body.length, path).toBeGreaterThan(1);
    }
  });
});

test("cookies that are none of ours break nothing", async () => {
  for (const value of ["%%%", "", "null", "eyJhIjoxfQ==", "W10=", "a".repeat(3000), '"; --']) {
    const Cookie = ["language", "__Host-favourites", "__Host-brief", "__Host-flash"]
      .map((name) => `${name}=${value}`)
      .join("; ");
    for (const path of ["/", "/favourites", "/search", "/properties"]) {
      expect((await ask(path, { headers: { Cookie } })).status, `${path} with ${value.slice(0, 20)}`).toBe(200);
    }
  }
});
