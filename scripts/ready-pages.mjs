/**
 * Ready bytes for visitors who carry nothing of their own. A page drawn once is sent again as it was, until anything in the
 * database changes; drawing takes milliseconds of processor time, sending again a few hundredths of one.
 */
import { createHash } from "node:crypto";

import SQLite from "better-sqlite3";

/** However many addresses are asked for, the pages kept take no more than this. */
const mostBytes = 24 * 1024 * 1024;
// A page may print the day.
const longestLife = 10 * 60 * 1000;
// What the public pages read from an address; another word in it could have been made up to fill the memory.
const knownQuery = /^(neighborhood|price|sort|page|photo|tab)$/;
const personalPath = /^\/(admin|uploads|healthz|((es|ca|ru)\/)?favourites)(\/|\?|$)/;
// A form notes when it was drawn, to tell people from programs; a page kept for minutes would blunt that.
const formPath =
  /^\/((es|ca|ru)\/)?(contact|valuation|search|property\/\d+\/viewing|developments\/[^/?]+\/information|services\/[^/?]+\/[^/?]+)(\/|\?|$)/;

/**
 * @typedef {{ version: number, at: number, status: number, headers: [string, string | number | string[]][], body: Buffer, etag: string }} Page
 */
export class ReadyPages {
  /** @type {Map<string, Page>} oldest use first */
  #pages = new Map();
  #bytes = 0;
  #database;
  #version;

  /** @param {string} databaseFile */
  constructor(databaseFile) {
    // A connection of its own: SQLite's data_version moves whenever any other connection has committed something.
    const database = new SQLite(databaseFile, { readonly: true });
    const statement = database.prepare("pragma data_version").pluck();
    this.#database = database;
    this.#version = () => Number(statement.get());
  }

  /** Ends its connection: it can send nothing any more. */
  close() {
    this.#database.close();
  }

  /**
   * Sends the page that is asked for if it is ready; else keeps it when it is drawn, and returns false.
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   */
  send(request, response) {
    const key = keyOf(request);
    if (key === null) return false;
    const version = this.#version();
    const page = this.#pages.get(key);
    if (!page || page.version !== version || Date.now() - page.at > longestLife) {
      this.#keepWhenDrawn(key, version, response);
      return false;
    }

    this.#pages.delete(key);
    this.#pages.set(key, page);
    for (const [name, value] of page.headers) response.setHeader(name, value);
    response.setHeader("ETag", page.etag);
    if (request.headers["if-none-match"] === page.etag) {
      response.writeHead(304).end();
    } else {
      response.writeHead(page.status, { "Content-Length": page.body.length });
      response.end(page.body);
    }
    return true;
  }

  /**
   * @param {string} key
   * @param {number} version of the data before the page is drawn: a change meanwhile makes it old at once
   * @param {import("node:http").ServerResponse} response
   */
  #keepWhenDrawn(key, version, response) {
    /** @type {Buffer[]} */
    const chunks = [];
    const collect = (/** @type {unknown} */ chunk, /** @type {unknown} */ encoding) => {
      if (typeof chunk === "string") chunks.push(Buffer.from(chunk, encoding === "latin1" ? "latin1" : "utf8"));
      else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    };
    const { write, end } = response;
    Object.assign(response, {
      write: (/** @type {[unknown, unknown]} */ ...args) => {
        collect(...args);
        return Reflect.apply(write, response, args);
      },
      end: (/** @type {[unknown, unknown]} */ ...args) => {
        collect(...args);
        return Reflect.apply(end, response, args);
      },
    });
    response.once("finish", () => {
      if (!isSameForAll(response)) return;
      const body = Buffer.concat(chunks);
      const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
      const headers = keptHeaders(response);
      this.#keep(key, { version, at: Date.now(), status: response.statusCode, headers, body, etag });
    });
  }

  /**
   * @param {string} key
   * @param {Page} page
   */
  #keep(key, page) {
    this.#drop(key);
    this.#pages.set(key, page);
    this.#bytes += page.body.length;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= mostBytes) break;
      this.#drop(oldest);
    }
  }

  /** @param {string} key */
  #drop(key) {
    this.#bytes -= this.#pages.get(key)?.body.length ?? 0;
    this.#pages.delete(key);
  }
}

/**
 * What a page depends on besides the data: host, address, chosen language, compression. Null for a visitor who carries more
 * than a language (saved homes, a message, a search, a session) and for an address that is personal or made up.
 * @param {import("node:http").IncomingMessage} request
 */
function keyOf({ method, url = "", headers }) {
  if (method !== "GET" || url.length > 200 || personalPath.test(url) || formPath.test(url)) return null;
  const cookie = headers.cookie ?? "";
  if (!/^(language=[\w%=-]{0,40})?$/.test(cookie)) return null;
  const query = url.split("?")[1] ?? "";
  if (![...new URLSearchParams(query).keys()].every((name) => knownQuery.test(name))) return null;
  return JSON.stringify([
    headers.host,
    headers["x-forwarded-host"],
    url,
    cookie,
    String(headers["accept-encoding"] ?? "").slice(0, 60),
  ]);
}

/** @param {import("node:http").ServerResponse} response */
function isSameForAll(response) {
  const type = String(response.getHeader("Content-Type") ?? "");
  return response.statusCode === 200 && type.startsWith("text/html") && !response.hasHeader("Set-Cookie");
}

/** @param {import("node:http").ServerResponse} response */
function keptHeaders(response) {
  const perConnection = new Set(["date", "connection", "keep-alive", "transfer-encoding", "content-length", "etag"]);
  return /** @type {Page["headers"]} */ (
    Object.entries(response.getHeaders()).filter(([name, value]) => value !== undefined && !perConnection.has(name))
  );
}
