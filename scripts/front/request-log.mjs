/**
 * A structured line for each request: id, method, path, status, ms, bytes. Nothing about who asked: no address, no cookie, no
 * query (links in mails carry keys there).
 */
import { randomBytes } from "node:crypto";

import pino from "pino";

export const log = pino({ level: process.env.LOG_LEVEL || "info" });

// Asked for by programs every few seconds, or a dozen for each page: said only with LOG_LEVEL=debug.
const quiet = /^\/(assets\/|healthz$|readyz$)/;

/**
 * Gives a request its id and notes what becomes of it. An error page shows the same id.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function noteRequest(request, response) {
  const id = randomBytes(4).toString("hex").toUpperCase();
  request.headers["x-request-id"] = id;
  const path = pathOf(request.url ?? "/");
  const level = quiet.test(path) ? "debug" : "info";
  if (!log.isLevelEnabled(level)) return;

  const began = performance.now();
  const sentBefore = request.socket.bytesWritten;
  // A HEAD may be drawn as a GET.
  const { method } = request;
  response.once("close", () => {
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const bytes = request.socket.bytesWritten - sentBefore;
    const line = { id, method, path, status: response.statusCode, ms, bytes };
    log[level](response.writableFinished ? line : { ...line, isCutOff: true }, "request");
  });
}

/**
 * The path alone. What somebody typed that looks like an e-mail address is not kept.
 * @param {string} address
 */
export function pathOf(address) {
  const [path = "/"] = address.replace(/^https?:\/\/[^/?]*/i, "").split("?");
  return path.slice(0, 200).replace(/[^/]*(?:@|%40)[^/]*/gi, "…");
}
