/**
 * What stands before Remix in the server process: ready files and pages, and the two things that Remix has no place for: who asks,
 * and from where a form was sent. remix-serve offers no hook, so the requests are met where Node hands them over.
 */
import { IncomingMessage, Server, ServerResponse } from "node:http";

import sirv from "sirv";

import { ReadyPages } from "./ready-pages.mjs";
import { noteRequest } from "./request-log.mjs";
import { Stop } from "./stop.mjs";

// Twenty photos of a phone over a slow line; Node would end the request after five minutes. Headers get a minute.
const longestRequest = 15 * 60 * 1000;
const longestHeaders = 60 * 1000;

const standingHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
};

/**
 * @param {{ clientFolder: string, publicFolder: string, databaseFile: string, trustProxy: boolean }} options
 */
export function installFront({ clientFolder, publicFolder, databaseFile, trustProxy }) {
  const setHeaders = (/** @type {import("node:http").ServerResponse} */ response) => {
    for (const [name, value] of Object.entries(standingHeaders)) response.setHeader(name, value);
  };
  // The names of built files carry a hash of their content: they may be kept for ever.
  const built = sirv(clientFolder, { brotli: true, gzip: true, immutable: true, maxAge: 31536000, setHeaders });
  const plain = sirv(publicFolder, { etag: true, maxAge: 3600, setHeaders });

  const readyPages = new ReadyPages(databaseFile);
  const stop = new Stop(() => readyPages.close());

  const passOn = /** @type {(event: string, ...args: unknown[]) => boolean} */ (Server.prototype.emit);
  /** @type {(this: Server, event: string, ...args: unknown[]) => boolean} */
  const meet = function (event, ...args) {
    if (event === "listening") {
      Object.assign(this, { requestTimeout: longestRequest, headersTimeout: longestHeaders });
      stop.watch(this);
    }
    const [request, response] = args;
    if (event !== "request" || !(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) {
      return passOn.call(this, event, ...args);
    }
    request.url = withSingleSlashes(request.url ?? "/");
    noteRequest(request, response);
    stop.meet(response);
    const toRemix = () => void passOn.call(this, event, request, response);
    request.headers["x-visitor-address"] = addressOf(request, trustProxy);
    // Remix compares the origin with this header where it is there; only our own proxy may write it.
    if (!trustProxy) delete request.headers["x-forwarded-host"];

    if (request.method === "GET" || request.method === "HEAD") {
      if (request.url.startsWith("/assets/")) built(request, response, toRemix);
      else if (!readyPages.send(request, response)) plain(request, response, toRemix);
    } else if (isSameOrigin(request)) {
      response.once("finish", () => readToItsEnd(request));
      toRemix();
    } else {
      response.writeHead(403, { ...standingHeaders, "Content-Type": "text/plain; charset=utf-8" });
      response.end("This form was sent from another site. We accept only forms sent from our own pages.\n");
    }
    return true;
  };
  Object.assign(Server.prototype, { emit: meet });
}

/**
 * A browser hears an answer only when it has sent everything. What a route left unread of a form it refused at once (too
 * large, not signed in) is read and forgotten; the visitor would see a broken connection otherwise.
 * @param {import("node:http").IncomingMessage} request
 */
function readToItsEnd(request) {
  if (request.readableEnded || request.destroyed) return;
  request.removeAllListeners("data");
  request.resume();
}

/**
 * Whoever is redirected to `//name` is led to another host of that name: no path with two slashes gets as far as that.
 * A browser takes a backslash for a slash.
 * @param {string} address
 */
function withSingleSlashes(address) {
  // A proxy may ask with the whole address.
  const [path = "/", ...query] = address.replace(/^https?:\/\/[^/?]*/i, "").split("?");
  return [`/${path}`.replace(/[/\\]+/g, "/"), ...query].join("?");
}

/**
 * A browser says where a POST comes from; only our own pages may. A program that says nothing has no visitor's cookies.
 * @param {import("node:http").IncomingMessage} request
 */
function isSameOrigin({ headers }) {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === (headers["x-forwarded-host"] ?? headers.host);
}

/**
 * Fly writes its own address at the end of X-Forwarded-For, and the visitor's into a header of its own.
 * @param {import("node:http").IncomingMessage} request
 * @param {boolean} trustProxy
 */
function addressOf(request, trustProxy) {
  const ofFly = trustProxy && process.env.FLY_APP_NAME ? request.headers["fly-client-ip"] : undefined;
  if (typeof ofFly === "string" && ofFly !== "") return ofFly;
  const forwarded = trustProxy
    ? String(request.headers["x-forwarded-for"] ?? "")
        .split(",")
        .at(-1)
        ?.trim()
    : "";
  return forwarded || request.socket.remoteAddress || "unknown";
}
