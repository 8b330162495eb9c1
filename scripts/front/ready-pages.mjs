/**
 * Ready bytes for visitors who carry nothing of their own. A page drawn once is sent again as it was, until something that
 * pages show changes; drawing takes milliseconds of processor time, sending again a few hundredths of one. Two who ask for the same
 * cold page wait for the same drawing. Where the database cannot be read, what was drawn last is better than an error.
 */
import { createHash } from "node:crypto";

import fresh from "fresh";

import { accepts } from "./files.mjs";
import { languageFor } from "./languages.mjs";

/** However many addresses are asked for, the pages kept take no more than this. */
const mostBytes = 24 * 1024 * 1024;
// Of its address and headers: an answer without a body takes memory too.
const bytesBesideBody = 2048;
// A page may print the day.
const longestLife = 10 * 60 * 1000;
// Whoever waits for another's drawing waits no longer than this, in ms.
const longestWait = 5000;
// What the public pages read from an address; another word in it could have been made up to fill the memory.
const knownQuery = /^(neighborhood|price|sort|page|photo|tab)$/;
const personalPath = /^\/(admin|uploads|healthz|readyz|((es|ca|ru)\/)?favourites)(\/|\?|$)/;
// A form notes when it was drawn, to tell people from programs; a page kept for minutes would blunt that.
const formPath =
  /^\/((es|ca|ru)\/)?(contact|valuation|search|property\/\d+\/viewing|developments\/[^/?]+\/information|services\/[^/?]+\/[^/?]+)(\/|\?|$)/;
const keptType = /^(?:text\/(?:html|plain)|application\/(?:xml|rss\+xml))\b/;
/** A cache in front of us asks again after a minute at most, and may send what it has meanwhile. */
const forAll = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/**
 * @typedef {{ version: number | null, at: number, status: number, headers: [string, string | number | string[]][], body: Buffer, etag: string }} Page
 * @typedef {{ request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, draw: () => void, status: number | undefined, timer: NodeJS.Timeout }} Waiting
 */
export class ReadyPages {
  /** @type {Map<string, Page>} oldest use first */
  #pages = new Map();
  /** @type {Map<string, Waiting[]>} who waits for a page that is being drawn for somebody else */
  #drawing = new Map();
  #bytes = 0;
  #version;

  /** @param {() => number | null} version of what pages show; null where nobody can say */
  constructor(version) {
    this.#version = version;
  }

  /**
   * Sends the page that is asked for, now or when somebody has drawn it; calls `draw` where this request has to do that.
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   * @param {() => void} draw
   */
  answer(request, response, draw) {
    const key = keyOf(request);
    if (key === null) draw();
    else this.#answer(key, request, response, draw);
  }

  /**
   * The same for an address that the site has not: one page for all of them in each language.
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   * @param {{ path: string, status: 400 | 404 }} missing `path`: one without a page, drawn in the place of the other
   * @param {() => void} draw
   */
  answerMissing(request, response, { path, status }, draw) {
    request.url = path;
    delete request.headers.cookie;
    const key = JSON.stringify([...keyParts(request), path]);
    this.#answer(key, request, response, draw, status);
  }

  /**
   * @param {string} key
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   * @param {() => void} draw
   * @param {number} [status] in the place of the page's own
   */
  #answer(key, request, response, draw, status) {
    const version = this.#version();
    const page = this.#pages.get(key);
    const isNew = page && page.version === version && performance.now() - page.at <= longestLife;
    if (page && (isNew || version === null)) return this.#send(key, page, request, response, status);

