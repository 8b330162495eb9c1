import { createServer, type Server } from "node:http";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import type { Drawn } from "~/server/page";
import { mayBeKept, pageKey } from "~/server/page-key";
import { ReadyPages } from "~/server/ready-pages";

const route = { kept: { seconds: 600, query: ["price", "page", "from", "bedrooms", "lift"] } };

type Answer = { status?: number; headers?: Record<string, string>; padding?: number };

/** Of what pages show; null: the database cannot be read. */
let version: number | null;
/** A drawing waits for it. */
let gate: Promise<void>;
let server: Server;
let drawn: string[];
let answer: Answer;

beforeEach(async () => {
  version = 1;
  gate = Promise.resolve();
  drawn = [];
  answer = {};
  const pages = new ReadyPages({ read: () => version, readForTurn: () => version });
  server = createServer((request, response) => {
    const url = request.url ?? "";
    const isMissing = url.startsWith("/wp-");
    const page = isMissing ? "/not-found" : url;
    const draw = async (): Promise<Drawn> => {
      drawn.push(page);
      const number = drawn.length;
      await gate;
      const headers = { "content-type": "text/html; charset=utf-8", ...answer.headers };
      const body = Buffer.from(`page ${page} number ${number}${" ".repeat(answer.padding ?? 0)}`);
      return { status: answer.status ?? 200, headers, body };
    };
    const send = async ({ status, headers, body }: Drawn) => void response.writeHead(status, headers).end(body);
    if (isMissing) delete request.headers.cookie;
    const asked = isMissing || mayBeKept(url, route) ? pageKey(request, isMissing ? "missing" : url) : null;
    const status = isMissing ? { status: url.includes("%") ? 400 : 404 } : {};
    if (!asked || request.method === "POST") void draw().then(send);
    else void pages.answer(asked, url, { request, response, isSecure: false, seconds: 600, draw, send, ...status });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
});

async function asksFor(path: string, headers: Record<string, string> = {}, method = "GET") {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { "Accept-Encoding": "identity", ...headers },
    method,
  });
  return {
    status: response.status,
    text: await response.text(),
    etag: response.headers.get("ETag") ?? "",
    cacheControl: response.headers.get("Cache-Control"),
  };
}

describe("a page that was drawn for one visitor", () => {
  test("is sent to the next as it was", async () => {
    const first = await asksFor("/properties?price=900k");
    const second = await asksFor("/properties?price=900k");
    expect(second.text).toBe(first.text);
    expect(drawn).toHaveLength(1);
  });

  test("is drawn anew as soon as anything that pages show has changed", async () => {
    await asksFor("/");
    version = 2;
    expect((await asksFor("/")).text).toContain("number 2");
  });

  test("is only confirmed to a browser that has it, however it says so", async () => {
    await asksFor("/");
    const { etag } = await asksFor("/");
    for (const tags of [etag, `W/${etag}`, `"another", ${etag}`, `"another" , W/${etag}`, "*"]) {
      expect(await asksFor("/", { "If-None-Match": tags }), tags).toMatchObject({ status: 304, text: "" });
    }
    expect(await asksFor("/", { "If-None-Match": '"another"' })).toMatchObject({ status: 200 });
  });

  test("may be kept by a cache in front of us for a minute", async () => {
    answer = { headers: { "cache-control": "private, no-cache" } };
    const [first, second] = [await asksFor("/"), await asksFor("/")];
    expect(first.cacheControl).toMatch(/^public, max-age=0, s-maxage=60/);
    expect(second.cacheControl).toBe(first.cacheControl);
  });

  test("says the same to who came first: its tag, its length and how it is packed", async () => {
    const [first, second] = [await asksFor("/"), await asksFor("/")];
    expect(first.etag).toMatch(/^"[\w-]{27}"$/);
    expect(second).toEqual(first);
    expect(await asksFor("/es", { "If-None-Match": "*" })).toMatchObject({ status: 304, text: "" });
  });

  test("answers HEAD too", async () => {
    await asksFor("/");
    expect(await asksFor("/", {}, "HEAD")).toMatchObject({ status: 200, text: "" });
    expect(drawn).toHaveLength(1);
  });

  test("is sent as it was while the database cannot be read, and drawn anew when it can", async () => {
    await asksFor("/");
    version = null;
    expect((await asksFor("/")).text).toContain("number 1");
    version = 2;
    expect((await asksFor("/")).text).toContain("number 2");
  });

  test("is not that of another language chosen, host or compression", async () => {
    await asksFor("/");
    await asksFor("/", { Cookie: "language=ImNhIg%3D%3D" });
    await asksFor("/", { "Accept-Encoding": "gzip" });
    await asksFor("/es");
    expect(drawn).toHaveLength(4);
  });
});

