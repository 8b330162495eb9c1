/**
 * The way of a request. Some are refused, most are sent ready (files, pages, the page of a missing address), every answer carries the same
 * headers. The rest is Remix's: it waits for its turn, and is asked over HTTP. docs/server.md shows it in ten lines.
 */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";

import { isHost, isReadable, isSameOrigin, namesTwoHosts, pathIn, plainPath } from "./addresses";
import type { Asking, Exchange } from "./asking";
import { backupHeader, sendBackup } from "./backup-download";
import { preferredEncoding } from "./compression";
import type { Connections } from "./connections";
import { log } from "./log";
import { isFairManifestQuestion } from "./manifest";
import type { Drawn } from "./page";
import { mayBeKept, pageKey } from "./page-key";
import type { ReadyPages } from "./ready-pages";
import { refuse } from "./refusals";
import { copyHead, sendBody } from "./remix-answer";
import { type Answer, readWhole, RemixAway } from "./remix-client";
import { GoneAway, TooManyWaiting } from "./render-queue";
import { allowanceFor, type Body, BodyRefused, hasBody, RequestBody } from "./request-body";
import { loggedPath, type Noted } from "./request-log";
import type { RouteTable } from "./route-table";
import { giveStandingHeaders } from "./standing-headers";
import { sendFile, type StaticFiles } from "./static-files";
import { languageFor } from "./visitor-language";

const methods = "GET, HEAD, POST";

export type Parts = {
  files: StaticFiles;
  routes: RouteTable;
  pages: ReadyPages;
  asking: Asking;
  connections: Connections;
  /** Counts an address that was asked for and is not there. */
  countMissing: (path: string) => void;
  isStopping: () => boolean;
  backupsFolder: string;
  /** Whether X-Forwarded-* were written by our own proxy. */
  trustProxy: boolean;
  /** The site is known under https. */
  isSecure: boolean;
  /** The host of BASE_URL, where it is set. */
  ownHost: string | undefined;
};

export class RequestHandler {
  #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  handle(request: IncomingMessage, response: ServerResponse, noted: Noted): void {
    const { trustProxy, pages, routes } = this.#parts;
    const { headers, method } = request;
    // Nobody here speaks another protocol. Node answers and reads nothing more from this connection: whoever kept it would wait.
    if (headers.upgrade !== undefined || this.#parts.isStopping()) response.setHeader("Connection", "close");
    // Remix compares the origin with this header where it is there; only our own proxy may write it.
    if (!trustProxy) drop(headers, "x-forwarded-host");
    const isSound = isHost(headers.host) && isHost(forwardedHost(headers)) && !namesTwoHosts(request);
    const isSecure =
      this.#parts.isSecure || (trustProxy && /^https\b/.test(String(headers["x-forwarded-proto"] ?? "")));
    const isReading = method === "GET" || method === "HEAD";
    headers.host ??= "localhost";
    if (isSound && isReading) {
      this.#underOwnName(headers);
      if (!hasBody(request) && pages.send(request, response, isSecure)) return;
    }

    giveStandingHeaders(response, isSecure);
    if (!isSound) return refuse(request, response, 400);
    if (method === "OPTIONS") return void response.writeHead(204, { Allow: methods }).end();
    if (!isReading && method !== "POST") return refuse(request, response, 405, { Allow: methods });
    const path = pathIn(request.url ?? "/");
    const route = isReadable(path) ? routes.find(path) : undefined;
    noted.isQuiet = route?.probe === true || path.startsWith("/assets/");
    const body = hasBody(request) ? new RequestBody(request, allowanceFor(route ?? {}, headers)) : null;
    const exchange = { request, response, noted, path, route, isSecure, body };
    const answered = isReading ? this.#read(exchange) : this.#take(exchange);
    answered.catch((error: unknown) => this.#fail(exchange, error));
  }

  /** What somebody asks for and has not been sent ready. */
  async #read(exchange: Exchange): Promise<void> {
    const { request, response, path, route, body } = exchange;
    // Nobody is to send anything along, and who does is heard to the end.
    await body?.read();
    const url = request.url ?? "/";
    if (path === "/__manifest") {
      return isFairManifestQuestion(url) ? this.#passOn(exchange, null) : refuse(request, response, 400);
    }
    const file = this.#parts.files.find(path, request.headers["accept-encoding"]);
    if (file) {
      const missing = () => void this.#missing(exchange).catch((error: unknown) => this.#fail(exchange, error));
      return sendFile(request, response, file, path, missing);
    }
    if (!route) return this.#missing(exchange);
    const plain = plainPath(path, route);
    if (plain !== path) return void response.writeHead(301, { Location: plain + url.slice(path.length) }).end();
    // How Remix 1 asked for data: nobody of ours does, and it answers with an error.
    if (/[?&]_data(?:=|&|$)/.test(url)) return refuse(request, response, 400);
    const asked = route.kept && mayBeKept(url, route) ? pageKey(request, url) : null;
    if (!asked || !route.kept) return this.#passOn(exchange, null);
    const { seconds } = route.kept;
    await this.#parts.pages.answer(asked, url, { ...exchange, seconds, ...this.#drawing(exchange, url) });
  }

