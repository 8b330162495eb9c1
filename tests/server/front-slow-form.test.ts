import { createServer } from "node:http";
import { connect } from "node:net";

import { afterEach, expect, test, vi } from "vitest";

import { takeBody } from "../../scripts/front/bodies.mjs";

afterEach(() => vi.useRealTimers());

/** Sends the beginning of a form and waits: what is answered before and after so many ms, and how often a page was asked for. */
async function answersAround(path: string, milliseconds: number, cookie = "") {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let passedOn = 0;
  let hasArrived = false;
  const server = createServer((request, response) => {
    hasArrived = true;
    takeBody(request, response, path, () => (passedOn += 1));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const socket = connect(typeof address === "object" && address ? address.port : 0, "127.0.0.1");
  let said = "";
  socket.on("data", (chunk: Buffer) => (said += chunk.toString()));
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${cookie}Content-Length: 500\r\n\r\nfirstName=Ana`);
  await expect.poll(() => hasArrived).toBe(true);
  await vi.advanceTimersByTimeAsync(milliseconds - 1000);
  const before = said;
  await vi.advanceTimersByTimeAsync(1000);
  await expect.poll(() => said).not.toBe("");
  socket.destroy();
  await new Promise((resolve) => server.close(resolve));
  return { before, after: said.split("\r\n")[0], passedOn };
}

test("a form that is not whole after thirty seconds is answered, and no page hears of it", async () => {
  expect(await answersAround("/contact", 30_000)).toEqual({
    before: "",
    after: "HTTP/1.1 408 Request Timeout",
    passedOn: 0,
  });
});

test("photographs of somebody signed in may take a quarter of an hour", async () => {
  const cookie = `Cookie: session=${"a".repeat(30)}\r\n`;
  const { before, after } = await answersAround("/admin/properties/1/images", 15 * 60_000, cookie);
  expect([before, after]).toEqual(["", "HTTP/1.1 408 Request Timeout"]);
});
