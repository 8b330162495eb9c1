import { ask, leadsTo, post, type RawAnswer } from "../support/raw-request";
import { storedMessages } from "../support/records";
import { siteUrl } from "../support/site";
import { expect, ownAddress, test } from "../support/visitor";

/** Every address that takes a form, with a field of its own that holds free words. */
const forms = {
  "/contact": "message",
  "/valuation": "message",
  "/valuation/premium": "message",
  "/property/1/viewing": "message",
  "/services/turnkey-services/quote": "message",
  "/services/legal-support/consultation": "message",
  "/search": "name",
  "/search/2": "budget",
  "/search/3": "additionalRequirements",
  "/es/contact": "message",
} as const;
const formPaths = [...Object.keys(forms), "/favourites", "/ca/favourites"];
const megabyte = "a".repeat(1024 * 1024);

const rightMessage = (email: string) =>
  `firstName=Ana&lastName=Puig&email=${email}&propertyAddress=Carrer+de+Mallorca+1`;

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
    const ours = await post("/contact", rightMessage(ownAddress()), {
      Origin: siteUrl,
      "Sec-Fetch-Site": "same-origin",
    });
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
    for (const fields of [
      "a[90000000]=1",
      "__intent__=%7B%7D",
      "__proto__=1&constructor=2",
      "a=1&".repeat(400),
      "%E0%A4%A=1",
    ]) {
      const began = Date.now();
      expect((await post("/contact", fields)).status, fields.slice(0, 30)).toBe(400);
      expect(Date.now() - began, fields.slice(0, 30)).toBeLessThan(5000);
    }
  });

  test("never leads to another site, whatever page it says it came from", async () => {
    for (const from of [
      "//evil.example",
      "https://evil.example",
      "/\\evil.example",
      "/%09/evil.example",
      "javascript:alert(1)",
    ]) {
      const fields = `${rightMessage(ownAddress())}&message=${encodeURIComponent(from)}&from=${encodeURIComponent(from)}`;
      const answer = await post("/contact", fields);
      expect(answer.status, from).toBe(303);
      expect(leadsTo(answer), from).toBe(siteUrl);
    }
  });
});

/** The cookie of a visitor who has come to the third step of the search. */
async function searchUnderWay(): Promise<string> {
  const first = await post("/search", "name=Ana&email=ana@example.com");
  const second = await post("/search/2", "", { Cookie: cookieOf(first) });
  expect(second.headers.location).toBe("/search/3");
  return cookieOf(second);
}

function cookieOf({ headers }: RawAnswer): string {
  return /__Host-brief=[^;]+/.exec(headers["set-cookie"] ?? "")?.[0] ?? "";
}
