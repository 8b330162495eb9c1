/**
 * A structured line for each request: id, method, path, status, ms, bytes. Nothing about who asked: no address, no cookie, no
 * query (links in mails carry keys there).
 */
import { randomUUID } from "node:crypto";

import { pathIn } from "./addresses.mjs";
import { writeReady } from "./log.mjs";
import { withoutSecrets } from "./secret-paths.mjs";

const longestRead = 2000;

// Asked for by programs every few seconds, or a dozen for each page: said only with LOG_LEVEL=debug.
const quiet = /^\/(assets\/|healthz$|readyz$)/;

/** @typedef {{ id: string, method: string | undefined, path: string, began: number, sentBefore: number }} Noted */

/**
 * What the line will say of a request, noted before anybody changes it. An error page shows the same id.
 * @param {import("node:http").IncomingMessage} request
 * @param {number} began
 * @returns {Noted}
 */
export function noteRequest({ method, url = "/", socket }, began) {
  const id = randomUUID().slice(0, 8).toUpperCase();
  return { id, method, path: loggedPath(url), began, sentBefore: socket.bytesWritten };
}

/**
 * @param {Noted} noted
 * @param {import("node:net").Socket} socket over which it came
 * @param {import("node:http").ServerResponse} response closed by now
 * @param {number} ended
 */
export function logAnswer({ id, method, path, began, sentBefore }, socket, response, ended) {
  const ms = Math.round((ended - began) * 10) / 10;
  const what = `"id":"${id}","method":"${method}","path":${JSON.stringify(path)}`;
  const outcome = `"status":${response.statusCode},"ms":${ms},"bytes":${socket.bytesWritten - sentBefore}`;
  const end = response.writableFinished ? "" : ',"isCutOff":true';
  writeReady(quiet.test(path) ? "debug" : "info", `${what},${outcome}${end}`, "request");
}

/**
 * The path alone, without secrets and e-mail addresses.
 * @param {string} address
 */
export function loggedPath(address) {
  const path = pathIn(address.startsWith("/") ? address : address.replace(/^https?:\/\/[^/?]*/i, ""));
  // Cut after it was read: half a secret is recognised by nobody.
  return withoutSecrets(path.slice(0, longestRead)).slice(0, 200);
}
