/** The headers that every answer has, whoever gives it: page, file, feed, redirect, refusal. */
import type { ServerResponse } from "node:http";

const standing = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
  // What is no page runs nothing. A page brings its own policy: app/http/security-headers.server.ts.
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
};
export const overTls = ["Strict-Transport-Security", "max-age=31536000"] as const;

/** @param isSecure the request came over TLS, to us or to our own proxy */
export function giveStandingHeaders(response: ServerResponse, isSecure: boolean): void {
  for (const [name, value] of Object.entries(standing)) response.setHeader(name, value);
  if (isSecure) response.setHeader(...overTls);
}

/** Takes back what an answer was going to say, but for what every answer says, and that its connection ends with it. */
export function clearHeaders(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) if (!stays.has(name)) response.removeHeader(name);
  response.setHeader("Content-Security-Policy", standing["Content-Security-Policy"]);
}

const stays = new Set([...Object.keys(standing), overTls[0], "Connection"].map((name) => name.toLowerCase()));

/**
 * The same for an answer that is kept and sent to many.
 * @param headers with small letters
 */
export function withStandingHeaders(headers: Record<string, string>): Record<string, string> {
  const missing = Object.entries(standing).filter(([name]) => headers[name.toLowerCase()] === undefined);
  return { ...headers, ...Object.fromEntries(missing) };
}

/** The same as text, for the answers that Node leaves to be written by hand. */
export function standingLines(): string {
  return Object.entries(standing)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
}
