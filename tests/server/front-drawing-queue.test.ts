import { afterAll, beforeAll, expect, test } from "vitest";

import { type FrontSite, startFront } from "../support/front-site";

let front: FrontSite;
beforeAll(async () => {
  front = await startFront();
});
afterAll(() => {
  front.server.kill("SIGKILL");
});

test.each(["/favicon.svg", "/healthz"])("%s waits for none of the pages that many ask for at once", async (path) => {
  let drawn = 0;
  // Each keeps the process busy for a twentieth of a second.
  const pages = Array.from({ length: 30 }, async (_, number) => {
    const answer = await fetch(`${front.url}/contact?busy=${number}`);
    drawn += 1;
    return answer.text();
  });
  await expect.poll(() => drawn, { interval: 5 }).toBeGreaterThan(0);
  const before = drawn;
  expect((await fetch(front.url + path)).status).toBe(200);
  // As they stood in line for it all thirty would have been drawn first.
  expect(drawn - before).toBeLessThan(15);
  expect(await Promise.all(pages)).toEqual(Array(30).fill("drawn"));
});

test("pages that wait for something else keep nobody from theirs", async () => {
  const leaving = new AbortController();
  const stalled = Array.from({ length: 12 }, (_, number) =>
    fetch(`${front.url}/contact?stalled=${number}`, { signal: leaving.signal }).catch(() => "left"),
  );
  expect(await (await fetch(`${front.url}/contact?busy=1`)).text()).toBe("drawn");
  leaving.abort();
  expect(await Promise.all(stalled)).toEqual(Array(12).fill("left"));
});
