import { createServer, type Server } from "node:http";

import { sql } from "kysely";
import { afterEach, beforeEach, describe } from "vitest";

import { contentVersion } from "~/domain/site/content-version.server";
import { cachePurger } from "~/jobs/cache-purge.server";

import { aProperty } from "../support/builders";
import { closed, listening } from "../support/s3-server";
import { expect, test } from "../support/test";

describe("the cache in front", () => {
  let cache: Server;
  let url: string;
  let told: string[];
  let status: number;
  beforeEach(async () => {
    told = [];
    status = 200;
    cache = createServer((request, response) => {
      told.push(`${request.method} ${request.url}`);
      response.writeHead(status).end();
    });
    url = `${await listening(cache)}/`;
  });
  afterEach(() => closed(cache));

  test("is told after a start and after each change that pages show, and of nothing else", async ({ db }) => {
    const purge = cachePurger(() => contentVersion(db), url);
    await purge();
    expect(told).toEqual(["PURGE /"]);
    await sql`insert into missing_pages (path, first_seen_at, last_seen_at) values ('/a', '2026', '2026')`.execute(db);
    await purge();
    expect(told).toHaveLength(1);
    await aProperty(db);
    await aProperty(db);
    await purge();
    await purge();
    expect(told).toHaveLength(2);
  });

  test("is told again where it did not understand", async ({ db }) => {
    const purge = cachePurger(() => contentVersion(db), url);
    status = 503;
    await purge();
    status = 200;
    await purge();
    await purge();
    expect(told).toHaveLength(2);
  });
});
