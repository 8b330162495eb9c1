/** How a request comes to Remix: it waits for its turn, and takes along what Remix has to know of it. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";

import { visitorAddress } from "./addresses";
import type { Answer } from "./remix-client";
import type { RemixProcess } from "./remix-process";
import type { RenderQueue } from "./render-queue";
import type { Body, RequestBody } from "./request-body";
import type { Noted } from "./request-log";
import type { Route } from "./route-table";

/** A request under way, as far as it is understood. */
export type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  noted: Noted;
  path: string;
  route: Route | undefined;
  isSecure: boolean;
  body: RequestBody | null;
};

export class Asking {
  #remix: Pick<RemixProcess, "ask">;
  #queue: RenderQueue;
  #trustProxy: boolean;

  /** @param trustProxy whether X-Forwarded-For was written by our own proxy */
  constructor(remix: Pick<RemixProcess, "ask">, queue: RenderQueue, trustProxy: boolean) {
    this.#remix = remix;
    this.#queue = queue;
    this.#trustProxy = trustProxy;
  }

  /**
   * Waits for a turn and asks.
   * @param path of the page, which may stand in the place of what was asked for
   * @param sent what came with the request, for Remix
   * @returns `done`: to be called when the answer is there; it is called when the visitor has it, or has gone
   */
  async ask(exchange: Exchange, path: string, sent: Body | null): Promise<Answer & { done: () => void }> {
    const { request, response, body, route } = exchange;
    const done = await this.#turn(exchange);
    const leaving = new AbortController();
    response.once("close", () => {
      // Its error alone costs as much as a third of passing an answer on.
      if (!response.writableFinished) leaving.abort();
      done();
    });
    try {
      const content = sent && "content" in sent ? sent.content : null;
      // What is sent to an address that no route has is answered with a page like any other.
      const method = request.method === "POST" && route ? "POST" : "GET";
      const headers = this.#headersFor(exchange, method, sent);
      const asking = this.#remix.ask({ method, path, headers, body: content, signal: leaving.signal });
      const answer = await (content instanceof Readable && body ? Promise.race([asking, body.refused]) : asking);
      return { ...answer, done };
    } catch (error) {
      leaving.abort();
      done();
      throw error;
    }
  }

  #turn({ request, response, path, route }: Exchange): Promise<() => void> {
    // Whoever asks how the machine is waits for nobody.
    if (route?.probe) return Promise.resolve(() => undefined);
    const isOfStaff = route?.who === "staff" || path === "/__manifest";
    const isOfPanel = isOfStaff && request.headers.cookie !== undefined;
    const isOfForm = request.method === "POST" || isOfStaff || route?.form === true;
    const kind = isOfPanel ? "panel" : isOfForm ? "form" : "reading";
    return this.#queue.turn({ response, kind, address: visitorAddress(request, this.#trustProxy) });
  }

  #headersFor({ request, noted }: Exchange, method: "GET" | "POST", sent: Body | null): IncomingHttpHeaders {
    const headers: IncomingHttpHeaders = {
      ...request.headers,
      "accept-encoding": "identity",
      "x-request-id": noted.id,
      "x-visitor-address": visitorAddress(request, this.#trustProxy),
    };
    delete headers["x-refused-bytes"];
    // A page that is asked for brings nothing along: with this it would be drawn as the answer to a form, and kept for others.
    if (method === "GET") delete headers["content-type"];
    if (sent && "refusedBytes" in sent) headers["x-refused-bytes"] = String(sent.refusedBytes);
    const isWhole = !sent || !("content" in sent) || Buffer.isBuffer(sent.content);
    if (isWhole) delete headers["content-length"];
    return headers;
  }
}
