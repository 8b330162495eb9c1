import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import { join } from "node:path";

import SQLite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { ReadyPages } from "../../scripts/ready-pages.mjs";
import { testFolder } from "../support/folders";

type Answer = { status?: number; headers?: Record<string, string> };

let database: SQLite.Database;
let server: Server;
let drawn: string[];
let answer: Answer;

beforeEach(async () => {
  const file = join(testFolder, `${randomUUID()}.db`);
  database = new SQLite(file);
  database.pragma("journal_mode = WAL");
  database.exec("create table homes (price integer) strict");
  drawn = [];
  answer = {};
  const pages = new ReadyPages(file);
  server = createServer((request, response) => {
    if (pages.send(request, response)) return;
    drawn.push(request.url ?? "");
    response.statusCode = answer.status ?? 200;
    const headers = { "Content-Type": "text/html; charset=utf-8", ...answer.headers };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.write(`page ${request.url} `);
    response.end(`number ${drawn.length}`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  database.close();
});

async function asksFor(path: string, headers: Record<string, string> = {}, method = "GET") {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers, method });
  return { status: response.status, text: await response.text(), etag: response.headers.get("ETag") ?? "" };
}

describe("a page that was drawn for one visitor", () => {
  test("is sent to the next as it was", async () => {
    const first = await asksFor("/properties?price=900k");
    const second = await asksFor("/properties?price=900k");
    expect(second.text).toBe(first.text);
    expect(drawn).toHaveLength(1);
  });

  test("is drawn anew as soon as anything in the database has changed", async () => {
    await asksFor("/");
    database.exec("insert into homes values (850000)");
    expect((await asksFor("/")).text).toContain("number 2");
  });

  test("is only confirmed to a browser that has it", async () => {
    await asksFor("/");
    const { etag } = await asksFor("/");
    expect(await asksFor("/", { "If-None-Match": etag })).toMatchObject({ status: 304, text: "" });
  });

  test("is not that of another language chosen, host or compression", async () => {
    await asksFor("/");
    await asksFor("/", { Cookie: "language=ImNhIg%3D%3D" });
    await asksFor("/", { "Accept-Encoding": "identity" });
    await asksFor("/es");
    expect(drawn).toHaveLength(4);
  });
});

describe("a page is drawn for each visitor", () => {
  test.each([
    ["who has saved homes", "/properties", { Cookie: "favourites=WzFd" }],
    ["who is signed in", "/", { Cookie: "language=ImNhIg%3D%3D; session=abc" }],
    ["who asks for saved homes", "/ca/favourites", {}],
    ["who opens a form", "/es/property/3/viewing", {}],
    ["who asks for the admin panel", "/admin", {}],
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
    ["that is missing", { status: 404 }],
    ["that failed", { status: 500 }],
    ["that sets a cookie", { headers: { "Set-Cookie": "flash=; Max-Age=0" } }],
    ["that is no page", { headers: { "Content-Type": "image/avif" } }],
  ])("of an answer %s", async (_what, given) => {
    answer = given;
    await asksFor("/");
    await asksFor("/");
    expect(drawn).toHaveLength(2);
  });
});
