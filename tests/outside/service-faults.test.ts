import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { afterEach, describe, expect, test } from "vitest";

import { chatService } from "~/outside/writers/chat-service.server";
import { retryAfter } from "~/outside/writers/retry-after";

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const now = new Date("2026-11-22T10:00:00.000Z");

/** A real service on loopback that answers as it is told, asked once. */
async function asked(answer: RequestListener) {
  server = createServer(answer);
  await new Promise<void>((listening) => server?.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/v1`;
  const service = chatService(
    { url, key: "k", model: "m-1", price: { input: 1, output: 1 }, timeout: 2_000 },
    () => now,
  );
  return service.ask([{ role: "user", content: "Hello" }], new AbortController().signal);
}

const answering =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { "Content-Type": "application/json", ...headers });
    response.end(body);
  };
const refusal = (message: string, code?: string) => JSON.stringify({ error: { message, code } });
const message = (fields: object) =>
  JSON.stringify({ choices: [{ message: { role: "assistant", ...fields }, finish_reason: "stop" }] });

describe("what went wrong is said in the agent's words", () => {
  test.each([
    ["a wrong key", answering(401, refusal("no")), false, "The key was refused. Check it under Settings."],
    ["a key without rights", answering(403, refusal("no")), false, "The key was refused."],
    ["an unknown model", answering(404, refusal("no such model")), false, "The service has no model “m-1”"],
    [
      "an account without credit",
      answering(402, refusal("pay")),
      false,
      "The account at the service has no credit left.",
    ],
    [
      "a spent quota",
      answering(429, refusal("You exceeded your current quota", "insufficient_quota")),
      false,
      "no credit",
    ],
    ["too many requests", answering(429, refusal("slow down")), true, "The service is busy"],
    ["a fault of its own", answering(503, refusal("oops")), true, "The service has a fault of its own"],
    [
      "too long a question",
      answering(400, refusal("maximum context length is 4096")),
      false,
      "too long for this model",
    ],
    ["a request it does not know", answering(400, refusal("hm")), false, "The service did not accept the request."],
    ["a web page", answering(200, "<!doctype html><p>Hi", { "Content-Type": "text/html" }), true, "a web page"],
    ["half a JSON", answering(200, '{"choices":[{"mess'), true, "broke off"],
    ["nothing", answering(200, message({ content: " " })), false, "with no text"],
    ["a refusal", answering(200, message({ content: null, refusal: "I won't" })), false, "refused to write"],
    [
      "a polite no",
      answering(200, message({ content: "I'm sorry, but I can't help with that." })),
      false,
      "refused to",
    ],
    ["silence", (request) => void request.socket.destroy(), true, "hung up"],
    ["another address", answering(302, "", { Location: "http://127.0.0.1:9/" }), false, "another address"],
  ] as [string, RequestListener, boolean, string][])("%s", async (_what, answer, mayPass, words) => {
    expect(await asked(answer)).toMatchObject({ ok: false, mayPass, message: expect.stringContaining(words) });
  });

  test("without the key, whole or in part, that a service says back", async () => {
    const { faultOf } = await import("~/outside/writers/service-faults");
    const { APIError } = await import("openai");
    const key = "sk-proj-abcdef0123456789";
    for (const said of [`Incorrect API key provided: ${key}.`, "Incorrect API key provided: sk-proj-****6789."]) {
      const error = APIError.generate(401, { message: said }, said, new Headers());
      const { message } = faultOf(error, { key, model: "m" }, now);
      expect(message).toContain("The key was refused.");
      expect(message).not.toMatch(/sk-proj|6789|abcdef/);
    }
    const about = APIError.generate(400, { message: "none of these" }, "none of these", new Headers());
    expect(faultOf(about, { key: "none", model: "m" }, now).message).toContain("none of these");
  });

  test("a port that is never asked", async () => {
    const endpoint = {
      url: "http://127.0.0.1:9/v1",
      key: "k",
      model: "m",
      price: { input: 1, output: 1 },
      timeout: 500,
    };
    const answered = await chatService(endpoint).ask(
      [{ role: "user", content: "Hello" }],
      new AbortController().signal,
    );
    expect(answered).toMatchObject({ ok: false, costCents: 0, message: expect.stringContaining("was not reached") });
  });

  test("a certificate that nobody vouches for", async () => {
    const { faultOf } = await import("~/outside/writers/service-faults");
    const { APIConnectionError } = await import("openai");
    const cause = Object.assign(new Error("self-signed certificate"), { code: "DEPTH_ZERO_SELF_SIGNED_CERT" });
    const error = new APIConnectionError({ cause: new Error("fetch failed", { cause }) });
    expect(faultOf(error, { key: "k", model: "m" }, now)).toMatchObject({
      mayPass: false,
      costCents: 0,
      message: expect.stringContaining("certificate is not valid"),
    });
  });
});

describe("a service that says when to ask again", () => {
  test("is obeyed, in seconds and as a date", async () => {
    const busy = (value: string) => asked(answering(429, refusal("busy"), { "Retry-After": value }));
    expect(await busy("120")).toMatchObject({ mayPass: true, retryAt: new Date("2026-11-22T10:02:00.000Z") });
    server?.close();
    expect(await busy("Sun, 22 Nov 2026 10:05:00 GMT")).toMatchObject({
      retryAt: new Date("2026-11-22T10:05:00.000Z"),
    });
  });

  test.each([
    ["31536000", new Date("2026-11-22T11:00:00.000Z")],
    ["Mon, 22 Nov 2027 10:00:00 GMT", new Date("2026-11-22T11:00:00.000Z")],
    ["1.5", new Date("2026-11-22T10:00:01.500Z")],
    ["0", undefined],
    ["-60", undefined],
    ["Sun, 22 Nov 2026 09:00:00 GMT", undefined],
    ["soon", undefined],
    ["2027", new Date("2026-11-22T10:33:47.000Z")],
    [null, undefined],
  ])("in no way stops us for longer than an hour: %s", (value, at) => {
    expect(retryAfter(value, now)).toEqual(at);
  });
});
