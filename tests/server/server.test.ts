import { once } from "node:events";
import { readdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { plainPath } from "~/server/addresses";

import { ask } from "../support/raw-request";
import { exchange, type ServedSite, serveSite } from "../support/served-site";

const photo = "0123456789abcdef01234567-480.jpg";
let front: ServedSite;
let site: string;
let port: number;

beforeAll(async () => {
  front = await serveSite();
  const { folder } = front;
  writeFileSync(join(folder, "uploads", photo), "0123456789");
  writeFileSync(join(folder, "uploads/originals/0123456789abcdef01234567.jpg"), "secret place");
  port = front.port;
  site = front.url;
});
afterAll(async () => {
  // The very process that was started has answered everything.
  expect(front.server.exitCode).toBeNull();
  front.server.kill("SIGTERM");
  expect(await front.ended).toBe(0);
});

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  ask(path, { site, headers, method });

const raw = (bytes: string | Buffer, until?: RegExp) => exchange(port, bytes, until);

describe("a part of a file", () => {
  test.each([
    ["bytes=0-3", 206, "0123"],
    ["bytes=-2", 206, "89"],
    ["bytes=8-", 206, "89"],
    ["bytes=5-3", 416, ""],
    ["bytes=99-", 416, ""],
    ["bytes=-0", 416, ""],
    ["bytes=a-b", 416, ""],
    ["pages=1-2", 200, "0123456789"],
    ["bytes=0-1,8-9", 200, "0123456789"],
    [`bytes=${"0-1,".repeat(2000)}0-1`, 206, "01"],
  ])("asked for as %s", async (Range, status, body) => {
    const answer = await get(`/uploads/${photo}`, { Range });
    expect(answer).toMatchObject({ status, body });
    if (status === 416) expect(answer.headers["content-range"]).toBe("bytes */10");
  });

  test("is answered for every file that is served", async () => {
    for (const path of ["/favicon.svg", "/assets/page-1.css", `/uploads/${photo}`]) {
      expect((await get(path, { Range: "bytes=5-3" })).status, path).toBe(416);
      expect((await get(path, { Range: "bytes=1-2", "Accept-Encoding": "br" })).status, path).toBe(206);
    }
  });
});

describe("a file", () => {
  test("is sent packed as the browser takes it", async () => {
    const packed = await get("/assets/page-1.css", { "Accept-Encoding": "gzip, br" });
    expect(packed).toMatchObject({ status: 200, body: "css.br" });
    expect(packed.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
    });
    expect((await get("/assets/page-1.css", { "Accept-Encoding": "br;q=0, gzip" })).body).toBe("css.gz");
    expect((await get("/assets/page-1.css")).body).toBe("css");
  });

  test("is only confirmed to who has it, and HEAD says what GET would", async () => {
    const { headers } = await get(`/uploads/${photo}`);
    const etag = headers.etag ?? "";
    for (const tags of [etag, `"x", ${etag}`, etag.replace("W/", ""), "*"]) {
      expect((await get(`/uploads/${photo}`, { "If-None-Match": tags })).status, tags).toBe(304);
    }
    const head = await get(`/uploads/${photo}`, {}, "HEAD");
    expect(head.body).toBe("");
    expect({ ...head.headers, date: "" }).toEqual({ ...headers, date: "" });
  });

  test("of a photograph is none but those made for browsers", async () => {
    for (const path of [
      "/uploads/originals/0123456789abcdef01234567.jpg",
      "/uploads/..%2fxamfra.db",
      "/uploads/../xamfra.db",
      `/uploads/${photo}%00`,
      `/uploads/${photo.toUpperCase()}`,
      "/uploads/fedcba9876543210fedcba98-480.jpg",
      "/uploads/",
    ]) {
      expect(await get(path), path).toMatchObject({ status: 404, body: expect.stringContaining("/not-found") });
    }
  });

  test("that is broken off leaves nothing open", async () => {
    const before = open();
    for (let count = 0; count < 20; count++) {
      await raw("GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n", /HTTP\/1.1 200/);
    }
    await expect.poll(open).toBeLessThanOrEqual(before + 1);
  });
});

function open(): number {
  return readdirSync(`/proc/${front.server.pid}/fd`).length;
}

