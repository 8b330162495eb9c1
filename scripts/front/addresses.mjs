/** What a request says of the address it asks for, made sound: nothing behind the front meets a path or a host it could stumble on. */

// Nearly all: looked at, not made anew.
const hasSingleSlashes = /^\/(?:[^/\\?]+\/)*[^/\\?]*(?:\?|$)/;

/**
 * Whoever is redirected to `//name` is led to another host of that name: no path with two slashes gets as far as that.
 * A browser takes a backslash for a slash.
 * @param {string} address as it stands in the request
 */
export function withSingleSlashes(address) {
  if (hasSingleSlashes.test(address)) return address;
  // A proxy may ask with the whole address.
  const [path = "/", ...query] = address.replace(/^https?:\/\/[^/?]*/i, "").split("?");
  return [`/${path}`.replace(/[/\\]+/g, "/"), ...query].join("?");
}

/** @param {string} address path and query */
export function pathIn(address) {
  const end = address.indexOf("?");
  return end === -1 ? address : address.slice(0, end);
}

/**
 * The one address of a page of the site: in small letters, without a slash at the end. The panel's may hold names of files, and what a program
 * reads has the one it asks for: that of a calendar is a secret, in which capitals count.
 * @param {string} path
 */
export function plainPath(path) {
  if (/\.(?:data|xml|txt|ics)$/i.test(path)) return path;
  // Its style sheet, and that nobody keeps its pages, hang on this word.
  if (/^\/admin(?:\/|$)/i.test(path)) return path.replace(/^\/admin/i, "/admin");
  // What follows is a secret, in which capitals count.
  const booked = /^\/(?:[a-z]{2}\/)?book\/(?=.)/i.exec(path)?.[0];
  if (booked) return booked.toLowerCase() + path.slice(booked.length).replace(/\/$/, "");
  return path.toLowerCase().replace(/\/$/, "") || "/";
}

/**
 * Whether a path can be read: each percent sign begins a letter, and together they are letters.
 * @param {string} path
 */
export function isReadable(path) {
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
 * @param {string | undefined} host
 */
export function isHost(host) {
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
 * @param {import("node:http").IncomingMessage} request
 */
export function namesTwoHosts({ rawHeaders }) {
  let named = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") named += 1;
  }
  return named > 1;
}

/**
 * A browser says where a POST comes from; only our own pages may. A program that says nothing has no visitor's cookies.
 * @param {import("node:http").IncomingMessage} request
 */
export function isSameOrigin({ headers }) {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === (headers["x-forwarded-host"] ?? headers.host);
}

/**
 * Who asks. Fly writes its own address at the end of X-Forwarded-For, and the visitor's into a header of its own.
 * @param {import("node:http").IncomingMessage} request
 * @param {boolean} trustProxy
 */
export function visitorAddress(request, trustProxy) {
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
 * @param {string} address
 */
function withoutPort(address) {
  return address
    .replace(/^"([^"]*)"$/, "$1")
    .replace(/^\[([^\]]*)\](?::\d*)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d*$/, "$1");
}
