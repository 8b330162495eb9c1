import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { ask, post } from "../support/raw-request";
import { exchange, type ServedSite, serveSite } from "../support/served-site";

const own = "www.agency.example";
let front: ServedSite;
beforeAll(async () => {
  front = await serveSite(["--trust-proxy", "--secure", `--own-host=${own}`]);
});
afterAll(async () => {
  expect(front.server.exitCode).toBeNull();
  front.server.kill("SIGTERM");
  expect(await front.ended).toBe(0);
});

const get = (path: string, headers: Record<string, string> = {}) => ask(path, { site: front.url, headers });

describe("behind a proxy, with a name of its own, the site", () => {
  test.each(["/", "/es", "/property/1", "/nowhere", "/%"])(
    "%s is one page under whatever name it is asked for",
    async (path) => {
      const { etag, status, body } = await asked(path, {});
      expect(body).toContain(`for ${own}`);
      for (let number = 0; number < 20; number++) {
        const name = `evil-${number}.example`;
        const names: Record<string, string>[] = [
          { Host: name },
          { "X-Forwarded-Host": name },
          { "X-Forwarded-Proto": `x${number}` },
        ];
        for (const headers of names) {
          // The very same bytes: nothing more is kept for it.
          expect(await asked(path, headers)).toEqual({ etag, status, body });
        }
      }
    },
  );

  async function asked(path: string, headers: Record<string, string>) {
    const { status, body, headers: answered } = await get(path, { Cookie: "language=ImVuIg%3D%3D", ...headers });
    expect(answered["strict-transport-security"]).toBe("max-age=31536000");
    return { status, body, etag: answered.etag };
  }

  test("takes a form that was sent from the name in the address line, and none from elsewhere", async () => {
    const from = (origin: string, headers: Record<string, string> = {}) =>
      post("/contact", "a=b", { Origin: origin, ...headers }, front.url);
    expect((await from(`https://${own}`, { "X-Forwarded-Host": own })).status).toBe(200);
    expect((await from("https://other.example", { "X-Forwarded-Host": "other.example" })).status).toBe(200);
    expect((await from("https://evil.example", { "X-Forwarded-Host": own })).status).toBe(403);
    expect((await from("https://evil.example", { "X-Forwarded-Host": `${own}, evil.example` })).status).toBe(400);
  });

  test("stumbles over nothing that a proxy passes on", async () => {
    const odd = [
      "",
      ",",
      ",,,,",
      "a b",
      "<script>",
      "'; drop table",
      "::1, 127.0.0.1",
      "é",
      "x".repeat(8000),
      "1.2.3.4, ".repeat(800),
    ];
    for (const name of ["X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Forwarded-Port", "Forwarded"]) {
      for (const value of odd) {
        const head = `GET /contact HTTP/1.1\r\nHost: ${own}\r\nConnection: close\r\n${name}: ${value}\r\n\r\n`;
        expect(await exchange(front.port, Buffer.from(head)), `${name}: ${value.slice(0, 20)}`).toMatch(
          /^HTTP\/1.1 (?:200|400) /,
        );
      }
      const many = `${name}: a.example\r\n`.repeat(90);
      const head = `GET /contact HTTP/1.1\r\nHost: ${own}\r\nConnection: close\r\n${many}\r\n`;
      expect(await exchange(front.port, head), `${name} 90 times`).toMatch(/^HTTP\/1.1 (?:200|400) /);
    }
  });
});
