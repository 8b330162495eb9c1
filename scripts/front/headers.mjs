/** The headers that every answer has, whoever gives it: page, file, feed, redirect, refusal. */

const standing = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
  // What is no page runs nothing. A page brings its own policy: app/http/security-headers.server.ts.
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
};
export const overTls = ["Strict-Transport-Security", "max-age=31536000"];

/**
 * Makes an answer have them, whoever writes it and whenever.
 * @param {import("node:http").ServerResponse} response
 * @param {{ isSecure: boolean, isLast: () => boolean }} circumstances `isSecure`: the request came over TLS, to us or to our own proxy;
 * `isLast`: its connection ends with it
 */
export function giveStandingHeaders(response, { isSecure, isLast }) {
  const { writeHead } = response;
  // Node calls it for every answer, at the last moment: what is said here holds for whoever writes.
  Object.assign(response, {
    writeHead: (/** @type {unknown[]} */ ...args) => {
      // Headers may be handed over only now.
      const named = args.find((each) => typeof each === "object" && each !== null);
      const has = (/** @type {string} */ name) =>
        response.hasHeader(name) || (named !== undefined && nameIn(/** @type {object} */ (named), name));
      for (const [name, value] of Object.entries(standing)) if (!has(name)) response.setHeader(name, value);
      if (isLast()) response.setHeader("Connection", "close");
      if (isSecure) response.setHeader(.../** @type {[string, string]} */ (overTls));
      const status = typeof args[0] === "number" ? args[0] : response.statusCode;
      // Remix says neither of them.
      if (status === 405 && !has("Allow")) response.setHeader("Allow", "GET, HEAD");
      if (status === 503 && !has("Retry-After")) response.setHeader("Retry-After", "30");
      return Reflect.apply(writeHead, response, args);
    },
  });
}

/**
 * The same for an answer that is kept and sent to many.
 * @param {Record<string, string>} headers with small letters
 * @returns {Record<string, string>}
 */
export function withStandingHeaders(headers) {
  const missing = Object.entries(standing).filter(([name]) => headers[name.toLowerCase()] === undefined);
  return { ...headers, ...Object.fromEntries(missing) };
}

/** The same as text, for the answers that Node leaves to be written by hand. */
export function standingLines() {
  return Object.entries(standing)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
}

/**
 * Takes back what an answer was going to say. That its connection ends with it is no part of that.
 * @param {import("node:http").ServerResponse} response
 */
export function clearHeaders(response) {
  for (const name of response.getHeaderNames()) if (name !== "connection") response.removeHeader(name);
}

/**
 * @param {object} headers an object, or a list of names and values
 * @param {string} name
 */
function nameIn(headers, name) {
  const names = Array.isArray(headers) ? headers.flat().filter((_, index) => index % 2 === 0) : Object.keys(headers);
  return names.some((each) => String(each).toLowerCase() === name.toLowerCase());
}
