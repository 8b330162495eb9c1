/**
 * What stands before Remix in the server process. remix-serve offers no hook, so the requests are met where Node hands them
 * over: this is the one place that knows it. What happens to them is said by ordinary functions of request and response in front/:
 * what is refused, what is sent ready (files, pages, the page of a missing address), what every answer carries. The rest is Remix's.
 */
import { IncomingMessage, Server, ServerResponse } from "node:http";

import { isHost, isReadable, isSameOrigin, pathIn, visitorAddress, withSingleSlashes } from "./front/addresses.mjs";
import { hasBody, takeBody } from "./front/bodies.mjs";
import { Connections } from "./front/connections.mjs";
import { ContentVersion } from "./front/content-version.mjs";
import { Files } from "./front/files.mjs";
import { giveStandingHeaders } from "./front/headers.mjs";
import { knownPaths, readRoutes } from "./front/known-paths.mjs";
import { languageFor } from "./front/languages.mjs";
import { isFairManifestQuestion } from "./front/manifest.mjs";
import { ReadyPages } from "./front/ready-pages.mjs";
import { refuse } from "./front/refusals.mjs";
import { log, noteRequest } from "./front/request-log.mjs";
import { Turns } from "./front/turns.mjs";
import { Stop } from "./stop.mjs";

const methods = "GET, HEAD, POST";

/**
 * @param {{ clientFolder: string, publicFolder: string, uploadsFolder: string, databaseFile: string, trustProxy: boolean, isSecure: boolean, ownHost?: string }} options
 * folders absolute; `isSecure`: the site is known under https; `ownHost`: the host of BASE_URL, where it is set
 */
