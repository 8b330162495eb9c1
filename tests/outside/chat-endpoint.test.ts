import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { afterEach, describe, expect, test } from "vitest";

import { chatWriter } from "~/outside/writers/chat-endpoint.server";

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A real endpoint on loopback that answers as it is told. */
async function anEndpoint(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((listening) => server?.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/v1`;
}

const assignment = { keyword: "pisos gràcia", title: "Viure a Gràcia", language: "ca" } as const;

function write(url: string, { timeout = 5_000, signal = new AbortController().signal } = {}) {
  const endpoint = { url, key: "secret", model: "test-model", price: { input: 1, output: 4 }, timeout };
  const writer = chatWriter(
    endpoint,
    async () => ({
      text: "The material",
      about: { entry: "gracia", asked: "what" },
      honestTitle: "Gràcia: per viure-hi",
    }),
    (answer) => ({ content: answer, metaDescription: "About it" }),
  );
  return writer.write(assignment, signal);
}

function completion(content: string, finish = "stop") {
  return JSON.stringify({
    id: "1",
    object: "chat.completion",
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: finish }],
    usage: { prompt_tokens: 1000, completion_tokens: 2000, total_tokens: 3000 },
  });
}

const answering =
  (status: number, type: string, body: string): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { "Content-Type": type });
    response.end(body);
  };

describe("a chat endpoint", () => {
  test("is asked once, with the topic under the title of what is answered, the language, our material and the key", async () => {
    const asked: { url?: string; key?: string; body: string }[] = [];
    const url = await anEndpoint((request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString()));
      request.on("end", () => {
        asked.push({ url: request.url, key: request.headers.authorization, body });
        answering(200, "application/json", completion("<h2>Gràcia</h2>"))(request, response);
      });
    });
    expect(await write(url)).toEqual({
      ok: true,
      raw: "<h2>Gràcia</h2>",
      draft: {
        title: "Viure a Gràcia",
        content: "<h2>Gràcia</h2>",
        metaDescription: "About it",
        material: "The material",
        about: { entry: "gracia", asked: "what" },
        honestTitle: "Gràcia: per viure-hi",
        tokens: { input: 1000, output: 2000 },
        // 1,000 tokens at 1 EUR and 2,000 at 4 EUR a million are 0.009 EUR.
        costCents: expect.closeTo(0.9, 10),
      },
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ url: "/v1/chat/completions", key: "Bearer secret" });
    for (const said of ["test-model", "pisos gràcia", "Gràcia: per viure-hi", "Catalan", "The material"]) {
      expect(asked[0]?.body).toContain(said);
    }
  });

  test.each([
    [429, true],
    [500, true],
    [503, true],
    [408, true],
    [400, false],
    [401, false],
    [404, false],
  ])("that answers %i is asked once; another try may pass: %s", async (status, mayPass) => {
    let asked = 0;
    const url = await anEndpoint((request, response) => {
      asked += 1;
      answering(status, "application/json", '{"error":{"message":"Not now"}}')(request, response);
    });
    expect(await write(url)).toMatchObject({ ok: false, mayPass, message: expect.stringContaining(String(status)) });
    expect(asked).toBe(1);
  });

  test("that answers an error with a page of HTML is quoted in a line, without tags", async () => {
    const page = `<html><body><h1>Bad gateway</h1>${"<p>nginx</p>".repeat(1000)}</body></html>`;
    const written = await write(await anEndpoint(answering(502, "text/html", page)));
    expect(written).toMatchObject({ ok: false, mayPass: true });
    const message = written.ok ? "" : written.message;
    expect(message.length).toBeLessThan(300);
    expect(message).not.toContain("<");
  });

  test.each([
    ["HTML with status 200", answering(200, "text/html", "<html>Welcome</html>")],
    ["half a JSON", answering(200, "application/json", '{"choices":[{"message":{"content":"<p>')],
    ["a JSON of another kind", answering(200, "application/json", '{"hello":"world"}')],
    ["a JSON without choices", answering(200, "application/json", '{"choices":[]}')],
    ["a text cut off at the limit", answering(200, "application/json", completion("<p>Begun", "length"))],
    [
      "nothing at all and hangs up",
      ((request) => {
        request.socket.destroy();
      }) satisfies RequestListener,
    ],
  ])("that sends %s may do better the next time", async (_what, answer) => {
    expect(await write(await anEndpoint(answer))).toMatchObject({ ok: false, mayPass: true });
  });

  test.each([
    ["an empty text", completion("  ")],
    ["a refusal", completion("", "content_filter")],
  ])("that sends %s is not asked again", async (_what, body) => {
    expect(await write(await anEndpoint(answering(200, "application/json", body)))).toMatchObject({
      ok: false,
      mayPass: false,
    });
  });

  test("that hangs is left after the time it was given", async () => {
    const url = await anEndpoint(() => undefined);
    expect(await write(url, { timeout: 50 })).toEqual({
      ok: false,
      mayPass: true,
      message: "The service took too long to answer.",
    });
  });

  test("is left when the loop says so", async () => {
    const url = await anEndpoint(() => undefined);
    const loop = new AbortController();
    const writing = write(url, { signal: loop.signal });
    loop.abort();
    expect(await writing).toMatchObject({ ok: false, mayPass: true });
  });

  test("that is not there may come back", async () => {
    const url = await anEndpoint(() => undefined);
    await new Promise((closed) => server?.close(closed));
    expect(await write(url)).toEqual({
      ok: false,
      mayPass: true,
      message: "The service was not reached. Check that it is running and that its address under Settings is right.",
      costCents: 0,
    });
  });

  test.each([
    ["was refused", 0, answering(401, "application/json", '{"error":{"message":"No"}}')],
    ["was refused for a while", 0, answering(429, "application/json", '{"error":{"message":"Not now"}}')],
    ["was answered by something else", 0, answering(200, "text/html", "<html>Welcome</html>")],
    ["was cut off", 0.9, answering(200, "application/json", completion("<p>Begun", "length"))],
    ["gave no text", 0.9, answering(200, "application/json", completion(""))],
    ["broke off", undefined, answering(200, "application/json", '{"choices":[{"message":')],
  ])("says what a request cost that %s: %s", async (_how, cents, answer) => {
    const written = await write(await anEndpoint(answer));
    const expected = cents === undefined ? undefined : expect.closeTo(cents, 10);
    expect([written.ok, written.ok || written.costCents]).toEqual([false, expected]);
  });

  test.each([
    ["an answer", 200, "application/json"],
    ["an error", 500, "text/plain"],
  ])("that sends %s without end is read up to a bound, and left", async (_what, status, type) => {
    let sent = 0;
    let hungUp = () => {};
    const isLeft = new Promise<void>((resolve) => (hungUp = resolve));
    const piece = Buffer.alloc(64 * 1024, " ");
    const url = await anEndpoint((_request, response) => {
      response.writeHead(status, { "Content-Type": type });
      const send = () => {
        if (response.destroyed) return;
        sent += piece.length;
        if (response.write(piece)) setImmediate(send);
        else response.once("drain", send);
      };
      response.on("close", hungUp);
      send();
    });
    const written = await write(url);
    expect(written).toMatchObject({ ok: false, mayPass: true });
    expect(!written.ok && written.message).toMatch(/over 2 MB|answered 500/);
    await isLeft;
    // What was on its way when it was left, beside the two that were read.
    expect(sent).toBeLessThan(16 * 1024 * 1024);
  });

  test("that leads elsewhere is not followed: nobody hears what we ask but who the settings name", async () => {
    let followed = 0;
    const elsewhere = await anEndpoint((_request, response) => {
      followed += 1;
      response.writeHead(200).end("{}");
    });
    const url = await anEndpoint((_request, response) => response.writeHead(307, { Location: elsewhere }).end());
    expect(await write(url)).toMatchObject({
      ok: false,
      message: expect.stringContaining("sends us on to another address"),
    });
    expect(followed).toBe(0);
  });

  test("does not get its key into a message", async () => {
    const body = '{"error":{"message":"Wrong key: secret"}}';
    const written = await write(await anEndpoint(answering(401, "application/json", body)));
    expect(written).toMatchObject({
      ok: false,
      message: "The key was refused. Check it under Settings. It answered 401: Wrong key: …",
    });
  });

  const html = "<h2>Gràcia</h2><p>Text.</p>";
  const withContent = (content: unknown) =>
    JSON.stringify({ choices: [{ message: { role: "assistant", content }, finish_reason: "stop" }] });
  const events = (...chunks: unknown[]) => chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join("");
  const delta = (content: string, finish_reason: string | null = null) => ({
    choices: [{ index: 0, delta: { content }, finish_reason }],
  });

  test.each([
    [
      "a list of parts",
      "application/json",
      withContent([
        { type: "text", text: "<h2>Gràcia</h2>" },
        { type: "text", text: "<p>Text.</p>" },
      ]),
    ],
    [
      "parts of which one is what it thought",
      "application/json",
      withContent([
        { type: "thinking", thinking: "Let me see." },
        { type: "output_text", text: html },
      ]),
    ],
    ["the object of the protocol as plain text", "text/plain", completion(html)],
    [
      "an event stream that nobody asked for",
      "text/event-stream",
      `: hello\n\n${events(delta("<h2>Gràcia</h2>"), delta("<p>Text.</p>", "stop"))}data: [DONE]\n\n`,
    ],
    [
      "an event stream said to be JSON",
      "text/plain",
      events({ choices: [{ message: { content: html }, finish_reason: "stop" }] }),
    ],
  ])("that answers with %s is read", async (_how, type, body) => {
    const written = await write(await anEndpoint(answering(200, type, body)));
    expect(written).toMatchObject({ ok: true, draft: { content: html } });
  });

  test.each([
    [
      "that it is asked too often",
      true,
      '{"error":{"message":"Rate limit reached for test-model","type":"requests"}}',
      "The service is busy: too many requests at once. It said: Rate limit reached for test-model",
    ],
    [
      "with a status of its own",
      true,
      '{"error":{"code":503,"message":"No provider at the moment"}}',
      "The service has a fault of its own at the moment. It said: No provider at the moment",
    ],
    [
      "that the credit is used up",
      false,
      '{"error":{"message":"You exceeded your current quota","code":"insufficient_quota"}}',
      "You exceeded your current quota",
    ],
    [
      "beside an empty choice",
      false,
      '{"choices":[{"error":{"message":"Invalid input"},"message":null}]}',
      "The service did not accept the request. Check the address and the model under Settings. It said: Invalid input",
    ],
    ["as a word", false, '{"error":"model test-model is not here"}', "It said: model test-model is not here"],
    ["in a stream", true, `${events(delta("<p>Begun"), { error: { message: "Overloaded" } })}`, "It said: Overloaded"],
    [
      "that says the key back",
      false,
      '{"error":{"message":"Incorrect key secret","code":"invalid_api_key"}}',
      "It said: Incorrect key …",
    ],
  ])("that tells an error inside a success, %s, is quoted", async (_how, mayPass, body, message) => {
    const type = body.startsWith("data:") ? "text/event-stream" : "application/json";
    const written = await write(await anEndpoint(answering(200, type, body)));
    expect(written).toMatchObject({ ok: false, mayPass, costCents: 0, message: expect.stringContaining(message) });
  });

  test.each([
    ["a stream without its end", "text/event-stream", events(delta("<h2>Gràcia</h2><p>Begun"))],
    ["half of its JSON", "application/json", completion(html).slice(0, 120)],
  ])("that sends %s broke off, and may be asked again", async (_how, type, body) => {
    const written = await write(await anEndpoint(answering(200, type, body)));
    expect(written).toMatchObject({ ok: false, mayPass: true, message: expect.stringContaining("broke off") });
  });

  test("that hangs up in the middle of its answer broke off, and may be asked again", async () => {
    const url = await anEndpoint((_request, response) => {
      response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "5000" });
      response.write(completion(html), () => response.socket?.destroy());
    });
    const written = await write(url);
    expect(written).toMatchObject({ ok: false, mayPass: true, message: expect.stringMatching(/broke off|hung up/) });
  });

  test("that counts nonsense is believed nothing", async () => {
    const body = completion("<p>Text</p>").replace('"prompt_tokens":1000', '"prompt_tokens":-1000000000');
    const written = await write(await anEndpoint(answering(200, "application/json", body)));
    expect(written.ok && written.draft.costCents).toBeUndefined();
  });
});