describe("a page is drawn for each visitor", () => {
  test.each([
    ["whose saved homes cannot be read", "/properties", { Cookie: "favourites=abc" }],
    ["who is signed in", "/", { Cookie: "language=ImNhIg%3D%3D; session=abc" }],
    ["who chooses a language", "/?lang=ca", {}],
    ["with a made-up address", "/?anything=1", {}],
  ])("%s", async (_who, path, headers) => {
    await asksFor(path, headers);
    await asksFor(path, headers);
    expect(drawn).toHaveLength(2);
  });

  test("who sends something", async () => {
    await asksFor("/", {}, "POST");
    await asksFor("/", {}, "POST");
    expect(drawn).toHaveLength(2);
  });

  test.each<[string, Answer]>([
    ["that failed", { status: 500 }],
    ["that sets a cookie", { headers: { "set-cookie": "flash=; Max-Age=0" } }],
    ["that is no page", { headers: { "content-type": "image/avif" } }],
  ])("of an answer %s", async (_what, given) => {
    answer = given;
    await asksFor("/");
    await asksFor("/");
    expect(drawn).toHaveLength(2);
  });
});

describe("a visitor who has saved homes", () => {
  const saved = (homes: number[], units: number[] = []) => ({
    Cookie: `__Host-favourites=${encodeURIComponent(btoa(JSON.stringify(units.length > 0 ? { homes, units } : homes)))}`,
  });

  beforeEach(() => {
    answer = { headers: { "x-saveable": "home-1 home-12 unit-7", "cache-control": "private, no-cache" } };
  });

  test("is sent the page of all who saved as many where it shows none of them", async () => {
    const first = await asksFor("/", saved([2, 121], [1, 12]));
    expect(first.cacheControl).toBe("private, no-cache");
    expect(await asksFor("/", saved([2, 3, 4], [8]))).toEqual(first);
    expect(drawn).toHaveLength(1);
  });

  test("is sent no page that says another number", async () => {
    const everybody = await asksFor("/");
    const one = await asksFor("/", saved([2]));
    const two = await asksFor("/", saved([2, 3]));
    expect(drawn).toHaveLength(3);
    expect(await asksFor("/")).toEqual(everybody);
    expect(await asksFor("/", saved([5]))).toEqual(one);
    expect(await asksFor("/", saved([5], [6]))).toEqual(two);
    expect(drawn).toHaveLength(3);
  });

  test.each([
    ["a home", saved([3, 12])],
    ["a unit", saved([], [7])],
    ["a home, in a language chosen", { Cookie: `language=ImNhIg%3D%3D; ${saved([1]).Cookie}` }],
  ])("is sent a page of their own where it shows %s, once drawn, and nobody else is", async (_what, headers) => {
    const everybody = await asksFor("/");
    const own = await asksFor("/", headers);
    expect(own.text).toContain("number 2");
    expect(own.cacheControl).toBe("private, no-cache");
    expect(await asksFor("/", headers)).toEqual(own);
    expect(await asksFor("/")).toEqual(everybody);
    expect((await asksFor("/", saved([1, 12], [7]))).text).toContain("number 3");
    expect(drawn).toHaveLength(3);
  });

  test.each([
    // The site reads neither as homes that were saved: it draws their page without.
    ["twice the same home", { Cookie: `__Host-favourites=${encodeURIComponent(btoa("[12,12]"))}` }],
    ["a cookie of another name", { Cookie: (saved([12]).Cookie ?? "").replace("__Host-", "") }],
  ])("is never sent what was drawn for whoever sent %s", async (_what, odd) => {
    await asksFor("/", odd);
    expect((await asksFor("/", saved([12]))).text).toContain("number 2");
  });

  test("is sent no number that was drawn for a cookie of another name, which the site does not read", async () => {
    await asksFor("/", { Cookie: (saved([2]).Cookie ?? "").replace("__Host-", "") });
    expect((await asksFor("/", saved([3]))).text).toContain("number 2");
  });

  test("has the page drawn anew after a change as everybody has", async () => {
    for (const now of [1, 2]) {
      version = now;
      expect((await asksFor("/", saved([1]))).text).toContain(`number ${now}`);
    }
  });

  test("hears nothing of how the server tells whose page it is", async () => {
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const { headers } = await fetch(`http://127.0.0.1:${port}/`, { headers: saved([1]) });
    expect(headers.get("X-Saveable")).toBeNull();
  });

  test.each([
    "",
    "null",
    "[1,-2]",
    "[1.5]",
    '{"homes":[1]}',
    '["1"]',
    `[${Array.from({ length: 101 }, (_, id) => id + 1)}]`,
    "{",
  ])("is drawn for where the cookie says %s", async (json) => {
    const headers = { Cookie: `favourites=${encodeURIComponent(btoa(json))}` };
    await asksFor("/", headers);
    await asksFor("/", headers);
    expect(drawn).toHaveLength(2);
  });
});