export function installFront({
  clientFolder,
  publicFolder,
  uploadsFolder,
  databaseFile,
  trustProxy,
  isSecure,
  ownHost,
}) {
  const files = new Files({ clientFolder, publicFolder, uploadsFolder });
  const known = knownPaths(readRoutes(clientFolder));
  const version = new ContentVersion(databaseFile);
  const readyPages = new ReadyPages(() => version.read());
  const connections = new Connections(trustProxy);
  const turns = new Turns();
  const stop = new Stop({ closeIdle: () => connections.closeIdle(), close: () => version.close() });

  const passOn = /** @type {(event: string, ...args: unknown[]) => boolean} */ (Server.prototype.emit);
  /** @type {(this: Server, event: string, ...args: unknown[]) => boolean} */
  const meet = function (event, ...args) {
    if (event === "listening") {
      stayAlive();
      connections.watch(this);
      stop.watch(this);
    }
    const [request, response] = args;
    if (event !== "request" || !(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) {
      return passOn.call(this, event, ...args);
    }
    const attempt = (/** @type {() => void} */ work) => {
      try {
        work();
      } catch (error) {
        log.error({ err: error, path: pathIn(request.url ?? "") }, "the front failed");
        refuse(request, response, 500);
      }
    };
    const toRemix = () => attempt(() => void passOn.call(this, event, request, response));
    // Passed on when its form is there and its turn has come; whoever asks how the machine is waits for nobody.
    const isWatch = /^\/(healthz|readyz)(\?|$)/.test(request.url ?? "");
    attempt(() => answer(request, response, isWatch ? toRemix : () => turns.wait(response, toRemix)));
    return true;
  };
  Object.assign(Server.prototype, { emit: meet });

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {() => void} toRemix
   */
  function answer(request, response, toRemix) {
    request.url = withSingleSlashes(request.url ?? "/");
    noteRequest(request, response);
    connections.meet(request, response);
    stop.meet(response);
    const { headers } = request;
    giveStandingHeaders(response, {
      isSecure: isSecure || (trustProxy && /^https\b/.test(String(headers["x-forwarded-proto"] ?? ""))),
    });
    headers["x-visitor-address"] = visitorAddress(request, trustProxy);
    // Remix compares the origin with this header where it is there; only our own proxy may write it.
    if (!trustProxy) delete headers["x-forwarded-host"];

    const path = pathIn(request.url);
    if (!isHost(headers.host) || !isHost(forwardedHost(headers)) || hostsNamed(request) > 1)
      return refuse(request, response, 400);
    headers.host ??= "localhost";
    if (request.method === "GET" || request.method === "HEAD") {
      const readIt = () => read(request, response, path, toRemix);
      // Nothing reads what comes with it, but it has to be out of the way.
      return hasBody(request) ? takeBody(request, response, path, readIt) : readIt();
    }
    if (request.method === "OPTIONS") return void response.writeHead(204, { Allow: methods }).end();
    if (request.method !== "POST") return refuse(request, response, 405, { Allow: methods });
    if (isReadable(path) && known.isOnlyRead(path)) return refuse(request, response, 405, { Allow: "GET, HEAD" });
    if (!isSameOrigin(request)) return refuse(request, response, 403);
    const isKnown = isReadable(path) && known.has(path);
    takeBody(request, response, path, isKnown ? toRemix : () => missing(request, response, path, toRemix));
  }

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {string} path
   * @param {() => void} toRemix
   */
  function read(request, response, path, toRemix) {
    underOwnName(request);
    const url = request.url ?? "/";
    const notFound = () => missing(request, response, path, toRemix);
    if (path === "/__manifest") return isFairManifestQuestion(url) ? toRemix() : refuse(request, response, 400);
    const file = files.find(path, String(request.headers["accept-encoding"] ?? ""));
    if (file) return files.send(request, response, file, path, notFound);
    if (!isReadable(path) || !known.has(path)) return notFound();
    // How Remix 1 asked for data: nobody of ours does, and it answers with an error.
    if (/[?&]_data(?:=|&|$)/.test(url)) return refuse(request, response, 400);
    readyPages.answer(request, response, drawnAsGet(request, toRemix));
  }

  /**
   * Where the site knows its own name, what is read is drawn and kept under that one, whatever name a stranger made up: no page holds it, and
   * a thousand of them do not fill the room for ready pages. A form keeps the name that its origin is compared with.
   * @param {IncomingMessage} request
   */
  function underOwnName({ headers }) {
    if (ownHost === undefined) return;
    headers.host = ownHost;
    delete headers["x-forwarded-host"];
    delete headers["x-forwarded-proto"];
  }

  /**
   * The page that says that there is none, in the visitor's language; and it is counted.
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {string} path
   * @param {() => void} toRemix
   */
  function missing(request, response, path, toRemix) {
    underOwnName(request);
    const language = languageFor(path, request.headers.cookie);
    const isSound = isReadable(path);
    if (isSound) globalThis.countMissingPage?.(path);
    const place = { path: `${language === "en" ? "" : `/${language}`}/not-found`, status: isSound ? 404 : 400 };
    readyPages.answerMissing(
      request,
      response,
      /** @type {{ path: string, status: 400 | 404 }} */ (place),
      drawnAsGet(request, toRemix),
    );
  }
}

/**
 * A mistake in one request is no reason to end what all others are in the middle of: there may be nobody near to start the
 * site again. It is logged as what it is.
 */
function stayAlive() {
  process.on("uncaughtException", (error) => log.fatal({ err: error }, "a mistake that nobody caught"));
  process.on("unhandledRejection", (error) => log.fatal({ err: error }, "a promise that nobody held"));
}

/**
 * HEAD is answered with the very headers of GET: drawn as a GET is, and Node leaves the body out.
 * @param {IncomingMessage} request
 * @param {() => void} toRemix
 */
function drawnAsGet(request, toRemix) {
  return () => {
    request.method = "GET";
    toRemix();
  };
}

/** @param {import("node:http").IncomingHttpHeaders} headers */
function forwardedHost({ "x-forwarded-host": host }) {
  return Array.isArray(host) ? host.join() : host;
}

/** @param {IncomingMessage} request */
function hostsNamed({ rawHeaders }) {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length;
}
