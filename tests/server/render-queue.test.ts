import { afterAll, beforeAll, expect, test } from "vitest";

import { type ServedSite, serveSite } from "../support/served-site";

let front: ServedSite;
beforeAll(async () => {
  front = await serveSite(["--trust-proxy"]);
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

/** The figure makes each a page of its own. */
const list = (number: number, address: string, signal?: AbortSignal) =>
  fetch(`${front.url}/properties?busy=${number}`, {
    headers: { "X-Forwarded-For": address, Cookie: "language=ImVzIg==" },
    ...(signal && { signal }),
  });

test("who fills in a form waits for none of the lists that somebody asks for by the dozen", async () => {
  let drawn = 0;
  const lists = Array.from({ length: 40 }, async (_, number) => {
    await (await list(number, "198.51.100.1")).text();
    drawn += 1;
  });
  await expect.poll(() => drawn, { interval: 5 }).toBeGreaterThan(0);
  const before = drawn;
  await fetch(`${front.url}/contact?busy=1`, { headers: { "X-Forwarded-For": "203.0.113.9" } });
  // In the order in which they came it would be all forty.
  expect(drawn - before).toBeLessThan(20);
  await Promise.all(lists);
});

test("another visitor's list comes next, whichever address of a /64 asks for many", async () => {
  let drawn = 0;
  const lists = Array.from({ length: 40 }, async (_, number) => {
    await (await list(number, `2001:db8:1:1::${number + 1}`)).text();
    drawn += 1;
  });
  await expect.poll(() => drawn, { interval: 5 }).toBeGreaterThan(0);
  const before = drawn;
  await (await list(1, "203.0.113.9")).text();
  expect(drawn - before).toBeLessThan(6);
  await Promise.all(lists);
});

test("who asks for more than can be drawn soon is told so in words and may come again; who hangs up leaves the room to others", async () => {
  const leaving = new AbortController();
  const answers = Array.from({ length: 250 }, (_, number) => list(number, "198.51.100.2", leaving.signal));
  for (const answer of answers) answer.catch(() => undefined);
  const refused = await Promise.any(
    answers.map(async (answer) => {
      const { status, headers } = await answer;
      if (status !== 503) throw new Error("It was drawn.");
      return { text: await (await answer).text(), headers };
    }),
  );
  expect(refused.text).toContain("minuto");
  expect(refused.headers.get("Retry-After")).toBe("5");
  expect(refused.headers.get("Cache-Control")).toBe("no-store");
  leaving.abort();
  await Promise.allSettled(answers);
  expect((await list(1, "198.51.100.2")).status).toBe(200);
});
