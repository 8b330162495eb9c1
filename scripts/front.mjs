/**
 * What happens to a request before Remix hears of it: each step is a function of request and response in front/. Some are refused, most
 * are sent ready (pages, files, the page of a missing address), every answer carries the same headers. The rest is Remix's.
 */
import {
  isHost,
  isReadable,
  isSameOrigin,
  namesTwoHosts,
  pathIn,
  plainPath,
  visitorAddress,
} from "./front/addresses.mjs";
import { Backups } from "./front/backups.mjs";
import { hasBody, takeBody } from "./front/bodies.mjs";
import { Connections } from "./front/connections.mjs";
import { ContentVersion } from "./front/content-version.mjs";
import { FairQueue } from "./front/fair-queue.mjs";
import { Files, sendFile } from "./front/files.mjs";
import { giveStandingHeaders } from "./front/headers.mjs";
import { knownPaths, readRoutes } from "./front/known-paths.mjs";
import { languageFor } from "./front/languages.mjs";
import { isFairManifestQuestion } from "./front/manifest.mjs";
import { isForm } from "./front/page-key.mjs";
import { ReadyPages } from "./front/ready-pages.mjs";
import { refuse } from "./front/refusals.mjs";
import { makeServer } from "./front/server.mjs";
import { Stop } from "./stop.mjs";

/**
 * @typedef {import("node:http").IncomingMessage} Request
 * @typedef {import("node:http").ServerResponse} Response
 */

const methods = "GET, HEAD, POST";

/**
 * @param {{ clientFolder: string, publicFolder: string, uploadsFolder: string, backupsFolder: string, databaseFile: string, trustProxy: boolean, isSecure: boolean, ownHost?: string }} options
 * folders absolute; `isSecure`: the site is known under https; `ownHost`: the host of BASE_URL, where it is set
 * @returns {(remix: import("./front/before-remix.mjs").Program) => import("node:http").Server} makes the server
 */
