/**
 * What comes with a request, bounded in bytes and in time. A form is taken in whole before anybody behind the front hears of it:
 * whoever sends a byte a second, or breaks off in the middle, keeps nothing busy but a connection. Large forms of the panel pass
 * as they come, counted.
 */
import { IncomingMessage } from "node:http";

import { refuse } from "./refusals.mjs";

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

// What may wait in memory for its end: more than any form of the public site has (post.server.ts refuses it at 64 KiB).
const mostWaiting = 96 * kibibyte;
/** What is read of a body that was refused, so that its sender hears why: a browser listens only when it has sent everything. */
const mostUnread = 4 * mebibyte;
const mostOfPanel = 16 * mebibyte;
// Twenty photographs of 15 MB; a film chosen by mistake is answered with a sentence at its field.
const mostOfUpload = 320 * mebibyte;

const longestForm = 30_000;
/** Twenty photos of a phone over a slow line. */
const longestUpload = 15 * 60_000;

const panelPath = /^\/admin\//i;
const uploadPath =
  /^\/admin\/(?:(?:properties|developments)\/[^/]+\/images|developments\/[^/]+\/units\/[^/]+|articles\/batch|articles\/[^/]+\/pictures|settings\/(?:agent|brand)|session-ended)\/?$/i;

/** @typedef {{ bytes: number, milliseconds: number, isWhole: boolean }} Allowance `isWhole`: taken in before it is passed on */

/**
 * @param {string} path
 * @param {import("node:http").IncomingHttpHeaders} headers
 * @returns {Allowance}
 */
export function allowanceFor(path, { cookie = "", "content-length": length }) {
  // Who is not signed in has nothing to upload. The route asks whether the session is a true one, before it reads.
  const hasSession = /(?:^|;\s*)(?:__Host-)?session=[\w%.-]{20}/.test(cookie);
  if (!panelPath.test(path)) return { bytes: mostWaiting, milliseconds: longestForm, isWhole: true };
  if (hasSession && uploadPath.test(path)) return { bytes: mostOfUpload, milliseconds: longestUpload, isWhole: false };
  const isWhole = length !== undefined && Number(length) <= mostWaiting;
  return { bytes: mostOfPanel, milliseconds: longestForm, isWhole };
}

/**
 * Whether a request says that something comes with it.
 * @param {import("node:http").IncomingMessage} request
 */
export function hasBody({ headers }) {
  return headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";
}

/**
 * Watches over a body and passes the request on as soon as it may be.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {string} path
 * @param {() => void} passOn
 */
export function takeBody(request, response, path, passOn) {
  if (!hasBody(request)) return passOn();
  const allowed = allowanceFor(path, request.headers);
  const declared = Number(request.headers["content-length"] ?? 0);
  const timer = setTimeout(() => giveUp(408), allowed.milliseconds);
  timer.unref();
  request.once("close", () => clearTimeout(timer));

  const { push } = IncomingMessage.prototype;
  /** @type {Buffer[]} */
  const waiting = [];
  let size = 0;
  let isOver = declared > allowed.bytes;
  let isPassed = !allowed.isWhole || isOver;
  let isGivenUp = false;
  const pass = () => {
    isPassed = true;
    for (const chunk of waiting) push.call(request, chunk);
    passOn();
  };

  // Node hands each piece over here as it comes from the line. Who pauses it, by an answer of false, pauses the sender.
  Object.assign(request, {
    push(/** @type {Buffer | null} */ chunk, /** @type {BufferEncoding | undefined} */ encoding) {
      if (chunk === null) {
        clearTimeout(timer);
        whole();
        // Who reads it would take a part for the whole.
        if (isGivenUp) return false;
        if (!isPassed) pass();
        return push.call(request, null);
      }
      size += chunk.length;
      if (response.writableEnded || isOver || isGivenUp) return afterRefusal();
      if (size > allowed.bytes) return refuseRest();
      if (isPassed) return push.call(request, chunk, encoding);
      waiting.push(chunk);
      return true;
    },
  });
  // Who has read enough of it ends it, and with it, in Node, the connection: its sender would never hear why.
  const { destroy } = request;
  Object.assign(request, {
    destroy(/** @type {Error | undefined} */ error) {
      if (request.socket.destroyed || request.complete || response.writableFinished)
        return destroy.call(request, error);
      isOver = true;
      return request;
    },
  });
  response.once("finish", () => {
    if (request.complete || request.destroyed) return;
    // Unread pieces that wait, and those still to come, are read and forgotten.
    request.removeAllListeners("data");
    request.resume();
    setTimeout(() => request.destroy(), longestForm).unref();
  });

  const whole = listenToEnd(request);

  // Of one that is too long the route says so in a page, by the length that was declared; it reads nothing.
  if (isPassed) passOn();

  function refuseRest() {
    if (isPassed) return giveUp(413);
    isOver = true;
    waiting.length = 0;
    isPassed = true;
    request.headers["content-length"] = String(size);
    passOn();
    return true;
  }

  function afterRefusal() {
    const most = allowed.bytes > mostOfPanel ? allowed.bytes : mostUnread + allowed.bytes;
    if (size <= most) return true;
    request.destroy();
    return false;
  }

  /** @param {408 | 413} status */
  function giveUp(status) {
    isGivenUp = true;
    // Whoever sends too slowly is not waited for; whoever sends too much hears so at the end of it.
    if (status === 408) response.once("finish", () => setTimeout(() => request.destroy(), 1000).unref());
    refuse(request, response, status, status === 408 ? { Connection: "close" } : {});
    if (isPassed) {
      silence(response);
      if (request.listenerCount("error") > 0) request.emit("error", new Error("The request was given up."));
    }
    return true;
  }
}

/**
 * With the last answer over a connection Node closes it both ways. What still comes then resets it, and its sender, who reads when
 * all is sent, never reads the answer. It is closed one way, and the other when the body is whole (or was given up).
 * @param {import("node:http").IncomingMessage} request
 * @returns {() => void} to be called when the body is whole
 */
function listenToEnd(request) {
  const { socket } = request;
  const { destroySoon } = socket;
  let isWhole = false;
  let isAnswered = false;
  const close = () => destroySoon.call(socket);
  Object.assign(socket, {
    destroySoon() {
      isAnswered = true;
      if (isWhole || request.destroyed) close();
      else socket.end();
    },
  });
  return () => {
    isWhole = true;
    if (isAnswered) close();
    else Object.assign(socket, { destroySoon });
  };
}

/**
 * An answer was given in the place of whoever is still at work on one: nothing that comes of that is sent, or an error.
 * @param {import("node:http").ServerResponse} response
 */
function silence(response) {
  const nothing = () => response;
  Object.assign(response, {
    ...{ writeHead: nothing, setHeader: nothing, appendHeader: nothing, removeHeader: nothing, flushHeaders: nothing },
    ...{ write: () => true, end: nothing },
  });
}
