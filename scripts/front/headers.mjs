/** The headers that every answer has, whoever gives it: page, file, feed, redirect, refusal. */

const standing = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
};
// What is no page runs nothing. A page brings its own policy: app/http/security-headers.server.ts.
const policyOfData = "default-src 'none'; frame-ancestors 'none'";
const oneYear = "max-age=31536000";

/**
 * @param {import("node:http").ServerResponse} response
 * @param {{ isSecure: boolean }} request `isSecure`: it came over TLS, to us or to our own proxy
 */
export function giveStandingHeaders(response, { isSecure }) {
  const { writeHead } = response;
  // Node calls it for every answer, at the last moment: what is said here holds for whoever writes.
  Object.assign(response, {
    writeHead: (/** @type {unknown[]} */ ...args) => {
      // Headers may be handed over only now.
      const named = args.find((each) => typeof each === "object" && each !== null);
      const has = (/** @type {string} */ name) =>
        response.hasHeader(name) || (named !== undefined && nameIn(/** @type {object} */ (named), name));
      for (const [name, value] of Object.entries(standing)) if (!has(name)) response.setHeader(name, value);
      if (!has("Content-Security-Policy")) response.setHeader("Content-Security-Policy", policyOfData);
      if (isSecure) response.setHeader("Strict-Transport-Security", oneYear);
      const status = typeof args[0] === "number" ? args[0] : response.statusCode;
      // Remix says neither of them.
      if (status === 405 && !has("Allow")) response.setHeader("Allow", "GET, HEAD");
      if (status === 503 && !has("Retry-After")) response.setHeader("Retry-After", "30");
      return Reflect.apply(writeHead, response, args);
    },
  });
}

/**
 * The same headers as text, for the answers that Node leaves to be written by hand.
 */
export function standingLines() {
  return Object.entries({ ...standing, "Content-Security-Policy": policyOfData })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
}

/**
 * @param {object} headers an object, or a list of names and values
 * @param {string} name
 */
function nameIn(headers, name) {
  const names = Array.isArray(headers) ? headers.flat().filter((_, index) => index % 2 === 0) : Object.keys(headers);
  return names.some((each) => String(each).toLowerCase() === name.toLowerCase());
}
