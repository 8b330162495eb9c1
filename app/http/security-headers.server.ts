const isDevelopment = process.env.NODE_ENV === "development";

/**
 * What a page may load and run. Scripts come from our own files; those that stand in the page itself (only pages that React takes over
 * in the browser have any) need the word that was made up for this one answer, so that what somebody managed to plant in a
 * text does not run. The headers that every answer has are given by scripts/front/headers.mjs.
 * @param nonce null for a page without scripts of its own: it can be kept and sent again
 */
export function contentSecurityPolicy(nonce: string | null): string {
  return [
    "default-src 'self'",
    ...sources(nonce),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function sources(nonce: string | null): string[] {
  // Vite's development client writes its own inline scripts, styles and a socket.
  if (isDevelopment) {
    return ["script-src 'self' 'unsafe-inline'", "style-src 'self' 'unsafe-inline'", "connect-src 'self' ws:"];
  }
  return [nonce === null ? "script-src 'self'" : `script-src 'self' 'nonce-${nonce}'`, "style-src 'self'"];
}
