import { ask, post, type RawAnswer } from "../support/raw-request";
import { storedMessages } from "../support/records";
import { siteUrl } from "../support/site";
import { expect, ownAddress, test } from "../support/visitor";

/** Every address that takes a form, with a field of its own that holds free words. */
const forms = {
  "/contact": "message",
  "/valuation": "message",
  "/valuation/premium": "message",
  "/property/1/viewing": "message",
  "/search": "name",
  "/search/2": "budget",
  "/search/3": "additionalRequirements",
  "/es/contact": "message",
} as const;
const formPaths = [...Object.keys(forms), "/property/1/favourite", "/ca/property/1/favourite"];
const megabyte = "a".repeat(1024 * 1024);

const rightMessage = (email: string) =>
  `firstName=Ana&lastName=Puig&email=${email}&propertyAddress=Carrer+de+Mallorca+1&privacy=on`;

test.describe("a form that comes from another site", () => {
  const signs: readonly Record<string, string>[] = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "http://localhost:1" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { Origin: siteUrl, "Sec-Fetch-Site": "cross-site" },
    { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" },
  ];

  test("is taken from our own pages and refused with 403 from any other", async () => {
    const ours = await post("/contact", rightMessage(ownAddress()), { Origin: siteUrl, "Sec-Fetch-Site": "same-origin" });
    expect(ours.status).toBe(303);
    expect(storedMessages(ownAddress())).toHaveLength(1);

    const email = `foreign-${ownAddress()}`;
    for (const sign of signs) {
      for (const path of formPaths) {
        const answer = await post(path, rightMessage(email), sign);
        expect(answer.status, `${path} with ${JSON.stringify(sign)}`).toBe(403);
        expect(answer.headers["x-content-type-options"]).toBe("nosniff");
      }
    }
    expect(storedMessages(email)).toEqual([]);
  });
});

test.describe("a form that no browser would send", () => {
  test("is too large at 1 MB, said beforehand or not", async () => {
    for (const path of formPaths) {
      const body = `message=${megabyte}`;
      const headers = { "Content-Type": "application/x-www-form-urlencoded" };
      expect((await post(path, body)).status, path).toBe(413);
      expect((await ask(path, { method: "POST", body, headers, isChunked: true })).status, path).toBe(413);
    }
    const page = await post("/contact", `message=${megabyte}`);
    expect(page.body).toContain("This message is too long");
  });

  test("is refused with 400 for a null byte, and stored by none", async () => {
    const email = ownAddress();
    const Cookie = await searchUnderWay();
    for (const [path, field] of Object.entries(forms)) {
      const answer = await post(path, `${rightMessage(email)}&${field}=a%00b`, { Cookie });
      expect(answer.status, path).toBe(400);
    }
    expect((await post("/contact", rightMessage(`a%00${email}`))).status).toBe(400);
    expect(storedMessages(email)).toEqual([]);
  });

  test("is refused with 400 for a repeated field, and stored by none", async () => {
    const email = ownAddress();
    const Cookie = await searchUnderWay();
    for (const [path, field] of Object.entries(forms)) {
      const answer = await post(path, `${rightMessage(email)}&${field}=one&${field}=two`, { Cookie });
      expect(answer.status, path).toBe(400);
    }
    expect((await post("/contact", `${rightMessage(email)}&email=b@example.com`)).status).toBe(400);
    expect(storedMessages(email)).toEqual([]);
  });

  test("is refused with 400 for a content type that is none of a form", async () => {
    for (const path of formPaths) {
      for (const type of ["application/json", "text/plain", "multipart/form-data", "application/xml", ""]) {
        const headers: Record<string, string> = type === "" ? {} : { "Content-Type": type };
        const answer = await ask(path, { method: "POST", body: '{"firstName":"Ana"}', headers });
        expect(answer.status, `${path} with ${type}`).toBe(400);
      }
    }
    expect((await ask("/contact", { method: "POST" })).status).toBe(400);
  });

  test("keeps nothing busy with names that the form library would read as orders", async () => {
    for (const fields of ["a[90000000]=1", "__intent__=%7B%7D", "__proto__=1&constructor=2", "a=1&".repeat(400), "%E0%A4%A=1"]) {
      const began = Date.now();
      expect((await post("/contact", fields)).status, fields.slice(0, 30)).toBe(400);
      expect(Date.now() - began, fields.slice(0, 30)).toBeLessThan(5000);
    }
  });

  test("never leads to another site, whatever page it says it came from", async () => {
    for (const from of ["//evil.example", "https://evil.example", "/\\evil.example", "/%09/evil.example", "javascript:alert(1)"]) {
      const fields = `${rightMessage(ownAddress())}&message=${encodeURIComponent(from)}&from=${encodeURIComponent(from)}`;
      const answer = await post("/contact", fields);
      expect(answer.status, from).toBe(303);
      expect(leadsTo(answer), from).toBe(siteUrl);
    }
  });
});

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
    "/favicon.ico": 404,
    "/wp-login.php": 404,
    "/.env": 404,
    "/fr": 404,
    "/fr/properties": 404,
    "/ES/properties": 404,
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
    for (const path of ["/", "/properties", "/property/1", "/privacy-policy", "/es/neighborhoods", "/favourites", "/search/4"]) {
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

  test("leads from an address that only takes forms to the page it belongs to", async () => {
    const answer = await ask("/es/property/1/favourite");
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe("/es/property/1");
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
    const Cookie = ["language", "favourites", "brief", "flash"].map((name) => `${name}=${value}`).join("; ");
    for (const path of ["/", "/favourites", "/search", "/properties"]) {
      expect((await ask(path, { headers: { Cookie } })).status, `${path} with ${value.slice(0, 20)}`).toBe(200);
    }
  }
});

/** The cookie of a visitor who has come to the third step of the search. */
async function searchUnderWay(): Promise<string> {
  const first = await post("/search", "name=Ana&email=ana@example.com&privacy=on");
  const second = await post("/search/2", "", { Cookie: cookieOf(first) });
  expect(second.headers.location).toBe("/search/3");
  return cookieOf(second);
}

function cookieOf({ headers }: RawAnswer): string {
  return /brief=[^;]+/.exec(headers["set-cookie"] ?? "")?.[0] ?? "";
}

/** The site that a redirect leads to, or our own where there is none. */
function leadsTo({ headers }: RawAnswer): string {
  return new URL(headers.location ?? "/", siteUrl).origin;
}
