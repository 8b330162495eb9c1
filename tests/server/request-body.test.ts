import { createServer } from "node:http";
import { connect } from "node:net";

import { afterEach, expect, test, vi } from "vitest";

import { allowanceFor, type BodyRefused, RequestBody } from "~/server/request-body";
import type { Route } from "~/server/route-table";

afterEach(() => vi.useRealTimers());

/** Sends the beginning of a form and waits: what becomes of it before and after so many ms. */
async function outcomesAround(route: Pick<Route, "who" | "upload">, milliseconds: number, cookie = "") {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let hasArrived = false;
  const outcomes: unknown[] = [];
  const server = createServer((request) => {
    const body = new RequestBody(request, allowanceFor(route, request.headers));
    const failed = ({ status }: BodyRefused) => outcomes.push(status);
    body.read().catch(failed);
    body.refused.catch(failed);
    void body.said().then(() => outcomes.push("said"));
    hasArrived = true;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const socket = connect(typeof address === "object" && address ? address.port : 0, "127.0.0.1");
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\n${cookie}Content-Length: 500\r\n\r\nfirstName=Ana`);
  await expect.poll(() => hasArrived).toBe(true);
  await vi.advanceTimersByTimeAsync(milliseconds - 1000);
  const before = [...outcomes];
  await vi.advanceTimersByTimeAsync(1000);
  const after = [...new Set(outcomes)];
  // Whoever was told so a second ago is let go.
  await vi.advanceTimersByTimeAsync(1000);
  await closed;
  await new Promise((resolve) => server.close(resolve));
  return { before, after };
}

test("a form that is not whole after thirty seconds is given up, and no page hears of it", async () => {
  expect(await outcomesAround({}, 30_000)).toEqual({ before: [], after: [408, "said"] });
});

test("photographs of somebody signed in may take a quarter of an hour", async () => {
  const cookie = `Cookie: session=${"a".repeat(30)}\r\n`;
  const route = { who: "staff", upload: true } as const;
  expect(await outcomesAround(route, 15 * 60_000, cookie)).toEqual({ before: [], after: [408, "said"] });
});
