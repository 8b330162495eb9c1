/** What a request says of the address it asks for, made sound: nothing behind this server meets a path or a host it could stumble on. */
import type { IncomingMessage } from "node:http";

import type { Route } from "./route-table";

// Nearly all: looked at, not made anew.
const hasSingleSlashes = /^\/(?:[^/\\?]+\/)*[^/\\?]*(?:\?|$)/;

/**
 * Whoever is redirected to `//name` is led to another host of that name: no path with two slashes gets as far as that.
 * A browser takes a backslash for a slash.
 * @param address as it stands in the request
 */
export function withSingleSlashes(address: string): string {
  if (hasSingleSlashes.test(address)) return address;
  // A proxy may ask with the whole address.
  const [path = "/", ...query] = address.replace(/^https?:\/\/[^/?]*/i, "").split("?");
  return [`/${path}`.replace(/[/\\]+/g, "/"), ...query].join("?");
}

/** @param address path and query */
export function pathIn(address: string): string {
  const end = address.indexOf("?");
  return end === -1 ? address : address.slice(0, end);
}

/**
 * The one address of a page of the site: in small letters, without a slash at the end. What a program reads has the one it asks for, and the
 * panel's may hold names of files. A secret is the end of an address, and its capitals count.
 */
export function plainPath(
  path: string,
  { who, secret, path: ofRoute }: Pick<Route, "path" | "who" | "secret">,
): string {
  if (who === "programs" || /\.(?:data|ics)$/i.test(path)) return path;
  // Its style sheet hangs on this word.
  if (who === "staff") return path.replace(/^\/admin/i, "/admin");
  if (!secret) return path.toLowerCase().replace(/\/$/, "") || "/";
  const words = ofRoute.split("/").filter((segment) => segment !== "" && !segment.endsWith("?"));
  const segments = path.replace(/\/$/, "").split("/").slice(1);
  const before = segments.length - words.length;
  return `/${segments.map((each, at) => (words[at - before]?.startsWith(":") ? each : each.toLowerCase())).join("/")}`;
}

/**
 * Whether a path can be read: each percent sign begins a letter, and together they are letters.
 */
export function isReadable(path: string): boolean {
  if (!path.includes("%")) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a host can stand in an address: a name or a number, and a port. HTTP/1.0 may leave it out.
 */
export function isHost(host: string | undefined): boolean {
  if (host === undefined || host === lastHost) return true;
  if (!hostForm.test(host) || !URL.canParse(`http://${host}/`)) return false;
  lastHost = host;
  return true;
}

/** The last that could: nearly everybody names the same, and looking at it takes as long as a twentieth of an answer. */
let lastHost = "localhost";
const hostForm = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Whether a request names more than one: who stands before us may have believed the other.
 */
export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let named = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") named += 1;
  }
  return named > 1;
}

/**
 * A browser says where a POST comes from; only our own pages may. A program that says nothing has no visitor's cookies.
 */
export function isSameOrigin({ headers }: IncomingMessage): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === (headers["x-forwarded-host"] ?? headers.host);
}

/**
 * Who asks. Fly writes its own address at the end of X-Forwarded-For, and the visitor's into a header of its own.
 */
export function visitorAddress(request: IncomingMessage, trustProxy: boolean): string {
  const ofFly = trustProxy && process.env.FLY_APP_NAME ? request.headers["fly-client-ip"] : undefined;
  if (typeof ofFly === "string" && ofFly !== "") return withoutPort(ofFly);
  const forwarded = trustProxy
    ? String(request.headers["x-forwarded-for"] ?? "")
        .split(",")
        .at(-1)
        ?.trim()
    : "";
  return withoutPort(forwarded ?? "") || request.socket.remoteAddress || "unknown";
}

/**
 * Some proxies write the port beside the address: counted with it, each connection would be another visitor.
 */
function withoutPort(address: string): string {
  return address
    .replace(/^"([^"]*)"$/, "$1")
    .replace(/^\[([^\]]*)\](?::\d*)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d*$/, "$1");
}