    const waiting = this.#drawing.get(key);
    if (waiting) {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(one), 1);
        draw();
      }, longestWait);
      const one = { request, response, draw, status, timer };
      waiting.push(one);
      response.once("close", () => clearTimeout(timer));
      return;
    }
    this.#drawing.set(key, []);
    this.#keepWhenDrawn(key, version, request, response, status);
    draw();
  }

  /**
   * @param {string} key
   * @param {Page} page
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   * @param {number} status
   */
  #send(key, page, request, response, status = page.status) {
    this.#pages.delete(key);
    this.#pages.set(key, page);
    response.removeHeader("Transfer-Encoding");
    for (const [name, value] of page.headers) response.setHeader(name, value);
    response.setHeader("ETag", page.etag);
    if (status === 200 && isFresh(request, page.etag)) {
      for (const name of ["Content-Type", "Content-Encoding"]) response.removeHeader(name);
      response.writeHead(304).end();
      return;
    }
    response.writeHead(status, { "Content-Length": page.body.length });
    response.end(page.body);
  }

  /**
   * Holds an answer back until it is whole: then it is known how long it is and what its tag is, and who asked first hears the same
   * as everybody after.
   * @param {string} key
   * @param {number | null} version of the data before the page is drawn: a change meanwhile makes it old at once
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   * @param {number} [status]
   */
  #keepWhenDrawn(key, version, request, response, status) {
    /** @type {Buffer[]} */
    const chunks = [];
    /** @type {unknown[]} */
    let head = [];
    const collect = (/** @type {unknown[]} */ [chunk, encoding, ...others]) => {
      if (typeof chunk === "string") chunks.push(Buffer.from(chunk, encoding === "latin1" ? "latin1" : "utf8"));
      else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
      const written = [chunk, encoding, ...others].find((each) => typeof each === "function");
      if (typeof written === "function") process.nextTick(() => written());
    };
    const { write, end, writeHead } = response;
    Object.assign(response, {
      writeHead: (/** @type {unknown[]} */ ...args) => {
        head = args.filter((each) => typeof each !== "object");
        const headers = args.find((each) => typeof each === "object" && each !== null);
        for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
        return response;
      },
      write: (/** @type {unknown[]} */ ...args) => {
        collect(args);
        return true;
      },
      end: (/** @type {unknown[]} */ ...args) => {
        collect(args);
        Object.assign(response, { write, end, writeHead });
        const drawn = typeof head[0] === "number" ? head[0] : response.statusCode;
        const body = Buffer.concat(chunks);
        if (!isSameForAll(response, drawn)) {
          if (head.length > 0) Reflect.apply(writeHead, response, head);
          return Reflect.apply(end, response, [body]);
        }
        const page = pageOf(response, { version, status: drawn, body });
        this.#keep(key, page);
        this.#send(key, page, request, response, status);
        return response;
      },
    });
    response.once("close", () => {
      const waiting = this.#drawing.get(key) ?? [];
      this.#drawing.delete(key);
      for (const { request, response: other, draw, status, timer } of waiting) {
        clearTimeout(timer);
        if (other.headersSent || other.destroyed) continue;
        this.#answer(key, request, other, draw, status);
      }
    });
  }

  /**
   * @param {string} key
   * @param {Page} page
   */
  #keep(key, page) {
    this.#drop(key);
    this.#pages.set(key, page);
    this.#bytes += page.body.length + bytesBesideBody;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= mostBytes) break;
      this.#drop(oldest);
    }
  }

  /** @param {string} key */
  #drop(key) {
    const page = this.#pages.get(key);
    if (page) this.#bytes -= page.body.length + bytesBesideBody;
    this.#pages.delete(key);
  }
}

/**
 * What a page depends on besides the data: host, address, chosen language, compression. Null for a visitor who carries more
 * than a language (saved homes, a message, a search, a session) and for an address that is personal or made up.
 * @param {import("node:http").IncomingMessage} request
 */
function keyOf(request) {
  const { method, url = "", headers } = request;
  if ((method !== "GET" && method !== "HEAD") || url.length > 200 || personalPath.test(url) || formPath.test(url))
    return null;
  if (!/^(language=[\w%=-]{0,40})?$/.test(headers.cookie ?? "")) return null;
  const query = url.split("?")[1] ?? "";
  if (query !== "" && ![...new URLSearchParams(query).keys()].every((name) => knownQuery.test(name))) return null;
  return JSON.stringify([...keyParts(request), url, headers.cookie ? languageFor("/", headers.cookie) : ""]);
}

/** @param {import("node:http").IncomingMessage} request */
function keyParts({ headers }) {
  // Drawn and kept in as many ways as it can be packed, whatever words a browser finds for them.
  const encodings = String(headers["accept-encoding"] ?? "");
  const packed = ["br", "gzip"].find((name) => accepts(encodings, name)) ?? "identity";
  headers["accept-encoding"] = packed;
  return [headers.host, headers["x-forwarded-host"], headers["x-forwarded-proto"], packed];
}

/**
 * @param {import("node:http").ServerResponse} response
 * @param {number} status
 */
function isSameForAll(response, status) {
  if ((status !== 200 && status !== 404) || response.hasHeader("Set-Cookie")) return false;
  // A page with a word of its own for its scripts is never sent twice.
  if (/'nonce-/.test(String(response.getHeader("Content-Security-Policy") ?? ""))) return false;
  return keptType.test(String(response.getHeader("Content-Type") ?? ""));
}

/**
 * Whether the one who asks has this very page: by one tag, a list of them, weak or not. Some programs say "no-cache" beside the
 * tag without meaning it: only the tag counts.
 * @param {import("node:http").IncomingMessage} request
 * @param {string} etag
 */
function isFresh({ headers }, etag) {
  const tag = headers["if-none-match"];
  return tag !== undefined && fresh({ "if-none-match": tag }, { etag });
}

/**
 * @param {import("node:http").ServerResponse} response
 * @param {Pick<Page, "version" | "status" | "body">} drawn
 * @returns {Page}
 */
function pageOf(response, { version, status, body }) {
  if (/^private\b/.test(String(response.getHeader("Cache-Control") ?? "private"))) {
    response.setHeader("Cache-Control", forAll);
  }
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  return { version, at: performance.now(), status, headers: keptHeaders(response), body, etag };
}

/** @param {import("node:http").ServerResponse} response */
function keptHeaders(response) {
  const perAnswer = new Set(["date", "connection", "keep-alive", "transfer-encoding", "content-length", "etag"]);
  return /** @type {Page["headers"]} */ (
    Object.entries(response.getHeaders()).filter(([name, value]) => value !== undefined && !perAnswer.has(name))
  );
}
