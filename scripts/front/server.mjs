/** The server that listens: what is noted of each request and answer, and what becomes of a mistake of ours. */
import { createServer } from "node:http";

import { visitorAddress, withSingleSlashes } from "./addresses.mjs";
import { log } from "./log.mjs";
import { refuse } from "./refusals.mjs";
import { logAnswer, loggedPath, noteRequest } from "./request-log.mjs";

/**
 * @typedef {import("node:http").IncomingMessage} Request
 * @typedef {import("node:http").ServerResponse} Response
 */

/**
 * @param {object} parts
 * @param {(request: Request, response: Response, toRemix: () => void) => void} parts.answer
 * @param {import("./before-remix.mjs").Program} parts.remix
 * @param {import("./connections.mjs").Connections} parts.connections
 * @param {import("../stop.mjs").Stop} parts.stop
 * @param {boolean} parts.trustProxy
 */
export function makeServer({ answer, remix, connections, stop, trustProxy }) {
  const server = createServer((request, response) => {
    const began = performance.now();
    const { socket } = request;
    request.url = withSingleSlashes(request.url ?? "/");
    const noted = noteRequest(request, began);
    connections.begin(socket, began);
    response.on("close", () => {
      const ended = performance.now();
      logAnswer(noted, socket, response, ended);
      connections.end(socket, ended);
      stop.end();
    });
    const toRemix = () => {
      request.headers["x-request-id"] = noted.id;
      request.headers["x-visitor-address"] = visitorAddress(request, trustProxy);
      // A page that is asked for brings nothing along: with this it would be drawn as the answer to a form, and kept for others.
      if (request.method === "GET" || request.method === "HEAD") delete request.headers["content-type"];
      attempt(request, response, () => remix(request, response));
    };
    attempt(request, response, () => answer(request, response, toRemix));
  });
  stayAlive();
  connections.watch(server);
  stop.watch(server);
  return server;
}

/**
 * @param {Request} request
 * @param {Response} response
 * @param {() => void} work
 */
function attempt(request, response, work) {
  try {
    work();
  } catch (error) {
    log.error({ err: error, path: loggedPath(request.url ?? "") }, "the front failed");
    refuse(request, response, 500);
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
