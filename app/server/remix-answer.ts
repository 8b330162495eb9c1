/** What Remix answers on its way to a visitor: all that it says but what is for this server alone. */
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { compress, compressor, type Encoding, isCompressible } from "./compression";
import { readWhole } from "./remix-client";
import type { Route } from "./route-table";

// Between two who are connected, and what Node says itself.
const notPassedOn = new Set(["connection", "keep-alive", "transfer-encoding", "date", "x-saveable", "x-send-backup"]);

/** Says what Remix says of its answer. @param route undefined for an address that no route has */
export function copyHead(
  response: ServerResponse,
  { status, headers }: { status: number; headers: IncomingHttpHeaders },
  route: Route | undefined,
): void {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !notPassedOn.has(name)) response.setHeader(name, value);
  }
  const isForAll = (route?.kept || route?.public) && headers["set-cookie"] === undefined;
  if (!isForAll && !isPrivate(headers["cache-control"])) response.setHeader("Cache-Control", "private, no-store");
  // Remix says neither of them.
  if (status === 405 && !response.hasHeader("Allow")) response.setHeader("Allow", "GET, HEAD");
  if (status === 503 && !response.hasHeader("Retry-After")) response.setHeader("Retry-After", "30");
}

/** What a route has not said to be the same for all goes to one visitor, whatever was written beside it. */
function isPrivate(cacheControl = ""): boolean {
  return /\b(?:private|no-store)\b/.test(cacheControl);
}

/** Sends the body, compressed as its reader takes it: a page in one piece, anything else as it comes and no faster than it is taken. */
export async function sendBody(response: ServerResponse, body: Readable, encoding: Encoding): Promise<void> {
  if (isPage(response)) return sendWhole(response, await readWhole(body), encoding);
  const packing = isPackable(response) ? compressor(encoding) : null;
  if (packing) {
    response.removeHeader("Content-Length");
    response.setHeader("Content-Encoding", encoding);
  }
  if (response.req.method === "HEAD") return endHead(response, body);
  await (packing ? pipeline(body, packing, response) : pipeline(body, response));
}

function isPage(response: ServerResponse): boolean {
  return /^text\/html\b/.test(String(response.getHeader("Content-Type") ?? ""));
}

async function sendWhole(response: ServerResponse, whole: Buffer, encoding: Encoding): Promise<void> {
  const isPacked = encoding !== "identity" && isPackable(response, whole.length);
  const sent = isPacked ? await compress(whole, encoding, "once") : whole;
  if (isPacked) response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", sent.length);
  response.end(sent);
}

/** The very headers of GET: Node says of an answer without a body that it has none, but not of one to HEAD. */
async function endHead(response: ServerResponse, body: Readable): Promise<void> {
  const { length } = await readWhole(body);
  if (length === 0) response.setHeader("Content-Length", 0);
  response.end();
}

// A line takes less room than what would be said of its compression.
const shortest = 1024;

function isPackable(response: ServerResponse, length = response.getHeader("Content-Length")): boolean {
  if (response.hasHeader("Content-Encoding") || (length !== undefined && Number(length) < shortest)) return false;
  return response.statusCode !== 304 && isCompressible(String(response.getHeader("Content-Type") ?? ""));
}