export function createFront({
  clientFolder,
  publicFolder,
  uploadsFolder,
  backupsFolder,
  databaseFile,
  trustProxy,
  isSecure,
  ownHost,
}) {
  const files = new Files({ clientFolder, publicFolder, uploadsFolder });
  const known = knownPaths(readRoutes(clientFolder));
  const version = new ContentVersion(databaseFile);
  const readyPages = new ReadyPages(version);
  const connections = new Connections(trustProxy);
  const backups = new Backups(backupsFolder, (socket) => connections.spare(socket));
  const queue = new FairQueue();
  const stop = new Stop({ connections, close: () => version.close() });

  return (remix) =>
    makeServer({ answer, remix, connections, stop, trustProxy }).on("connection", () => queue.noteArrival());

  /**
   * @param {Request} request
   * @param {Response} response
   * @param {() => void} remix
   */
  function answer(request, response, remix) {
    const { headers, method } = request;
    // Nobody here speaks another protocol. Node answers and reads nothing more from this connection: whoever kept it would wait.
    if (headers.upgrade !== undefined || stop.isStopping) response.setHeader("Connection", "close");
    // Remix compares the origin with this header where it is there; only our own proxy may write it.
    if (!trustProxy) drop(headers, "x-forwarded-host");
    const isSound = isHost(headers.host) && isHost(forwardedHost(headers)) && !namesTwoHosts(request);
    const isOverTls = isSecure || (trustProxy && /^https\b/.test(String(headers["x-forwarded-proto"] ?? "")));
    const isReading = method === "GET" || method === "HEAD";
    headers.host ??= "localhost";
    if (isSound && isReading) {
      underOwnName(request);
      if (!hasBody(request) && readyPages.send(request, response, { isSecure: isOverTls })) return;
    }

    giveStandingHeaders(response, { isSecure: isOverTls, isLast: () => stop.isStopping });
    if (!isSound) return refuse(request, response, 400);
    if (method === "OPTIONS") return void response.writeHead(204, { Allow: methods }).end();
    if (!isReading && method !== "POST") return refuse(request, response, 405, { Allow: methods });
    const path = pathIn(request.url ?? "/");
    // Whoever asks how the machine is waits for nobody.
    const toRemix = /^\/(?:healthz|readyz)$/.test(path) ? remix : () => inTurn(request, response, remix);
    if (isReading) takeBody(request, response, path, () => read(request, response, path, toRemix));
    else take(request, response, path, toRemix);
  }

  /**
   * @param {Request} request
   * @param {Response} response
   * @param {() => void} draw
   */
  function inTurn(request, response, draw) {
    const path = pathIn(request.url ?? "/");
    const isOfPanel = /^\/admin(?:\/|$)/.test(path) && request.headers.cookie !== undefined;
    const isOfForm = request.method === "POST" || isForm(path) || path.startsWith("/admin");
    queue.wait({
      response,
      kind: isOfPanel ? "panel" : isOfForm ? "form" : "reading",
      address: visitorAddress(request, trustProxy),
      draw,
      refuse: () => refuse(request, response, 503, { "Retry-After": "5" }),
    });
  }

  /**
   * What somebody asks for and has not been sent ready.
   * @param {Request} request
   * @param {Response} response
   * @param {string} path
   * @param {() => void} toRemix
   */
  function read(request, response, path, toRemix) {
    const url = request.url ?? "/";
    const notFound = () => missing(request, response, path, toRemix);
    if (path === "/__manifest") return isFairManifestQuestion(url) ? toRemix() : refuse(request, response, 400);
    const file = files.find(path, request.headers["accept-encoding"]);
    if (file) return sendFile(request, response, file, path, notFound);
    if (!isReadable(path) || !known.has(path)) return notFound();
    const plain = plainPath(path);
    if (plain !== path) return void response.writeHead(301, { Location: plain + url.slice(path.length) }).end();
    // How Remix 1 asked for data: nobody of ours does, and it answers with an error.
    if (/[?&]_data(?:=|&|$)/.test(url)) return refuse(request, response, 400);
    backups.watch(request, response, path);
    readyPages.answer(request, response, drawnAsGet(request, toRemix));
  }

  /**
   * What somebody sends.
   * @param {Request} request
   * @param {Response} response
   * @param {string} path
   * @param {() => void} toRemix
   */
  function take(request, response, path, toRemix) {
    const isKnown = isReadable(path) && known.has(path);
    if (isKnown && known.isOnlyRead(path)) return refuse(request, response, 405, { Allow: "GET, HEAD" });
    if (!isSameOrigin(request)) return refuse(request, response, 403);
    takeBody(request, response, path, isKnown ? toRemix : () => missing(request, response, path, toRemix));
  }

  /**
   * The page that says that there is none, in the visitor's language; and it is counted.
   * @param {Request} request
   * @param {Response} response
   * @param {string} path
   * @param {() => void} toRemix
   */
  function missing(request, response, path, toRemix) {
    underOwnName(request);
    const language = languageFor(path, request.headers.cookie);
    const isSound = isReadable(path);
    if (isSound) globalThis.countMissingPage?.(path);
    /** @type {{ path: string, status: 400 | 404 }} */
    const place = { path: `${language === "en" ? "" : `/${language}`}/not-found`, status: isSound ? 404 : 400 };
    readyPages.answerMissing(request, response, place, drawnAsGet(request, toRemix));
  }

  /**
   * Where the site knows its own name, what is read is drawn and kept under that one, whatever name a stranger made up: no page holds it, and
   * a thousand of them do not fill the room for ready pages. A form keeps the name that its origin is compared with.
   * @param {Request} request
   */
  function underOwnName({ headers }) {
    if (ownHost === undefined) return;
    headers.host = ownHost;
    drop(headers, "x-forwarded-host");
    drop(headers, "x-forwarded-proto");
  }
}

/**
 * HEAD is answered with the very headers of GET: drawn as a GET is, and Node leaves the body out.
 * @param {Request} request
 * @param {() => void} toRemix
 */
function drawnAsGet(request, toRemix) {
  return () => {
    request.method = "GET";
    toRemix();
  };
}

/**
 * Only where it is there: V8 keeps an object from which something was deleted in a slower form.
 * @param {import("node:http").IncomingHttpHeaders} headers
 * @param {string} name
 */
function drop(headers, name) {
  if (headers[name] !== undefined) delete headers[name];
}

/** @param {import("node:http").IncomingHttpHeaders} headers */
function forwardedHost({ "x-forwarded-host": host }) {
  return Array.isArray(host) ? host.join() : host;
}