  /** What somebody sends. */
  async #take(exchange: Exchange): Promise<void> {
    const { request, response, route, body } = exchange;
    const isOnlyRead = route?.who === "programs" && !route.hasAction;
    if (isOnlyRead || !isSameOrigin(request)) {
      body?.forget();
      await body?.said();
      return isOnlyRead ? refuse(request, response, 405, { Allow: "GET, HEAD" }) : refuse(request, response, 403);
    }
    const sent = (await body?.read()) ?? null;
    return route ? this.#passOn(exchange, sent) : this.#missing(exchange);
  }

  /** The page that says that there is none, in the visitor's language; and it is counted. */
  async #missing(exchange: Exchange): Promise<void> {
    const { request, path } = exchange;
    const { headers } = request;
    this.#underOwnName(headers);
    const language = languageFor(path, headers.cookie);
    const isSound = isReadable(path);
    if (isSound) this.#parts.countMissing(path);
    const page = `${language === "en" ? "" : `/${language}`}/not-found`;
    drop(headers, "cookie");
    // Whoever asks for this very path is counted too: with the blank it is the key of no address.
    const asked = pageKey(request, `missing ${page}`);
    if (!asked) return;
    const status = isSound ? 404 : 400;
    const drawing = this.#drawing({ ...exchange, body: null }, page);
    await exchange.body?.said();
    await this.#parts.pages.answer(asked, `missing ${page}`, { ...exchange, status, seconds: 600, ...drawing });
  }

  /** How a page is drawn that others may be sent. */
  #drawing(exchange: Exchange, url: string) {
    return {
      draw: async (): Promise<Drawn> => {
        const { done, ...answer } = await this.#parts.asking.ask(exchange, url, null);
        return { ...answer, body: await readWhole(answer.body).finally(done) };
      },
      send: (drawn: Drawn) => this.#send(exchange, { ...drawn, body: Readable.from([drawn.body]) }),
    };
  }

  async #passOn(exchange: Exchange, sent: Body | null): Promise<void> {
    // A page in work counts until its visitor has it.
    await this.#send(exchange, await this.#parts.asking.ask(exchange, exchange.request.url ?? "/", sent));
  }

  async #send({ request, response, route, body }: Exchange, answer: Answer): Promise<void> {
    const backup = answer.headers[backupHeader];
    const isRedirect = answer.status === 302;
    if (route?.download && isRedirect && request.headers.range !== undefined) {
      // A program that goes on with a part would take the page that asks for the password for the rest of the file.
      answer.body.resume();
      return void response.writeHead(403, { "Cache-Control": "no-store", "Content-Length": 0 }).end();
    }
    copyHead(response, answer, route);
    if (route?.download && backup !== undefined) {
      answer.body.resume();
      this.#parts.connections.spare(request.socket);
      return sendBackup(request, response, this.#parts.backupsFolder, String(backup));
    }
    const encoding = preferredEncoding(request.headers["accept-encoding"]);
    if (!body || body.isSaid) return sendBody(response, answer.body, encoding);
    // Taken in at once: Remix has read enough, and what still comes is for nobody.
    const whole = await readWhole(answer.body);
    await body.said();
    if (body.isCutOff) response.setHeader("Connection", "close");
    await sendBody(response, Readable.from([whole]), encoding);
  }

  /**
   * Where the site knows its own name, what is read is drawn and kept under that one, whatever name a stranger made up: no page holds it, and
   * a thousand of them do not fill the room for ready pages. A form keeps the name that its origin is compared with.
   */
  #underOwnName(headers: IncomingHttpHeaders): void {
    const { ownHost } = this.#parts;
    if (ownHost === undefined) return;
    headers.host = ownHost;
    drop(headers, "x-forwarded-host");
    drop(headers, "x-forwarded-proto");
  }

  async #fail({ request, response, body }: Exchange, error: unknown): Promise<void> {
    if (error instanceof GoneAway || response.destroyed) return;
    body?.forget();
    await body?.said();
    const closing: Record<string, string> = body?.isCutOff ? { Connection: "close" } : {};
    if (error instanceof BodyRefused) return refuse(request, response, error.status, closing);
    if (error instanceof TooManyWaiting) return refuse(request, response, 503, { "Retry-After": "5", ...closing });
    const isOfRemix = error instanceof RemixAway;
    const said = isOfRemix ? "Remix has not answered" : "the server failed";
    log.error({ err: error, path: loggedPath(request.url ?? "") }, said);
    if (!isOfRemix) return refuse(request, response, 500, closing);
    refuse(request, response, 503, { "Retry-After": "5", ...closing });
  }
}

/** Only where it is there: V8 keeps an object from which something was deleted in a slower form. */
function drop(headers: IncomingHttpHeaders, name: string): void {
  if (headers[name] !== undefined) delete headers[name];
}

function forwardedHost({ "x-forwarded-host": host }: IncomingHttpHeaders): string | undefined {
  return Array.isArray(host) ? host.join() : host;
}