describe("an address", () => {
  test("that the site has not is answered by one page in the visitor's language", async () => {
    for (const [path, page] of [
      ["/wp-login.php", "/not-found"],
      ["/es/wp-login.php", "/es/not-found"],
      ["/ru/a/b/c/d/e/f/g/h/i/j/k/l/m/n", "/ru/not-found"],
      ["/constructor", "/not-found"],
      ["/__proto__", "/not-found"],
      [`/${"a/".repeat(3000)}`, "/not-found"],
    ] as const) {
      const answer = await get(path);
      expect(answer.status, path).toBe(404);
      expect(answer.body, path).toContain(`GET ${page} `);
    }
    const chosen = await get("/nowhere", { Cookie: "language=ImNhIg%3D%3D" });
    expect(chosen).toMatchObject({ status: 404, body: expect.stringContaining("/ca/not-found") });
  });

  test("that cannot be read is answered by the same page", async () => {
    for (const path of ["/%", "/%c0%af", "/property/%E0%A4%A"]) {
      expect(await get(path), path).toMatchObject({ status: 400, body: expect.stringContaining("/not-found") });
    }
    expect((await get("/es/%")).body).toContain("/es/not-found");
  });

  test("that the site has is passed on", async () => {
    for (const path of ["/", "/es", "/contact", "/property/1", "/property/1.data", "/_root.data"]) {
      expect((await get(path)).body, path).toContain(`GET ${path}`);
    }
  });

  test("is no answer to a form, whatever the request says of a body that it has not", async () => {
    const form = { "Content-Type": "application/x-www-form-urlencoded", Origin: site };
    expect((await get("/contact?type", form)).body).toBe("");
    expect((await get("/contact?type", form, "POST")).body).toBe(form["Content-Type"]);
  });

  test("that the site has not is no answer to a form, which others would be sent", async () => {
    const sent = {
      site,
      method: "POST",
      body: "a=b",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    };
    const language = { Cookie: "language=InJ1Ig==" };
    const answers = [
      await ask("/no-form", { ...sent, headers: { ...sent.headers, ...language } }),
      await get("/ru/nowhere"),
    ];
    for (const { status, body } of answers)
      expect([status, body]).toEqual([404, expect.stringMatching(/^GET \/ru\/not-found/)]);
  });

  test("of a booking keeps the capitals of its secret, and no others", () => {
    const route = { path: "/:lang?/book/:secret/move", secret: true } as const;
    expect(plainPath("/book/AbC_-9/move", route)).toBe("/book/AbC_-9/move");
    expect(plainPath("/ES/Book/AbC_-9/Move/", route)).toBe("/es/book/AbC_-9/move");
    expect(plainPath("/Book/", { path: "/:lang?/book" })).toBe("/book");
  });

  test("of a secret calendar keeps its capitals", () => {
    expect(plainPath("/calendar/AbC_-9.ics", { path: "/calendar/:file", who: "programs", secret: true })).toBe(
      "/calendar/AbC_-9.ics",
    );
  });

  test("in capitals or with a slash at the end leads to the one address of its page", async () => {
    const addresses = {
      "/es/": "/es",
      "/ES": "/es",
      "/Contact": "/contact",
      "/contact/?page=2&sort=Newest": "/contact?page=2&sort=Newest",
      "/PROPERTY/1/": "/property/1",
      "/Admin/edit?id=A": "/admin/edit?id=A",
    };
    for (const [path, plain] of Object.entries(addresses)) {
      expect(await get(path), path).toMatchObject({ status: 301, headers: { location: plain } });
    }
    expect((await get("/Contact.data")).status).toBe(200);
  });

  test("of Remix's own is bounded or refused", async () => {
    expect((await get("/__manifest?p=/contact&version=1")).status).toBe(200);
    expect((await get(`/__manifest?p=/${"a/".repeat(3750)}&version=1`)).status).toBe(400);
    expect((await get(`/__manifest?${"p=/a&".repeat(1000)}version=1`)).status).toBe(400);
    expect((await get("/__manifest")).status).toBe(400);
    for (const path of ["/?_data=x", "/contact?a=1&_data=routes/x"]) expect((await get(path)).status, path).toBe(400);
  });
});

