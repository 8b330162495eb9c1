/** A page as it is kept: drawn once, taken in whole, sent to many. */
import { createHash } from "node:crypto";

import fresh from "fresh";

import { clearHeaders, overTls, withStandingHeaders } from "./headers.mjs";
const keptType = /^(?:text\/(?:html|plain)|application\/(?:xml|rss\+xml))\b/;
/** A cache in front of us asks again after a minute at most, and may send what it has meanwhile. */
const forAll = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/**
 * @typedef {object} Page
 * @property {number | null} version of the data before it was drawn: a change meanwhile makes it old at once
 * @property {number} at
 * @property {number} status
 * @property {Buffer} body
 * @property {string} etag
 * @property {readonly string[]} saveable homes and units that can be saved on it, as the drawing names them
 * @property {boolean} isPersonal was drawn for a visitor who saved something, and says how much: not for everybody
 * @property {string[]} head names and values in turn, as Node takes them fastest
 * @property {string[]} headOfUnchanged the same for a browser that has this very page
 */

/**
 * @param {Page} page
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {{ status?: number, isSecure?: boolean }} answer `status` in the place of the page's own
 */
export function sendPage(page, request, response, { status = page.status, isSecure = false }) {
  const isUnchanged = status === 200 && has(request, page.etag);
  const head = isUnchanged ? page.headOfUnchanged : page.head;
  response.writeHead(isUnchanged ? 304 : status, isSecure ? [...head, ...overTls] : head);
  response.end(isUnchanged ? undefined : page.body);
}

/**
 * Whether the one who asks has this very page: by one tag, a list of them, weak or not. Some programs say "no-cache" beside the
 * tag without meaning it: only the tag counts.
 * @param {import("node:http").IncomingMessage} request
 * @param {string} etag
 */
function has({ headers }, etag) {
  const tag = headers["if-none-match"];
  return tag !== undefined && fresh({ "if-none-match": tag }, { etag });
}

/**
 * Holds an answer back until it is whole: then it is known how long it is and what its tag is, and who asked first hears the same
 * as everybody after. An answer that is not the same for all goes out as it was drawn.
 * @param {import("node:http").ServerResponse} response
 * @param {{ version: number | null, saved: ReadonlySet<string> }} drawnFor the data, and what the visitor has saved
 * @param {(page: Page) => void} keep sends it too
 */
export function takeInPage(response, drawnFor, keep) {
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
      const status = typeof head[0] === "number" ? head[0] : response.statusCode;
      const body = Buffer.concat(chunks);
      if (!isSameForAll(response, status)) {
        if (head.length > 0) Reflect.apply(writeHead, response, head);
        return Reflect.apply(end, response, [body]);
      }
      const page = toPage(response, { ...drawnFor, status, body });
      clearHeaders(response);
      keep(page);
      return response;
    },
  });
}

/**
 * @param {import("node:http").ServerResponse} response
 * @param {number} status
 */
function isSameForAll(response, status) {
  if ((status !== 200 && status !== 404) || response.hasHeader("Set-Cookie")) return false;
  return keptType.test(String(response.getHeader("Content-Type") ?? ""));
}

const perAnswer = new Set(["date", "connection", "keep-alive", "transfer-encoding", "content-length", "etag"]);
const saveableHeader = "x-saveable";
const ofBody = /^content-(?:type|encoding|length)$/;

/**
 * @param {import("node:http").ServerResponse} response
 * @param {Pick<Page, "version" | "status" | "body"> & { saved: ReadonlySet<string> }} drawn
 * @returns {Page}
 */
function toPage(response, { version, saved, status, body }) {
  const saveable = String(response.getHeader(saveableHeader) ?? "").split(" ");
  const isPersonal = saved.size > 0;
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const drawn = Object.entries(response.getHeaders())
    .filter(([name]) => !perAnswer.has(name) && name !== saveableHeader)
    .map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : String(value)]);
  const headers = withStandingHeaders(Object.fromEntries(drawn));
  if (!isPersonal && /^private\b/.test(headers["cache-control"] ?? "private")) headers["cache-control"] = forAll;
  const entries = Object.entries({ ...headers, etag, "content-length": String(body.length) });
  return {
    version,
    at: performance.now(),
    status,
    body,
    etag,
    saveable,
    isPersonal,
    head: entries.flat(),
    headOfUnchanged: entries.filter(([name]) => !ofBody.test(name)).flat(),
  };
}
