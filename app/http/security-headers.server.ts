const isDevelopment = process.env.NODE_ENV === "development";

/**
 * What a page may load and run: scripts come from our own files and none stands in the page itself, so that what somebody
 * managed to plant in a text does not run. The headers that every answer has are given by app/server/standing-headers.ts.
 */
export const contentSecurityPolicy = [
  "default-src 'self'",
  ...sources(),
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

function sources(): string[] {
  // Vite's development client writes its own inline scripts, styles and a socket.
  if (isDevelopment) {
    return ["script-src 'self' 'unsafe-inline'", "style-src 'self' 'unsafe-inline'", "connect-src 'self' ws:"];
  }
  return ["script-src 'self'", "style-src 'self'"];
}