describe("a request", () => {
  test("with a method that nothing answers is refused with what there is", async () => {
    for (const method of ["PUT", "DELETE", "PATCH", "TRACE", "PROPFIND"]) {
      const answer = await get("/contact", {}, method);
      expect(answer.status, method).toBe(405);
      expect(answer.headers.allow, method).toBe("GET, HEAD, POST");
    }
    expect(await get("/contact", {}, "OPTIONS")).toMatchObject({ status: 204, headers: { allow: "GET, HEAD, POST" } });
    // What programs read has no page that could say so.
    for (const path of ["/healthz", "/healthz/", "/healthz.data"]) {
      const answer = await get(path, {}, "POST");
      expect([path, answer.status, answer.headers.allow]).toEqual([path, 405, "GET, HEAD"]);
      expect(String(answer.body)).toContain("This address does not answer that kind of request.");
    }
    expect((await get("/healthz")).status).toBe(200);
    expect(await raw("CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n")).toMatch(/^HTTP\/1.1 405 /);
    expect(await raw("NONSENSE / HTTP/1.1\r\nHost: x\r\n\r\n")).toMatch(/^HTTP\/1.1 400 /);
  });

  test.each(["a b", "evil.example/path", "user@evil.example", "[::1", "a:99999999", "<script>", "a,b"])(
    "for a host that is none is refused: %s",
    async (Host) => {
      expect((await get("/", { Host })).status).toBe(400);
    },
  );

  test("for two hosts is refused, and for none in the manner of 1996 answered", async () => {
    expect(await raw("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n")).toMatch(/^HTTP\/1.1 400 /);
    expect(await raw("GET / HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1.1 200 /);
  });

  test("over which Remix stumbles is answered, and the site goes on", async () => {
    expect(await get("/contact?breaks-off")).toMatchObject({ status: 503, body: expect.stringContaining("busy") });
    expect((await get("/")).status).toBe(200);
  });
});

describe("what comes with a request", () => {
  const form = { "Content-Type": "application/x-www-form-urlencoded" };

  test("is passed on whole, said beforehand or not", async () => {
    const body = "a".repeat(50_000);
    for (const isChunked of [true, false]) {
      const answer = await ask("/contact", { site, method: "POST", body, headers: form, isChunked });
      expect(answer.body).toContain("POST /contact 50000 ");
    }
  });

  test("is refused beyond what any form has, said beforehand or not", async () => {
    const body = "a".repeat(1_000_000);
    for (const isChunked of [true, false]) {
      const answer = await ask("/contact", { site, method: "POST", body, headers: form, isChunked });
      expect(answer).toMatchObject({ status: 413, body: "too long" });
    }
    for (const isChunked of [true, false]) {
      const path = "/admin/properties/1/images";
      const answer = await ask(path, { site, method: "POST", body: "a".repeat(17_000_000), headers: form, isChunked });
      expect(answer.status).toBe(isChunked ? 413 : 200);
    }
  });

  test("is answered before its end where somebody has read enough of it", async () => {
    const body = "a".repeat(3_000_000);
    const answer = await ask("/admin/edit", { site, method: "POST", body, headers: form, isChunked: true });
    expect(answer).toMatchObject({ status: 413, body: "too long" });
  });

  test("is answered again and again where nobody reads it", async () => {
    const body = "a".repeat(700_000);
    for (let count = 0; count < 6; count += 1) {
      const path = "/admin/settings/agent";
      const answer = await ask(path, { site, method: "POST", body, headers: form, isChunked: true });
      expect(answer.status).toBe(307);
    }
  });

  test("is taken in to its end before the answer, which its sender would not hear else", async () => {
    const head = "POST /admin/edit HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 1000000\r\n\r\n";
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true }, () => socket.write(`${head}half`));
    let said = "";
    socket.on("data", (chunk) => (said += chunk.toString()));
    const closed = once(socket, "close");
    // Had it closed the connection with an answer, what still comes would reset it: after each other request it has had the time for it.
    for (const size of [400_000, 400_000, 199_996]) {
      await get("/");
      expect(said).toBe("");
      socket.write(Buffer.alloc(size, "a"));
    }
    socket.end();
    await closed;
    expect(said).toMatch(/^HTTP\/1.1 413 /);
    expect(said).toContain("too long");
  });

  test.each(["/admin/properties/1/images", "/admin/articles/1/pictures", "/admin/settings/agent"])(
    "of somebody signed in may be photographs, at %s",
    async (path) => {
      const answer = await ask(path, {
        site,
        method: "POST",
        body: Buffer.alloc(40_000_000),
        headers: { ...form, Cookie: `session=${"a".repeat(43)}` },
      });
      expect(answer.body).toContain(" 40000000 ");
    },
  );

  test("reaches nobody when it is broken off", async () => {
    const half = "POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nhalf";
    await new Promise<void>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(half, () => setTimeout(() => socket.destroy(), 50)));
      socket.on("close", () => resolve());
    });
    expect((await get("/")).status).toBe(200);
  });

  test("from another site is refused in the visitor's language", async () => {
    const headers = { ...form, Origin: "https://evil.example" };
    const answer = await ask("/es/contact", { site, method: "POST", body: "a=1", headers });
    expect(answer).toMatchObject({ status: 403, body: expect.stringContaining("otro sitio") });
  });
});

describe("the headers that every answer has", () => {
  test("are the same on pages, files, refusals and what cannot be read", async () => {
    const answers = [
      await get("/"),
      await get("/nowhere"),
      await get("/%"),
      await get("/favicon.svg"),
      await get(`/uploads/${photo}`, { Range: "bytes=5-3" }),
      await get("/contact", {}, "PUT"),
      await get("/contact", {}, "OPTIONS"),
      await get("/", { Host: "a b" }),
      await get("/contact?breaks-off"),
    ];
    for (const { status, headers } of answers) {
      expect(headers, String(status)).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "x-frame-options": "DENY",
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
        "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      });
      expect(headers["strict-transport-security"], "spoken over plain http").toBeUndefined();
    }
    expect(await raw("GARBAGE\r\n\r\n")).toMatch(/X-Content-Type-Options: nosniff/);
  });
});
