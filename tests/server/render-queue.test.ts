import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";

import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { type Kind, RenderQueue } from "~/server/render-queue";

import { type ServedSite, serveSite } from "../support/served-site";

/** A queue whose drawings end when the test says so: no load of the machine changes who comes next. */
function workingQueue() {
  vi.useFakeTimers();
  const queue = new RenderQueue();
  const inWork: (() => void)[] = [];
  const drawn: string[] = [];
  const ask = (name: string, kind: Kind, address: string) => {
    const response = Object.assign(new EventEmitter(), { destroyed: false }) as unknown as ServerResponse;
    void queue.turn({ response, kind, address }).then((over) => {
      drawn.push(name);
      inWork.push(over);
    });
  };
  /** Ends what is in work, one after the other, until this one is drawn. */
  const until = async (name: string) => {
    await vi.advanceTimersByTimeAsync(0);
    while (!drawn.includes(name)) {
      inWork.shift()?.();
      await vi.advanceTimersByTimeAsync(0);
    }
    vi.useRealTimers();
    return drawn;
  };
  return { ask, until };
}

test("who fills in a form waits for none of the lists that somebody asks for by the dozen", async () => {
  const { ask, until } = workingQueue();
  for (let number = 1; number <= 40; number += 1) ask(`list ${number}`, "reading", "198.51.100.1");
  ask("form", "form", "203.0.113.9");
  expect(await until("form")).toEqual(["list 1", "list 2", "form"]);
});

test("another visitor's list comes next, whichever address of a /64 asks for many", async () => {
  const { ask, until } = workingQueue();
  for (let number = 1; number <= 40; number += 1) ask(`list ${number}`, "reading", `2001:db8:1:1::${number}`);
  ask("another's", "reading", "203.0.113.9");
  expect((await until("another's")).length).toBeLessThanOrEqual(4);
});

test("a storm of forms leaves lists their turn", async () => {
  const { ask, until } = workingQueue();
  for (let number = 1; number <= 40; number += 1) ask(`form ${number}`, "form", `192.0.2.${number}`);
  ask("list", "reading", "203.0.113.9");
  expect((await until("list")).length).toBeLessThanOrEqual(10);
});

let front: ServedSite;
beforeAll(async () => {
  front = await serveSite(["--trust-proxy"]);
});
afterAll(() => {
  front.server.kill("SIGKILL");
});

test("pages that wait for something else keep nobody from theirs, and what needs no drawing waits for none of them", async () => {
  const leaving = new AbortController();
  const stalled = Array.from({ length: 12 }, (_, number) =>
    fetch(`${front.url}/contact?stalled=${number}`, { signal: leaving.signal }).catch(() => "left"),
  );
  for (const path of ["/favicon.svg", "/healthz"]) expect((await fetch(front.url + path)).status).toBe(200);
  expect(await (await fetch(`${front.url}/contact?busy=1`)).text()).toBe("drawn");
  leaving.abort();
  expect(await Promise.all(stalled)).toEqual(Array(12).fill("left"));
});

/** The figure makes each a page of its own. */
const list = (number: number, signal?: AbortSignal) =>
  fetch(`${front.url}/properties?busy=${number}`, {
    headers: { "X-Forwarded-For": "198.51.100.2", Cookie: "language=ImVzIg==" },
    ...(signal && { signal }),
  });

test("who asks for more than can be drawn soon is told so in words and may come again; who hangs up leaves the room to others", async () => {
  const leaving = new AbortController();
  const answers = Array.from({ length: 250 }, (_, number) => list(number, leaving.signal));
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
  expect((await list(1)).status).toBe(200);
});
