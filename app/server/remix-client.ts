/** How Remix is asked: over HTTP. Node's own client costs 0.08 ms more than undici for a page, and holds 20 MB less. */
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

// Remix keeps its end of a connection for longer (remix-boot.ts): none is closed in the moment in which something is sent over it.
const keptFor = 4000;
// For an answer to begin, or to go on: a form may wait for a photograph to be made, or for another service.
const longestWait = 5 * 60_000;

export type Question = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer | Readable | null;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
};

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Readable };

/** It is not there, or has not answered to the end. */
export class RemixAway extends Error {}

/** @throws {RemixAway} where the answer is broken off */
export async function readWhole(body: Readable): Promise<Buffer> {
  return buffer(body).catch((error: unknown) => {
    throw new RemixAway("Remix has broken off its answer.", { cause: error });
  });
}

export class RemixClient {
  #address: { host: string; port: number };
  #kept = new Agent({ keepAlive: true, timeout: keptFor });

  /** @param address of the process */
  constructor(address: { host: string; port: number }) {
    this.#address = address;
  }

  async ask({ body, ...question }: Question): Promise<Answer> {
    if (body === null) return toAnswer(await this.#send(question, null, this.#kept));
    // A route may answer a form without reading all of it. Over this connection Remix would read the next request never, and if it were to
    // close it, what still comes would end it before the answer is heard: it is kept, and used once.
    const once = new Agent({ keepAlive: true });
    try {
      const answer = await this.#send(question, body, once);
      answer.once("close", () => once.destroy());
      return toAnswer(answer);
    } catch (error) {
      once.destroy();
      throw error;
    }
  }

  /** Whether it answers within so many ms. */
  async isWell(longest: number): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(longest);
      const answer = await this.#send({ method: "GET", path: "/readyz", headers: {}, signal }, null, this.#kept);
      answer.resume();
      return toAnswer(answer).status < 500;
    } catch {
      return false;
    }
  }

  /** Ends the connections that are kept. */
  close(): void {
    this.#kept.destroy();
  }

  #send(
    { method, path, headers, signal }: Omit<Question, "body">,
    body: Buffer | Readable | null,
    agent: Agent,
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const asked = request({
        ...{ ...this.#address, method, path, agent, signal, timeout: longestWait },
        headers: { ...passedOn(headers), ...(Buffer.isBuffer(body) && { "content-length": body.length }) },
      });
      asked.once("response", (answer) => {
        // Whoever reads it hears that it was broken off; nobody may be reading yet.
        answer.on("error", () => undefined);
        resolve(answer);
      });
      asked.on("error", reject);
      asked.once("timeout", () => asked.destroy(Object.assign(new Error("Remix is silent."), { code: "ETIMEDOUT" })));
      if (body === null || Buffer.isBuffer(body)) return void asked.end(body ?? undefined);
      asked.once("close", () => body.destroy());
      body.pipe(asked);
      body.once("error", (error) => asked.destroy(error));
    });
  }
}

function toAnswer(answer: IncomingMessage): Answer {
  return { status: answer.statusCode ?? 500, headers: answer.headers, body: answer };
}

// Between two who are connected.
const ofConnection = new Set([
  ...["connection", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade", "expect"],
  "http2-settings",
]);

function passedOn(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const passed: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !ofConnection.has(name)) passed[name] = value;
  }
  return passed;
}