describe("a page that nobody has drawn yet", () => {
  test("is drawn once for all who ask for it meanwhile", async () => {
    let open = () => {};
    gate = new Promise((resolve) => (open = resolve));
    const asking = [asksFor("/"), asksFor("/"), asksFor("/")];
    await expect.poll(() => drawn).toHaveLength(1);
    open();
    expect((await Promise.all(asking)).map(({ text }) => text)).toEqual(Array(3).fill("page / number 1"));
    expect(drawn).toHaveLength(1);
  });

  test("is drawn for each where the first drawing can be kept for nobody", async () => {
    let open = () => {};
    gate = new Promise((resolve) => (open = resolve));
    answer = { status: 500 };
    const asking = [asksFor("/"), asksFor("/"), asksFor("/")];
    await expect.poll(() => drawn).toHaveLength(1);
    open();
    expect((await Promise.all(asking)).map(({ status }) => status)).toEqual([500, 500, 500]);
    expect(drawn).toHaveLength(3);
  });
});

describe("a scanner that asks for ever new addresses", () => {
  test.each<[string, (number: number) => string, Answer]>([
    ["queries", (number) => `/properties?price=x${number}`, {}],
    ["prices of one’s own", (number) => `/properties?from=${400_000 + number}&bedrooms=2&lift=1`, {}],
    ["homes", (number) => `/property/${1_000_000 + number}`, { status: 404 }],
    ["spellings", (number) => `/X${number.toString(2).replace(/0/g, "a").replace(/1/g, "A")}`, {}],
    ["ends", (number) => `/property/1${"/".repeat(number + 1)}`, {}],
    ["codes", (number) => `/property/%${(0x30 + (number % 10)).toString(16)}${number}`, {}],
  ])("(%s) pushes out none of the pages that there are", async (_what, address, given) => {
    answer = { padding: 150_000 };
    const real = ["/", "/es/properties", "/property/1", "/articles/what-a-home-costs", "/sitemap.xml"];
    for (const path of real) await asksFor(path);
    answer = { padding: 150_000, ...given };
    const before = drawn.length;
    // Twice what is kept in all.
    for (let number = 0; number < 320; number++) await asksFor(address(number));
    expect(drawn).toHaveLength(before + 320);
    answer = { padding: 150_000 };
    for (const path of real) await asksFor(path);
    expect(drawn, "none of them is drawn anew").toHaveLength(before + 320);
    await asksFor(address(0));
    expect(drawn, "the made-up ones have pushed out each other").toHaveLength(before + 321);
  });

  test("and asks for each twice pushes out none of them either", async () => {
    answer = { padding: 150_000 };
    await asksFor("/");
    for (let number = 0; number < 200; number++) {
      for (let time = 0; time < 2; time++) await asksFor(`/properties?page=${number}`);
    }
    expect(drawn).toHaveLength(201);
    await asksFor("/");
    expect(drawn).toHaveLength(201);
  });
});

test("addresses that the site has not share one page, whatever a visitor carries", async () => {
  answer = { status: 404 };
  const first = await asksFor("/wp-login.php");
  const second = await asksFor("/wp-admin/setup.php?x=1", { Cookie: "favourites=WzFd" });
  expect(first).toMatchObject({ status: 404, text: "page /not-found number 1" });
  expect(second).toMatchObject({ status: 404, text: first.text });
  expect(drawn).toHaveLength(1);
});

test("whoever waits for the page of a missing address hears what is true of their own address", async () => {
  let open = () => {};
  gate = new Promise((resolve) => (open = resolve));
  answer = { status: 404 };
  const unreadable = asksFor("/wp-%c0%af");
  await expect.poll(() => drawn).toHaveLength(1);
  const missing = asksFor("/wp-login.php");
  const both = Promise.all([unreadable, missing]);
  await expect.poll(() => new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))).toBe(2);
  open();
  expect((await both).map(({ status }) => status)).toEqual([400, 404]);
  expect(drawn).toHaveLength(1);
});
