/** A page as it is kept: drawn once, taken in whole, sent to many. */
import { createHash } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";

import fresh from "fresh";

import { compress, type Encoding } from "./compression";
import { overTls, withStandingHeaders } from "./standing-headers";

const keptType = /^(?:text\/(?:html|plain)|application\/(?:xml|rss\+xml))\b/;
/** A cache in front of us asks again after a minute at most, and may send what it has meanwhile. */
const forAll = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/** What Remix has answered, whole and not compressed. */
export type Drawn = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export type Page = {
  /** Of the data before it was drawn: a change meanwhile makes it old at once. */
  version: number | null;
  /** When it is old in any case, as `performance` counts. */
  until: number;
  status: number;
  body: Buffer;
  etag: string;
  /** Homes and units that can be saved on it, as the drawing names them. */
  saveable: readonly string[];
  /** Was drawn for a visitor who saved something, and says how much: not for everybody. */
  isPersonal: boolean;
  /** Names and values in turn, as Node takes them fastest. */
  head: string[];
  /** The same for a browser that has this very page. */
  headOfUnchanged: string[];
};

type Answer = {
  /** In the place of the page's own. */
  status?: number | undefined;
  isSecure?: boolean;
};

export function sendPage(page: Page, request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const status = answer.status ?? page.status;
  const isUnchanged = status === 200 && has(request, page.etag);
  const head = isUnchanged ? page.headOfUnchanged : page.head;
  response.writeHead(isUnchanged ? 304 : status, answer.isSecure ? [...head, ...overTls] : head);
  response.end(isUnchanged ? undefined : page.body);
}

/**
 * Whether the one who asks has this very page: by one tag, a list of them, weak or not. Some programs say "no-cache" beside the
 * tag without meaning it: only the tag counts.
 */
function has({ headers }: IncomingMessage, etag: string): boolean {
  const tag = headers["if-none-match"];
  return tag !== undefined && fresh({ "if-none-match": tag }, { etag });
}

/** Whether an answer may be sent to everybody who asks for the same. */
export function isSameForAll({ status, headers }: Drawn): boolean {
  if ((status !== 200 && status !== 404) || headers["set-cookie"] !== undefined) return false;
  return keptType.test(headers["content-type"] ?? "");
}

const saveableHeader = "x-saveable";
const notOfPage = new Set([
  ...["date", "connection", "keep-alive", "transfer-encoding", "content-length", "content-encoding", "etag", "vary"],
  saveableHeader,
]);
const ofBody = /^content-(?:type|encoding|length)$/;

/** @param drawnFor the data, what the visitor has saved, how the page is compressed for them, and for how many seconds it is kept */
export async function toPage(
  { status, headers: drawn, body: plain }: Drawn,
  drawnFor: { version: number | null; saved: ReadonlySet<string>; encoding: Encoding; seconds: number },
): Promise<Page> {
  const { version, saved, encoding, seconds } = drawnFor;
  const body = await compress(plain, encoding, "kept");
  const isPersonal = saved.size > 0;
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const ofPage = Object.entries(drawn)
    .filter(([name]) => !notOfPage.has(name))
    .map(([name, value]) => [name, String(value)]);
  const headers = withStandingHeaders(Object.fromEntries(ofPage) as Record<string, string>);
  if (!isPersonal && /^private\b/.test(headers["cache-control"] ?? "private")) headers["cache-control"] = forAll;
  const entries = Object.entries({
    ...headers,
    vary: "Cookie, Accept-Encoding",
    etag,
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    "content-length": String(body.length),
  });
  return {
    version,
    until: performance.now() + seconds * 1000,
    status,
    body,
    etag,
    saveable: (drawn[saveableHeader]?.toString() ?? "").split(" "),
    isPersonal,
    head: entries.flat(),
    headOfUnchanged: entries.filter(([name]) => !ofBody.test(name)).flat(),
  };
}
