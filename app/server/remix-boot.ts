/**
 * What is added to the process of remix-serve before it starts: `node --import`. It has no options for these; nothing of Node, Express or
 * remix-serve is changed, and of the router only what route-matching.ts says.
 */
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server } from "node:http";

import { log } from "./log";
import { keepRouteTable } from "./route-matching";

// A batch of photographs may come for a quarter of an hour; the server in front bounds everything else.
const longestRequest = 16 * 60_000;
// Longer than the server in front keeps its end of a connection.
const keepAlive = 75_000;

keepRouteTable();
setTimes();
forgetUnread();
stayAlive();
heedParent();
process.once("beforeExit", () => void closeDatabase());

/** Node tells of each request which server it came to. */
function setTimes(): void {
  const known = new WeakSet<Server>();
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Server };
    if (known.has(server)) return;
    known.add(server);
    server.requestTimeout = longestRequest;
    server.keepAliveTimeout = keepAlive;
  });
}

/** What was not read of a request before its answer is read and forgotten: else nobody would notice that the other end has gone. */
function forgetUnread(): void {
  subscribe("http.server.response.finish", (message) => {
    const { request } = message as { request: IncomingMessage };
    if (request.complete) return;
    request.removeAllListeners("data");
    request.resume();
  });
}

/** A mistake in one request is no reason to end what all others are in the middle of. It is logged as what it is. */
function stayAlive(): void {
  process.on("uncaughtException", (error) => log.fatal({ err: error }, "a mistake that nobody caught"));
  process.on("unhandledRejection", (error) => log.fatal({ err: error }, "a promise that nobody held"));
}

/** Whoever started it tells it of addresses that no route has. When that one was killed nobody hears its answers, and the next start takes the same data. */
function heedParent(): void {
  if (!process.send) return;
  process.on("message", (message) => {
    const { missingPages = [] } = message as { missingPages?: string[] };
    for (const path of missingPages) globalThis.countMissingPage?.(path);
  });
  process.once("disconnect", () => process.exit(1));
  // It must not keep the process that is to end.
  process.channel?.unref();
}

/** Nothing is left to do: no request, and no job in the middle of a step. The last connection writes the database's log into its file. */
async function closeDatabase(): Promise<void> {
  try {
    await globalThis.openDb?.destroy();
  } catch (error) {
    log.error({ err: error }, "the database could not be closed");
    process.exitCode = 1;
  }
}
