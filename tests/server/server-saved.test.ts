import { join } from "node:path";

import SQLite from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";

import { post } from "../support/raw-request";
import { type ServedSite, serveSite } from "../support/served-site";

let front: ServedSite;
let isOver = false;
let visitors: Promise<number>[];

beforeAll(async () => {
  front = await serveSite();
  // Others ask for the same page meanwhile, without a pause.
  visitors = Array.from({ length: 4 }, async () => {
    let visits = 0;
    for (; !isOver; visits++) await readsPage();
    return visits;
  });
});
afterAll(async () => {
  isOver = true;
  await Promise.allSettled(visitors);
  front.server.kill("SIGKILL");
});

/** The page says how often something was saved when it was drawn. */
async function readsPage(): Promise<number> {
  const answer = await fetch(`${front.url}/property/1`);
  return Number(/saved (\d+)/.exec(await answer.text())?.[1]);
}

test("what was saved is on the next answer, whoever saved it, however many read meanwhile", async () => {
  const elsewhere = new SQLite(join(front.folder, "xamfra.db"));
  for (let saved = 1; saved <= 40; saved++) {
    // By the server itself, and by another program.
    if (saved % 2 === 0) await post("/save", "a=b", {}, front.url);
    else elsewhere.exec("update content_version set version = version + 1");
    expect(await readsPage()).toBe(saved + 1);
  }
  elsewhere.close();
  isOver = true;
  for (const visits of await Promise.all(visitors)) expect(visits, "they were answered").toBeGreaterThan(10);
});
